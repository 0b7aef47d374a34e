import pg from 'pg';
import { setTimeout as sleep } from 'node:timers/promises';
import { databaseUrl } from '../../support/database/database-url.js';
import { createTestDatabase, type TestDatabase } from '../../support/database/database.js';
import { call, openClub } from '../../support/api/api.js';
import { letOwnerIn, spawnService, type ServiceProcess } from '../../support/database/service.js';

/** A server without room or a read-only one, as PostgreSQL shows them by its own settings. */
describe('a database that cannot be written', () => {
  let database: TestDatabase;
  let service: ServiceProcess;
  let base: string;

  beforeAll(async () => {
    database = await createTestDatabase();
    service = spawnService({ DATABASE_URL: databaseUrl(database), LOG_LEVEL: 'info' });
    base = await letOwnerIn(service);
  });
  afterAll(async () => {
    service.child.kill('SIGTERM');
    await service.ended();
    await database.drop();
  });

  /** Changes a setting of the database, from the next connection on, and ends those there are. */
  const set = async (setting: string) => {
    const { connection } = database;
    const client = new pg.Client({ ...connection, database: 'postgres' });
    await client.connect();
    const name = String(connection.database);
    await client.query(`ALTER DATABASE ${name} ${setting}`);
    await client.query(
      'SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE datname = $1',
      [name],
    );
    await client.end();
    // Longer than an answer of /health/ready is kept.
    await sleep(1_100);
  };
  const ready = async () => {
    const answer = await fetch(`${base}/health/ready`);
    const { reason } = (await answer.json()) as { reason?: string };
    return [answer.status, reason];
  };

  test('is not ready while it can only be read, and a write gets that answer', async () => {
    const { club } = await openClub(base, 4);
    expect(await ready()).toEqual([200, undefined]);
    await set('SET default_transaction_read_only = on');
    expect(await ready()).toEqual([503, 'database-read-only']);
    const member = { body: { name: 'Anders Dahl' } };
    const answer = await call<{ reason: string }>(
      base,
      'POST',
      `/v1/clubs/${club}/members`,
      member,
    );
    expect([answer.status, answer.body.reason]).toEqual([503, 'database-read-only']);
    await set('RESET default_transaction_read_only');
    expect(await ready()).toEqual([200, undefined]);
    expect((await call(base, 'POST', `/v1/clubs/${club}/members`, member)).status).toBe(201);
  });

  test('is not ready while there is no room for a file', async () => {
    await set('SET temp_file_limit = 64');
    expect((await ready())[0]).toBe(503);
    await set('RESET temp_file_limit');
    expect(await ready()).toEqual([200, undefined]);
  });
});
