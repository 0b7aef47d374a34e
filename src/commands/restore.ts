import { createInterface } from 'node:readline/promises';
import { mkdir } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { momentsOf } from '../backups/archive/moments.js';
import { moveArchived } from '../backups/archive/move-archived.js';
import type { Until } from '../backups/archive/recovery.js';
import { listBackups, type Backup } from '../backups/backup-files.js';
import { backupLine } from '../backups/backup-line.js';
import { findLostEvents, type LostEvents } from '../backups/restoring/lost-events.js';
import type { ClubHead } from '../backups/making/heads.js';
import { recover, restoreInto, verifyRestored } from '../backups/restoring/restored-database.js';
import { swapIn } from '../backups/restoring/swap-in.js';
import { headText } from '../ledger/log/head-text.js';
import { readConfig, type Config } from '../platform/config.js';
import { createPool } from '../platform/database/pools.js';
import { EmbeddedDatabase } from '../platform/embedded/embedded-database.js';
import { createLogger } from '../platform/logging.js';
import {
  DONE,
  readArguments,
  runCommand,
  UsageError,
  withEmbedded,
  WRONG,
} from './command-line.js';

const USAGE = `npm run restore [-- NAME | MOMENT | latest [--yes]]

Without anything: the backups in BACKUP_DIR, and from when to when any moment can be restored. With the
name of a backup, a moment such as 2026-11-20T21:14 by the clock of this machine, or 'latest' for all that
is archived: restores it beside the data of DATA_DIR, verifies every club in it, and says which events of now it does not have. After a confirmation (--yes
gives it at once) it takes the place of the data, which are kept beside it until you delete them. The
service must be stopped for that last step. It can be ended at any moment and run again.
Exit code 0 when it is done, 1 when it was not wanted, 2 when it cannot be done; nothing has changed then.`;

const logger = createLogger('silent');

async function main(args: readonly string[]): Promise<number> {
  const { plain, set } = readArguments(args, [], ['yes']);
  const [wanted] = plain;
  if (plain.length > 1) throw new UsageError();
  const config = readConfig(process.env);
  const backups = await listBackups(config.backupDir);
  if (wanted === undefined) {
    await list(backups, config);
    return DONE;
  }
  const { backup, until } = found(wanted, backups);
  await mkdir(config.dataDir, {
    recursive: true,
    mode: process.getuid?.() === 0 ? 0o711 : 0o700,
  });
  return restore(backup, until, config, set.has('yes'));
}

async function list(backups: readonly Backup[], config: Config): Promise<void> {
  await moveArchived(config).catch(() => 0);
  for (const one of backups) console.log(backupLine(one));
  if (backups.length === 0) console.log(`There are no backups in ${config.backupDir}.`);
  const span = await momentsOf(backups, config.backupDir);
  if (span === null) return;
  console.log(`Any moment from ${span.since} to ${span.until} can be restored too.`);
}

/** @throws BackupError where no backup is from before the moment */
function found(wanted: string, backups: readonly Backup[]): { backup: Backup; until: Until } {
  const named = backups.find(({ name }) => name === wanted);
  if (named !== undefined) return { backup: named, until: 'backup' };
  const moment = wanted === 'latest' ? null : new Date(wanted);
  if (moment !== null && Number.isNaN(moment.getTime())) {
    throw new Error(`there is no backup ${wanted}, and it is no moment such as 2026-11-20T21:14`);
  }
  const backup = backups.find(
    ({ wal }) => wal !== null && (moment === null || wal.whole <= moment.toISOString()),
  );
  if (backup !== undefined) return { backup, until: moment ?? 'archive' };
  throw new Error(`no backup with an archive is from before ${wanted}`);
}

async function restore(
  backup: Backup,
  until: Until,
  config: Config,
  isConfirmed: boolean,
): Promise<number> {
  const { dataDir } = config;
  // A service that was killed may not have taken all that was archived.
  await moveArchived(config).catch(() => 0);
  const folder = join(dataDir, `restore-${backup.name}`);
  const how = until instanceof Date ? until.toISOString() : 'the end of the archive';
  console.log(`Restoring ${backupLine(backup)}${until === 'backup' ? '' : `, and on to ${how}`}`);
  const restored = await restoreInto(backup, folder, until, logger);
  let clubs: ClubHead[];
  try {
    clubs = await verifyRestored(restored.pool, backup);
  } finally {
    await restored.stop();
  }
  for (const club of clubs) console.log(`  verified: ${club.name}, head ${headText(club).short}`);
  await showLost(dataDir, clubs);
  if (!isConfirmed && !(await confirmed())) {
    console.log('Nothing was changed.');
    return WRONG;
  }
  if ((await EmbeddedDatabase.ofRunningService(dataDir)) !== null) {
    throw new Error('the service runs; stop it, and run the same command again');
  }
  // Once more, with the tables as they were: the one that was verified has those of this version.
  await (await recover(backup, folder, until, logger)).stop();
  const old = await swapIn(dataDir, folder, new Date());
  console.log(`Restored. Start the service as ever.`);
  if (old !== null) console.log(`The data of before are in ${old} until you delete it.`);
  return DONE;
}

/** Says what the live database has and the backup has not. */
async function showLost(dataDir: string, clubs: readonly ClubHead[]): Promise<void> {
  if (!existsSync(join(dataDir, 'postgres'))) {
    console.log(`There are no data in ${dataDir} now: nothing can be lost.`);
    return;
  }
  try {
    const lost = await withEmbedded(dataDir, async (connection) => {
      const live = createPool(connection, logger);
      try {
        return await findLostEvents(live, clubs);
      } finally {
        await live.end();
      }
    });
    if (lost.length === 0) console.log('Nothing of the clubs is newer than this backup.');
    for (const one of lost) for (const line of linesOf(one)) console.log(line);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    console.log(`The data of now cannot be read (${why}): what they have more is not known.`);
  }
}

function linesOf({ club, until, kinds, span, isBeginning, forgotten }: LostEvents): string[] {
  const count = kinds.reduce((sum, one) => sum + one.count, 0);
  const what = kinds.map((one) => `${one.count} ${one.kind}`).join(', ');
  const when =
    span === null ? '' : `, from ${span.first.slice(0, 16)} to ${span.last.slice(0, 16)} UTC`;
  return [
    `LOST of ${club.name}: ${count} events after number ${until}${when}`,
    ...(what === '' ? [] : [`  ${what}`]),
    ...(isBeginning ? [] : ['  The log of now is no continuation of the one in the backup.']),
    ...forgotten.map((initials) => `  ${initials} left for good since: forget them again.`),
  ];
}

async function confirmed(): Promise<boolean> {
  if (!process.stdin.isTTY) {
    console.log('Without a terminal nobody can be asked: --yes puts it in place.');
    return false;
  }
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return (await terminal.question("Type 'restore' to put it in place: ")).trim() === 'restore';
  } finally {
    terminal.close();
  }
}

await runCommand(USAGE, 'restore', main);
