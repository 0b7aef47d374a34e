import { setTimeout as sleep } from 'node:timers/promises';

/** Lets a statement through when it is its turn. */
export type Turns = <T>(work: () => Promise<T>) => Promise<T>;

/** Where nobody is kept waiting. */
export const atOnce: Turns = (work) => work();

/** Rests so many times as long as it has worked. */
const REST = 6;
/** A single long statement is not to make everything behind it wait as long again. */
const MOST_REST_MS = 250;

/**
 * Keeps what reads much from crowding out what writes: PostgreSQL knows no priorities. One of the
 * statements runs at a time, and while hands are recorded there is a pause behind each.
 */
export class Pace {
  #last: Promise<unknown> = Promise.resolve();
  #seen = 0;

  /** @param writes counts the writes of the service */
  constructor(private readonly writes: Int32Array<SharedArrayBuffer>) {}

  readonly turns: Turns = (work) => {
    let took = 0;
    const turn = this.#last.then(async () => {
      const start = performance.now();
      try {
        return await work();
      } finally {
        took = performance.now() - start;
      }
    });
    // The waiting caller gets the error; the next one has its turn all the same.
    this.#last = turn.catch(() => undefined).then(() => this.#rest(took));
    return turn;
  };

  async #rest(took: number): Promise<void> {
    const writes = Atomics.load(this.writes, 0);
    const isWritten = writes !== this.#seen;
    this.#seen = writes;
    if (isWritten) await sleep(Math.min(took * REST, MOST_REST_MS));
  }
}
