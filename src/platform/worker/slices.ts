import { LATER_MS, requireThere } from './pace.js';
import type { Job, Usage } from './usage.js';

/** Awaited between parts of long work; it goes on at once while there is time left. */
export type Pause = () => Promise<void>;

/** Where nobody else waits. */
export const withoutPause: Pause = () => Promise.resolve();

/** Answers that arrive meanwhile, such as the rows of a verification, wait so long at most. */
const SLICE_MS = 5;

interface Waiting {
  readonly job: Job;
  readonly go: () => void;
}

/** Shares a thread among long pieces of work, slice by slice: each says where it can be interrupted. */
export class Slices {
  readonly #waiting: Waiting[] = [];
  #isBusy = false;

  /** @param now milliseconds of a clock that only goes forward */
  constructor(
    private readonly usage: Usage,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** Waits for a first slice. Throws Problem `broken-off` when nobody waits for the answer any more. */
  async begin(job: Job): Promise<void> {
    await new Promise<void>((go) => {
      this.#waiting.push({ job, go });
      if (!this.#isBusy) this.#next();
    });
    requireThere(job);
  }

  /** The pauses of one request, which throw as `begin` does. */
  of(job: Job): Pause {
    let began = this.now();
    return async () => {
      if (this.now() - began < SLICE_MS) return;
      await this.begin(job);
      began = this.now();
    };
  }

  /** Answers that have arrived are taken between two slices. */
  readonly #next = (): void => {
    this.#isBusy = true;
    setImmediate(() => {
      const turn = this.usage.next(this.#waiting);
      if (turn === undefined) {
        this.#isBusy = this.#waiting.length > 0;
        // Somebody else is in the middle of something.
        if (this.#isBusy) setTimeout(this.#next, LATER_MS);
        return;
      }
      const start = this.now();
      turn.go();
      // Runs when what was woken has paused.
      setImmediate(() => {
        this.usage.charge(turn.job, this.now() - start);
        this.#next();
      });
    });
  };
}
