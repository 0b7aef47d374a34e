import { createReadStream } from 'node:fs';
import pg from 'pg';
import { importClub } from '../../src/ledger/export/import-club.js';
import { verifyClub } from '../../src/ledger/verify/verify-club.js';
import { createLogger } from '../../src/platform/logging.js';
import { migrate, readMigrations } from '../../src/platform/migrations.js';
import { ClubReplayer } from '../../src/sessions/club-replayer.js';
import { createTestDatabase, type TestDatabase } from '../support/database.js';
import { fixture, loadOlderDatabase, OLDER_CLUB, OLDER_HEADS } from '../support/older-club.js';

/** What an older version of the service wrote is brought up to date and proved. */

let database: TestDatabase;
let pool: pg.Pool;

beforeEach(async () => {
  database = await createTestDatabase('empty');
  pool = new pg.Pool({ ...database.connection, max: 2 });
});

afterEach(async () => {
  await pool.end();
  await database.drop();
});

async function verifyAll() {
  const { rows } = await pool.query<{ id: string }>('SELECT id FROM club ORDER BY id');
  const results = [];
  for (const { id } of rows) {
    results.push(await verifyClub(pool, id, { replayer: new ClubReplayer() }));
  }
  return results;
}

test('its database is migrated, and every row of it verified', async () => {
  const { later, applied } = await loadOlderDatabase(database, pool);
  expect(later.length).toBeGreaterThan(0);
  expect(applied).toEqual(later);
  const results = await verifyAll();
  expect(results).toMatchObject(
    Object.entries(OLDER_HEADS).map(([clubId, head]) => ({ ok: true, clubId, head })),
  );
}, 60_000);

test('its export is imported, and every row of it verified', async () => {
  await migrate(database.connection, await readMigrations(), createLogger('silent'));
  const result = await importClub(pool, createReadStream(fixture('club-4216753.jsonl')), {
    replayer: new ClubReplayer(),
  });
  expect(result).toMatchObject({ ok: true });
  const [verified] = await verifyAll();
  expect(verified).toMatchObject({ ok: true, head: OLDER_HEADS[OLDER_CLUB] });
}, 60_000);
