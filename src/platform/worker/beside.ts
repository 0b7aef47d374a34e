import type { OnApplicationShutdown } from '@nestjs/common';
import type { Pool } from 'pg';
import type { LogLevel } from '../config.js';
import { createPool, type Database } from '../database.js';
import { createLogger, type Logger } from '../logging.js';
import type { Connection } from '../writable-server.js';
import { LazyWorker, type Answer } from './lazy-worker.js';
import { Pace, type Turns } from './pace.js';
import { serveRequests, type Result } from './serve-requests.js';

/** A request, and for whom in the worker it is. */
interface Asked {
  readonly of: string;
  readonly request: unknown;
}

/** What the worker is given when it starts. */
interface Start {
  readonly connection: Connection;
  readonly logLevel: LogLevel;
  /** Counts the writes of the service, in memory that both threads see. */
  readonly writes: Int32Array<SharedArrayBuffer>;
}

/** What is read with in the worker: connections of its own, and its turn to use them. */
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
  readonly #worker: LazyWorker<Asked>;

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

  /** As `LazyWorker.ask`, of one of those that `serveBeside` names. */
  ask(of: string, request: unknown): Promise<Answer> {
    return this.#worker.ask({ of, request });
  }

  onApplicationShutdown(): Promise<void> {
    return this.#worker.end();
  }
}

/**
 * What the worker itself runs.
 * @param answerers by what requests are addressed to
 */
export function serveBeside(
  data: unknown,
  answerers: (means: Means) => Readonly<Record<string, Answerer>>,
): void {
  const { connection, logLevel, writes } = data as Start;
  const pool = createPool(connection, createLogger(logLevel));
  const known = answerers({ pool, turns: new Pace(writes).turns });
  serveRequests((asked) => {
    const { of, request } = asked as Asked;
    const answer = known[of];
    if (answer === undefined) throw new Error(`nobody in the worker is called ${of}`);
    return answer(request);
  });
}
