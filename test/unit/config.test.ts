import { resolve } from 'node:path';
import { readConfig } from '../../src/platform/config.js';

describe('the settings', () => {
  test('have a default each; an empty one counts as not set', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: ' ' })).toEqual({
      port: 3000,
      host: '0.0.0.0',
      dataDir: resolve('./data'),
      databaseUrl: null,
      logLevel: 'info',
    });
  });

  test('are read', () => {
    const url = 'postgresql://kopperne:pw@db:5432/kopperne?sslmode=disable';
    const env = { PORT: '0', HOST: '::1', DATA_DIR: '/d', DATABASE_URL: url, LOG_LEVEL: 'WARN' };
    expect(readConfig(env)).toEqual({
      port: 0,
      host: '::1',
      dataDir: '/d',
      databaseUrl: url,
      logLevel: 'warn',
    });
  });

  test.each([
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['PORT', '3000x'],
    ['HOST', 'two words'],
    ['DATABASE_URL', 'localhost/kopperne'],
    ['DATABASE_URL', 'postgresql://localhost'],
    ['LOG_LEVEL', 'loud'],
  ])('%s=%s is refused by name', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name} must be `));
  });

  test('a refusal does not repeat a password', () => {
    expect(() => readConfig({ DATABASE_URL: 'mysql://u:secret@h/d' })).toThrow(/^((?!secret).)*$/);
  });
});
