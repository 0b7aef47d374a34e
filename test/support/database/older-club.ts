import { readFileSync } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { fillStatistics } from '../../../src/ledger/fill/fill-statistics.js';
import { createLogger } from '../../../src/platform/logging.js';
import { migrate, readMigrations } from '../../../src/platform/database/migrations.js';
import { ClubReplayer } from '../../../src/replay/club-replayer.js';
import type { TestDatabase } from './database.js';

/** The data of older versions of the service: `test/fixtures/README.md`. */

const LAST_MIGRATION = '20261120220000_access';
const logger = createLogger('silent');

/** The path of a fixture. */
export const fixture = (name: string): string =>
  fileURLToPath(new URL(`../../fixtures/${name}`, import.meta.url));

/** The heads of its clubs, as that version printed them. */
export const OLDER_HEADS: Readonly<
  Record<string, { readonly seq: number; readonly hash: string }>
> = {
  '536c6890-cb18-47a0-865b-6d60c915193a': {
    seq: 177,
    hash: '4fa98c073f786be44ece2759f32780ecfb94503c8c47bed0a4aba5f3ece4e3db',
  },
  '929f56db-db1a-406b-9b66-f1edd764df33': {
    seq: 9,
    hash: '51696ea940312190781e7629032d3805cedcd73ee5d4d5efa5e11c8dd5e77691',
  },
};

/** The club of that database with both games, corrections, disputes, people and devices. */
export const OLDER_CLUB = '536c6890-cb18-47a0-865b-6d60c915193a';

/**
 * Brings that database into an empty one, and up to date.
 * @returns the migrations that were new to it, those that were applied, and how many clubs were filled
 */
export async function loadOlderDatabase(database: TestDatabase, pool: pg.Pool) {
  const migrations = await readMigrations();
  const then = migrations.findIndex(({ name }) => name === LAST_MIGRATION) + 1;
  if (then === 0) throw new Error(`${LAST_MIGRATION} is gone`);
  await migrate(database.connection, migrations.slice(0, then), logger);
  const client = await pool.connect();
  try {
    await load(client, readFileSync(fixture('database-4216753.sql'), 'utf8'));
  } finally {
    client.release(true);
  }
  const applied = await migrate(database.connection, migrations, logger);
  // Two instances start at once.
  const newReplayer = () => new ClubReplayer();
  const filling = [1, 2].map(() => fillStatistics(pool, newReplayer, logger));
  const filled = (await Promise.all(filling)).reduce((sum, count) => sum + count, 0);
  return { later: migrations.slice(then).map(({ name }) => name), applied, filled };
}

/** Loads COPY text, table by table, with the triggers of the database switched off. */
async function load(client: pg.PoolClient, text: string): Promise<void> {
  await client.query("SET session_replication_role = 'replica'");
  for (const [, statement, rows] of text.matchAll(/^(COPY .*?);\n([\s\S]*?)^\\\.$/gm)) {
    await pipeline(Readable.from([rows ?? '']), client.query(copyFrom(statement ?? '')));
  }
  await client.query("SET session_replication_role = 'origin'");
}
