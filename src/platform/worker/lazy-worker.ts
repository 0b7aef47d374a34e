import { Readable } from 'node:stream';
import { MessageChannel, Worker, type MessagePort } from 'node:worker_threads';
import type { Logger } from '../logging.js';
import { Problem } from '../http/problem/problem.js';
import type { Asking, WorkerMessage } from './messages.js';
import { fromThrown } from './thrown.js';

/** It holds memory and connections; the next request after a pause pays for its start. */
const IDLE_MS = 60_000;

/** The answer to a request, and the port where more of it may come. */
export interface Answer {
  readonly answer: unknown;
  readonly port: MessagePort;
}

/**
 * A thread for long work. It is started by the first request, ended after a while without one, and
 * started again after it broke down. It keeps no process alive.
 */
export class LazyWorker<Request> {
  #worker: Worker | null = null;
  #underWay = 0;
  #idle: NodeJS.Timeout | undefined;

  /** @param data what the worker is given when it starts */
  constructor(
    private readonly file: string,
    private readonly data: object,
    private readonly logger: Logger,
  ) {}

  /**
   * Has the worker answer a request.
   * @param ended breaks the request off before it is answered
   * @throws what the worker threw; Problem 'broken-off' when it, or the request, ended before the answer
   */
  ask(request: Request, ended?: AbortSignal): Promise<Answer> {
    if (ended?.aborted === true) return Promise.reject(new Problem('broken-off', {}));
    const worker = (this.#worker ??= this.#start());
    const port = this.#send(worker, request);
    return new Promise((resolve, reject) => {
      const gone = () => {
        // Known here before the thread's end is: nobody else is to be sent there.
        if (this.#worker === worker && ended?.aborted !== true) this.#worker = null;
        reject(new Problem('broken-off', {}));
      };
      const breakOff = () => {
        port.close();
      };
      ended?.addEventListener('abort', breakOff);
      port.once('close', gone);
      port.once('message', (said: WorkerMessage) => {
        port.off('close', gone);
        ended?.removeEventListener('abort', breakOff);
        if (said.kind === 'answer') resolve({ answer: said.answer, port });
        else if (said.kind === 'thrown') reject(fromThrown(said.thrown));
      });
    });
  }

  /** Ends the worker; the requests under way are broken off. */
  async end(): Promise<void> {
    clearTimeout(this.#idle);
    const worker = this.#worker;
    this.#worker = null;
    await worker?.terminate();
  }

  #send(worker: Worker, request: Request): MessagePort {
    const { port1, port2 } = new MessageChannel();
    clearTimeout(this.#idle);
    this.#underWay += 1;
    // The other end closes it, in good time or because the thread is gone.
    port1.once('close', () => {
      this.#underWay -= 1;
      if (this.#underWay > 0) return;
      this.#idle = setTimeout(() => void this.end(), IDLE_MS).unref();
    });
    const asking: Asking<Request> = { request, port: port2 };
    worker.postMessage(asking, [port2]);
    return port1;
  }

  #start(): Worker {
    const worker = new Worker(this.file, { workerData: this.data });
    worker.unref();
    worker.on('error', (error) => {
      this.logger.error({ err: error }, 'the worker broke down');
    });
    worker.on('exit', () => {
      if (this.#worker === worker) this.#worker = null;
    });
    return worker;
  }
}

/**
 * The stream that belongs to an answer. The worker gives the next piece when this one was taken;
 * destroying the stream ends it there as well.
 */
export function streamFrom(port: MessagePort): Readable {
  let isWhole = false;
  const stream = new Readable({
    // A piece at a time.
    highWaterMark: 1,
    read: () => {
      port.postMessage('more');
    },
    destroy: (error, done) => {
      port.close();
      done(error);
    },
  });
  port.on('message', (said: WorkerMessage) => {
    if (said.kind === 'piece') stream.push(said.piece);
    else if (said.kind === 'thrown') stream.destroy(fromThrown(said.thrown));
    else if (said.kind === 'end') {
      isWhole = true;
      stream.push(null);
    }
  });
  port.once('close', () => {
    if (!isWhole) stream.destroy(new Problem('broken-off', {}));
  });
  return stream;
}
