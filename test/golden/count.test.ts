import {
  A,
  B,
  C,
  D,
  E,
  ROUNDED,
  evening,
  last,
  net,
  pagatWon,
  settled,
} from '../support/tarok/tarok.js';

/** vlk 10.f: from, to, what is paid (−) or got. */
const TABLE = [
  [0, 3, -25],
  [4, 8, -20],
  [9, 13, -15],
  [14, 18, -10],
  [19, 23, -5],
  [24, 28, 0],
  [29, 33, 5],
  [34, 38, 10],
  [39, 43, 15],
  [44, 48, 20],
  [49, 53, 25],
  [54, 58, 30],
  [59, 63, 35],
  [64, 68, 40],
  [69, 73, 45],
  [74, 78, 50],
] as const;
const ROWS = TABLE.flatMap(([from, to, due]) =>
  Array.from({ length: to - from + 1 }, (_, step) => ({ points: from + step, due })),
);

describe.each(ROUNDED)(
  '%s: the count of two, to the nearest 5 (vlk 10.f, brix Scoring 6)',
  (book) => {
    // A count of 0 or of more than 75 leaves no trick to somebody: that is a nolo or a tout.
    const rows = ROWS.filter(({ points }) => points > 0 && points <= 75);
    test.each(rows)('$points: $due against the new dealer', ({ points, due }) => {
      const isLow = points < 26;
      const hand = settled(evening(book), {
        events: [pagatWon(isLow ? B : C)],
        lastTrick: last(isLow ? A : C),
        counts: { a: isLow ? 26 : 2, c: points },
      });
      const lines = hand.payments.filter(
        ({ reason, from, to }) => reason === 'count' && (from === C || to === C),
      );
      expect(net({ payments: lines })).toEqual(due === 0 ? {} : { b: -due, c: due });
      expect(lines.every(({ from, to }) => from === B || to === B)).toBe(true);
    });

    test('39 gets 15, 19 pays 5, so the third pays 10 (vlk 10.f, the example)', () => {
      const hand = settled(evening(book), { counts: { a: 39, c: 19 } });
      expect(net(hand, 'count')).toEqual({ a: 15, b: -10, c: -5 });
    });
  },
);

// A player with a count of 0 or of more than 75 took no trick or all of them; the dealer c faces has 78
// less c.
test.each(ROWS.filter(({ points }) => points === 0 || points >= 76))(
  'brix Scoring 6 beside a tout: $points are worth $due',
  ({ points, due }) => {
    const isC = points === 76 || points === 77;
    const counts = isC ? { a: 78 - points, c: points } : { a: 78, c: 0 };
    const hand = settled(evening('brix-1996'), { trickless: [B, isC ? A : C], counts });
    expect(net(hand, 'count')).toMatchObject(points === 78 ? { a: due } : { c: due });
  },
);

test('vlk, five players (R5): the new dealer sat out, so the outgoing dealer does not count', () => {
  const at = evening('vlk-1970', { players: 5 });
  const count = [
    { player: B, points: 39 },
    { player: E, points: 19 },
  ];
  const hand = settled(at, { count, events: [pagatWon(B)], lastTrick: last(B) });
  expect(hand.outcome.active).toEqual([A, B, E]);
  expect(net(hand, 'count')).toEqual({ a: -10, b: 15, e: -5 });
});

test.each(ROUNDED)('%s, four players: forehand deals next and does not count', (book) => {
  const hand = settled(evening(book, { players: 4 }), { counts: { a: 39, d: 19 } });
  expect(net(hand, 'count')).toEqual({ a: 15, b: -10, d: -5 });
  expect(hand.payments.some(({ from, to }) => from === C || to === C)).toBe(false);
  expect(hand.outcome.active).toEqual([A, B, D]);
});

describe('wolff §5: everyone wins or loses what they have over or under 26', () => {
  const at = evening('wolff-1899');
  test.each([
    [26, 26, 26, {}],
    [27, 25, 26, { a: 1, b: -1 }],
    [50, 20, 8, { a: 24, b: -6, c: -18 }],
    [30, 33, 15, { a: 4, b: 7, c: -11 }],
    [20, 20, 20, { a: -6, b: -6, c: -6, pagat: 18 }],
    [40, 20, 10, { a: 14, b: -6, c: -16, pagat: 8 }],
    [26, 26, 25, { c: -1, pagat: 1 }],
  ])('%i, %i, %i: the shortage goes to the pagat pot', (a, b, c, expected) => {
    expect(net(settled(at, { counts: { a, b, c } }), 'count', 'count-short')).toEqual(expected);
  });

  test('a short count is in the pagat pot for the next hand, not for this ultimo', () => {
    const hand = settled(at, { counts: { a: 20, b: 20, c: 20 }, lastTrick: last(A, [A, 'pagat']) });
    expect(net(hand, 'pot-taken')).toEqual({ a: 105, pagat: -105 });
    expect(hand.table.pots['pagat-pot']).toBe(60 + 18);
  });
});
