import type { OnApplicationShutdown } from '@nestjs/common';
import { createPool, type Database } from '../platform/database.js';
import { createLogger, type Logger } from '../platform/logging.js';
import type { LogLevel } from '../platform/config.js';
import type { Connection } from '../platform/writable-server.js';
import { LazyWorker, streamFrom } from '../platform/worker/lazy-worker.js';
import { Pace } from '../platform/worker/pace.js';
import { serveRequests } from '../platform/worker/serve-requests.js';
import type { KeptHead } from './log/head-text.js';
import { ProofsHere, type ClubFile, type Proofs } from './proofs.js';
import type { NewReplayer } from './verify/replayer.js';
import type { VerifyResult } from './verify/verify-club.js';

type Request =
  | { readonly kind: 'verify'; readonly clubId: string; readonly until: KeptHead | null }
  | { readonly kind: 'export'; readonly clubId: string };

/** What the worker is given when it starts. */
interface Start {
  readonly connection: Connection;
  readonly logLevel: LogLevel;
  /** Counts the writes of the service, in memory that both threads see. */
  readonly writes: Int32Array<SharedArrayBuffer>;
}

/** Proofs made in a thread of lower priority, beside recording. */
export class ProofsBeside implements Proofs, OnApplicationShutdown {
  readonly #worker: LazyWorker<Request>;

  /** @param file the program of the worker: it calls `serveProofs` */
  constructor(file: string, { writePool }: Database, connection: Connection, logger: Logger) {
    const writes = new Int32Array(new SharedArrayBuffer(4));
    writePool.on('acquire', () => Atomics.add(writes, 0, 1));
    const start: Start = { connection, logLevel: logger.level as LogLevel, writes };
    this.#worker = new LazyWorker(file, start, logger);
  }

  async verify(clubId: string, until: KeptHead | null): Promise<VerifyResult> {
    const { answer } = await this.#worker.ask({ kind: 'verify', clubId, until });
    return answer as VerifyResult;
  }

  async export(clubId: string): Promise<ClubFile> {
    const { answer, port } = await this.#worker.ask({ kind: 'export', clubId });
    return { fileName: answer as string, stream: streamFrom(port) };
  }

  onApplicationShutdown(): Promise<void> {
    return this.#worker.end();
  }
}

/** What the worker itself runs. */
export function serveProofs(data: unknown, newReplayer: NewReplayer): void {
  const { connection, logLevel, writes } = data as Start;
  const pool = createPool(connection, createLogger(logLevel));
  const proofs = new ProofsHere(pool, newReplayer, new Pace(writes).turns);
  serveRequests(async (asked) => {
    const request = asked as Request;
    if (request.kind === 'verify') {
      return { answer: await proofs.verify(request.clubId, request.until) };
    }
    const { fileName, stream } = await proofs.export(request.clubId);
    return { answer: fileName, stream };
  });
}
