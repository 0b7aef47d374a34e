import type { MeldingRecord } from '../../src/rules/tarok/record/hand.js';
import {
  A,
  B,
  BOOKS,
  C,
  abundant,
  abundantKings,
  evening,
  full,
  fullKings,
  half,
  halfKings,
  kingLost,
  last,
  matadors,
  net,
  pagatLost,
  pagatWon,
  settled,
  small,
  trumps,
} from '../support/tarok/tarok.js';

/** Enough for a player who shows much: a all of it, b and c the rest. */
const RICH = { a: 60, b: 9, c: 9 };
const upTo = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, step) => from + step);

function earns(book: (typeof BOOKS)[number], melding: MeldingRecord, house = {}): void {
  const { payments } = settled(evening(book, { house }), { meldinger: [melding], counts: RICH });
  const each = payments.filter(({ stage }) => stage === 'meldinger');
  expect(each.map(({ from, to }) => [from, to])).toEqual([
    [B, A],
    [C, A],
  ]);
  expect(each.map(({ source }) => source.startsWith(book))).toEqual([true, true]);
  expect(each[0]?.points).toBe(each[1]?.points);
}

describe.each(BOOKS)('meldinger, %s (wolff §4, brix Scoring 3, vlk 15)', (book) => {
  test.each(upTo(10, 22))('%i trumps: 10 for 10, 5 for each more', (count) => {
    const melding = trumps(A, count, true);
    earns(book, melding);
    const each = 10 + 5 * (count - 10);
    const hand = settled(evening(book), { meldinger: [melding], counts: RICH });
    expect(net(hand, 'trumps')).toEqual({ a: 2 * each, b: -each, c: -each });
  });

  test.each(upTo(3, 22))('%i matadors: 10 for 3, 5 for each more', (count) => {
    const each = 10 + 5 * (count - 3);
    const hand = settled(evening(book), { meldinger: [matadors(A, count)], counts: RICH });
    expect(net(hand, 'matadors')).toEqual({ a: 2 * each, b: -each, c: -each });
  });

  test.each([
    ['half', 5, half(A, 'hearts', 'queen'), halfKings(A, 'spades')],
    ['full', 10, full(A, 'hearts'), fullKings(A)],
    ['abundant', 15, abundant(A, 'hearts'), abundantKings(A)],
  ] as const)('%s cavallerie or kings: %i', (_, each, cavallerie, kings) => {
    for (const melding of [cavallerie, kings]) {
      const hand = settled(evening(book), { meldinger: [melding], counts: RICH });
      expect(net(hand, melding.kind)).toEqual({ a: 2 * each, b: -each, c: -each });
      earns(book, melding);
    }
  });

  test('one card in several meldinger: each is paid on its own (brix Scoring 3)', () => {
    const meldinger = [
      trumps(A, 11, true),
      matadors(A, 4),
      abundantKings(A),
      half(A, 'clubs', 'jack'),
    ];
    const hand = settled(evening(book), { meldinger, counts: RICH });
    const each = 15 + 15 + 15 + 5;
    expect(net(hand, 'trumps', 'matadors', 'kings', 'cavallerie')).toEqual({
      a: 2 * each,
      b: -each,
      c: -each,
    });
  });

  test('the dealer is paid first, then forehand, then the third', () => {
    const meldinger = [full(C, 'clubs'), half(B, 'spades', 'jack'), full(A, 'hearts')];
    const { payments } = settled(evening(book), { meldinger });
    const paid = payments.filter(({ stage }) => stage === 'meldinger').map(({ to }) => to);
    expect(paid).toEqual([A, A, B, B, C, C]);
  });

  test('dealing: 5 to each pot (wolff §2, brix Scoring 2, vlk 3.b(6))', () => {
    expect(net(settled(evening(book), {}), 'dealing')).toEqual({ a: -10, king: 5, pagat: 5 });
  });
});

test('wolff §4: 9 matadorer = 8 × 5 = 40 point', () => {
  const hand = settled(evening('wolff-1899'), { meldinger: [matadors(A, 9)] });
  expect(net(hand, 'matadors')).toEqual({ a: 80, b: -40, c: -40 });
});

test.each(upTo(3, 21))(
  'wolff §4: %i small matadors, where played, are paid as matadors',
  (count) => {
    const at = evening('wolff-1899', { house: { readings: { R12: 'on' } } });
    const each = 10 + 5 * (count - 3);
    const hand = settled(at, { meldinger: [small(B, count)], counts: { a: 9, b: 60, c: 9 } });
    expect(net(hand, 'small-matadors')).toEqual({ a: -each, b: 2 * each, c: -each });
  },
);

test('wolff §4: one can have small and great matadors at once', () => {
  const at = evening('wolff-1899', { house: { readings: { R12: 'on' } } });
  const hand = settled(at, { meldinger: [small(A, 3), matadors(A, 4)] });
  expect(net(hand, 'small-matadors', 'matadors')).toEqual({ a: 50, b: -25, c: -25 });
});

describe.each(BOOKS)('in play, %s (wolff §5, brix Scoring 4, vlk 9)', (book) => {
  test('a king lost: 5 to each other and 5 to the king pot', () => {
    const hand = settled(evening(book), { events: [kingLost(B, 'clubs'), kingLost(B, 'hearts')] });
    expect(net(hand, 'king-lost')).toEqual({ a: 10, b: -30, c: 10, king: 10 });
  });
  test('the pagat lost: 5 to each other and 5 to the pagat pot', () => {
    const hand = settled(evening(book), { events: [pagatLost(C)] });
    expect(net(hand, 'pagat-lost')).toEqual({ a: 5, b: 5, c: -15, pagat: 5 });
  });
  test('the pagat won: 5 from each other, nothing from the pot', () => {
    const hand = settled(evening(book), { events: [pagatWon(B)] });
    expect(net(hand, 'pagat-won')).toEqual({ a: -5, b: 10, c: -5 });
  });
  test('of four, who sits out neither pays nor is paid', () => {
    const at = evening(book, { players: 4 });
    const hand = settled(at, { meldinger: [full(B, 'clubs')], events: [kingLost(B, 'clubs')] });
    expect(net(hand)['c']).toBeUndefined();
    expect(net(hand, 'cavallerie', 'king-lost')).toEqual({ a: -5, b: 5, d: -5, king: 5 });
  });
});

describe.each(BOOKS)('the last trick, %s (wolff §7, brix Scoring 5, vlk 10)', (book) => {
  const at = evening(book);
  const lastTrick = book === 'wolff-1899' ? 10 : 20;

  test(`won without an ultimo card: ${lastTrick}`, () => {
    expect(net(settled(at, {}), 'last-trick')).toEqual({
      a: 2 * lastTrick,
      b: -lastTrick,
      c: -lastTrick,
    });
  });
  test('pagat ultimo: 45 from each, the pot, no last trick, and all found again', () => {
    const hand = settled(at, { lastTrick: last(B, [B, 'pagat']) });
    expect(net(hand, 'pagat-ultimo')).toEqual({ a: -45, b: 90, c: -45 });
    expect(net(hand, 'pot-taken')).toEqual({ b: 105, pagat: -105 });
    expect(net(hand, 'foundation')).toEqual({ a: -20, b: -20, c: -20, pagat: 60 });
    expect(net(hand, 'last-trick')).toEqual({});
    expect(hand.outcome.ultimo).toEqual({ player: B, card: 'pagat' });
  });
  test('king ultimo: 40 from each, the pot, no last trick, and all found again', () => {
    const hand = settled(at, { lastTrick: last(C, [C, 'king-spades']) });
    expect(net(hand, 'king-ultimo')).toEqual({ a: -40, b: -40, c: 80 });
    expect(net(hand, 'pot-taken')).toEqual({ c: 105, king: -105 });
    expect(net(hand, 'foundation')).toEqual({ a: -20, b: -20, c: -20, king: 60 });
    expect(net(hand, 'last-trick')).toEqual({});
  });
  test('pagat bagud: 45 to each, and the pot doubled; last trick only in vlk (10.d, R2)', () => {
    const hand = settled(at, { lastTrick: last(A, [B, 'pagat']) });
    expect(net(hand, 'pagat-bagud')).toEqual({ a: 45, b: -90, c: 45 });
    expect(net(hand, 'pot-doubled')).toEqual({ b: -105, pagat: 105 });
    expect(net(hand, 'foundation')).toEqual({});
    expect(hand.outcome.lastTrickPaid).toBe(book === 'vlk-1970');
  });
  test('king bagud: 40 to each, and the pot doubled', () => {
    const hand = settled(at, { lastTrick: last(A, [B, 'king-clubs']) });
    expect(net(hand, 'king-bagud')).toEqual({ a: 40, b: -80, c: 40 });
    expect(net(hand, 'pot-doubled')).toEqual({ b: -105, king: 105 });
    expect(net(hand, 'last-trick')).toEqual(book === 'vlk-1970' ? { a: 40, b: -20, c: -20 } : {});
  });

  const nolo = book === 'wolff-1899' ? 26 : 25;
  test(`nolo: ${nolo} from each, no last trick, no count; losses in play are kept`, () => {
    const hand = settled(at, { trickless: [B], events: [kingLost(B, 'hearts')] });
    expect(net(hand, 'nolo')).toEqual({ a: -nolo, b: 2 * nolo, c: -nolo });
    expect(net(hand, 'last-trick', 'count')).toEqual({});
    expect(net(hand, 'king-lost')).toEqual({ a: 5, b: -15, c: 5, king: 5 });
    expect(hand.outcome.nolo).toBe(B);
  });
  test('beside a nolo no ultimo counts (wolff §11, brix 5, vlk Nolospillet)', () => {
    const hand = settled(at, { trickless: [B], lastTrick: last(A, [A, 'pagat']) });
    expect(
      net(hand, ...(['pagat-ultimo', 'pot-taken', 'last-trick', 'foundation'] as const)),
    ).toEqual({});
    expect(hand.outcome.ultimo).toBeNull();
  });
  test('a bagud beside a nolo is paid, another’s and the nolo player’s own (wolff §11)', () => {
    const lastTrick = last(A, [B, 'king-hearts'], [C, 'pagat']);
    const hand = settled(at, { trickless: [B], lastTrick });
    expect(net(hand, 'king-bagud')).toEqual({ a: 40, b: -80, c: 40 });
    expect(net(hand, 'pagat-bagud')).toEqual({ a: 45, b: 45, c: -90 });
    expect(net(hand, 'pot-doubled')).toEqual({ b: -105, c: -105, king: 105, pagat: 105 });
    expect(net(hand, 'nolo')).toEqual({ a: -nolo, b: 2 * nolo, c: -nolo });
    expect(net(hand, 'last-trick', 'count')).toEqual({});
  });

  test('tout: 85 from each and both pots, which all found again; nothing else', () => {
    const hand = settled(at, { trickless: [B, C], lastTrick: last(A, [A, 'king-hearts']) });
    expect(net(hand, 'tout')).toEqual({ a: 170, b: -85, c: -85 });
    expect(net(hand, 'pot-taken')).toEqual({ a: 210, king: -105, pagat: -105 });
    expect(net(hand, 'foundation')).toEqual({ a: -40, b: -40, c: -40, king: 60, pagat: 60 });
    expect(net(hand, 'king-ultimo', 'last-trick', 'nolo')).toEqual({});
    expect(hand.outcome).toMatchObject({ tout: A, nolo: null, ultimo: null });
  });
  test('cards are counted after a tout in wolff and brix, not in vlk (4.f)', () => {
    const counts = { a: 74, b: 0, c: 4 };
    const hand = settled(at, { trickless: [B, C], ...(book === 'vlk-1970' ? {} : { counts }) });
    const expected = {
      'wolff-1899': { a: 48, b: -26, c: -22 },
      'brix-1996': { a: 50, b: -30, c: -20 },
      'vlk-1970': {},
    };
    expect(net(hand, 'count')).toEqual(expected[book]);
  });
  test('a tout with a king bagud: brix founds only the pot that stayed empty (Scoring 5)', () => {
    const hand = settled(at, {
      trickless: [B, C],
      lastTrick: last(A, [B, 'king-hearts']),
    });
    expect(net(hand, 'king-bagud')).toEqual({ a: 40, b: -80, c: 40 });
    expect(net(hand, 'pot-doubled')).toEqual({ b: -105, king: 105 });
    const founded = book === 'brix-1996' ? { pagat: 60 } : { king: 60, pagat: 60 };
    expect(net(hand, 'foundation')).toMatchObject(founded);
    expect(hand.table.pots['king-pot']).toBe(book === 'brix-1996' ? 105 : 165);
    expect(net(hand, 'last-trick')).toEqual({});
  });
});
