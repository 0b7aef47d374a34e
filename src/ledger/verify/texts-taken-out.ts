import { sha256 } from '../log/chain.js';
import type { LoggedEvent } from '../log/event.js';
import type { TakenOut } from '../log/taking-out.js';
import type { Finding } from './finding.js';

/** The rest of an event, and the event that is to prove it. */
interface Left {
  readonly by: number;
  readonly digest: string;
  isProved: boolean;
}

/**
 * Follows the events out of whose payloads texts were taken. The hash of such an event is not that of
 * what is left of it; a later event of the chain has the digest of that, and so proves it.
 */
export class TextsTakenOut {
  readonly #left = new Map<number, Left>();

  /** The numbers of the events, in order. */
  get takenOut(): readonly number[] {
    return [...this.#left.keys()];
  }

  /** @returns what is wrong with the next event, or with one out of which it took texts */
  follow(
    { seq, payload, takenOut: by }: LoggedEvent,
    takesOut: readonly TakenOut[] = [],
  ): Finding | null {
    for (const { event, digest } of takesOut) {
      const left = this.#left.get(event);
      if (left === undefined || left.by < seq) {
        return wrong(event, `its texts are kept, but event ${seq} took some out`);
      }
      // A later event took more out of it, and proves what is left.
      if (left.by > seq) continue;
      if (left.digest !== digest) return wrong(event, `it is not what event ${seq} left of it`);
      left.isProved = true;
    }
    if (by !== undefined) this.#left.set(seq, { by, digest: sha256(payload), isProved: false });
    return null;
  }

  /** The check that needs the whole log. */
  end(): Finding | null {
    for (const [seq, { by, isProved }] of this.#left) {
      if (!isProved)
        return wrong(seq, `event ${by} took no texts out of it, and its hash is another`);
    }
    return null;
  }
}

function wrong(seq: number, detail: string): Finding {
  return { seq, check: 'chain', detail };
}
