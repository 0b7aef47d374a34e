import { chmod, mkdtemp, readdir, rm, stat, statfs } from 'node:fs/promises';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where Linux keeps files in memory. */
const IN_MEMORY = '/dev/shm';
/** Bytes: a whole run has a tenth of it in its folder. */
const ROOM = 4 * 1024 ** 3;
const NAME = /^kopperne-test-(\d+)-/;
const HOUR_MS = 3_600_000;

/**
 * Makes a folder for the databases and the temporary files of a run: in memory where there is plenty. A
 * file system on a disk looks for long for the numbers of the 300 new files of a database after those of
 * another one were deleted.
 */
export async function makeRunFolder() {
  const base = (await hasRoom()) ? IN_MEMORY : tmpdir();
  if (base === IN_MEMORY) await removeLeftBehind();
  const folder = await mkdtemp(join(base, `kopperne-test-${process.pid}-`));
  // PostgreSQL may run as another user, who has a folder in this one.
  await chmod(folder, 0o711);
  return folder;
}

async function hasRoom() {
  try {
    const { bavail, bsize } = await statfs(IN_MEMORY);
    return Math.min(bavail * bsize, freemem()) > ROOM;
  } catch {
    return false;
  }
}

/** A run that was killed could not remove its folder, which would be held in memory. */
async function removeLeftBehind() {
  for (const name of await readdir(IN_MEMORY)) {
    const owner = NAME.exec(name)?.[1];
    if (owner === undefined || isRunning(Number(owner))) continue;
    const folder = join(IN_MEMORY, name);
    const { mtimeMs } = await stat(folder).catch(() => ({ mtimeMs: Date.now() }));
    // In a younger one the databases of a run may still be about to end.
    if (Date.now() - mtimeMs > HOUR_MS) await rm(folder, { recursive: true, force: true });
  }
}

function isRunning(id) {
  try {
    return process.kill(id, 0);
  } catch (error) {
    return error.code !== 'ESRCH';
  }
}
