import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { createGunzip } from 'node:zlib';
import { BackupError, listBackups, type BackupPlaces } from '../backup-files.js';
import { isSegment, listArchived } from './segments.js';

/**
 * The name that PostgreSQL gives a database when it is made, and that a restore keeps: eight bytes in hex.
 * It is at the beginning of `global/pg_control`, and in the header of each segment of the log.
 */
const NAME_BYTES = 8;
const IN_SEGMENT = 24;
/** All segments begin with these bits of their header; it is a short one in nothing that is archived. */
const LONG_HEADER = 0x2;

/** The name of the database in a folder of PostgreSQL; null where there is none. */
export async function databaseIn(pgdata: string): Promise<string | null> {
  const file = await open(join(pgdata, 'global', 'pg_control')).catch(() => null);
  if (file === null) return null;
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(NAME_BYTES), 0, NAME_BYTES, 0);
    return bytesRead < NAME_BYTES ? null : buffer.toString('hex');
  } finally {
    await file.close();
  }
}

/** The name of the database whose log a compressed segment is; null where it is damaged. */
async function databaseOf(path: string): Promise<string | null> {
  const source = createReadStream(path);
  const unpacked = createGunzip();
  source.on('error', (error) => unpacked.destroy(error));
  try {
    for await (const chunk of source.pipe(unpacked)) {
      const start = chunk as Buffer;
      if (start.length < IN_SEGMENT + NAME_BYTES) return null;
      if ((start.readUInt16LE(2) & LONG_HEADER) === 0) return null;
      return start.subarray(IN_SEGMENT, IN_SEGMENT + NAME_BYTES).toString('hex');
    }
    return null;
  } catch {
    return null;
  } finally {
    source.destroy();
  }
}

/**
 * Whether the directory of backups is empty, or this database's. The log of another one would be written
 * over what is archived there, under the same names.
 */
export async function hasOwnBackups({ dataDir, backupDir }: BackupPlaces): Promise<boolean> {
  const own = await databaseIn(join(dataDir, 'postgres'));
  const segment = (await listArchived(backupDir)).findLast(({ name }) => isSegment(name));
  if (own === null) return segment === undefined && (await listBackups(backupDir)).length === 0;
  const archived = segment === undefined ? null : await databaseOf(segment.path);
  return archived === null || archived === own;
}

/** @throws BackupError where the backups are another database's, saying how that one comes back */
export async function requireOwnBackups(places: BackupPlaces): Promise<void> {
  if (await hasOwnBackups(places)) return;
  const { dataDir, backupDir } = places;
  const [newest] = await listBackups(backupDir);
  const which = newest === undefined ? '' : `, the newest of ${newest.at.slice(0, 16)} UTC`;
  throw new BackupError(
    `${backupDir} holds the backups of another database than ${dataDir}${which}.\n` +
      `  To bring that one back:   npm run restore -- latest\n` +
      `  To begin with a new one:  set BACKUP_DIR to another folder`,
  );
}
