import { readFile, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isRunning, processIn, workingDirectory } from './process-state.js';
import { DatabaseStartError, systemCode } from './start-error.js';

/** The content of postmaster.pid, written by its server. */
export interface ServerLock {
  readonly pid: number;
  readonly port: number;
  /** Directory of the Unix socket; empty when it has none. */
  readonly socketDirectory: string;
}

/** Reads DATA/postmaster.pid; null when no server has written one, or not yet to its end. */
export async function readServerLock(pgdata: string): Promise<ServerLock | null> {
  const lines = await lockLines(join(pgdata, 'postmaster.pid'));
  const pid = Number(lines[0]);
  if (!Number.isInteger(pid) || pid <= 0) return null;
  return { pid, port: Number(lines[3] ?? 0), socketDirectory: lines[4] ?? '' };
}

/**
 * Whether the writer of the lock is a server that works in this data directory. A process that has
 * got the number since, a dead one and a zombie are not.
 */
export async function holdsDirectory(lock: ServerLock, pgdata: string): Promise<boolean> {
  if (!(await isRunning(lock.pid))) return false;
  const directory = await workingDirectory(lock.pid);
  // Where the system does not say, the attempt to connect decides.
  return directory === null || directory === pgdata;
}

/**
 * Removes the locks that dead servers left behind. PostgreSQL clears a plain dead one itself, but
 * takes a zombie, or another process with the same number, for a live server, and garbage for
 * something that only a person may clear.
 * @throws DatabaseStartError when a lock says nothing and a server may be running all the same.
 */
export async function clearStaleLocks(pgdata: string): Promise<void> {
  const names = await readdir(pgdata);
  const locks = names.filter((name) => name === 'postmaster.pid' || name.endsWith('.lock'));
  for (const name of locks) await clearStaleLock(pgdata, name);
}

async function clearStaleLock(pgdata: string, name: string): Promise<void> {
  const path = join(pgdata, name);
  const first = (await lockLines(path))[0] ?? '';
  const pid = Number(first);
  if (first === '' || !Number.isInteger(pid)) {
    if (!(await mayClearGarbage(pgdata, path))) return;
  }
  // A socket's lock names its owner with a minus where a standalone backend wrote it.
  const lock = { pid: Math.abs(pid), port: 0, socketDirectory: '' };
  if (lock.pid > 0 && (await holdsDirectory(lock, pgdata))) return;
  // Two starts may come here together: take the file aside, and put it back if a new server has
  // written its own in between.
  const aside = `${path}.stale-${process.pid}`;
  try {
    await rename(path, aside);
  } catch (error) {
    if (systemCode(error) === 'ENOENT') return;
    throw error;
  }
  if (((await lockLines(aside))[0] ?? '') === first) await rm(aside);
  else await rename(aside, path);
}

/** Longer than a server takes between making its lock and writing into it. */
const WRITTEN_AFTER_MS = 1_000;

/**
 * Whether a lock without a process number may go: nobody is about to write it, and no process works
 * with the data. Two servers on one directory would be the end of it, so where that cannot be known
 * a person decides.
 */
async function mayClearGarbage(pgdata: string, path: string): Promise<boolean> {
  const made = await stat(path).catch(() => null);
  if (made === null || Date.now() - made.mtimeMs < WRITTEN_AFTER_MS) return false;
  const pid = await processIn(pgdata);
  if (pid === 0) return true;
  const who =
    pid === null ? 'a PostgreSQL may still run there' : `process ${pid} still works there`;
  throw new DatabaseStartError(
    `The lock file ${path} holds no process number, and ${who}. Nothing was touched: make sure ` +
      'that no PostgreSQL works with this directory, then delete the file.',
  );
}

async function lockLines(path: string): Promise<string[]> {
  try {
    return (await readFile(path, 'utf8')).split('\n').map((line) => line.trim());
  } catch (error) {
    if (systemCode(error) === 'ENOENT') return [];
    throw error;
  }
}
