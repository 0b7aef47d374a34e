import { fileURLToPath } from 'node:url';
import jest from '../../jest.config.js';

const { globalSetup, globalTeardown, ...rest } = jest;

export default {
  ...rest,
  rootDir: '../..',
  testMatch: ['<rootDir>/test/mutation/rules.ts'],
  moduleNameMapper: {
    ...rest.moduleNameMapper,
    '^fast-check$': '<rootDir>/test/mutation/fast-check.js',
  },
  testEnvironment: fileURLToPath(new URL('environment.cjs', import.meta.url)),
};
