import { join } from 'node:path';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import type pg from 'pg';
import { openClub, expectVerified } from '../../support/api/api.js';
import { createTestDatabase, type TestDatabase } from '../../support/database/database.js';
import { letOwnerIn, spawnService } from '../../support/database/service.js';
import { createLogger } from '../../../src/platform/logging.js';
import { createPool } from '../../../src/platform/database/pools.js';

describe('a DATABASE_URL of several servers', () => {
  let database: TestDatabase;
  let nowhere: string;

  beforeAll(async () => {
    database = await createTestDatabase();
    nowhere = await mkdtemp(join(tmpdir(), 'kopperne-nowhere-'));
  });
  afterAll(async () => {
    await database.drop();
    await rm(nowhere, { recursive: true });
  });

  /** The test's database as it is, or as one that can only be read. */
  const urlOf = (options = '') => {
    const { user, password, host, port, database: name } = database.connection;
    const place = `host=${encodeURIComponent(String(host))}&port=${String(port)}`;
    const access = `${String(user)}:${String(password)}@localhost`;
    return `postgresql://${access}/${String(name)}?${place}${options}`;
  };
  const READ_ONLY = '&options=-c%20default_transaction_read_only%3Don';

  test('works with the one that is there, whichever place it has in the list', async () => {
    const { user, password, host, port, database: name } = database.connection;
    const hosts = [nowhere, String(host)].map(encodeURIComponent).join(',');
    const asked = `host=${hosts}&port=${String(port)}&target_session_attrs=read-write`;
    const url = `postgresql://${String(user)}:${String(password)}@/${String(name)}?${asked}`;
    const service = spawnService({ DATABASE_URL: url, LOG_LEVEL: 'info' });
    try {
      const base = await letOwnerIn(service);
      const { club } = await openClub(base, 4);
      await expectVerified(base, club);
      expect((await fetch(`${base}/health/ready`)).status).toBe(200);
    } finally {
      service.child.kill('SIGTERM');
      expect(await service.ended()).toBe(0);
    }
  });

  test('passes by a server that takes no writes, and says so where there is no other', async () => {
    const logger = createLogger('silent');
    const pool = createPool({ servers: [urlOf(READ_ONLY), urlOf()] }, logger);
    const asked = async (from: pg.Pool) => {
      const { rows } = await from.query<{ how: string }>('SHOW transaction_read_only');
      return rows.map((row) => Object.values(row)[0]);
    };
    expect(await Promise.all([asked(pool), asked(pool), asked(pool)])).toEqual([
      ['off'],
      ['off'],
      ['off'],
    ]);
    const timeout = await pool.query<{ statement_timeout: string }>('SHOW statement_timeout');
    expect(timeout.rows).toEqual([{ statement_timeout: '15s' }]);
    await pool.end();
    // Settings that a pooler would refuse at the start of a connection are made by statements.
    expect(pool.options).not.toHaveProperty('statement_timeout');
    expect(pool.options).not.toHaveProperty('idle_in_transaction_session_timeout');
    const none = createPool({ servers: [urlOf(READ_ONLY)] }, logger);
    await expect(none.query('SELECT 1')).rejects.toMatchObject({ code: '25006' });
    await none.end();
  });
});
