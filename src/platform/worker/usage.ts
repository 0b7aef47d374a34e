/** A request in the thread beside, with what its work took so far. */
export interface Job {
  readonly club: string;
  /** Aborted when nobody waits for the answer any more. */
  readonly gone: AbortSignal;
  /** Milliseconds. */
  used: number;
}

/** The usage of a club counts half after so long. */
const HALF_LIFE_MS = 10_000;
/** A club that has used so many times less does not wait for what is under way. */
const FAR_LESS = 2;
/** The time within which a request that took a turn is expected to ask for the next one. */
const EXPECTED_MS = 20;
/** So little is forgotten. */
const NOTHING_MS = 1;

interface UsedByClub {
  readonly ms: number;
  readonly at: number;
}

/**
 * The order in which requests take turns: first the club that has used least of late, so that nobody
 * waits for what another club asks again and again; of a club the request that has used least, so that
 * a short one does not wait for a long one; then the first.
 */
export class Usage {
  readonly #clubs = new Map<string, UsedByClub>();
  /** Until when those that take turns are waited for. */
  readonly #expected = new Map<Job, number>();

  /** @param now milliseconds of a clock that only goes forward */
  constructor(private readonly now: () => number = () => performance.now()) {}

  /** A turn begins. */
  begin(job: Job): void {
    this.#expected.set(job, Infinity);
  }

  /** A turn of a request ends, which took so long. */
  charge(job: Job, ms: number): void {
    job.used += ms;
    this.#expected.set(job, this.now() + EXPECTED_MS);
    this.#clubs.set(job.club, { ms: this.#of(job.club) + ms, at: this.now() });
    for (const club of this.#clubs.keys()) {
      if (this.#of(club) < NOTHING_MS && club !== job.club) this.#clubs.delete(club);
    }
  }

  /**
   * Takes the next one out of those who wait.
   * @param beside what is under way: then only a club that has used far less is taken
   * @returns undefined where nobody is to be taken, as while a club that has used far less is in the
   *   middle of something: ask again a little later
   */
  next<Waiting extends { readonly job: Job }>(
    waiting: Waiting[],
    beside?: Job,
  ): Waiting | undefined {
    let least: Waiting | undefined;
    for (const one of waiting) {
      if (least === undefined || this.#isBefore(one.job, least.job)) least = one;
    }
    if (least === undefined) return undefined;
    if (beside !== undefined && !this.#isFarBelow(least.job, beside)) return undefined;
    if (this.#isHeldBack(least.job)) return undefined;
    waiting.splice(waiting.indexOf(least), 1);
    return least;
  }

  #isFarBelow(one: Job, other: Job): boolean {
    return this.#of(one.club) * FAR_LESS < this.#of(other.club);
  }

  #isHeldBack(job: Job): boolean {
    const now = this.now();
    for (const [one, until] of this.#expected) {
      if (until <= now) this.#expected.delete(one);
      else if (this.#isFarBelow(one, job)) return true;
    }
    return false;
  }

  #isBefore(one: Job, other: Job): boolean {
    const [used, usedByOther] = [this.#of(one.club), this.#of(other.club)];
    return used < usedByOther || (used === usedByOther && one.used < other.used);
  }

  #of(club: string): number {
    const used = this.#clubs.get(club);
    return used === undefined ? 0 : used.ms * 0.5 ** ((this.now() - used.at) / HALF_LIFE_MS);
  }
}
