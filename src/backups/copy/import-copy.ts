import { join } from 'node:path';
import type { Pool, PoolClient } from 'pg';
import { importClub } from '../../ledger/export/import-club.js';
import { openFile } from '../../ledger/export/open-file.js';
import { inTransaction } from '../../platform/database/transaction.js';
import type { VerifyProgress } from '../../ledger/verify/verify-log.js';
import { ClubReplayer } from '../../replay/club-replayer.js';
import { BackupError } from '../backup-files.js';
import { readHash } from '../making/heads.js';
import { readInstance, type ClubOfInstance, type InstanceRow } from './instance-file.js';
import { INSTANCE_TABLES } from './instance-tables.js';
import { INSTANCE_FILE } from './write-copy.js';

/** A club that was brought in, or had been by an attempt that was ended. */
export interface ImportedClub extends ClubOfInstance {
  readonly wasThere: boolean;
}

/**
 * Brings a copy (`writeCopy`) into an instance without users. Each club is verified and written by
 * itself; then, in one transaction, the users with their passwords, tokens and settings. An attempt
 * that was ended is repeated from the start: clubs that are there already, with that event, stay.
 *
 * @param onClub is called as each club is there
 * @throws BackupError where a file is missing, damaged or of another club, or the instance has users, or
 *   another state of one of the clubs
 */
export async function importCopy(
  pool: Pool,
  folder: string,
  onClub: (club: ImportedClub) => void,
  onProgress: (progress: VerifyProgress) => void,
): Promise<{ readonly users: number }> {
  const { clubs, rows } = await readInstance(openFile(join(folder, INSTANCE_FILE)));
  await requireNoUsers(pool);
  for (const club of clubs) {
    const wasThere = await isThere(pool, club);
    if (!wasThere) await bringIn(pool, folder, club, onProgress);
    onClub({ ...club, wasThere });
  }
  await inTransaction(pool, 'BEGIN', (client) => writeRows(client, rows));
  return { users: rows.filter(({ table }) => table === 'app_user').length };
}

async function requireNoUsers(client: Pick<PoolClient, 'query'>): Promise<void> {
  const { rows } = await client.query<{ found: boolean }>(
    'SELECT EXISTS (SELECT FROM app_user) AS found',
  );
  if (rows[0]?.found !== true) return;
  throw new BackupError(
    'The instance has users already; a copy of a whole instance is for an empty one. ' +
      'Bring its clubs in one at a time: npm run import -- FILE.',
  );
}

async function isThere(pool: Pool, { club, name, seq, hash }: ClubOfInstance): Promise<boolean> {
  if ((await readHash(pool, club, seq)) === hash) return true;
  if ((await readHash(pool, club, 1)) === null) return false;
  throw new BackupError(`The club ${name} is there already, and its log is another one.`);
}

async function bringIn(
  pool: Pool,
  folder: string,
  { club, name, seq, hash, file }: ClubOfInstance,
  onProgress: (progress: VerifyProgress) => void,
): Promise<void> {
  const options = { replayer: new ClubReplayer(), onProgress, until: { seq, hash } };
  const result = await importClub(pool, openFile(join(folder, file)), options);
  if (!result.ok) throw new BackupError(`The file of the club ${name} is wrong: ${result.detail}`);
  if (result.clubId === club && result.head.seq === seq) return;
  throw new BackupError(`The file ${file} is of another club or moment than the copy says.`);
}

const ROWS_AT_A_TIME = 1_000;

/** Writes the rows of the instance; what a service without users has made by itself gives way. */
async function writeRows(client: PoolClient, rows: readonly InstanceRow[]): Promise<void> {
  await client.query('LOCK TABLE app_user IN SHARE ROW EXCLUSIVE MODE');
  await requireNoUsers(client);
  for (const table of INSTANCE_TABLES.toReversed()) await client.query(`DELETE FROM ${table}`);
  for (const table of INSTANCE_TABLES) {
    const some = rows.filter((one) => one.table === table).map(({ row }) => row);
    for (let from = 0; from < some.length; from += ROWS_AT_A_TIME) {
      await insert(client, table, some.slice(from, from + ROWS_AT_A_TIME));
    }
  }
}

/** Columns that a file of an earlier version does not have keep their defaults. */
async function insert(
  client: PoolClient,
  table: string,
  rows: readonly InstanceRow['row'][],
): Promise<void> {
  const columns = Object.keys(rows[0] ?? {})
    .map((name) => client.escapeIdentifier(name))
    .join(', ');
  await client.query(
    `INSERT INTO ${table} (${columns})
     SELECT ${columns} FROM jsonb_populate_recordset(NULL::${table}, $1::jsonb)`,
    [JSON.stringify(rows)],
  );
}
