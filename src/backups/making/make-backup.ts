import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { chown, mkdir, readdir, rename, rm, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { messageOf } from '../../platform/database/database-error.js';
import { systemCode } from '../../platform/embedded/start-error.js';
import {
  BackupError,
  describe,
  listBackups,
  nameOf,
  syncDirectory,
  type Backup,
  type BackupFile,
  type BackupPlaces,
} from '../backup-files.js';
import { megabytes } from '../backup-line.js';
import { removeLeftovers } from '../leftovers.js';
import { readHeads, type ClubHead } from './heads.js';

/**
 * Makes a backup of the whole embedded database while it works: every club, the users with their
 * password hashes, tokens, settings. PostgreSQL writes it beside its own data; it is copied from there
 * into the directory of backups, which can be on any file system, and gets its name once it is whole
 * and on the disk.
 *
 * @param connection the database's one role, on the running server
 * @throws BackupError where there is no room, or PostgreSQL or the disk refuses; nothing is left then
 */
export async function makeBackup(
  connection: pg.ClientConfig,
  { dataDir, backupDir }: BackupPlaces,
  now: Date,
): Promise<Backup> {
  const staging = join(dataDir, `backup-${process.pid}`);
  try {
    await mkdir(backupDir, { recursive: true, mode: 0o700 });
    await removeLeftovers(dataDir);
    await removeParts(backupDir);
    const name = await freeName(backupDir, now);
    await requireRoom(connection, { dataDir, backupDir });
    await makeStaging(staging, dataDir);
    const heads = await headsNow(connection);
    const { postgres, wal } = await writeBaseBackup(connection, join(staging, 'base'));
    const part = join(backupDir, `${name}.part`);
    await mkdir(part, { mode: 0o700 });
    const files = await copyFiles(join(staging, 'base'), part);
    const at = now.toISOString();
    await describe(part, { at, postgres, heads, files, wal, proof: null, fault: null });
    await rename(part, join(backupDir, name));
    await syncDirectory(backupDir);
    return found(await listBackups(backupDir), name);
  } catch (error) {
    await removeParts(backupDir).catch(() => undefined);
    throw explained(error, backupDir);
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
}

/** The folder of PostgreSQL's account, where root runs it as another one. */
async function makeStaging(staging: string, dataDir: string): Promise<void> {
  await rm(staging, { recursive: true, force: true });
  await mkdir(staging, { mode: 0o700 });
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = await stat(join(dataDir, 'postgres'));
  await chown(staging, uid, gid);
}

/** @returns the major version of the server, and where its log goes on; null where it archives nothing */
async function writeBaseBackup(
  connection: pg.ClientConfig,
  target: string,
): Promise<Pick<Backup, 'postgres' | 'wal'>> {
  const walSender = { ...connection, replication: 'true' };
  return withClient(walSender, async (client) => {
    const options = [
      "LABEL 'kopperne'",
      "TARGET 'server'",
      `TARGET_DETAIL ${pg.escapeLiteral(target)}`,
      "CHECKPOINT 'fast'",
      "COMPRESSION 'gzip'",
      'WAL true',
      "MANIFEST 'yes'",
    ];
    const results: unknown = await client.query(`BASE_BACKUP (${options.join(', ')})`);
    return await aboutServer(connection, startOf(results));
  });
}

/** Works with a connection of its own, which ends with the work. */
async function withClient<T>(
  connection: pg.ClientConfig,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client(connection);
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** The first of the results that a backup has says where it begins; pg gives several as a list. */
function startOf(results: unknown): string {
  const first: unknown = Array.isArray(results) ? results.at(0) : results;
  const { rows } = first as pg.QueryResult<{ recptr: string }>;
  return rows[0]?.recptr ?? '';
}

/** @param start the place in the log at which a backup begins, e.g. '0/3000028' */
async function aboutServer(
  connection: pg.ClientConfig,
  start: string,
): Promise<Pick<Backup, 'postgres' | 'wal'>> {
  return withClient(connection, async (client) => {
    const { rows } = await client.query<{
      postgres: number;
      archives: boolean;
      first: string;
      bytes: number;
    }>(
      `SELECT current_setting('server_version_num')::int / 10000 AS postgres,
              current_setting('archive_mode') = 'on' AS archives,
              pg_walfile_name($1::pg_lsn) AS first,
              (SELECT setting::int FROM pg_settings WHERE name = 'wal_segment_size') AS bytes`,
      [start],
    );
    const { postgres = 0, archives = false, first = '', bytes = 0 } = rows[0] ?? {};
    const whole = new Date().toISOString();
    return { postgres, wal: archives ? { first, bytes, whole } : null };
  });
}

/** Copies files, each to its end on the disk, and computes the digest of what was read. */
async function copyFiles(from: string, to: string): Promise<BackupFile[]> {
  const files: BackupFile[] = [];
  for (const name of (await readdir(from)).toSorted()) {
    const hash = createHash('sha256');
    let size = 0;
    const measure = new Transform({
      transform(chunk: Buffer, _encoding, done) {
        hash.update(chunk);
        size += chunk.length;
        done(null, chunk);
      },
    });
    const target = createWriteStream(join(to, name), { mode: 0o600, flush: true });
    await pipeline(createReadStream(join(from, name)), measure, target);
    files.push({ name, size, sha256: hash.digest('hex') });
  }
  return files;
}

/**
 * The data are unpacked once for the proof, in the data directory; the files of a backup are at most as
 * large as the data.
 */
async function requireRoom(
  connection: pg.ClientConfig,
  { dataDir, backupDir }: BackupPlaces,
): Promise<void> {
  const size = await databaseSize(connection);
  for (const place of [dataDir, backupDir]) {
    const { bavail, bsize } = await statfs(place);
    const room = bavail * bsize;
    if (room >= 2 * size) continue;
    throw new BackupError(
      `There is not enough room for a backup in ${place}: ${megabytes(room)} are free, and ` +
        `${megabytes(2 * size)} are needed. Nothing was deleted.`,
    );
  }
}

async function headsNow(connection: pg.ClientConfig): Promise<ClubHead[]> {
  const pool = new pg.Pool({ ...connection, max: 1 });
  pool.on('error', () => undefined);
  try {
    return await readHeads(pool);
  } finally {
    await pool.end();
  }
}

async function databaseSize(connection: pg.ClientConfig): Promise<number> {
  return withClient(connection, async (client) => {
    const { rows } = await client.query<{ size: string }>(
      `SELECT (SELECT sum(pg_database_size(oid)) FROM pg_database)
            + (SELECT sum(size) FROM pg_ls_waldir()) AS size`,
    );
    return Number(rows[0]?.size ?? 0);
  });
}

/** Two backups of one second have names of their own. */
async function freeName(backupDir: string, now: Date): Promise<string> {
  const taken = new Set(await readdir(backupDir));
  const name = nameOf(now);
  if (!taken.has(name)) return name;
  for (let n = 2; ; n++) if (!taken.has(`${name}-${n}`)) return `${name}-${n}`;
}

/** Removes the folders of attempts that were ended in the middle. */
async function removeParts(backupDir: string): Promise<void> {
  for (const name of await readdir(backupDir)) {
    if (!/\.(part|gone)$/.test(name)) continue;
    await rm(join(backupDir, name), { recursive: true, force: true });
  }
}

function found(backups: readonly Backup[], name: string): Backup {
  const backup = backups.find((one) => one.name === name);
  if (backup === undefined) throw new BackupError(`The backup ${name} cannot be read back.`);
  return backup;
}

function explained(error: unknown, backupDir: string): Error {
  if (error instanceof BackupError) return error;
  const words: Readonly<Record<string, string>> = {
    ENOSPC: 'the disk is full',
    EROFS: 'the disk is read-only',
    EACCES: 'it may not be written',
    ENOENT: 'it is not there any more',
    ENOTDIR: 'it is a file, not a directory',
    EEXIST: 'it is a file, not a directory',
    EIO: 'the disk does not answer',
  };
  const why = words[systemCode(error) ?? ''] ?? messageOf(error);
  return new BackupError(`No backup can be made in ${backupDir}: ${why}.`, { cause: error });
}
