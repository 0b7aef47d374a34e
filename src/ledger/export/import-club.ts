import type { Readable } from 'node:stream';
import type { Pool } from 'pg';
import { inTransaction } from '../../platform/database/transaction.js';
import type { VerifyOptions } from '../verify/verify-log.js';
import { ImportedLog } from './imported-log.js';
import { verifyFile, type ExportResult } from './verify-export.js';

export { ImportRefused } from './imported-log.js';

/** Rolls the import back; carries the reason. */
class NotGood extends Error {
  constructor(readonly result: ExportResult) {
    super('the file is wrong');
  }
}

/**
 * Brings an exported club into a database where it is not yet. In one transaction, with all guards of
 * the database in force, the log is followed once: each page is verified and then written with what
 * follows from it. Then PostgreSQL says by digests whether all is there as it should be, and only then
 * it is committed.
 *
 * @param file the bytes of the file; it is closed when this is done
 * @returns what verifying the file gave; on a failure nothing was written
 * @throws ImportRefused when the club or its opening key is there already
 */
export async function importClub(
  pool: Pool,
  file: Readable,
  options: VerifyOptions,
): Promise<ExportResult> {
  try {
    return await inTransaction(pool, 'BEGIN', async (client) => {
      // A long log is one long transaction, and at its end all of it is compared, and the deferred
      // guards speak up.
      await client.query(
        'SET LOCAL idle_in_transaction_session_timeout = 0; SET LOCAL statement_timeout = 0',
      );
      const result = await verifyFile(file, options, (reader) => ImportedLog.open(client, reader));
      if (!result.ok) throw new NotGood(result);
      return result;
    });
  } catch (error) {
    if (error instanceof NotGood) return error.result;
    throw error;
  }
}
