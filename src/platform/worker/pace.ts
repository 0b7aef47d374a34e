import { setTimeout as sleep } from 'node:timers/promises';
import { Problem } from '../http/problem/problem.js';
import type { Job, Usage } from './usage.js';

/** Lets a statement through when it is its turn. */
export type Turns = <T>(work: () => Promise<T>) => Promise<T>;

/** Where nobody is kept waiting. */
export const atOnce: Turns = (work) => work();

/** Rests so many times as long as it has worked. */
const REST = 6;
/** A single long statement is not to make everything behind it wait as long again. */
const MOST_REST_MS = 250;
/** After so long what was held back is looked at again. */
export const LATER_MS = 3;

interface Waiting {
  readonly job: Job;
  readonly run: () => Promise<void>;
}

/**
 * Keeps what reads much from crowding out what writes: PostgreSQL knows no priorities. One of the
 * statements runs at a time, by turns of those who ask, and while hands are recorded there is a pause
 * behind each. Beside it runs one of a club that has used far less, which waits for neither.
 */
export class Pace {
  readonly #waiting: Waiting[] = [];
  readonly #running: Job[] = [];
  #isLater = false;
  #seen = 0;

  /** @param writes counts the writes of the service */
  constructor(
    private readonly writes: Int32Array<SharedArrayBuffer>,
    private readonly usage: Usage,
  ) {}

  /** The statements of one request. They throw Problem `broken-off` when nobody waits for them any more. */
  of(job: Job): Turns {
    return (work) =>
      new Promise((resolve, reject) => {
        const run = async () => {
          requireThere(job);
          resolve(await work());
        };
        // The waiting caller gets the error; the next one has its turn all the same.
        this.#waiting.push({ job, run: () => run().catch(reject) });
        this.#next();
      });
  }

  #next(): void {
    const [running] = this.#running;
    if (this.#running.length > 1) return;
    const turn = this.usage.next(this.#waiting, running);
    if (turn !== undefined) void this.#run(turn);
    else if (running === undefined && this.#waiting.length > 0) this.#later();
  }

  /** Somebody else is in the middle of something. */
  #later(): void {
    if (this.#isLater) return;
    this.#isLater = true;
    setTimeout(() => {
      this.#isLater = false;
      this.#next();
    }, LATER_MS);
  }

  async #run({ job, run }: Waiting): Promise<void> {
    this.#running.push(job);
    this.usage.begin(job);
    const start = performance.now();
    await run();
    const took = performance.now() - start;
    this.usage.charge(job, took);
    await this.#rest(took);
    this.#running.splice(this.#running.indexOf(job), 1);
    this.#next();
  }

  async #rest(took: number): Promise<void> {
    const writes = Atomics.load(this.writes, 0);
    const isWritten = writes !== this.#seen;
    this.#seen = writes;
    if (isWritten) await sleep(Math.min(took * REST, MOST_REST_MS));
  }
}

/** @throws Problem `broken-off` when nobody waits for the answer any more */
export function requireThere({ gone }: Job): void {
  if (gone.aborted) throw new Problem('broken-off', {});
}
