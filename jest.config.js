import { fileURLToPath } from 'node:url';
import { OF_SOURCE, PURE, SERVED } from './test/kinds.js';

/** A file of test/support; the configuration of the slow tests has another root. */
const support = (name) => fileURLToPath(new URL(`test/support/${name}`, import.meta.url));

/** The properties of every test's run. jest as ESM: NODE_OPTIONS=--experimental-vm-modules. */
const every = {
  rootDir: fileURLToPath(new URL('.', import.meta.url)),
  roots: ['<rootDir>/src', '<rootDir>/test'],
  testEnvironment: support('environment.cjs'),
  extensionsToTreatAsEsm: ['.ts'],
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  transform: { '^.+\\.ts$': '@swc/jest' },
};

const database = {
  globalSetup: support('global-setup.js'),
  globalTeardown: support('global-teardown.js'),
};

const testsOf = (folders) => folders.map((folder) => `<rootDir>/test/${folder}/**/*.test.ts`);
const ofSource = OF_SOURCE.map((file) => `<rootDir>/test/${file}`);

/** Tests of the built service, which lends them the values of `src`: one line a module. */
export const served = {
  ...every,
  ...database,
  displayName: 'served',
  testMatch: testsOf(SERVED),
  testPathIgnorePatterns: ['/node_modules/', ...ofSource],
  moduleNameMapper: { ...every.moduleNameMapper, '^pg$': support('lent-pg.cjs') },
  transform: { '^.+\\.ts$': support('lent-source.cjs') },
};

/** @type {import('jest').Config} */
export default {
  projects: [
    served,
    { ...every, ...database, displayName: 'source', testMatch: ofSource },
    { ...every, displayName: 'pure', testMatch: testsOf(PURE) },
  ],
  testSequencer: support('sequencer.js'),
  // Two cores; a worker that waits for a browser, a lock or an answer leaves its core to another one.
  maxWorkers: 3,
  // Node frees no ES module that jest has loaded: a worker grows with every file, and in the end spends
  // more time on collecting garbage than on tests. A larger one is restarted.
  workerIdleMemoryLimit: '800MB',
  // A test waits for events; this is for those that never come.
  testTimeout: 180_000,
};
