import type { Pool, PoolClient } from 'pg';
import { isReadOnly } from './database-error.js';

/**
 * Lends one connection of the pool for several statements that belong together.
 *
 * @param begin how their transaction begins; it is committed when `work` is done, or rolled back
 * @throws what `work` throws, or what committing throws
 */
export async function inTransaction<T>(
  pool: Pool,
  begin: string,
  work: (client: PoolClient) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  // A connection lost between two statements speaks up here, and would end the process unheard;
  // the next statement fails and says so.
  client.on('error', ignore);
  let lost: Error | undefined;
  try {
    await client.query(begin);
    const result = await work(client);
    await client.query('COMMIT');
    return result;
  } catch (error) {
    lost = (await rollBack(client)) ?? (isReadOnly(error) ? error : undefined);
    throw error;
  } finally {
    client.off('error', ignore);
    client.release(lost);
  }
}

function ignore(): void {
  // The statement that fails reports it.
}

/** The error of a rollback: the connection is then of no more use. */
async function rollBack(client: PoolClient): Promise<Error | undefined> {
  try {
    await client.query('ROLLBACK');
    return undefined;
  } catch (error) {
    return error instanceof Error ? error : new Error('a connection was lost', { cause: error });
  }
}
