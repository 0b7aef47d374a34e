import type { PoolClient, QueryArrayConfig, QueryArrayResult, QueryConfig, QueryResult } from 'pg';
import { atOnce, type Turns } from '../worker/pace.js';

/** A receiver of statements: a connection, or a pool that has one for each. */
export type Queryable = Pick<PoolClient, 'query'>;

/** One connection for several who read at the same time: each statement waits for the one before it. */
export class QueuedClient {
  #client: Queryable;
  readonly #turns: Turns;
  #last: Promise<unknown> = Promise.resolve();

  /** @param turns lets a statement through among those of other connections */
  constructor(client: Queryable, turns = atOnce) {
    this.#client = client;
    this.#turns = turns;
  }

  /** From now on the statements go there. */
  use(client: Queryable): void {
    this.#client = client;
  }

  query<R extends object>(config: QueryConfig): Promise<QueryResult<R>> {
    return this.#inTurn(() => this.#client.query<R>(config));
  }

  /** Rows as lists of their columns. */
  queryArrays<R extends unknown[]>(
    config: Omit<QueryArrayConfig, 'rowMode'>,
  ): Promise<QueryArrayResult<R>> {
    return this.#inTurn(() => this.#client.query<R>({ ...config, rowMode: 'array' }));
  }

  #inTurn<T>(run: () => Promise<T>): Promise<T> {
    const turn = this.#last.then(() => this.#turns(run));
    // The waiting caller gets the error; the next one has its turn all the same.
    this.#last = turn.catch(() => undefined);
    return turn;
  }
}
