import {
  A,
  B,
  BOOKS,
  C,
  evening,
  fine,
  kingLost,
  last,
  net,
  settled,
} from '../support/tarok/tarok.js';

const THREE_KINGS = last(A, [A, 'king-hearts'], [B, 'king-clubs'], [C, 'king-spades']);

test('brix Scoring 5: three kings in the last trick, king pot 135: taken, paid twice, holds 270', () => {
  const at = evening('brix-1996', { king: 130 });
  const hand = settled(at, { lastTrick: THREE_KINGS });
  expect(net(hand, 'pot-taken')).toEqual({ a: 135, king: -135 });
  expect(net(hand, 'pot-doubled')).toEqual({ b: -135, c: -135, king: 270 });
  expect(net(hand, 'foundation')).toEqual({});
  expect(hand.table.pots['king-pot']).toBe(270);
  expect(net(hand, 'king-ultimo', 'king-bagud')).toEqual({
    a: 80 + 80,
    b: -40 - 80 + 40,
    c: -40 - 80 + 40,
  });
});

test.each(['wolff-1899', 'vlk-1970'] as const)(
  'the same in %s: founded all the same (wolff §7: alle spillere funderer igen; vlk 10.b NB)',
  (book) => {
    const hand = settled(evening(book, { king: 130 }), { lastTrick: THREE_KINGS });
    expect(net(hand, 'pot-doubled')).toEqual({ b: -135, c: -135, king: 270 });
    expect(net(hand, 'foundation')).toEqual({ a: -20, b: -20, c: -20, king: 60 });
    expect(hand.table.pots['king-pot']).toBe(330);
  },
);

describe.each(BOOKS)('%s', (book) => {
  test('a king ultimo beside a king bagud: the loser pays in what was taken', () => {
    const hand = settled(evening(book), {
      lastTrick: last(A, [A, 'king-hearts'], [B, 'king-clubs']),
    });
    expect(net(hand, 'pot-taken', 'pot-doubled')).toEqual({ a: 105, b: -105 });
    expect(hand.table.pots['king-pot']).toBe(book === 'brix-1996' ? 105 : 165);
  });

  test('a pagat ultimo beside two king baguds: one pot is taken, the other paid into twice', () => {
    const lastTrick = last(A, [A, 'pagat'], [B, 'king-clubs'], [C, 'king-spades']);
    const hand = settled(evening(book), { lastTrick });
    expect(net(hand, 'pot-taken')).toEqual({ a: 105, pagat: -105 });
    expect(net(hand, 'pot-doubled')).toEqual({ b: -105, c: -105, king: 210 });
    expect(net(hand, 'foundation')).toEqual({ a: -20, b: -20, c: -20, pagat: 60 });
    expect(hand.table.pots).toEqual({ 'king-pot': 315, 'pagat-pot': 60 });
  });

  test('losses and fines earlier in the hand are in the pot when it is won', () => {
    const hand = settled(evening(book), {
      events: [kingLost(B, 'spades')],
      fines: [fine(C, 'fool-called-in-vain')],
      lastTrick: last(A, [A, 'king-hearts']),
    });
    expect(net(hand, 'pot-taken')).toEqual({ a: 100 + 5 + 5 + 20, king: -130 });
  });

  test('a fine after the hand is not', () => {
    const hand = settled(evening(book), {
      fines: [fine(C, 'fool-called-in-vain', { stage: 'after' })],
      lastTrick: last(A, [A, 'king-hearts']),
    });
    expect(net(hand, 'pot-taken')).toEqual({ a: 105, king: -105 });
    expect(hand.table.pots['king-pot']).toBe(60 + 20);
  });

  test('a player who sits out founds as well, and pays nothing else (brix Scoring 1; vlk 10.b NB)', () => {
    const at = evening(book, { players: 4 });
    const hand = settled(at, { lastTrick: last(A, [A, 'king-hearts']) });
    expect(net(hand, 'foundation')).toEqual({ a: -20, b: -20, c: -20, d: -20, king: 80 });
    expect(net(hand)['c']).toBe(-20);
  });

  test('a hand on which nothing is taken founds nothing', () => {
    expect(net(settled(evening(book), {}), 'foundation')).toEqual({});
  });

  test('the order: dealing, meldinger, play, last trick, refoundation, count, after', () => {
    const { payments } = settled(evening(book), {
      meldinger: [{ player: B, kind: 'cavallerie', suit: 'hearts', grade: 'full' }],
      fines: [
        fine(C, 'fool-called-in-vain', { stage: 'after' }),
        fine(A, 'cups-not-moved', { stage: 'deal' }),
      ],
      lastTrick: last(A, [A, 'king-clubs']),
      counts: { a: 36, b: 26, c: 16 },
    });
    const stages = payments.map(({ stage }) => stage);
    expect([...new Set(stages)]).toEqual([
      'deal',
      'meldinger',
      'play',
      'last-trick',
      'refoundation',
      'count',
      'after',
    ]);
    expect(payments.every(({ source }) => source.startsWith(`${book}, `))).toBe(true);
  });
});
