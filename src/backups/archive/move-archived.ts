import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { systemCode } from '../../platform/embedded/start-error.js';
import { syncDirectory, type BackupPlaces } from '../backup-files.js';
import { ARCHIVE, COMPRESSED, isKept } from './segments.js';

/** The bytes that may wait in the data directory while the directory of backups cannot be written. */
const MOST_WAITING = 1_000_000_000;

/**
 * Moves what PostgreSQL has archived beside its data into the directory of backups, compressed, each file
 * whole and on the disk before the first one goes. Two processes may do it at once.
 *
 * @returns how many files were moved
 * @throws Error of the file system where the directory of backups cannot be written; the files wait then
 */
export async function moveArchived({ dataDir, backupDir }: BackupPlaces): Promise<number> {
  const from = join(dataDir, ARCHIVE);
  const to = join(backupDir, ARCHIVE);
  const names = (await readdir(from).catch((): string[] => [])).filter(isKept).toSorted();
  if (names.length === 0) return 0;
  await mkdir(to, { recursive: true, mode: 0o700 });
  for (const name of names) {
    await compress(join(from, name), join(to, name + COMPRESSED)).catch((error: unknown) => {
      // Another process was faster.
      if (systemCode(error) !== 'ENOENT') throw error;
    });
  }
  await syncDirectory(to);
  for (const name of names) await rm(join(from, name), { force: true });
  return names.length;
}

async function compress(from: string, to: string): Promise<void> {
  const part = `${to}.${process.pid}.part`;
  const { mtime } = await stat(from);
  try {
    const target = createWriteStream(part, { mode: 0o600, flush: true });
    await pipeline(createReadStream(from), createGzip({ level: 6 }), target);
    await utimes(part, mtime, mtime);
    await rename(part, to);
  } finally {
    await rm(part, { force: true });
  }
}

/**
 * Removes the oldest of what waits in the data directory, where it is more than a disk should bear: the
 * moments until the next backup cannot be restored then, but recording goes on.
 *
 * @returns how many files were given up
 */
export async function giveUpOldest({ dataDir }: Pick<BackupPlaces, 'dataDir'>): Promise<number> {
  const folder = join(dataDir, ARCHIVE);
  const names = (await readdir(folder)).filter(isKept).toSorted();
  const sizes = await Promise.all(
    names.map(async (name) => (await stat(join(folder, name)).catch(() => null))?.size ?? 0),
  );
  let waiting = sizes.reduce((sum, size) => sum + size, 0);
  let given = 0;
  for (const [place, name] of names.entries()) {
    if (waiting <= MOST_WAITING) break;
    await rm(join(folder, name), { force: true });
    waiting -= sizes[place] ?? 0;
    given += 1;
  }
  return given;
}
