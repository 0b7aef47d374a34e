import { B, C, ROUNDED, evening, fine, kingLost, net, settled } from '../support/tarok.js';

describe('a revoke that took a card is refunded in wolff only (§5), elsewhere it is only fined', () => {
  const took = { events: [kingLost(B, 'spades')], fines: [fine(C, 'revoke', { took: 0 })] };
  test('wolff §5: the revoker gives back the 15', () => {
    const hand = settled(evening('wolff-1899'), took);
    expect(net(hand, 'taken-card-refunded')).toEqual({ b: 15, c: -15 });
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
    const hand = settled(evening('brix-1996'), {
      ...took,
      abandoned: true,
      lastTrick: null,
      count: [],
      unsaid: true,
    });
    expect(net(hand)).toEqual({ a: -10 + 5, b: -15, c: 5 - 80, king: 50, pagat: 45 });
  });
  test.each(ROUNDED)('%s: no payment of the hand is a refund', (book) => {
    const broken = { abandoned: true, lastTrick: null, count: [], unsaid: true } as const;
    const { payments } = settled(evening(book), { ...took, ...broken });
    expect(payments.map(({ reason }) => reason)).not.toContain('taken-card-refunded');
  });
});
