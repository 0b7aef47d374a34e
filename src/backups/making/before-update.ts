import type { Pool } from 'pg';
import { isMigrated, type Migration } from '../../platform/database/migrations.js';
import { createPool } from '../../platform/database/pools.js';
import type { Connection } from '../../platform/database/writable-server.js';
import type { Logger } from '../../platform/logging.js';
import { BackupError, type BackupPlaces } from '../backup-files.js';
import { readHeads } from './heads.js';
import { runBackup } from './schedule.js';

/**
 * Makes a backup before a new version changes the tables. The proof restores it and changes the tables
 * of the copy, so that the update itself was tried before it touches the data.
 *
 * @throws BackupError when no proved backup can be made: nothing was changed then
 */
export async function backUpBeforeUpdate(
  connection: Connection,
  places: BackupPlaces,
  migrations: readonly Migration[],
  logger: Logger,
): Promise<void> {
  const pool = createPool(connection, logger);
  try {
    if (!(await hasClubsToChange(pool, migrations))) return;
  } finally {
    await pool.end();
  }
  logger.info('this version changes the tables: making a backup first');
  const { isProved, said } = await runBackup(places);
  if (isProved) {
    logger.info({ backup: said }, 'backup made and proved');
    return;
  }
  throw new BackupError(
    `this version changes the tables, and no proved backup could be made before: ${said}\n` +
      'Nothing was changed. Mend that, or set BACKUPS=no to start without a backup.',
  );
}

async function hasClubsToChange(pool: Pool, migrations: readonly Migration[]): Promise<boolean> {
  const clubs = await readHeads(pool);
  return clubs.length > 0 && !(await isMigrated(pool, migrations));
}
