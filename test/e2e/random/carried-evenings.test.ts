import fc from 'fast-check';
import type { CarriedEveningView, CarriedIn } from '../../../src/seasons/carried/carried.view.js';
import {
  expectStatus,
  expectVerified,
  serveTestApp,
  type ServedApp,
} from '../../support/api/api.js';
import { SeasonClub } from '../../support/seasons/season-club.js';

/**
 * Evenings that were carried in, corrected and taken back at random, against a second count of the
 * standings that knows nothing but the list of evenings.
 */

let served: ServedApp;

beforeAll(async () => {
  served = await serveTestApp({ alone: true });
});
afterAll(() => served.close());

const LETTERS = 'abcdef';

/** An evening as the second count has it. */
interface Evening {
  readonly day: string;
  readonly points: Readonly<Record<string, number>>;
}

const evening = fc
  .record({
    day: fc.integer({ min: 0, max: 59 }),
    who: fc.uniqueArray(fc.constantFrom(...LETTERS), { minLength: 2, maxLength: 6 }),
    points: fc.array(fc.integer({ min: -20, max: 20 }), { minLength: 5, maxLength: 5 }),
  })
  .map(({ day, who, points }): Evening => {
    const own = who.slice(1).map((letter, at) => [letter, points[at] ?? 0] as const);
    const rest = own.reduce((sum, [, one]) => sum - one, 0);
    return {
      day: new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10),
      points: Object.fromEntries([...own, [who[0] ?? 'a', rest + 0]]),
    };
  });

const step = fc.oneof(
  { weight: 3, arbitrary: fc.record({ carry: fc.array(evening, { minLength: 1, maxLength: 6 }) }) },
  { weight: 1, arbitrary: fc.record({ correct: fc.nat(), to: evening }) },
  { weight: 1, arbitrary: fc.record({ takeBack: fc.nat() }) },
);

/** Points of all evenings, or of the best ones; more evenings won, then the better best one, goes first. */
function countedAgain(evenings: readonly Evening[], best: number | null): string[] {
  const rows = [...LETTERS].flatMap((letter) => {
    const own = evenings.flatMap(({ points }) => points[letter] ?? []);
    if (own.length === 0) return [];
    const sorted = [...own].sort((one, other) => other - one);
    const total = sorted.slice(0, best ?? own.length).reduce((sum, one) => sum + one, 0);
    const won = evenings.filter(({ points }) => {
      return points[letter] === Math.max(...Object.values(points));
    }).length;
    return [{ letter, key: [total, won, sorted[0] ?? 0] }];
  });
  const higher = (one: readonly number[], other: readonly number[]) =>
    one.find((value, at) => value !== other[at]) === undefined
      ? false
      : (one.find((value, at) => value !== other[at]) ?? 0) >
        (other.find((value, at) => value !== one[at]) ?? 0);
  return rows
    .map(({ letter, key }) => {
      const rank = 1 + rows.filter((other) => higher(other.key, key)).length;
      return `${rank} ${letter} ${key[0] ?? 0}`;
    })
    .sort();
}

test('standings of evenings carried in, corrected and taken back are those of a second count', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 2, maxLength: 8 }),
      fc.option(fc.integer({ min: 1, max: 4 })),
      async (steps, best) => {
        const club = await SeasonClub.open(served);
        const asked = ({ day, points }: Evening) => ({
          ...{ day, game: 'tarok', again: true },
          results: Object.entries(points).map(([letter, one]) => {
            return { member: club.id(letter), points: one };
          }),
        });
        const there: { view: CarriedEveningView; evening: Evening }[] = [];
        const heads: { head: number; table: string[] }[] = [];
        const change = async (view: CarriedEveningView, what: string, body: object) => {
          const path = `carried-evenings/${view.id}/${what}`;
          const answer = await club.send<CarriedEveningView>(path, body, { version: view.since });
          return expectStatus(answer, 200).body;
        };
        const ties = ['evenings-won', 'best-evening'] as const;
        const season = await club.season('Alt', ['2026-01-01', '2026-12-31'], {
          ...{ best, ties: [...ties] },
        });
        for (const one of steps) {
          if ('carry' in one) {
            const body = { evenings: one.carry.map(asked) };
            const answer = await club.send<CarriedIn>('carried-evenings', body);
            const { evenings } = expectStatus(answer, 201).body;
            evenings.forEach((view, at) => {
              const known = one.carry[at];
              if (known !== undefined) there.push({ view, evening: known });
            });
          } else if (there.length > 0) {
            const at = ('correct' in one ? one.correct : one.takeBack) % there.length;
            const was = there[at];
            if (was === undefined) continue;
            if ('correct' in one) {
              const body = { ...asked(one.to), why: 'Rettet.' };
              there[at] = { view: await change(was.view, 'correct', body), evening: one.to };
            } else {
              await change(was.view, 'take-back', { why: 'Væk.' });
              there.splice(at, 1);
            }
          }
          const now = await club.standings(season);
          const table = countedAgain(
            there.map((known) => known.evening),
            best,
          );
          expect(club.table(now).sort()).toEqual(table);
          heads.push({ head: now.head, table });
        }
        // Every head stays as it was.
        for (const { head, table } of heads) {
          expect(club.table(await club.standings(season, `?head=${head}`)).sort()).toEqual(table);
        }
        await expectVerified(served.base, club.club);
      },
    ),
    { numRuns: 15 },
  );
}, 120_000);
