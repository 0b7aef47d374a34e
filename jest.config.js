/** jest as ESM: run it through `npm test`, which sets NODE_OPTIONS=--experimental-vm-modules. */
/** @type {import('jest').Config} */
export default {
  testEnvironment: '<rootDir>/test/support/environment.cjs',
  roots: ['<rootDir>/src', '<rootDir>/test'],
  testMatch: ['**/*.test.ts'],
  // They have a configuration of their own (`npm run test:slow`).
  testPathIgnorePatterns: ['/node_modules/', '<rootDir>/test/slow/'],
  extensionsToTreatAsEsm: ['.ts'],
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  transform: { '^.+\\.ts$': '@swc/jest' },
  globalSetup: '<rootDir>/test/support/global-setup.js',
  globalTeardown: '<rootDir>/test/support/global-teardown.js',
  testSequencer: '<rootDir>/test/support/sequencer.js',
  // Two cores; who waits for a browser, a lock or an answer leaves theirs to another one.
  maxWorkers: 3,
  // Node frees no ES module that jest has loaded: a worker grows with every file, and in the end spends
  // more time on collecting garbage than on tests. A larger one is restarted.
  workerIdleMemoryLimit: '800MB',
  // A test waits for events; this is for those that never come.
  testTimeout: 180_000,
};
