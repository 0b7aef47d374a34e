import { fillStatistics } from '../ledger/fill/fill-statistics.js';
import { createWritePool } from '../platform/database/pools.js';
import type { Logger } from '../platform/logging.js';
import { migrate, type Migration } from '../platform/database/migrations.js';
import type { Connection } from '../platform/database/writable-server.js';
import { ClubReplayer } from './club-replayer.js';

/**
 * Brings a database to the schema of this version, and its clubs to all the rows that there are then.
 * Safe to run from several instances at once, and again after one was killed.
 *
 * @throws MigrationError as `migrate` does; what the database throws
 */
export async function bringUpToDate(
  connection: Connection,
  migrations: readonly Migration[],
  logger: Logger,
): Promise<void> {
  await migrate(connection, migrations, logger);
  const pool = createWritePool(connection, logger);
  try {
    await fillStatistics(pool, () => new ClubReplayer(), logger);
  } finally {
    await pool.end();
  }
}
