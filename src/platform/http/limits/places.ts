import type { Caller } from '../../../people/caller.js';

/** The subjects by which places are counted. */
type CountedBy = 'all' | 'club' | 'user' | 'token';

/**
 * The number of places in all, and for each club, user and token; and `firsts` beyond all of them, for
 * clubs that have none, so that nobody's first place depends on how many others have.
 */
export type Most = Readonly<Partial<Record<CountedBy | 'firsts', number>>>;

/**
 * Places for what takes long, of this process. Nobody takes them all: each is counted for the club,
 * the user and the token that takes it.
 */
export class Places {
  readonly #taken = new Map<string, number>();

  constructor(private readonly most: Most) {}

  /**
   * Takes a place at once.
   * @returns gives it back, once however often it is called; null when there is none left for them
   */
  take(caller: Pick<Caller, 'token' | 'user' | 'device' | 'club'>): (() => void) | null {
    const { club } = caller;
    const isFirst = club !== null && this.#of(`club ${club}`) === 0;
    const counted = Object.entries(countedBy(caller)).flatMap(([by, whose]) => {
      const most = this.most[by as CountedBy];
      if (most === undefined) return [];
      const more = by === 'all' && isFirst ? (this.most.firsts ?? 0) : 0;
      return [{ key: `${by} ${whose}`, most: most + more }];
    });
    if (counted.some(({ key, most }) => this.#of(key) >= most)) return null;
    for (const { key } of counted) this.#add(key, 1);
    let isTaken = true;
    return () => {
      if (!isTaken) return;
      isTaken = false;
      for (const { key } of counted) this.#add(key, -1);
    };
  }

  #of(key: string): number {
    return this.#taken.get(key) ?? 0;
  }

  #add(key: string, n: number): void {
    const left = this.#of(key) + n;
    if (left === 0) this.#taken.delete(key);
    else this.#taken.set(key, left);
  }
}

function countedBy(
  caller: Pick<Caller, 'token' | 'user' | 'device' | 'club'>,
): Record<CountedBy, string> {
  const { token, user, device, club } = caller;
  return { all: '', club: club ?? '', user: user ?? device ?? '', token };
}
