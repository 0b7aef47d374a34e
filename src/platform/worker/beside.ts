import type { OnApplicationShutdown } from '@nestjs/common';
import type { Pool } from 'pg';
import type { LogLevel } from '../config.js';
import type { Database } from '../database/database.js';
import { createPool } from '../database/pools.js';
import { createLogger, type Logger } from '../logging.js';
import type { Connection } from '../database/writable-server.js';
import { LazyWorker, type Answer } from './lazy-worker.js';
import { clientGone } from '../http/limits/client-gone.js';
import { Pace, type Turns } from './pace.js';
import { serveRequests, type Result } from './serve-requests.js';
import { Slices, type Pause } from './slices.js';
import { Usage, type Job } from './usage.js';

/** A request, the name of its answerer in the worker, and the club whose share of the thread it takes. */
interface WorkerRequest {
  readonly of: string;
  readonly club: string;
  readonly request: unknown;
}

/** The data that the worker starts with. */
interface Start {
  readonly connection: Connection;
  readonly logLevel: LogLevel;
  /** Counts the writes of the service, in memory that both threads see. */
  readonly writes: Int32Array<SharedArrayBuffer>;
}

/**
 * Each verification holds a connection while it waits for its turn, and whose turn it is needs another:
 * as many as there are reads of much work at once, and two for the turns.
 */
const POOL_SIZE = 16;

/** The share that a request has of the worker: its turns at the database, and its pauses. */
export interface Share {
  readonly turns: Turns;
  readonly pause: Pause;
}

/** Answers requests of one sort in the worker. */
export type Answerer = (request: unknown, share: Share) => Promise<Result>;

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

  /**
   * As `LazyWorker.ask`, in turns with other clubs. It is broken off when the client has gone.
   * @param of the name of the answerer in the worker
   * @param club whose share of the thread it takes
   */
  ask(of: string, club: string, request: unknown): Promise<Answer> {
    return this.#worker.ask({ of, club, request }, clientGone());
  }

  onApplicationShutdown(): Promise<void> {
    return this.#worker.end();
  }
}

/**
 * Runs in the worker itself.
 * @param answerers by their names; each is made at its first request: a verification does not wait for the
 *   loading of the code that draws papers
 */
export function serveBeside(
  data: unknown,
  answerers: Readonly<Record<string, (pool: Pool) => Promise<Answerer>>>,
): void {
  const { connection, logLevel, writes } = data as Start;
  const pool = createPool(connection, createLogger(logLevel), POOL_SIZE);
  const usage = new Usage();
  const [pace, slices] = [new Pace(writes, usage), new Slices(usage)];
  const made = new Map<string, Promise<Answerer>>();
  serveRequests(async (asked, gone) => {
    const { of, club, request } = asked as WorkerRequest;
    const making = made.get(of) ?? answerers[of]?.(pool);
    if (making === undefined) throw new Error(`the thread beside has no ${of}`);
    made.set(of, making);
    const answer = await making;
    const job: Job = { club, gone, used: 0 };
    await slices.begin(job);
    return answer(request, { turns: pace.of(job), pause: slices.of(job) });
  });
}
