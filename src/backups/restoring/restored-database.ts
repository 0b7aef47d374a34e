import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { extract } from 'tar';
import { verifyClub } from '../../ledger/verify/verify-club.js';
import { headText } from '../../ledger/log/head-text.js';
import { readMigrations } from '../../platform/database/migrations.js';
import { messageOf } from '../../platform/database/database-error.js';
import { createPool } from '../../platform/database/pools.js';
import { EmbeddedDatabase } from '../../platform/embedded/embedded-database.js';
import type { Logger } from '../../platform/logging.js';
import { ClubReplayer } from '../../replay/club-replayer.js';
import { bringUpToDate } from '../../replay/up-to-date.js';
import { layLog, recoverySettings, requireArchived, type Until } from '../archive/recovery.js';
import { BackupError, checkFiles, type Backup } from '../backup-files.js';
import { readHash, readHeads, type ClubHead } from '../making/heads.js';

/** A week of busy evenings is recovered in seconds; this is for a slow stick. */
const LONGEST_RECOVERY_MS = 10 * 60_000;

/** A backup unpacked into a folder of its own, with its PostgreSQL running. */
export interface RestoredDatabase {
  readonly pool: Pool;
  /** The folder, laid out as a data directory. */
  readonly folder: string;
  /** Ends the server, also in the middle of a verification; its data stay in the folder. */
  stop(): Promise<void>;
}

/**
 * Unpacks a backup into `folder`, laid out as a data directory, and recovers it until then, with the
 * tables as they were. The old content of the folder is removed first.
 *
 * @throws BackupError where a file is missing or damaged, or the archive does not reach so far
 */
export async function recover(
  backup: Backup,
  folder: string,
  until: Until,
  logger: Logger,
): Promise<EmbeddedDatabase> {
  await checkFiles(backup);
  if (until instanceof Date) await requireArchived(backup, until);
  try {
    return await recoverTo(backup, folder, until, logger);
  } catch (error) {
    // PostgreSQL stops at the first write after the moment. Where there is none, all of it is from before.
    if (!/before configured recovery target was reached/.test(messageOf(error))) throw error;
    return recoverTo(backup, folder, 'archive', logger);
  }
}

async function recoverTo(
  backup: Backup,
  folder: string,
  until: Until,
  logger: Logger,
): Promise<EmbeddedDatabase> {
  await rm(folder, { recursive: true, force: true });
  const pgdata = join(folder, 'postgres');
  await mkdir(folder, { recursive: true, mode: process.getuid?.() === 0 ? 0o711 : 0o700 });
  await mkdir(pgdata, { mode: 0o700 });
  await extract({ file: join(backup.path, archiveOf(backup)), cwd: pgdata, strict: true });
  await layLog(backup, pgdata, until);
  const settings = recoverySettings(until);
  const longest = { startTimeoutMs: LONGEST_RECOVERY_MS };
  return EmbeddedDatabase.start({ dataDir: folder, logger, settings, ...longest });
}

/**
 * Recovers a backup in `folder` and brings it to the schema of this version.
 * @throws BackupError as `recover`; DatabaseStartError, MigrationError
 */
export async function restoreInto(
  backup: Backup,
  folder: string,
  until: Until,
  logger: Logger,
): Promise<RestoredDatabase> {
  const database = await recover(backup, folder, until, logger);
  try {
    await bringUpToDate(database.connection, await readMigrations(), logger);
  } catch (error) {
    await database.stop();
    throw error;
  }
  const pool = createPool(database.connection, logger);
  let stopped: Promise<void> | null = null;
  const end = async () => {
    await pool.end();
    await database.stop();
  };
  return { pool, folder, stop: () => (stopped ??= end()) };
}

/**
 * Verifies every club of a restored database from its first event on, and that each has at least the
 * events which it had when the backup was begun.
 *
 * @returns the heads of the clubs
 * @throws BackupError naming the club and the first event that is wrong
 */
export async function verifyRestored(pool: Pool, backup: Backup): Promise<ClubHead[]> {
  const clubs = await readHeads(pool);
  for (const { id, name, seq, hash } of backup.heads) {
    if ((await readHash(pool, id, seq)) === hash) continue;
    const { short } = headText({ seq, hash });
    throw new BackupError(`The backup ${backup.name} lacks event ${short} of the club ${name}.`);
  }
  for (const { id, name } of clubs) {
    const result = await verifyClub(pool, id, { newReplayer: () => new ClubReplayer() });
    if (result.ok) continue;
    throw new BackupError(
      `In the backup ${backup.name} the club ${name} is wrong at event ${result.seq}: ${result.detail}`,
    );
  }
  return clubs;
}

function archiveOf({ name, files }: Backup): string {
  const archive = files.find((file) => /^base\.tar(\.gz)?$/.test(file.name));
  if (archive === undefined) throw new BackupError(`The backup ${name} has no archive.`);
  return archive.name;
}
