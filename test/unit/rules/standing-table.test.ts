import { USUAL_RULE, type StandingRule } from '../../../src/standings/rule/standing-rule.js';
import { standingTable } from '../../../src/standings/rule/standing-table.js';
import type { CountedEvening, StandingRow } from '../../../src/standings/rule/table.js';

/**
 * Seasons worked by hand. An evening is written as points by member; money is points times the rate, and
 * everybody is dealt ten hands unless it says otherwise.
 */

type Points = Readonly<Record<string, number>>;

interface More {
  readonly rate?: number;
  readonly day?: string;
  readonly hands?: Readonly<Record<string, number>>;
  /** Payments between members: `{ a: { b: 5 } }` is five points from a to b. */
  readonly paid?: Readonly<Record<string, Points>>;
}

let made = 0;

function evening(points: Points, { rate = 10, day, hands = {}, paid = {} }: More = {}) {
  made += 1;
  const session = `s${made}`;
  const played = Object.entries(points).map(([member, own]) => ({
    member,
    points: own,
    money: own * rate,
    hands: hands[member] ?? 10,
    paid: paid[member] ?? {},
  }));
  return { session, day: day ?? `2026-10-${String(made).padStart(2, '0')}`, rate, played };
}

beforeEach(() => {
  made = 0;
});

/** Every evening counts, by points, with nothing between who is level, unless it says otherwise. */
const rule = (more: Partial<StandingRule> = {}): StandingRule => ({
  ...USUAL_RULE,
  ties: [],
  ...more,
});

function table(
  more: Partial<StandingRule>,
  evenings: readonly CountedEvening[],
  guests: readonly string[] = [],
) {
  return standingTable(rule(more), evenings, new Set(guests));
}

/** `1 a 25`: rank, member and total of each row. */
function ranks(rows: readonly StandingRow[]): string[] {
  return rows.map(({ rank, member, total }) => `${rank ?? '-'} ${member} ${total}`);
}

function rowOf(rows: readonly StandingRow[], member: string): StandingRow {
  const row = rows.find((one) => one.member === member);
  if (row === undefined) throw new Error(`no row of ${member}`);
  return row;
}

/** `+` for an evening that counts, and why. */
function evenings(rows: readonly StandingRow[], member: string): string[] {
  return rowOf(rows, member).evenings.map(({ counts, why, value }) => {
    return `${counts ? '+' : '-'} ${why} ${value ?? ''}`.trim();
  });
}

describe('a table by points', () => {
  test('adds up every evening, and who is level shares the rank: 1, 2, 2, 4', () => {
    const rows = table({}, [
      evening({ a: 30, b: -10, c: -20 }),
      evening({ a: -5, b: 15, d: -10 }),
      evening({ c: 25, d: -25 }),
    ]);
    // a 30 − 5 = 25; b −10 + 15 = 5; c −20 + 25 = 5; d −10 − 25 = −35
    expect(ranks(rows)).toEqual(['1 a 25', '2 b 5', '2 c 5', '4 d -35']);
    expect(rowOf(rows, 'b').level).toEqual({ members: ['c'], by: null });
    expect(rowOf(rows, 'a').level).toBeNull();
    expect(evenings(rows, 'a')).toEqual(['+ all 30', '+ all -5', '- not-played']);
  });

  test('is empty as long as no evening counts', () => {
    expect(table({}, [])).toEqual([]);
  });

  test('says the rank before the last day, whichever table was closed last that night', () => {
    const rows = table({}, [
      evening({ a: 10, b: 5, c: -15 }),
      evening({ b: 30, c: -30 }, { day: '2026-11-05' }),
      evening({ a: 40, d: -40 }, { day: '2026-11-05' }),
    ]);
    // Before that night a 10, b 5, c −15; after it a 50, b 35, d −40, c −45. d was not there before.
    expect(rows.map(({ member, rankBefore }) => [member, rankBefore])).toEqual([
      ['a', 1],
      ['b', 2],
      ['d', null],
      ['c', 3],
    ]);
    expect(rowOf(rows, 'b').curve.map(({ total, rank }) => [total, rank])).toEqual([
      [5, 2],
      [35, 1],
      [35, 2],
    ]);
  });
});

describe('the best so many', () => {
  const season = () => [
    evening({ a: 10, b: 40 }),
    evening({ a: 30, b: -40 }),
    evening({ a: 10, b: 5 }),
    evening({ a: -20, c: 45 }),
  ];

  test('count for each, the earlier of two that are the same', () => {
    const rows = table({ best: 2 }, season());
    // a 30 + 10 (the first of both tens); b 40 + 5; c 45
    expect(ranks(rows)).toEqual(['1 b 45', '1 c 45', '3 a 40']);
    expect(evenings(rows, 'a')).toEqual([
      '+ best 10',
      '+ best 30',
      '- not-among-best 10',
      '- not-among-best -20',
    ]);
    expect(rowOf(rows, 'a')).toMatchObject({ counted: 2, played: 4, points: 40, money: 400 });
    expect(evenings(rows, 'c')).toEqual([
      '- not-played',
      '- not-played',
      '- not-played',
      '+ best 45',
    ]);
  });

  test('of at least so many: a member with fewer is below, without a rank', () => {
    const rows = table({ best: 2, least: 3 }, season());
    expect(ranks(rows)).toEqual(['1 b 45', '2 a 40', '- c 45']);
    expect(rowOf(rows, 'c').why).toBe('too-few');
    expect(rowOf(rows, 'b').rankBefore).toBe(1);
  });

  test('unranked members are listed with the highest first', () => {
    const rows = table({ least: 2 }, [evening({ a: -3, b: 9, c: -6 }), evening({ d: 4 })]);
    expect(ranks(rows)).toEqual(['- b 9', '- d 4', '- a -3', '- c -6']);
  });

  test('with more than were played: all of those', () => {
    expect(ranks(table({ best: 9 }, season()))).toEqual(['1 c 45', '2 a 30', '3 b 5']);
  });

  test('a missed evening is a candidate where it has a value', () => {
    const rows = table({ best: 3, notPlayed: -15 }, season());
    // a 10 + 30 + 10, the −20 dropped; b 40 + 5 − 15 (not played beats −40); c 45 − 15 − 15
    expect(ranks(rows)).toEqual(['1 a 50', '2 b 30', '3 c 15']);
    expect(evenings(rows, 'b')).toEqual([
      '+ best 40',
      '- not-among-best -40',
      '+ best 5',
      '+ best -15',
    ]);
    expect(evenings(rows, 'c')).toEqual([
      '+ best -15',
      '+ best -15',
      '- not-among-best -15',
      '+ best 45',
    ]);
    expect(rowOf(rows, 'c')).toMatchObject({ counted: 3, played: 1, points: 45 });
  });

  test('an evening that was played comes before one that was not and counts the same', () => {
    const rows = table({ best: 1, notPlayed: 0 }, [evening({ b: 7 }), evening({ a: 0, b: 0 })]);
    expect(evenings(rows, 'a')).toEqual(['- not-among-best 0', '+ best 0']);
  });
});

describe('an evening that was not played', () => {
  test('counts what the rule says, for all evenings', () => {
    const rows = table({ notPlayed: -10 }, [evening({ a: 5, b: -5 }), evening({ b: 1, c: -1 })]);
    // a 5 − 10; b −5 + 1; c −10 − 1
    expect(ranks(rows)).toEqual(['1 b -4', '2 a -5', '3 c -11']);
    expect(evenings(rows, 'c')).toEqual(['+ all -10', '+ all -1']);
    expect(rowOf(rows, 'c')).toMatchObject({ counted: 2, played: 1, points: -1 });
  });
});

describe('by money', () => {
  test('every evening counts what it was worth there', () => {
    const rows = table({ by: 'money', notPlayed: -50 }, [
      evening({ a: 10, b: -10 }, { rate: 25 }),
      evening({ a: -11, b: 1, c: 10 }, { rate: 5 }),
    ]);
    // a 250 − 55; b −250 + 5; c −50 + 50. By points a would be last.
    expect(ranks(rows)).toEqual(['1 a 195', '2 c 0', '3 b -245']);
  });
});

describe('by points a hand', () => {
  test('is exact: 1/3 is less than 334/1001, and 2/6 is 1/3', () => {
    const rows = table({ by: 'points-a-hand' }, [
      evening({ a: 1, b: 334, c: 2 }, { hands: { a: 3, b: 1001, c: 6 } }),
    ]);
    expect(rows.map(({ rank, member }) => `${rank} ${member}`)).toEqual(['1 b', '2 a', '2 c']);
  });

  test('the best evenings are those with most a hand, and all their hands count', () => {
    const rows = table({ by: 'points-a-hand', best: 2 }, [
      evening({ a: 20, b: -20 }, { hands: { a: 40, b: 40 } }),
      evening({ a: 12, b: -12 }, { hands: { a: 12, b: 12 } }),
      evening({ a: 9, b: -9 }, { hands: { a: 10, b: 10 } }),
    ]);
    // a: 1/2, 1, 9/10 a hand: the last two, 21 over 22 hands. b: −1/2, −1, −9/10: −29 over 50.
    expect(rowOf(rows, 'a')).toMatchObject({ total: 21, hands: 22, counted: 2 });
    expect(rowOf(rows, 'b')).toMatchObject({ total: -29, hands: 50 });
    expect(evenings(rows, 'a')).toEqual(['- not-among-best 20', '+ best 12', '+ best 9']);
  });

  test('an evening without a hand counts nothing, and nobody is ranked by such alone', () => {
    const rows = table({ by: 'points-a-hand' }, [
      evening({ a: 4, b: -4, c: -8 }, { hands: { c: 0 } }),
      evening({ b: 6, a: -6 }),
    ]);
    expect(evenings(rows, 'c')).toEqual(['- no-hands', '- not-played']);
    expect(rowOf(rows, 'c')).toMatchObject({ rank: null, why: 'no-hands', played: 1, counted: 0 });
    expect(rows.map(({ member }) => member)).toEqual(['b', 'a', 'c']);
  });

  test('holds for the largest numbers there are', () => {
    const most = Number.MAX_SAFE_INTEGER;
    const rows = table({ by: 'points-a-hand' }, [
      evening({ a: most - 1, b: most - 2 }, { hands: { a: most, b: most - 1 } }),
    ]);
    // (m−1)/m is more than (m−2)/(m−1), which doubles would not distinguish.
    expect(rows.map(({ rank, member }) => `${rank} ${member}`)).toEqual(['1 a', '2 b']);
  });
});

describe('guests', () => {
  const season = () => [evening({ a: 5, g: 20, b: -25 }), evening({ a: 5, g: -1, b: -4 })];

  test('are not ranked, and move nobody', () => {
    const rows = table({}, season(), ['g']);
    expect(ranks(rows)).toEqual(['1 a 10', '2 b -29', '- g 19']);
    expect(rowOf(rows, 'g').why).toBe('guest');
  });

  test('are ranked where the rule says so', () => {
    expect(ranks(table({ guests: true }, season(), ['g']))).toEqual([
      '1 g 19',
      '2 a 10',
      '3 b -29',
    ]);
  });

  test('take no evening that others have won', () => {
    const season = () => [evening({ a: 4, b: 3, g: 20 }), evening({ a: 6, b: 7, g: 6 })];
    // Without g, a has won the first evening and b the second. With g, b only has won one.
    const ties = ['evenings-won'] as const;
    expect(ranks(table({ ties }, season(), ['g']))).toEqual(['1 a 10', '1 b 10', '- g 26']);
    expect(ranks(table({ ties, guests: true }, season(), ['g']))).toEqual([
      '1 g 26',
      '2 b 10',
      '3 a 10',
    ]);
  });
});

describe('between who is level decides', () => {
  test('evenings won; who is level on an evening has both won it', () => {
    const rows = table({ ties: ['evenings-won'] }, [
      evening({ a: 10, b: 10, c: 0 }),
      evening({ a: 5, b: 2, c: 6 }),
      evening({ a: 0, b: 3, c: 1 }),
      evening({ c: 8 }),
    ]);
    // 15 each. Won: a 1; b 2 (with a, then the third); c 2 (the second, the fourth).
    expect(ranks(rows)).toEqual(['1 b 15', '1 c 15', '3 a 15']);
    expect(rowOf(rows, 'a').level).toEqual({ members: ['b', 'c'], by: 'evenings-won' });
    expect(rowOf(rows, 'b').level).toEqual({ members: ['a', 'c'], by: null });
  });

  test('the best evening, played and not among the best too', () => {
    const rows = table({ ties: ['best-evening'] }, [
      evening({ a: 10, b: 4, c: 1 }),
      evening({ a: 0, b: 6, c: 9 }),
    ]);
    expect(ranks(rows)).toEqual(['1 a 10', '2 c 10', '3 b 10']);
  });

  test('the best evening in money, where that ranks', () => {
    const rows = table({ by: 'money', ties: ['best-evening'] }, [
      evening({ a: 10, b: 0 }, { rate: 1 }),
      evening({ a: 0, b: 5 }, { rate: 2 }),
      evening({ a: 2, b: 2 }, { rate: 1 }),
    ]);
    expect(ranks(rows)).toEqual(['1 a 12', '1 b 12']);
  });

  test('the best evening a hand, where that ranks', () => {
    const rows = table({ by: 'points-a-hand', ties: ['best-evening'] }, [
      evening({ a: 8, b: 5 }, { hands: { a: 10, b: 5 } }),
      evening({ a: 2, b: 5 }, { hands: { a: 10, b: 15 } }),
    ]);
    // Both 10 over 20 hands; the best a hand is 8/10 against 5/5.
    expect(rows.map(({ member }) => member)).toEqual(['b', 'a']);
  });

  test('head to head: the points of each from all others who are level', () => {
    const rows = table({ ties: ['head-to-head'] }, [
      evening(
        { a: 5, b: 5, c: 5, d: -15 },
        { paid: { a: { b: 4 }, b: { c: 1, d: 90 }, c: { a: 2 }, d: { a: 90 } } },
      ),
      evening({ a: 1, b: 1, c: 1 }, { paid: { b: { a: 1 } } }),
    ]);
    // a: −4 + 2 + 1 = −1; b: +4 − 1 − 1 = 2; c: +1 − 2 = −1. Payments to and from d do not matter.
    expect(ranks(rows)).toEqual(['1 b 6', '2 a 6', '2 c 6', '4 d -15']);
    expect(rowOf(rows, 'b').level).toEqual({ members: ['a', 'c'], by: 'head-to-head' });
  });

  test('head to head in money, where that ranks', () => {
    const season = [
      evening({ a: 3, b: -3 }, { rate: 10, paid: { b: { a: 3 } } }),
      evening({ a: -3, b: 3 }, { rate: 10 }),
      evening({ a: 0, b: 0 }, { rate: 50, paid: { a: { b: 1 } } }),
    ];
    // Points: a got 3 and paid 1. Money: 30 against 50.
    expect(ranks(table({ ties: ['head-to-head'] }, season))).toEqual(['1 a 0', '2 b 0']);
    expect(ranks(table({ by: 'money', ties: ['head-to-head'] }, season))).toEqual([
      '1 b 0',
      '2 a 0',
    ]);
  });

  test('more evenings, or fewer', () => {
    const season = () => [evening({ a: 5, b: 10 }), evening({ a: 5 })];
    expect(ranks(table({ ties: ['more-evenings'] }, season()))).toEqual(['1 a 10', '2 b 10']);
    expect(ranks(table({ ties: ['fewer-evenings'] }, season()))).toEqual(['1 b 10', '2 a 10']);
  });

  test('points a hand over all that was played', () => {
    const rows = table({ best: 1, ties: ['points-a-hand'] }, [
      evening({ a: 10, b: 10 }, { hands: { a: 10, b: 10 } }),
      evening({ a: 1, b: 2 }, { hands: { a: 1, b: 30 } }),
    ]);
    // 11 over 11 against 12 over 40.
    expect(ranks(rows)).toEqual(['1 a 10', '2 b 10']);
  });

  test('one after the other: the second only between those whom the first leaves level', () => {
    const rows = table({ ties: ['more-evenings', 'head-to-head'] }, [
      evening({ a: 6, b: 6, c: 6, d: 9 }, { paid: { a: { c: 7 }, b: { a: 1 }, c: { b: 2 } } }),
      evening({ a: 3, b: 3 }),
      evening({ c: 3 }),
    ]);
    // a, b, c, d have 9. d played one evening and is last. Of a, b, c with two each all against all:
    // a −7 + 1 = −6; b −1 + 2 = 1; c −2 + 7 = 5.
    expect(ranks(rows)).toEqual(['1 c 9', '2 b 9', '3 a 9', '4 d 9']);
    expect(rowOf(rows, 'd').level?.by).toBe('more-evenings');
    expect(rowOf(rows, 'a').level?.by).toBe('head-to-head');
  });

  test('the same whatever order the members come in', () => {
    const points = { a: 3, b: 3, c: 3, d: 1 };
    const forth = table({ ties: ['best-evening'] }, [evening(points)]);
    const back = table({ ties: ['best-evening'] }, [
      evening(Object.fromEntries(Object.entries(points).reverse())),
    ]);
    expect(ranks(back)).toEqual(ranks(forth));
  });
});
