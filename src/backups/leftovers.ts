import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { holdsDirectory, readServerLock } from '../platform/embedded/lock-file.js';
import { isRunning } from '../platform/embedded/process-state.js';
import { stopServer } from '../platform/embedded/server.js';

/**
 * Removes what an attempt that was killed has left in the data directory: copies on their way into a
 * backup, and restored databases, whose servers outlive the process that started them.
 */
export async function removeLeftovers(dataDir: string): Promise<void> {
  for (const name of await readdir(dataDir)) {
    const pid = Number(/^(?:backup|proof)-(\d+)$/.exec(name)?.[1] ?? 0);
    if (pid === 0 || pid === process.pid || (await isRunning(pid))) continue;
    const folder = join(dataDir, name);
    await endServer(join(folder, 'postgres'));
    await rm(folder, { recursive: true, force: true });
  }
}

async function endServer(pgdata: string): Promise<void> {
  const lock = await readServerLock(pgdata).catch(() => null);
  if (lock !== null && (await holdsDirectory(lock, pgdata))) await stopServer(lock.pid);
}
