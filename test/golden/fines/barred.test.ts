import {
  A,
  B,
  C,
  ROUNDED,
  evening,
  fine,
  full,
  fullKings,
  half,
  kingLost,
  last,
  matadors,
  net,
  settled,
  trumps,
} from '../../support/tarok/tarok.js';

const NO_PLAY = { lastTrick: null, count: [], unsaid: true } as const;

describe('barred from ultimo', () => {
  test('wolff §4, R8: paid as for the last trick, the pot stays', () => {
    const hand = settled(evening('wolff-1899'), {
      fines: [fine(A, 'revoke')],
      lastTrick: last(A, [A, 'king-hearts']),
    });
    expect(net(hand, 'last-trick')).toEqual({ a: 20, b: -10, c: -10 });
    expect(net(hand, 'king-ultimo', 'pot-taken', 'foundation')).toEqual({});
  });

  test('wolff §6: with wrong cards not even the last trick', () => {
    for (const lastTrick of [last(A, [A, 'king-hearts']), last(A)]) {
      const hand = settled(evening('wolff-1899'), {
        fines: [fine(A, 'wrong-card-count')],
        lastTrick,
      });
      expect(net(hand, 'last-trick', 'king-ultimo', 'pot-taken')).toEqual({});
    }
  });

  test('another’s fine bars nobody else', () => {
    const hand = settled(evening('wolff-1899'), {
      fines: [fine(B, 'revoke')],
      lastTrick: last(A, [A, 'king-hearts']),
    });
    expect(hand.outcome.ultimo).toEqual({ player: A, card: 'king-hearts' });
  });

  test.each([
    ['trumps', trumps(A, 10, true), ['pagat']],
    ['matadors', matadors(A, 3), ['pagat']],
    ['hearts', full(A, 'hearts'), ['king-hearts']],
    ['half hearts without its king', half(A, 'hearts', 'king'), []],
    ['kings', fullKings(A), ['king-hearts', 'king-diamonds', 'king-spades', 'king-clubs']],
  ] as const)(
    'vlk 4.g(3): a wrong melding of %s bars on its own cards only',
    (_, melding, barred) => {
      for (const card of ['pagat', 'king-hearts', 'king-spades'] as const) {
        if (melding.kind === 'cavallerie' && melding.missing === 'king' && card === 'king-hearts')
          continue;
        const hand = settled(evening('vlk-1970'), {
          meldinger: [melding],
          fines: [fine(A, 'melding-omitted', { melding: 0 })],
          lastTrick: last(A, [A, card]),
          counts: { a: 50, b: 9, c: 9 },
        });
        const isBarred = (barred as readonly string[]).includes(card);
        expect(hand.outcome.ultimo).toEqual(isBarred ? null : { player: A, card });
        expect(net(hand, 'last-trick')).toEqual(isBarred ? { a: 40, b: -20, c: -20 } : {});
      }
    },
  );
});

describe('the next dealer, and the payments that are kept', () => {
  test.each(ROUNDED)(
    '%s: an abandoned hand: earlier payments are kept, the next player deals',
    (book) => {
      const hand = settled(evening(book), {
        ...NO_PLAY,
        abandoned: true,
        meldinger: [full(B, 'clubs')],
        events: [kingLost(B, 'clubs')],
        fines: [fine(C, 'wrong-card-count')],
      });
      expect(net(hand)).toEqual({
        a: -10 - 10 + 5,
        b: 20 - 15,
        c: -10 + 5 - 80,
        king: 50,
        pagat: 45,
      });
      expect(hand.table.dealer).toBe(B);
    },
  );

  test('wolff §2: misdeal: 5 and the dealer deals again, or forfeits the deal and pays nothing', () => {
    const at = evening('wolff-1899');
    const run = (more = {}) =>
      settled(at, {
        ...NO_PLAY,
        redeal: true,
        fines: [fine(A, 'misdeal', { stage: 'deal', ...more })],
      });
    expect(run().table.dealer).toBe(A);
    expect(net(run())).toEqual({ a: -10, king: 5, pagat: 5 });
    expect(run({ amount: 0 }).table.dealer).toBe(B);
    expect(net(run({ amount: 0 }))).toEqual({});
  });

  test.each(['wolff-1899', 'brix-1996'] as const)(
    '%s: a player without trumps has the cards dealt again: the same dealer, no fine',
    (book) => {
      const hand = settled(evening(book), { ...NO_PLAY, redeal: true });
      expect(hand.payments).toEqual([]);
      expect(hand.table.dealer).toBe(A);
    },
  );
});

describe('a melding that was missing, and nobody knows which (unknown)', () => {
  const unknown = fine(A, 'melding-omitted', { unknown: true });
  const part = { fines: [unknown], lastTrick: last(A, [A, 'king-hearts'] as const) };

  test('vlk 4.g(3): any ultimo card may have been in it, so all are barred', () => {
    for (const card of ['pagat', 'king-hearts', 'king-clubs'] as const) {
      const hand = settled(evening('vlk-1970'), { ...part, lastTrick: last(A, [A, card]) });
      expect(hand.outcome.ultimo).toBeNull();
      expect(net(hand, 'last-trick')).toEqual({ a: 40, b: -20, c: -20 });
      expect(net(hand, 'pot-taken', 'foundation')).toEqual({});
    }
  });
  test('vlk: without the word it bars on nothing, and another’s on nothing of A’s', () => {
    const at = evening('vlk-1970');
    for (const one of [fine(A, 'melding-omitted'), { ...unknown, player: B }]) {
      const hand = settled(at, { ...part, fines: [one] });
      expect(hand.outcome.ultimo).toEqual({ player: A, card: 'king-hearts' });
    }
  });
  test('wolff §4: a player who omitted one is barred, known or not', () => {
    for (const one of [unknown, fine(A, 'melding-omitted')]) {
      const hand = settled(evening('wolff-1899'), { ...part, fines: [one] });
      expect(hand.outcome.ultimo).toBeNull();
    }
  });
  test('brix: the hand is abandoned, known or not', () => {
    const hand = settled(evening('brix-1996'), { ...NO_PLAY, fines: [unknown], abandoned: true });
    expect(net(hand, 'fine')).toEqual({ a: -80, king: 40, pagat: 40 });
  });
});
