import { databaseUrl } from '../../support/database/database-url.js';
import { createTestDatabase, type TestDatabase } from '../../support/database/database.js';
import { runProgram } from '../../support/database/program.js';
import { setupToken, spawnService, type ServiceProcess } from '../../support/database/service.js';

describe('the example of the README and the verify command', () => {
  let database: TestDatabase;
  let service: ServiceProcess;
  let address: string;
  let env: Record<string, string>;

  beforeAll(async () => {
    database = await createTestDatabase();
    env = { DATABASE_URL: databaseUrl(database) };
    service = spawnService({ ...env, LOG_LEVEL: 'info' });
    address = await service.ready();
  });
  afterAll(async () => {
    service.child.kill('SIGTERM');
    await service.ended();
    await database.drop();
  });

  test('an evening is played, split and proved; then the terminal proves it too', async () => {
    const link = `${address}/setup#${await setupToken(service)}`;
    const evening = await runProgram('examples/evening.js', [link]);
    expect(evening).toMatchObject({ code: 0 });
    expect(evening.output).toContain('Hand 3 is refused (422): By the record the fool');
    expect(evening.output).toContain('Verified: true');
    const head = /Head of the log: (\d+:[0-9a-f]{64})/.exec(evening.output)?.[1] ?? '';

    const verified = await runProgram('dist/commands/verify.js', [], env);
    expect(verified).toMatchObject({ code: 0 });
    expect(verified.output).toContain(`head ${head}`);
    const club = /^([0-9a-f-]{36}) Tarokklubben/m.exec(verified.output)?.[1] ?? '';

    const until = ['--until', head];
    expect(await runProgram('dist/commands/verify.js', [club, ...until], env)).toMatchObject({
      code: 0,
    });
    const forged = ['--until', head.replace(/.$/, (digit) => (digit === '0' ? '1' : '0'))];
    const wrong = await runProgram('dist/commands/verify.js', [club, ...forged], env);
    expect(wrong).toMatchObject({ code: 1 });
    expect(wrong.output).toContain('WRONG at event');
  });

  test('a new owner plays on as the user of their first answer', async () => {
    const nobody = await runProgram('examples/koenigrufen.js', [address]);
    expect(nobody).toMatchObject({ code: 2 });
    expect(nobody.output).toContain('Nobody is signed in.');

    const fresh = await createTestDatabase();
    const other = spawnService({ DATABASE_URL: databaseUrl(fresh), LOG_LEVEL: 'info' });
    try {
      const there = await other.ready();
      const args = [there, await setupToken(other)];
      const first = await runProgram('examples/koenigrufen.js', args);
      expect(first).toMatchObject({ code: 0 });
      expect(first.output).toContain('Verified: true');
      const told = /KOPPERNE_NAME=(\S+) KOPPERNE_PASSWORD=(\S+)/.exec(first.output);
      const user = { KOPPERNE_NAME: told?.[1] ?? '', KOPPERNE_PASSWORD: told?.[2] ?? '' };
      const second = await runProgram('examples/evening.js', [there], user);
      expect(second).toMatchObject({ code: 0 });
      expect(second.output).toContain('Verified: true');
    } finally {
      other.child.kill('SIGTERM');
      await other.ended();
      await fresh.drop();
    }
  });

  test('files that cannot be read are reported, with exit code 2', async () => {
    const usage = await runProgram('dist/commands/verify.js', ['everything'], env);
    expect(usage).toMatchObject({ code: 2 });
    expect(usage.output).toContain('npm run verify');
    const nothing = await runProgram('dist/commands/verify.js', [], {
      DATA_DIR: '/nowhere/at/all',
    });
    expect(nothing).toMatchObject({ code: 2 });
    expect(nothing.output).toContain('there is no database in /nowhere/at/all');
  });
});
