import { fileURLToPath } from 'node:url';
import config, { served } from '../../jest.config.js';

/**
 * `npm run test:slow`: every `*.test.ts` of this folder, one at a time, so that what measures has the
 * machine for itself.
 * @type {import('jest').Config}
 */
export default {
  ...config,
  projects: [
    {
      ...served,
      rootDir: fileURLToPath(new URL('../..', import.meta.url)),
      testMatch: ['<rootDir>/test/slow/**/*.test.ts'],
      testPathIgnorePatterns: ['/node_modules/'],
    },
  ],
  maxWorkers: 1,
  testTimeout: 600_000,
};
