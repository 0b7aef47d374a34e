import { digestIn } from '../../events/named-payload.js';
import type { LoggedEvent } from '../log/event.js';
import { nameDigest, type Naming } from '../log/person-name.js';
import type { Finding } from './finding.js';

const NOBODY: Naming = { person: null, forgets: [] };

/**
 * Follows the names that are kept beside a log: each fits its digest, each digest has its name until its
 * person is forgotten, and none is there that the log does not give.
 */
export class NamesInLog {
  /** The events whose names are there, by person. */
  readonly #there = new Map<string, number[]>();
  /** The first event whose name is not there, by person. */
  readonly #missing = new Map<string, number>();
  #kept = 0;

  /** @returns what is wrong with the name of the next event, or with one that it should have erased */
  follow(event: LoggedEvent, naming: Naming = NOBODY): Finding | null {
    for (const person of naming.forgets) {
      const [seq] = this.#there.get(person) ?? [];
      if (seq !== undefined) {
        return wrong(seq, `its name is kept, but event ${event.seq} forgot who was called so`);
      }
      this.#missing.delete(person);
    }
    return this.#followName(event, naming);
  }

  #followName({ seq, clubId, payload, named }: LoggedEvent, { person }: Naming): Finding | null {
    const digest =
      person !== null && payload.includes('"nameDigest"')
        ? digestIn(JSON.parse(payload) as object)
        : null;
    if (digest === null || person === null) {
      return named === undefined ? null : wrong(seq, 'a name is kept that it does not give');
    }
    if (named === undefined) {
      if (!this.#missing.has(person)) this.#missing.set(person, seq);
      return null;
    }
    if (named.person !== person || nameDigest(clubId, named) !== digest) {
      return wrong(seq, 'the name kept for it is not the one that it gave');
    }
    this.#kept += 1;
    const there = this.#there.get(person);
    if (there === undefined) this.#there.set(person, [seq]);
    else there.push(seq);
    return null;
  }

  /**
   * The checks that need the whole log.
   * @param kept the number of names
   * @param last the last event
   */
  end(kept: number, last: number): Finding | null {
    const [seq] = [...this.#missing.values()].sort((a, b) => a - b);
    if (seq !== undefined) return wrong(seq, 'the name that it gave is missing');
    if (kept === this.#kept) return null;
    return wrong(last, `${kept} names are kept, the log gives ${this.#kept}`);
  }
}

function wrong(seq: number, detail: string): Finding {
  return { seq, check: 'state', detail };
}
