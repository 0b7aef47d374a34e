import type { PoolClient, QueryArrayConfig, QueryArrayResult, QueryConfig, QueryResult } from 'pg';

/** One connection for several who read at the same time: each statement waits for the one before it. */
export class QueuedClient {
  readonly #client: PoolClient;
  #last: Promise<unknown> = Promise.resolve();

  constructor(client: PoolClient) {
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
    const turn = this.#last.then(run);
    // Whoever waits for it is told; the next one has its turn all the same.
    this.#last = turn.catch(() => undefined);
    return turn;
  }
}
