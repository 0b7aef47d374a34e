/** The ways to make tables of those who come. */
export const SPLITS = ['lot', 'seldom'] as const;
export type Split = (typeof SPLITS)[number];

/** How often two people sat at a table together. */
export type SatTogether = (one: string, other: string) => number;

/** The draws of which the best is taken; more of them change little for as many tables as clubs have. */
const DRAWS = 24;

/**
 * Tables by lot. The same people and seed give the same tables on every device, in whatever order the
 * people are given.
 *
 * @param people each once
 * @param sizes people at each table, as many together as there are people
 */
export function splitByLot(
  people: readonly string[],
  sizes: readonly number[],
  seed: number,
): readonly (readonly string[])[] {
  return dealt(shuffled([...people].sort(), chance(seed)), sizes);
}

/**
 * Tables of those who seldom sat together: no two people of different tables can change places so that
 * fewer have sat together. The same people, seed and counts give the same tables.
 *
 * @param people each once
 * @param sizes as `splitByLot` has them
 */
export function splitSeldom(
  people: readonly string[],
  sizes: readonly number[],
  together: SatTogether,
  seed: number,
): readonly (readonly string[])[] {
  const next = chance(seed);
  const sorted = [...people].sort();
  let best = improved(dealt(shuffled(sorted, next), sizes), together);
  for (let draw = 1; draw < DRAWS; draw++) {
    const other = improved(dealt(shuffled(sorted, next), sizes), together);
    if (timesTogether(other, together) < timesTogether(best, together)) best = other;
  }
  return best;
}

/** How often those at each table sat together before, every two of them counted. */
export function timesTogether(
  tables: readonly (readonly string[])[],
  together: SatTogether,
): number {
  return tables.reduce((sum, table) => {
    return (
      sum + table.reduce((of, one, seat) => of + timesWith(one, table.slice(seat + 1), together), 0)
    );
  }, 0);
}

function timesWith(one: string, others: readonly string[], together: SatTogether): number {
  return others.reduce((sum, other) => sum + (other === one ? 0 : together(one, other)), 0);
}

/** Swaps people of different tables as long as that makes fewer have sat together. */
function improved(
  drawn: readonly (readonly string[])[],
  together: SatTogether,
): readonly (readonly string[])[] {
  const tables = drawn.map((table) => [...table]);
  // Every swap makes the sum smaller, so there is an end.
  while (swapOnce(tables, together));
  return tables;
}

/** Makes the first swap that helps; false where none does. */
function swapOnce(tables: string[][], together: SatTogether): boolean {
  for (const [at, here] of tables.entries()) {
    for (const there of tables.slice(at + 1)) {
      if (swapBetween(here, there, together)) return true;
    }
  }
  return false;
}

function swapBetween(here: string[], there: string[], together: SatTogether): boolean {
  for (const [seat, one] of here.entries()) {
    for (const [place, other] of there.entries()) {
      const now = timesWith(one, here, together) + timesWith(other, there, together);
      const then =
        timesWith(other, here.toSpliced(seat, 1), together) +
        timesWith(one, there.toSpliced(place, 1), together);
      if (then >= now) continue;
      here[seat] = other;
      there[place] = one;
      return true;
    }
  }
  return false;
}

function dealt(people: readonly string[], sizes: readonly number[]): readonly string[][] {
  let from = 0;
  return sizes.map((size) => people.slice(from, (from += size)));
}

/** @param next as `chance` gives it */
function shuffled(people: readonly string[], next: () => number): readonly string[] {
  const drawn = [...people];
  for (let left = drawn.length - 1; left > 0; left--) {
    const other = Math.floor(next() * (left + 1));
    [drawn[left], drawn[other]] = [drawn[other] ?? '', drawn[left] ?? ''];
  }
  return drawn;
}

/** Numbers from 0 to 1 that follow from a seed (mulberry32). */
function chance(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A seed out of a text, such as the name of an evening (FNV-1a, 32 bits). */
export function seedOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}
