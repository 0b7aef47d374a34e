import { alone, hand, paid } from '../../support/koenigrufen.js';

describe.each([
  ['farbendreier', 3, 6],
  ['farbensolo', 6, 12],
] as const)('%s', (contract, single, double) => {
  test(`with fewer than six cards in the suits it is lost at once: ${single}`, () => {
    for (const suitCards of [0, 5]) {
      expect(paid(hand(contract, { declarer: 'b', suitCards }))).toEqual(alone(-single, 'b'));
    }
  });
  test(`in forehand it is lost double (K3): ${double}`, () => {
    expect(paid(hand(contract, { suitCards: 5 }))).toEqual(alone(-double));
  });
  test('six or more are enough', () => {
    for (const suitCards of [6, 12]) {
      expect(paid(hand(contract, { suitCards, points: '35/2' }))).toEqual(alone(single));
      expect(paid(hand(contract, { suitCards, points: '35/1' }))).toEqual(alone(-double));
    }
  });
});
