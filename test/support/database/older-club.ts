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

/** Databases and exports that older versions of the service wrote: `test/fixtures/README.md`. */

/** An older version, with facts of the database that it wrote and of the club that it exported. */
export interface OlderVersion {
  /** Commit; the fixtures are named after it. */
  readonly version: string;
  /** The newest migration that it had. */
  readonly lastMigration: string;
  /** The club that is exported: both games, corrections, disputes, people and devices. */
  readonly club: string;
  /** The heads of its clubs by id, as that version printed them. */
  readonly heads: Readonly<Record<string, { readonly seq: number; readonly hash: string }>>;
  /** An evening of Tarok that goes on. */
  readonly openTarok: string;
  /** Writes of its owner, whose answers it kept: the key, the path in the club, and the body. */
  readonly writes: readonly (readonly [key: string, path: string, body: object])[];
}

const VERSION_4216753: OlderVersion = {
  version: '4216753',
  lastMigration: '20261120220000_access',
  club: '536c6890-cb18-47a0-865b-6d60c915193a',
  heads: {
    '536c6890-cb18-47a0-865b-6d60c915193a': {
      seq: 177,
      hash: '4fa98c073f786be44ece2759f32780ecfb94503c8c47bed0a4aba5f3ece4e3db',
    },
    '929f56db-db1a-406b-9b66-f1edd764df33': {
      seq: 9,
      hash: '51696ea940312190781e7629032d3805cedcd73ee5d4d5efa5e11c8dd5e77691',
    },
  },
  openTarok: '542e2744-8a8c-4eae-9be6-a9105ccf898d',
  writes: [
    [
      '0ffd6a4f-f6b8-4f6b-86f4-e2f412bb5e71',
      'sessions/eed80223-ed2b-4d37-8415-4ca2e0550a10/close',
      {},
    ],
    ['072f34fd-8fc4-4e2b-822c-250140a2c561', 'members', { name: 'Cecilie Bæk' }],
  ],
};

const VERSION_BCA1471: OlderVersion = {
  version: 'bca1471',
  lastMigration: '20261122202000_leaving_names',
  club: 'fe487030-c403-433d-ad9e-8b5241c708cc',
  heads: {
    'e7b5ecd4-3dd3-499b-8d0c-badc76289186': {
      seq: 8,
      hash: 'f1a64bc9a354b8f9b3a561af3e44bffc0f34ca326a2652ff1d42711f0e43d761',
    },
    'fe487030-c403-433d-ad9e-8b5241c708cc': {
      seq: 182,
      hash: '6f282f735b1f7384330552ead2bbdd5d49e2015692727e4268795452ddd34f08',
    },
  },
  openTarok: 'd9b9ef4a-4160-4536-9041-f5dadc007605',
  writes: [
    ['da0b2121-deb3-4b2f-bc0f-9089e0e01c84', 'members', { name: 'Bjørn' }],
    ['a34ba37b-c98d-46a9-bfb2-84dd98f6da42', 'statistics-shown', { shown: true }],
  ],
};

/** The oldest first. Clubs and heads are in the order of the ids. */
export const OLDER_VERSIONS = [VERSION_4216753, VERSION_BCA1471] as const;

/** The club and the heads of the oldest version. */
export const { club: OLDER_CLUB, heads: OLDER_HEADS } = VERSION_4216753;

const logger = createLogger('silent');

/** The path of the export of a version's club. */
export const exportOfVersion = ({ version }: OlderVersion): string =>
  fixture(`club-${version}.jsonl`);

const fixture = (name: string): string =>
  fileURLToPath(new URL(`../../fixtures/${name}`, import.meta.url));

/**
 * Brings the database of a version, the oldest one when none is named, into an empty one, and up to date.
 * @returns the migrations that were new to it, those that were applied, and how many clubs were filled
 */
export async function loadOlderDatabase(
  database: Pick<TestDatabase, 'connection'>,
  pool: pg.Pool,
  version: OlderVersion = VERSION_4216753,
) {
  const later = await loadAsItWas(database, pool, version);
  const applied = await migrate(database.connection, await readMigrations(), logger);
  // Two instances start at once.
  const newReplayer = () => new ClubReplayer();
  const filling = [1, 2].map(() => fillStatistics(pool, newReplayer, logger));
  const filled = (await Promise.all(filling)).reduce((sum, count) => sum + count, 0);
  return { later, applied, filled };
}

/**
 * Brings the database of a version into an empty one, with the tables that it had.
 * @returns the migrations that are new to it
 */
export async function loadAsItWas(
  database: Pick<TestDatabase, 'connection'>,
  pool: pg.Pool,
  { version, lastMigration }: OlderVersion,
): Promise<string[]> {
  const migrations = await readMigrations();
  const then = migrations.findIndex(({ name }) => name === lastMigration) + 1;
  if (then === 0) throw new Error(`${lastMigration} is gone`);
  await migrate(database.connection, migrations.slice(0, then), logger);
  const client = await pool.connect();
  try {
    await load(client, readFileSync(fixture(`database-${version}.sql`), 'utf8'));
  } finally {
    client.release(true);
  }
  return migrations.slice(then).map(({ name }) => name);
}

/** Loads COPY text, table by table, with the triggers of the database switched off. */
async function load(client: pg.PoolClient, text: string): Promise<void> {
  await client.query("SET session_replication_role = 'replica'");
  for (const [, statement, rows] of text.matchAll(/^(COPY .*?);\n([\s\S]*?)^\\\.$/gm)) {
    await pipeline(Readable.from([rows ?? '']), client.query(copyFrom(statement ?? '')));
  }
  await client.query("SET session_replication_role = 'origin'");
}
