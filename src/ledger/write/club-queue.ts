/** Requests that may wait for one club; further ones are told to come back. */
const MOST_WAITING = 1000;

/**
 * Requests that wait for their club, in the order in which they came. What is taken of a club keeps
 * it busy until it is released, so that the requests of one club follow one another.
 */
export class ClubQueue<T> {
  readonly #waiting = new Map<string, T[]>();
  readonly #busy = new Set<string>();

  /** Puts a request last; false when too many wait for its club already. */
  add(clubId: string, item: T): boolean {
    const waiting = this.#waiting.get(clubId);
    if (waiting === undefined) this.#waiting.set(clubId, [item]);
    else if (waiting.length >= MOST_WAITING) return false;
    else waiting.push(item);
    return true;
  }

  /**
   * Takes up to `most` requests of clubs that are not busy, those of one club together and in their
   * order. The clubs that waited longest come first.
   */
  take(most: number): Map<string, T[]> {
    const taken = new Map<string, T[]>();
    let room = most;
    for (const [clubId, waiting] of this.#waiting) {
      if (room === 0) break;
      if (this.#busy.has(clubId)) continue;
      this.#waiting.delete(clubId);
      const items = waiting.splice(0, room);
      // What there was no room for goes last: a busy club is not to keep the others waiting.
      if (waiting.length > 0) this.#waiting.set(clubId, waiting);
      taken.set(clubId, items);
      room -= items.length;
      this.#busy.add(clubId);
    }
    return taken;
  }

  release(clubId: string): void {
    this.#busy.delete(clubId);
  }
}
