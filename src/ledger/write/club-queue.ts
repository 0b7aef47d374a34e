/** The most requests that wait for one club; further ones are refused for now. */
const MOST_WAITING = 1000;

/**
 * Requests that wait for their club, in the order in which they came. A club is busy from the taking of
 * its requests until their release, so that the requests of one club follow one another.
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
      // Requests without room go last: a busy club does not keep the others waiting.
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
