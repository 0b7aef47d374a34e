import { fileURLToPath } from 'node:url';
import config from '../../jest.config.js';

/**
 * `npm run test:slow`: every `*.test.ts` of this folder, one at a time, so that what measures has the
 * machine for itself.
 * @type {import('jest').Config}
 */
export default {
  ...config,
  rootDir: fileURLToPath(new URL('../..', import.meta.url)),
  roots: ['<rootDir>/test/slow'],
  testPathIgnorePatterns: ['/node_modules/'],
  maxWorkers: 1,
  testTimeout: 600_000,
};
