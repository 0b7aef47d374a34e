import { createReadStream, readFileSync } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { importClub } from '../../src/ledger/export/import-club.js';
import { verifyClub } from '../../src/ledger/verify/verify-club.js';
import { createLogger } from '../../src/platform/logging.js';
import { migrate, readMigrations } from '../../src/platform/migrations.js';
import { ClubReplayer } from '../../src/sessions/club-replayer.js';
import { createTestDatabase, type TestDatabase } from '../support/database.js';

/** What an older version of the service wrote (test/fixtures/README.md) is brought up to date and proved. */

const LAST_MIGRATION = '20261120220000_access';
const fixture = (name: string) => fileURLToPath(new URL(`../fixtures/${name}`, import.meta.url));
const logger = createLogger('silent');

/** The heads of its clubs, as that version printed them. */
const HEADS: Readonly<Record<string, { readonly seq: number; readonly hash: string }>> = {
  '536c6890-cb18-47a0-865b-6d60c915193a': {
    seq: 177,
    hash: '4fa98c073f786be44ece2759f32780ecfb94503c8c47bed0a4aba5f3ece4e3db',
  },
  '929f56db-db1a-406b-9b66-f1edd764df33': {
    seq: 9,
    hash: '51696ea940312190781e7629032d3805cedcd73ee5d4d5efa5e11c8dd5e77691',
  },
};

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

/** Loads COPY text, table by table, with the triggers of the database switched off. */
async function load(client: pg.PoolClient, text: string): Promise<void> {
  await client.query("SET session_replication_role = 'replica'");
  for (const [, statement, rows] of text.matchAll(/^(COPY .*?);\n([\s\S]*?)^\\\.$/gm)) {
    await pipeline(Readable.from([rows ?? '']), client.query(copyFrom(statement ?? '')));
  }
  await client.query("SET session_replication_role = 'origin'");
}

async function verifyAll() {
  const { rows } = await pool.query<{ id: string }>('SELECT id FROM club ORDER BY id');
  const results = [];
  for (const { id } of rows) {
    results.push(await verifyClub(pool, id, { replayer: new ClubReplayer() }));
  }
  return results;
}

test('its database is migrated, and every row of it verified', async () => {
  const migrations = await readMigrations();
  const then = migrations.findIndex(({ name }) => name === LAST_MIGRATION) + 1;
  expect(then).toBeGreaterThan(0);
  await migrate(database.connection, migrations.slice(0, then), logger);
  const client = await pool.connect();
  try {
    await load(client, readFileSync(fixture('database-4216753.sql'), 'utf8'));
  } finally {
    client.release(true);
  }
  const applied = await migrate(database.connection, migrations, logger);
  expect(applied).toEqual(migrations.slice(then).map(({ name }) => name));
  const results = await verifyAll();
  expect(results).toMatchObject(
    Object.entries(HEADS).map(([clubId, head]) => ({ ok: true, clubId, head })),
  );
}, 60_000);

test('its export is imported, and every row of it verified', async () => {
  await migrate(database.connection, await readMigrations(), logger);
  const result = await importClub(pool, createReadStream(fixture('club-4216753.jsonl')), {
    replayer: new ClubReplayer(),
  });
  expect(result).toMatchObject({ ok: true });
  const [verified] = await verifyAll();
  expect(verified).toMatchObject({
    ok: true,
    head: HEADS['536c6890-cb18-47a0-865b-6d60c915193a'],
  });
}, 60_000);
