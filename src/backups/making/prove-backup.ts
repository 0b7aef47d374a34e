import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { messageOf } from '../../platform/database/database-error.js';
import type { Logger } from '../../platform/logging.js';
import {
  BackupError,
  describe,
  type Backup,
  type Description,
  type Proof,
} from '../backup-files.js';
import { readHash, type ClubHead } from './heads.js';
import { restoreInto, verifyRestored } from '../restoring/restored-database.js';

/**
 * Proves a backup: it is restored beside the data, brought to the schema of this version, and every
 * club in it is verified from its first event on; each must be the beginning of what the live database
 * has. The result is written into its description, and its fault too.
 *
 * @param signal ends the proof; the backup stays unproved then, without a fault
 * @param use works with the restored database once it is verified
 * @param live the database that works now; null where there is none to compare with
 * @throws BackupError with the fault
 */
export async function proveBackup(
  backup: Backup,
  dataDir: string,
  live: Pool | null,
  logger: Logger,
  signal: AbortSignal,
  use: ((restored: Pool) => Promise<void>) | null = null,
): Promise<Proof> {
  const started = performance.now();
  const folder = join(dataDir, `proof-${process.pid}`);
  try {
    const restored = await restoreInto(backup, folder, 'backup', logger);
    const end = () => void restored.stop();
    signal.addEventListener('abort', end, { once: true });
    let clubs: ClubHead[];
    let tookMs: number;
    try {
      signal.throwIfAborted();
      clubs = await verifyRestored(restored.pool, backup);
      tookMs = Math.round(performance.now() - started);
      await use?.(restored.pool);
    } finally {
      signal.removeEventListener('abort', end);
      await restored.stop();
    }
    if (live !== null) await compare(clubs, backup, live);
    const events = clubs.reduce((sum, { seq }) => sum + seq, 0);
    const proof = { at: new Date().toISOString(), clubs, events, tookMs };
    await describe(backup.path, { ...descriptionOf(backup), proof, fault: null });
    return proof;
  } catch (error) {
    if (signal.aborted) throw new BackupError('The proof was ended before its end.');
    const fault = messageOf(error);
    await describe(backup.path, { ...descriptionOf(backup), proof: null, fault }).catch(
      () => undefined,
    );
    if (error instanceof BackupError) throw error;
    throw new BackupError(`The backup ${backup.name} could not be proved: ${fault}`, {
      cause: error,
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Proves the archive between two backups: the earlier one is restored beside the data and goes on by the
 * archived log, until every club has what it had when the later one was begun; each is verified.
 *
 * @throws BackupError where the archive has a gap, a file of it is damaged, or a club is wrong
 */
export async function proveArchive(
  earlier: Backup,
  later: Backup,
  dataDir: string,
  logger: Logger,
  signal: AbortSignal,
): Promise<void> {
  const folder = join(dataDir, `proof-${process.pid}`);
  try {
    const restored = await restoreInto(earlier, folder, 'archive', logger);
    const end = () => void restored.stop();
    signal.addEventListener('abort', end, { once: true });
    try {
      signal.throwIfAborted();
      await verifyRestored(restored.pool, later);
    } finally {
      signal.removeEventListener('abort', end);
      await restored.stop();
    }
  } catch (error) {
    const why = signal.aborted ? 'it was ended before its end' : messageOf(error);
    throw new BackupError(`The archive since ${earlier.name} could not be proved: ${why}`, {
      cause: error,
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function compare(clubs: readonly ClubHead[], backup: Backup, live: Pool): Promise<void> {
  for (const { id, name, seq, hash } of clubs) {
    if ((await readHash(live, id, seq)) === hash) continue;
    throw new BackupError(
      `Event ${seq} of the club ${name} in the backup ${backup.name} differs from the live one.`,
    );
  }
}

function descriptionOf({ at, postgres, heads, files, wal, proof, fault }: Backup): Description {
  return { at, postgres, heads, files, wal, proof, fault };
}
