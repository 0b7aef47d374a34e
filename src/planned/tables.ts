import type { PartySize } from '../rules/seats.js';

/** How many may sit at a table: `partySize` of the game has it from its rules. */
export type TableSize = Pick<PartySize, 'fewest' | 'most'>;

/** How people divide into tables. */
export interface Division {
  /** People at each table, the larger tables first; none where no division is possible. */
  readonly tables: readonly number[];
  /** How many more make another table; null where the club has no more tables. */
  readonly forAnother: number | null;
  /** How many are too many for the next smaller division; null where there is a division, or none below. */
  readonly tooMany: number | null;
  /** How many are missing to the next larger division; null where there is a division, or none above. */
  readonly missing: number | null;
}

/**
 * The division of people into tables: as many tables as can be, so that as few as can be sit out a hand,
 * and tables as equal as can be.
 *
 * @param people who come, guests among them
 * @param mostTables the tables that the club has; null for any number
 */
export function divide(
  people: number,
  size: TableSize,
  mostTables: number | null = null,
): Division {
  const count = tablesFor(people, size, mostTables);
  const another = mostTables === null || count < mostTables;
  if (count === 0 && people > 0) {
    return {
      tables: [],
      forAnother: null,
      tooMany: nearest(people, -1, size, mostTables),
      missing: nearest(people, 1, size, mostTables),
    };
  }
  const tables = Array.from({ length: count }, (_, at) => {
    return Math.floor(people / count) + (at < people % count ? 1 : 0);
  });
  const forAnother = another ? (count + 1) * size.fewest - people : null;
  return { tables, forAnother, tooMany: null, missing: null };
}

/** The most tables that so many people fill; 0 for none. */
function tablesFor(people: number, { fewest, most }: TableSize, mostTables: number | null): number {
  const byPeople = Math.floor(people / fewest);
  const count = mostTables === null ? byPeople : Math.min(byPeople, mostTables);
  return count * most >= people ? count : 0;
}

/** The distance to the next number of people that can be divided, downwards or upwards; null for none. */
function nearest(
  people: number,
  step: 1 | -1,
  size: TableSize,
  mostTables: number | null,
): number | null {
  const highest = mostTables === null ? people + size.fewest : mostTables * size.most;
  for (let other = people + step; other > 0 && (step < 0 || other <= highest); other += step) {
    if (tablesFor(other, size, mostTables) > 0) return Math.abs(other - people);
  }
  return null;
}
