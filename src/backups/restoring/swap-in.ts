import { rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { BackupError, nameOf, syncDirectory } from '../backup-files.js';

/**
 * Puts a restored database, whose server has ended, into the place of the one in `dataDir`. The old one
 * is kept beside it. Ended between its two steps it leaves no database in `dataDir`: the service does
 * not start then, and another restore goes on from there.
 *
 * @returns the folder that keeps the old database; null where there was none
 * @throws BackupError where a server still works with the data
 */
export async function swapIn(dataDir: string, restored: string, now: Date): Promise<string | null> {
  const pgdata = join(dataDir, 'postgres');
  if (await exists(join(pgdata, 'postmaster.pid'))) {
    throw new BackupError('The database still runs; stop the service, and restore again.');
  }
  const old = join(dataDir, `postgres-before-${nameOf(now)}`);
  const hadOne = await exists(pgdata);
  if (hadOne) {
    await rename(pgdata, old);
    await syncDirectory(dataDir);
  }
  await rename(join(restored, 'postgres'), pgdata);
  await syncDirectory(dataDir);
  await rm(restored, { recursive: true, force: true });
  return hadOne ? old : null;
}

async function exists(path: string): Promise<boolean> {
  return (await stat(path).catch(() => null)) !== null;
}
