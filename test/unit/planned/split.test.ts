import fc from 'fast-check';
import { divide } from '../../../src/planned/tables.js';
import {
  seedOf,
  splitByLot,
  splitSeldom,
  timesTogether,
  type SatTogether,
} from '../../../src/planned/split.js';

/** Tables of those who come: by lot, and of those who seldom sat together. */

const people = (count: number) => Array.from({ length: count }, (_, at) => `member ${at}`);

/** Counts of a season, by the two names. */
const countsOf = (times: ReadonlyMap<string, number>): SatTogether => {
  return (one, other) => times.get([one, other].sort().join(' + ')) ?? 0;
};

const some = fc.record({
  coming: fc.integer({ min: 6, max: 16 }),
  seed: fc.nat(),
  times: fc.func(fc.nat({ max: 5 })),
});

test('everybody sits at one table, which has the size that was asked for', () => {
  fc.assert(
    fc.property(some, ({ coming, seed, times }) => {
      const { tables: sizes } = divide(coming, { fewest: 3, most: 4 });
      const together: SatTogether = (one, other) => times([one, other].sort().join());
      for (const tables of [
        splitByLot(people(coming), sizes, seed),
        splitSeldom(people(coming), sizes, together, seed),
      ]) {
        expect(tables.map(({ length }) => length)).toEqual(sizes);
        expect(tables.flat().sort()).toEqual(people(coming).sort());
      }
    }),
    { numRuns: 60 },
  );
});

test('the same people, seed and counts give the same tables, in whatever order they answered', () => {
  const sizes = [4, 4];
  const turned = people(8).toReversed();
  const together = countsOf(new Map([['member 0 + member 1', 3]]));
  expect(splitByLot(turned, sizes, 7)).toEqual(splitByLot(people(8), sizes, 7));
  expect(splitSeldom(turned, sizes, together, 7)).toEqual(
    splitSeldom(people(8), sizes, together, 7),
  );
  const draws = new Set([1, 2, 3, 4].map((seed) => splitByLot(people(8), sizes, seed).join('|')));
  expect(draws.size).toBeGreaterThan(1);
  expect(seedOf('a 2026-12-04 1')).not.toBe(seedOf('a 2026-12-04 2'));
});

test('no two people can change tables so that fewer have sat together', () => {
  fc.assert(
    fc.property(some, ({ coming, seed, times }) => {
      const { tables: sizes } = divide(coming, { fewest: 3, most: 4 });
      const together: SatTogether = (one, other) => times([one, other].sort().join());
      const tables = splitSeldom(people(coming), sizes, together, seed);
      const least = timesTogether(tables, together);
      for (const one of tables.flat()) {
        for (const other of tables.flat()) {
          const swapped = tables.map((table) =>
            table.map((who) => (who === one ? other : who === other ? one : who)),
          );
          expect(timesTogether(swapped, together)).toBeGreaterThanOrEqual(least);
        }
      }
    }),
    { numRuns: 40 },
  );
});

test('two foursomes that always sat together are mixed, two of each at a table', () => {
  const [old, others] = [people(4), people(8).slice(4)];
  const together: SatTogether = (one, other) => (old.includes(one) === old.includes(other) ? 5 : 0);
  for (const seed of [1, 2, 3]) {
    const tables = splitSeldom([...old, ...others], [4, 4], together, seed);
    expect(tables.map((table) => table.filter((one) => old.includes(one)).length)).toEqual([2, 2]);
  }
});
