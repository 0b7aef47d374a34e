import pg from 'pg';
import type { Logger } from '../logging.js';
import { FollowingPool, type Connection } from './writable-server.js';

/** Connections for reading. More only queue inside PostgreSQL: two cores serve about eight. */
const POOL_SIZE = 8;
/** Connections for the ledger's writes, so that no report keeps a hand waiting. */
const WRITE_POOL_SIZE = 6;
const STATEMENT_TIMEOUT_MS = 15_000;
const CONNECT_TIMEOUT_MS = 5_000;
/** Statements, and not parameters of the connection: a pooler in between refuses those it does not know. */
const TIMEOUTS =
  `SET statement_timeout = ${STATEMENT_TIMEOUT_MS};` +
  `SET idle_in_transaction_session_timeout = ${STATEMENT_TIMEOUT_MS};`;

type TypeId = Parameters<typeof pg.types.getTypeParser>[0];

/** The part of a pool that reads need. */
export interface ReadPool {
  /** For raw statements; int8 comes back as a number and must be a safe integer. */
  readonly pool: pg.Pool;
}

/** A pool that survives lost connections and keeps no statement waiting forever. */
export function createPool(connection: Connection, logger: Logger, max = POOL_SIZE): pg.Pool {
  return poolOf(connection, logger, { max });
}

/** @param settings more statements for each new connection, before anybody gets it */
function poolOf(
  { servers, ...connection }: Connection,
  logger: Logger,
  { max, settings = '' }: { readonly max: number; readonly settings?: string },
): pg.Pool {
  const options = {
    application_name: 'kopperne',
    max,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    idleTimeoutMillis: 60_000,
    keepAlive: true,
    ...connection,
    // The pool waits for what this returns, though its types do not say so.
    onConnect: ((client: pg.ClientBase) => client.query(TIMEOUTS + settings)) as (
      client: pg.ClientBase,
    ) => void,
    types,
  };
  const pool = servers === undefined ? new pg.Pool(options) : new FollowingPool(servers, options);
  // Without a listener a lost idle connection (57P01) would end the process.
  pool.on('error', (error) => {
    logger.warn({ err: error }, 'lost an idle database connection');
  });
  return pool;
}

/**
 * A pool for the ledger's named statements, of which there are few, each sent thousands of times. They
 * are planned once a connection, not again for every list of rows; and as everything in them goes by
 * its key, they are never planned as a scan, which is the cheapest way only while a table is small:
 * such a plan would be kept while the table grows.
 */
export function createWritePool(connection: Connection, logger: Logger): pg.Pool {
  const settings = 'SET plan_cache_mode = force_generic_plan; SET enable_seqscan = off';
  return poolOf(connection, logger, { max: WRITE_POOL_SIZE, settings });
}

/**
 * Reads an int8 of PostgreSQL.
 * @throws RangeError beyond 2^53 - 1, where a number is no longer exact.
 */
export function parseInt8(text: string): number {
  const value = Number(text);
  if (Number.isSafeInteger(value)) return value;
  throw new RangeError(`the int8 ${text} is too large to be a number`);
}

/** pg's own parsers but for int8, and for this pool alone: Prisma reads int8 in its own way. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid: TypeId, format?: unknown) => {
    if (oid === pg.types.builtins.INT8 && format !== 'binary') return parseInt8;
    return pg.types.getTypeParser(oid, format === 'binary' ? 'binary' : 'text') as typeof parseInt8;
  },
};
