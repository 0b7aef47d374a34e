import { fineBetweenHands, givenBackForFaultyDeck } from '../../../src/rules/tarok/fine.js';
import { faultOf } from '../../support/tarok/fault.js';
import {
  A,
  B,
  BOOKS,
  C,
  ROUNDED,
  evening,
  fine,
  full,
  fullKings,
  kingLost,
  last,
  net,
  pagatLost,
  pagatWon,
  settled,
} from '../../support/tarok/tarok.js';

/**
 * The effects of a fine beside its amount, in the book that has them, and their absence in the others.
 */

const ABANDONED = { abandoned: true, lastTrick: null, count: [], unsaid: true } as const;

describe('a revoke that took a card is refunded in wolff only (§5), elsewhere it is only fined', () => {
  const took = { events: [kingLost(B, 'spades')], fines: [fine(C, 'revoke', { took: 0 })] };
  test('wolff §5: the revoker gives back the 15', () => {
    const hand = settled(evening('wolff-1899'), took);
    expect(net(hand, 'taken-card-refunded')).toEqual({ b: 15, c: -15 });
  });
  test.each([
    ['king', 'kingLost', 'kingLostPot', kingLost(B, 'spades')],
    ['pagat', 'pagatLost', 'pagatLostPot', pagatLost(B)],
  ] as const)(
    'wolff §5: the price of the %s, at the stakes of the house',
    (_, each, pot, event) => {
      const at = evening('wolff-1899', { house: { tariff: { [each]: 7, [pot]: 9 } } });
      const hand = settled(at, { ...took, events: [event] });
      expect(net(hand, event.kind)['b']).toBe(-23);
      expect(net(hand, 'taken-card-refunded')).toEqual({ b: 23, c: -23 });
    },
  );
  test('it falls due with its fine, and names it', () => {
    const fines = [fine(A, 'superficial'), fine(C, 'revoke', { took: 0, stage: 'after' })];
    const { payments } = settled(evening('wolff-1899'), { ...took, fines });
    const source = 'wolff-1899, §5 Almindelige Regler, Svigter man farve';
    const about = { stage: 'after', source, fine: 1 };
    expect(payments.slice(-3)).toEqual([
      { ...about, reason: 'fine', from: C, to: 'king-pot', points: 20 },
      { ...about, reason: 'fine', from: C, to: 'pagat-pot', points: 20 },
      { ...about, reason: 'taken-card-refunded', from: C, to: B, points: 15 },
    ]);
  });
  test('wolff: a revoke that took nothing gives nothing back', () => {
    const hand = settled(evening('wolff-1899'), { ...took, fines: [fine(C, 'revoke')] });
    expect(net(hand, 'taken-card-refunded')).toEqual({});
  });
  test('vlk 11.d: ved kulørsvigt 40 i hver kop, and no more', () => {
    const hand = settled(evening('vlk-1970'), took);
    expect(net(hand, 'taken-card-refunded')).toEqual({});
    expect(net(hand, 'fine')).toEqual({ c: -80, king: 40, pagat: 40 });
    expect(net(hand, 'king-lost')).toEqual({ a: 5, b: -15, c: 5, king: 5 });
  });
  test('brix, Irrecoverable: 40 in each pot, play abandoned; what was lost stays lost', () => {
    const hand = settled(evening('brix-1996'), { ...took, ...ABANDONED });
    expect(net(hand)).toEqual({ a: -10 + 5, b: -15, c: 5 - 80, king: 50, pagat: 45 });
  });
  test.each(ROUNDED)('%s: no payment of the hand is a refund', (book) => {
    const { payments } = settled(evening(book), { ...took, ...ABANDONED });
    expect(payments.map(({ reason }) => reason)).not.toContain('taken-card-refunded');
  });
});

describe('barred from ultimo', () => {
  const ultimo = { meldinger: [full(A, 'hearts')], lastTrick: last(A, [A, 'king-hearts']) };
  test.each(ROUNDED)(
    '%s: a player who declares too early pays 20, and may ultimate all the same',
    (book) => {
      const fines = [fine(A, 'melding-early', { melding: 0 })];
      const hand = settled(evening(book), { ...ultimo, fines });
      expect(hand.outcome.ultimo).toEqual({ player: A, card: 'king-hearts' });
      expect(net(hand, 'fine')).toEqual({ a: -40, king: 20, pagat: 20 });
    },
  );
  test.each(BOOKS)('%s: nor does a fine bar that is about nothing declared', (book) => {
    const fines = [fine(A, 'premature-play')];
    const hand = settled(evening(book), { ...ultimo, fines });
    expect(hand.outcome.ultimo).toEqual({ player: A, card: 'king-hearts' });
  });
  test('vlk 4.g(3): a missing melding that nobody can name bars on no card', () => {
    const fines = [fine(A, 'melding-omitted')];
    const hand = settled(evening('vlk-1970'), { ...ultimo, fines });
    expect(hand.outcome.ultimo).toEqual({ player: A, card: 'king-hearts' });
  });
  test('vlk 4.g(3): a wrong melding of another bars that player, not who ultimates', () => {
    const fines = [fine(B, 'melding-omitted', { melding: 1 })];
    const meldinger = [full(A, 'hearts'), full(B, 'clubs')];
    const hand = settled(evening('vlk-1970'), { ...ultimo, meldinger, fines });
    expect(hand.outcome.ultimo).toEqual({ player: A, card: 'king-hearts' });
  });
});

describe('wolff §6: a player with wrong cards, and nobody else, gets nothing for the last trick', () => {
  test.each([
    [A, {}],
    [B, { a: 20, b: -10, c: -10 }],
  ])('%s has them, the dealer took it', (player, paid) => {
    const hand = settled(evening('wolff-1899'), { fines: [fine(player, 'wrong-card-count')] });
    expect(net(hand, 'last-trick')).toEqual(paid);
  });
  test('other errors leave it to them', () => {
    for (const code of ['revoke', 'skat-error', 'lead-out-of-turn'] as const) {
      const hand = settled(evening('wolff-1899'), { fines: [fine(A, code)] });
      expect(net(hand, 'last-trick')).toEqual({ a: 20, b: -10, c: -10 });
    }
  });
  test('a revoke makes no card unsure: four kings that were shown took their tricks', () => {
    const part = {
      meldinger: [fullKings(C)],
      events: [pagatWon(B)],
      fines: [fine(C, 'revoke')],
    };
    const run = (c: number) => () =>
      settled(evening('wolff-1899'), { ...part, counts: { a: 26, b: 26, c } });
    expect(faultOf(run(19))).toEqual(['impossible-hand', 'count[2].points']);
    expect(run(20)().outcome.kind).toBe('played');
  });
});

describe('wolff §2: the cards of a misdeal turn out to be faulty in themselves', () => {
  const { rules } = evening('wolff-1899');
  test('får man sin betalte bøde tilbage', () => {
    expect(givenBackForFaultyDeck(rules, fine(A, 'misdeal', { stage: 'deal' }))).toBe('fine');
  });
  test('or the deal that was let go instead', () => {
    const forfeited = fine(A, 'misdeal', { stage: 'deal', amount: 0 });
    expect(givenBackForFaultyDeck(rules, forfeited)).toBe('deal');
  });
  test('no other fine', () => {
    const run = () => givenBackForFaultyDeck(rules, fine(A, 'cups-not-moved'));
    expect(faultOf(run)).toEqual(['rule-refused', 'fine']);
  });
  test.each(ROUNDED)('%s says nothing of it', (book) => {
    const run = () => givenBackForFaultyDeck(evening(book).rules, fine(A, 'misdeal'));
    expect(faultOf(run)).toEqual(['rule-refused', undefined]);
  });
  test('nor rules that know no misdeal', () => {
    const { misdeal: _, ...fines } = rules.fines;
    const run = () => givenBackForFaultyDeck({ ...rules, fines }, fine(A, 'misdeal'));
    expect(faultOf(run)).toEqual(['rule-refused', undefined]);
  });
});

describe.each(BOOKS)('a fine between two hands, %s', (book) => {
  const { rules, table } = evening(book);
  test('says for what, when and by which place', () => {
    const step = fineBetweenHands(rules, table, fine(C, 'fool-called-in-vain', { stage: 'after' }));
    const source = rules.fines['fool-called-in-vain']?.source;
    expect(source).toMatch(new RegExp(`^${book}, `));
    expect(step.source).toBe(source);
    expect(step.amount).toBe(20);
    const about = { from: C, points: 20, reason: 'fine', stage: 'after', source, fine: null };
    expect(step.payments).toEqual([
      { ...about, to: 'king-pot' },
      { ...about, to: 'pagat-pot' },
    ]);
  });
  test.each([
    ['melding', fine(A, 'melding-false', { melding: 0 })],
    ['took', fine(A, 'superficial', { took: 0 })],
    ['melding', fine(A, 'melding-false', { melding: 0, took: 0 })],
    ['unknown', fine(A, 'melding-omitted', { unknown: true })],
  ])('is not about a %s of a hand', (field, about) => {
    expect(faultOf(() => fineBetweenHands(rules, table, about))).toEqual(['rule-refused', field]);
  });
});
