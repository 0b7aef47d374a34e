import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Pool, PoolClient } from 'pg';
import { ClubExport } from '../../ledger/export/export-club.js';
import { openFile } from '../../ledger/export/open-file.js';
import { verifyExport } from '../../ledger/export/verify-export.js';
import { inTransaction } from '../../platform/database/transaction.js';
import { ClubReplayer } from '../../replay/club-replayer.js';
import { BackupError, syncDirectory } from '../backup-files.js';
import { readInstance, writeInstance, type ClubOfInstance } from './instance-file.js';
import { INSTANCE_TABLES, type InstanceTable } from './instance-tables.js';

/** The file of the instance in the folder of a copy. */
export const INSTANCE_FILE = 'instance.ndjson.gz';

const SNAPSHOT = 'BEGIN ISOLATION LEVEL REPEATABLE READ, READ ONLY';

/**
 * Writes all clubs, each as its own file, and the file of the instance into a new folder, all as they
 * were at one moment. The files belong to no version of PostgreSQL. Each is read back and verified; the
 * folder gets its name once all is whole and on the disk.
 *
 * @returns the clubs in it
 * @throws BackupError where a file that was read back is wrong; nothing is left then
 */
export async function writeCopy(pool: Pool, folder: string): Promise<readonly ClubOfInstance[]> {
  const part = `${folder}.part`;
  await rm(part, { recursive: true, force: true });
  try {
    await mkdir(part, { recursive: true, mode: 0o700 });
    const { exports, rows } = await inTransaction(pool, SNAPSHOT, (client) => begin(client, pool));
    for (const one of exports) {
      await write(join(part, fileOf(one)), one.stream());
      await verifyFile(join(part, fileOf(one)), one);
    }
    const clubs = exports.map((one) => ({ ...headOf(one), file: fileOf(one) }));
    const instance = join(part, INSTANCE_FILE);
    await write(instance, Readable.from(writeInstance(clubs, rows)));
    await readInstance(openFile(instance));
    await rename(part, folder);
    await syncDirectory(join(folder, '..'));
    return clubs;
  } catch (error) {
    await rm(part, { recursive: true, force: true });
    throw error;
  }
}

type Rows = readonly { readonly table: InstanceTable; readonly json: string }[];

async function begin(
  client: PoolClient,
  pool: Pool,
): Promise<{ exports: readonly ClubExport[]; rows: Rows }> {
  // Times as in the log, whatever the zone of the server.
  await client.query("SET LOCAL timezone = 'UTC'");
  const { rows: ids } = await client.query<{ id: string }>(
    'SELECT id FROM club ORDER BY created_at, id',
  );
  const exports: ClubExport[] = [];
  for (const { id } of ids) exports.push(await ClubExport.beginWithin(client, pool, id));
  const rows: { table: InstanceTable; json: string }[] = [];
  for (const table of INSTANCE_TABLES) {
    const found = await client.query<{ json: string }>(
      `SELECT to_jsonb(t)::text AS json FROM ${table} t ORDER BY to_jsonb(t)::text COLLATE "C"`,
    );
    for (const { json } of found.rows) rows.push({ table, json });
  }
  return { exports, rows };
}

const fileOf = ({ fileName }: ClubExport) => `${fileName}.gz`;

function headOf({ club: { club, name, seq, hash } }: ClubExport): Omit<ClubOfInstance, 'file'> {
  return { club, name, seq, hash };
}

async function write(path: string, from: Readable): Promise<void> {
  await pipeline(from, createGzip(), createWriteStream(path, { mode: 0o600, flush: true }));
}

async function verifyFile(path: string, { club }: ClubExport): Promise<void> {
  const { seq, hash } = club;
  const options = { replayer: new ClubReplayer(), until: { seq, hash } };
  const result = await verifyExport(openFile(path), options);
  if (result.ok) return;
  throw new BackupError(`The file of the club ${club.name} is wrong: ${result.detail}`);
}
