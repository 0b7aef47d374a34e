import { rm } from 'node:fs/promises';
import type { ClientConfig, Pool } from 'pg';
import { expendableBefore, listArchived } from '../backups/archive/segments.js';
import { moveArchived } from '../backups/archive/move-archived.js';
import { requireOwnBackups } from '../backups/archive/same-database.js';
import { listBackups, removeBackup, type Backup } from '../backups/backup-files.js';
import { backupLine } from '../backups/backup-line.js';
import { keepCopy, NOT_COPIED } from '../backups/copy/keep-copy.js';
import { expendable, keptDaily } from '../backups/kept.js';
import { makeBackup } from '../backups/making/make-backup.js';
import { proveArchive, proveBackup } from '../backups/making/prove-backup.js';
import { headText } from '../ledger/log/head-text.js';
import { readConfig, type Config } from '../platform/config.js';
import { messageOf } from '../platform/database/database-error.js';
import { createPool } from '../platform/database/pools.js';
import { createLogger } from '../platform/logging.js';
import {
  DONE,
  readArguments,
  runCommand,
  UsageError,
  withEmbedded,
  WRONG,
} from './command-line.js';

const USAGE = `npm run backup [-- --list | --check]

Makes a backup of everything in DATA_DIR (all clubs, users, tokens, settings) into BACKUP_DIR, while the
service runs or not, and proves it: it is restored beside, and every club in it is verified. So is the
archive since the backup before it. Afterwards what is no longer needed is removed: 7 daily, 5 weekly and
12 monthly backups stay, and the archive since the oldest of the daily ones. Beside them one copy of the
newest is kept as files of no version of PostgreSQL (npm run import -- --all).
--list shows the backups; --check proves the newest one once more and makes none.
Exit code 0 when all is well, 1 when a backup is wrong, 2 when none could be made, 3 when the copy could
not be made.`;

async function main(args: readonly string[]): Promise<number> {
  const { plain, set } = readArguments(args, [], ['list', 'check']);
  if (plain.length > 0 || set.size > 1) throw new UsageError();
  const config = readConfig(process.env);
  if (set.has('list')) return list(config);
  if (config.database !== null) {
    throw new Error(
      'the database of DATABASE_URL is your own: back it up with its own tools, e.g. pgBackRest or ' +
        'pg_dump, or a club at a time with npm run export',
    );
  }
  if (!set.has('check')) await requireOwnBackups(config);
  return withEmbedded(config.dataDir, async (connection) => {
    const backup = set.has('check')
      ? await newest(config)
      : await makeBackup(connection, config, new Date());
    const copying = set.has('check') ? null : new Copying(config);
    const isProved = await prove(backup, config, connection, copying);
    if (!isProved) return WRONG;
    const isArchiveProved = await proveBefore(backup, config);
    await removeOld(config);
    if (!isArchiveProved) return WRONG;
    return copying?.failed === true ? NOT_COPIED : DONE;
  });
}

/** Proves the archive from the backup before this one up to it; there may be none. */
async function proveBefore(backup: Backup, config: Config): Promise<boolean> {
  await moveArchived(config);
  const backups = await listBackups(config.backupDir);
  const earlier = backups.find((one) => one.isProved && one.wal !== null && one.at < backup.at);
  if (earlier === undefined || backup.wal === null) return true;
  try {
    await proveArchive(earlier, backup, config.dataDir, createLogger('silent'), ending());
    console.log(`  every moment since ${earlier.name} can be restored`);
    return true;
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    return false;
  }
}

async function list({ backupDir }: Config): Promise<number> {
  const backups = await listBackups(backupDir);
  if (backups.length === 0) console.log(`There are no backups in ${backupDir}.`);
  for (const backup of backups) console.log(backupLine(backup));
  return DONE;
}

async function newest({ backupDir }: Config): Promise<Backup> {
  const [backup] = await listBackups(backupDir);
  if (backup === undefined) throw new Error(`there is no backup in ${backupDir}`);
  return backup;
}

/** Keeps the copy that belongs to no version of PostgreSQL; without it the backup is still a backup. */
class Copying {
  failed = false;

  constructor(private readonly config: Config) {}

  async copy(restored: Pool): Promise<void> {
    try {
      console.log(`  copied to ${await keepCopy(restored, this.config.backupDir, new Date())}`);
    } catch (error) {
      this.failed = true;
      console.error(`The copy could not be made: ${messageOf(error)}`);
    }
  }
}

async function prove(
  backup: Backup,
  config: Config,
  connection: ClientConfig,
  copying: Copying | null,
): Promise<boolean> {
  const logger = createLogger('silent');
  const use = copying === null ? null : (restored: Pool) => copying.copy(restored);
  const live = createPool(connection, logger);
  try {
    const proof = await proveBackup(backup, config.dataDir, live, logger, ending(), use);
    console.log(backupLine({ ...backup, proof }));
    for (const club of proof.clubs) console.log(`  ${club.name}: head ${headText(club).short}`);
    return true;
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    return false;
  } finally {
    await live.end();
  }
}

/** Ended by the service that stops, or by Ctrl-C: the restored server ends first. */
function ending(): AbortSignal {
  const controller = new AbortController();
  for (const name of ['SIGTERM', 'SIGINT'] as const) {
    process.once(name, () => {
      controller.abort();
    });
  }
  return controller.signal;
}

async function removeOld({ backupDir }: Config): Promise<void> {
  for (const backup of expendable(await listBackups(backupDir))) {
    await removeBackup(backup);
    console.log(`removed ${backup.name}`);
  }
  const days = keptDaily(await listBackups(backupDir));
  const starts = days.flatMap(({ wal }) => (wal === null ? [] : [wal]));
  for (const { path } of expendableBefore(starts, await listArchived(backupDir))) {
    await rm(path, { force: true });
  }
}

await runCommand(USAGE, 'make a backup', main);
