import fc from 'fast-check';
import { TIE_BREAKS, USUAL_RULE } from '../../../../src/standings/rule/standing-rule.js';
import type { components } from '../../../../web/api/schema.js';
import { begunSeasons } from '../../../../web/parts/seasons/begun-seasons.js';
import { rankMoved } from '../../../../web/parts/seasons/rank-moved.js';
import { chaseOf } from '../../../../web/screens/season/chase.js';
import { differencesOf } from '../../../../web/screens/season/differences.js';
import { proposalsOf } from '../../../../web/screens/seasons/proposals.js';
import { withBy, withTie } from '../../../../web/screens/seasons/rule-draft.js';
import { tablesIn } from '../../../../web/screens/seasons/typed-tables.js';

type StandingRow = components['schemas']['MemberStanding'];

describe('a season is proposed', () => {
  const years = [
    { label: '2026/27', firstDay: '2026-08-01', lastDay: '2027-07-31' },
    { label: '2025/26', firstDay: '2025-08-01', lastDay: '2026-07-31' },
  ];

  test.each([
    ['2026-06-30', 'spring', '2026-01-01', '2026-06-30', '2025/26'],
    ['2026-07-01', 'autumn', '2026-07-01', '2026-12-31', '2025/26'],
    ['2026-08-01', 'autumn', '2026-07-01', '2026-12-31', '2026/27'],
    ['2027-01-01', 'spring', '2027-01-01', '2027-06-30', '2026/27'],
  ])('on %s as the %s that runs, and as the fiscal year', (today, kind, first, last, year) => {
    const label = today.slice(0, 4);
    const [half, fiscal] = proposalsOf({ today, years });
    expect(half).toEqual({ kind, label, firstDay: first, lastDay: last });
    expect(fiscal).toEqual({ kind: 'year', ...years.find((one) => one.label === year) });
  });
});

describe('tie-breaks between level members', () => {
  test('is kept in the order in which it was chosen', () => {
    const none = { ...USUAL_RULE, ties: [] };
    const chosen = withTie(withTie(none, 'head-to-head'), 'evenings-won');
    expect(chosen.ties).toEqual(['head-to-head', 'evenings-won']);
    expect(withTie(chosen, 'head-to-head').ties).toEqual(['evenings-won']);
  });

  test('is never asked twice, nor the other way round', () => {
    const taps = fc.array(fc.constantFrom(...TIE_BREAKS), { maxLength: 12 });
    fc.assert(
      fc.property(taps, (tapped) => {
        const { ties } = tapped.reduce(withTie, USUAL_RULE);
        expect(new Set(ties).size).toBe(ties.length);
        expect(ties.filter((tie) => /(more|fewer)-evenings/.test(tie)).length).toBeLessThan(2);
      }),
    );
  });

  test('is nothing that is counted already, and an evening not played loses its unit', () => {
    const ties = ['points-a-hand', 'best-evening'] as const;
    const rule = withBy({ ...USUAL_RULE, ties, notPlayed: -20 }, 'points-a-hand');
    expect(rule).toMatchObject({ ties: ['best-evening'], notPlayed: null });
  });
});

test('a season has begun from its first day on, until it is closed', () => {
  const of = (firstDay: string, status: 'open' | 'closed' = 'open') => ({ firstDay, status });
  const seasons = [
    of('2026-12-01'),
    of('2026-11-22'),
    of('2026-01-01'),
    of('2025-01-01', 'closed'),
  ];
  const latestDay = '2026-11-22';
  expect(begunSeasons({ seasons, latestDay })).toEqual([seasons[1], seasons[2]]);
  expect(begunSeasons({ seasons, latestDay: null })).toEqual([]);
});

test('names of tables are separated by commas', () => {
  expect(tablesIn(' Vinduet, Pejsen,, Vinduet ')).toEqual(['Vinduet', 'Pejsen']);
  expect(tablesIn(' ')).toEqual([]);
});

test.each([
  [1, 3, 'up', 2],
  [4, 2, 'down', 2],
  [2, 2, 'same', 0],
  [2, null, 'new', 0],
])('rank %s after %s is %s by %s', (rank, before, way, places) => {
  expect(rankMoved(rank, before)).toEqual({ way, places });
});

describe('then and now', () => {
  const row = (member: string, rank: number, total: number): StandingRow => ({
    ...{ member, rank, total, why: null, rankBefore: null, level: null, counted: 2, played: 2 },
    ...{ points: total, money: null, hands: 20, evenings: [], curve: [] },
  });
  const then = [row('anna', 1, 40), row('bent', 2, 10), row('carl', 3, -50)];

  test('are the same where nothing that is shown differs', () => {
    const now = then.map((one) => ({ ...one, rankBefore: 3 }));
    expect(differencesOf(then, now)).toEqual([]);
  });

  test('name the members whose place differs, who came and who left', () => {
    const now = [row('bent', 1, 45), row('anna', 2, 40), row('dorte', 3, -50)];
    const found = differencesOf(then, now);
    expect(found.map(({ member }) => member)).toEqual(['bent', 'anna', 'dorte', 'carl']);
    expect(found.map((one) => [one.then?.rank ?? null, one.now?.rank ?? null])).toEqual([
      [2, 1],
      [1, 2],
      [null, 3],
      [3, null],
    ]);
  });
});

describe('the way to the first place', () => {
  /** A ranked row with the values of its evenings, of which the best `best` count. */
  const row = (member: string, rank: number, values: readonly number[], best = values.length) => {
    const counting = values.toSorted((a, b) => b - a).slice(0, best);
    const total = counting.reduce((sum, value) => sum + value, 0);
    const evenings = values.map((value) => ({ value, counts: counting.includes(value) }));
    const counted = counting.length;
    return { member, rank, total, counted, evenings } as unknown as StandingRow;
  };
  const rule = { ...USUAL_RULE, best: 3 };

  test('is the gap where the next evening counts anyway', () => {
    const rows = [row('clara', 1, [300, 24], 3), row('else', 2, [255, 43], 3)];
    expect(chaseOf(rule, rows, 'else')).toEqual({
      ...{ rival: 'clara', leads: false, gap: 26, beyond: 26, worst: null },
    });
    expect(chaseOf(rule, rows, 'clara')).toMatchObject({ rival: 'else', leads: true, gap: 26 });
  });

  test('is so much more than the worst evening that counts where that one falls out', () => {
    const rows = [row('clara', 1, [200, 100, 24], 3), row('else', 2, [255, 30, -20, -90], 3)];
    expect(chaseOf(rule, rows, 'else')).toMatchObject({ gap: 59, beyond: 39, worst: -20 });
  });

  test('is not given by rules that count more than evenings played, nor to members without a place', () => {
    const rows = [row('clara', 1, [200]), row('else', 2, [30])];
    expect(chaseOf({ ...rule, notPlayed: -50 }, rows, 'else')).toBeNull();
    expect(chaseOf({ ...rule, by: 'points-a-hand' }, rows, 'else')).toBeNull();
    expect(chaseOf(rule, rows, 'frode')).toBeNull();
    expect(chaseOf(rule, [row('clara', 1, [200])], 'clara')).toBeNull();
  });

  test('is an evening with which the table itself puts the member first', () => {
    const value = fc.integer({ min: -300, max: 300 });
    fc.assert(
      fc.property(
        ...[
          fc.uniqueArray(value, { minLength: 1, maxLength: 6 }),
          fc.integer({ min: 1, max: 6 }),
          value,
        ],
        (values, best, more) => {
          const sum = (all: readonly number[]) =>
            all
              .toSorted((a, b) => b - a)
              .slice(0, best)
              .reduce((one, other) => one + other, 0);
          const rival = sum(values) + Math.abs(more);
          const rows = [row('clara', 1, [rival], best), row('else', 2, values, best)];
          const chase = chaseOf({ ...rule, best }, rows, 'else');
          const beyond = chase?.beyond ?? Number.NaN;
          expect(sum([...values, beyond + 1])).toBeGreaterThan(rival);
          expect(sum([...values, beyond])).toBeLessThanOrEqual(rival);
        },
      ),
    );
  });
});
