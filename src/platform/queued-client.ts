import type { PoolClient, QueryArrayConfig, QueryArrayResult, QueryConfig, QueryResult } from 'pg';
import { atOnce, type Turns } from './worker/pace.js';

/** One connection for several who read at the same time: each statement waits for the one before it. */
export class QueuedClient {
  readonly #client: PoolClient;
  readonly #turns: Turns;
  #last: Promise<unknown> = Promise.resolve();

  /** @param turns lets a statement through among those of other connections */
  constructor(client: PoolClient, turns = atOnce) {
    this.#client = client;
    this.#turns = turns;
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
    // Whoever waits for it is told; the next one has its turn all the same.
    this.#last = turn.catch(() => undefined);
    return turn;
  }
}
