import pg from 'pg';
import type { DatabaseAddress } from './database-url.js';

/** How to connect: as `pg` has it, or to whichever of several servers takes writes. */
export interface Connection extends pg.PoolConfig {
  /** A URL for each of them. */
  readonly servers?: readonly string[];
}

/** Shorter than the pool waits for a connection: a server that is gone without a word is passed by. */
const PROBE_TIMEOUT_MS = 3_000;
/** A server that was left behind as a standby is not asked for longer than this. */
const LIFETIME_S = 60;

/** The connection of a DATABASE_URL. */
export function connectionOf({ urls, needsWritable }: DatabaseAddress): Connection {
  return needsWritable ? { servers: urls } : { connectionString: urls[0] };
}

/**
 * The connection with one server chosen: the first to answer of those that take writes.
 * @throws what the servers say where none does; that of one that can only be read comes first.
 */
export async function toWritable({ servers, ...rest }: Connection): Promise<pg.PoolConfig> {
  if (servers === undefined) return rest;
  try {
    const found = await Promise.any(
      servers.map((url) => probe({ ...rest, connectionString: url })),
    );
    return { ...rest, connectionString: found };
  } catch (error) {
    const all = error instanceof AggregateError ? (error.errors as unknown[]) : [error];
    throw all.find((one) => one instanceof ReadOnlyServer) ?? all[0];
  }
}

/** A server that can only be read, with the code that PostgreSQL itself has for it. */
class ReadOnlyServer extends Error {
  readonly code = '25006';
  readonly severity = 'ERROR';

  constructor() {
    super('the database server takes no writes (it is a standby, or was made read-only)');
  }
}

/** @throws ReadOnlyServer where the connection's server takes no writes. */
async function requireWritable(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ transaction_read_only: string }>(
    'SHOW transaction_read_only',
  );
  if (rows[0]?.transaction_read_only !== 'off') throw new ReadOnlyServer();
}

async function probe(connection: pg.ClientConfig & { connectionString: string }): Promise<string> {
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: PROBE_TIMEOUT_MS });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await requireWritable(client);
    return connection.connectionString;
  } finally {
    await client.end().catch(() => undefined);
  }
}

type Connected = Parameters<pg.Pool['connect']>[0];

/**
 * A pool that goes on with another server when the one it worked with is gone or takes no writes any
 * more. Each new connection is looked at before anybody gets it.
 */
export class FollowingPool extends pg.Pool {
  #search: Promise<void> | null = null;

  constructor(
    private readonly servers: readonly string[],
    options: pg.PoolConfig & { onConnect?: (client: pg.ClientBase) => void },
  ) {
    const prepare = options.onConnect;
    // The pool waits for what this returns, though its types do not say so.
    const onConnect = ((client: pg.ClientBase) =>
      requireWritable(client).then(() => prepare?.(client))) as (client: pg.ClientBase) => void;
    const first = { connectionString: servers[0], maxLifetimeSeconds: LIFETIME_S };
    super({ ...options, ...first, onConnect });
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Connected): void;
  override connect(callback?: Connected): Promise<pg.PoolClient> | void {
    const connected = this.#connect();
    if (callback === undefined) return connected;
    connected.then(
      (client) => {
        callback(undefined, client, (error?: Error | boolean) => {
          client.release(error);
        });
      },
      (error: unknown) => {
        callback(error as Error, undefined, () => undefined);
      },
    );
  }

  async #connect(): Promise<pg.PoolClient> {
    try {
      return await super.connect();
    } catch (error) {
      if (this.ending || isCrowded(error)) throw error;
      this.#search ??= this.#follow().finally(() => (this.#search = null));
      await this.#search;
      return super.connect();
    }
  }

  async #follow(): Promise<void> {
    const { connectionString } = await toWritable({ ...this.options, servers: this.servers });
    this.options.connectionString = connectionString;
  }
}

/** All connections are lent: that is no fault of the server. */
function isCrowded(error: unknown): boolean {
  return error instanceof Error && error.message === 'timeout exceeded when trying to connect';
}
