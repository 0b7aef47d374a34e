import { createInterface } from 'node:readline/promises';
import { mkdir } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { listBackups, type Backup } from '../backups/backup-files.js';
import { backupLine } from '../backups/backup-line.js';
import { findLostEvents, type LostEvents } from '../backups/lost-events.js';
import type { ClubHead } from '../backups/heads.js';
import { restoreInto, unpack, verifyRestored } from '../backups/restored-database.js';
import { swapIn } from '../backups/swap-in.js';
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

const USAGE = `npm run restore [-- NAME [--yes]]

Without NAME: the backups in BACKUP_DIR. With the name of one: restores it beside the data of DATA_DIR,
verifies every club in it, and says which events of now it does not have. After a confirmation (--yes
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
    for (const one of backups) console.log(backupLine(one));
    if (backups.length === 0) console.log(`There are no backups in ${config.backupDir}.`);
    return DONE;
  }
  const backup = backups.find(({ name }) => name === wanted);
  if (backup === undefined) throw new Error(`there is no backup ${wanted} in ${config.backupDir}`);
  await mkdir(config.dataDir, {
    recursive: true,
    mode: process.getuid?.() === 0 ? 0o711 : 0o700,
  });
  return restore(backup, config, set.has('yes'));
}

async function restore(backup: Backup, config: Config, isConfirmed: boolean): Promise<number> {
  const { dataDir } = config;
  const folder = join(dataDir, `restore-${backup.name}`);
  console.log(`Restoring ${backupLine(backup)}`);
  const restored = await restoreInto(backup, folder, logger);
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
  // Once more, as it was made: the one that was verified has the tables of this version.
  await unpack(backup, folder);
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
  if (!process.stdin.isTTY) return false;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return (await terminal.question("Type 'restore' to put it in place: ")).trim() === 'restore';
  } finally {
    terminal.close();
  }
}

await runCommand(USAGE, 'restore', main);
