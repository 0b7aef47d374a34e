import {
  alone,
  evening,
  hand,
  openedBefore,
  paid,
  refused,
} from '../../support/koenigrufen/koenigrufen.js';

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
  /** 'annars är spelet omedelbart förlorat': the talon comes before declarations and kontra. */
  test.each([
    ['kontra', { kontra: 'kontra' }],
    ['kontra', { kontra: 'rekontra' }],
    ['count', { count: [{ side: 'declarer', points: '40' }] }],
  ] as const)('so nothing was doubled or counted: %s', (field, more) => {
    const lost = { ...hand(contract, { suitCards: 5 }), ...more };
    expect(refused(lost)).toMatchObject({ reason: 'lost-at-once', field });
    const byB = { ...hand(contract, { declarer: 'b', suitCards: 5 }), ...more };
    expect(refused(byB)).toMatchObject({ reason: 'lost-at-once', field });
  });
  test('that it was lost may be said', () => {
    const lost = hand(contract, { declarer: 'b', suitCards: 5 });
    expect(paid({ ...lost, won: false })).toEqual(alone(-single, 'b'));
    expect(refused({ ...lost, won: true })).toMatchObject({ reason: 'lost-at-once', field: 'won' });
  });
  test('a session that was opened before goes on as it began: a rekontra multiplies it', () => {
    const before = openedBefore(evening());
    const lost = hand(contract, { declarer: 'b', suitCards: 5, kontra: 'rekontra', points: '40' });
    expect(paid(lost, before)).toEqual(alone(-4 * single, 'b'));
    expect(refused({ ...lost, won: true }, before).field).toBe('won');
  });
  test('six or more are enough', () => {
    for (const suitCards of [6, 12]) {
      expect(paid(hand(contract, { suitCards, points: '35/2' }))).toEqual(alone(single));
      expect(paid(hand(contract, { suitCards, points: '35/1' }))).toEqual(alone(-double));
    }
  });
});
