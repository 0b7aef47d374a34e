import type { OnApplicationShutdown } from '@nestjs/common';
import type { Pool } from 'pg';
import type { LogLevel } from '../config.js';
import type { Database } from '../database/database.js';
import { createPool } from '../database/pools.js';
import { createLogger, type Logger } from '../logging.js';
import type { Connection } from '../database/writable-server.js';
import { LazyWorker, type Answer } from './lazy-worker.js';
import { Pace, type Turns } from './pace.js';
import { serveRequests, type Result } from './serve-requests.js';

/** The answerers in the worker. */
export type AnswererId = 'proofs' | 'evenings' | 'fines' | 'tables' | 'papers';

/** A request, and for whom in the worker it is. */
interface WorkerRequest {
  readonly of: AnswererId;
  readonly request: unknown;
}

/** The data that the worker starts with. */
interface Start {
  readonly connection: Connection;
  readonly logLevel: LogLevel;
  /** Counts the writes of the service, in memory that both threads see. */
  readonly writes: Int32Array<SharedArrayBuffer>;
}

/** The means of a read in the worker: connections of its own, and its turn to use them. */
export interface Means {
  readonly pool: Pool;
  readonly turns: Turns;
}

/** Answers requests of one sort in the worker. */
export type Answerer = (request: unknown) => Promise<Result>;

/** Under which the injector has the thread beside; null where its built program is not there. */
export const BESIDE = Symbol('beside');

/** A thread of lower priority, beside recording, for what takes long. */
export class Beside implements OnApplicationShutdown {
  readonly #worker: LazyWorker<WorkerRequest>;

  /** @param file the program of the worker: it calls `serveBeside` */
  constructor(
    file: string,
    { writePool }: Pick<Database, 'writePool'>,
    connection: Connection,
    logger: Logger,
  ) {
    const writes = new Int32Array(new SharedArrayBuffer(4));
    writePool.on('acquire', () => Atomics.add(writes, 0, 1));
    const start: Start = { connection, logLevel: logger.level as LogLevel, writes };
    this.#worker = new LazyWorker(file, start, logger);
  }

  /** As `LazyWorker.ask`. */
  ask(of: AnswererId, request: unknown): Promise<Answer> {
    return this.#worker.ask({ of, request });
  }

  onApplicationShutdown(): Promise<void> {
    return this.#worker.end();
  }
}

/**
 * Runs in the worker itself.
 * @param answerers makes each of them at its first request: a verification does not wait for the
 *   loading of the code that draws papers
 */
export function serveBeside(
  data: unknown,
  answerers: Readonly<Record<AnswererId, (means: Means) => Promise<Answerer>>>,
): void {
  const { connection, logLevel, writes } = data as Start;
  const pool = createPool(connection, createLogger(logLevel));
  const means: Means = { pool, turns: new Pace(writes).turns };
  const made = new Map<AnswererId, Promise<Answerer>>();
  serveRequests(async (asked) => {
    const { of, request } = asked as WorkerRequest;
    const making = made.get(of) ?? answerers[of](means);
    made.set(of, making);
    const answer = await making;
    return answer(request);
  });
}
