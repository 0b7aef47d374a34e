import type { ContractId } from '../../../src/rules/koenigrufen/record/hand.js';
import { alone, hand, id, paid, settled, two } from '../../support/koenigrufen/koenigrufen.js';

/** 35/2 wins and 35/1 loses: 'Spelföraren vinner således sitt spel med 35/2 eller mer'. */
const WON = '35/2';
const LOST = '35/1';

describe('with a partner: each opponent pays one of the two (Vinst och förlust; Budtabell)', () => {
  test.each([
    ['rufer', 1],
    ['solorufer', 2],
  ] as const)('%s: %i won, as much lost', (contract, each) => {
    expect(paid(hand(contract, { points: WON }))).toEqual(two(each));
    expect(paid(hand(contract, { points: LOST }))).toEqual(two(-each));
  });

  test.each([
    ['pagatrufer', 'pagat-ultimo', 2],
    ['uhurufer', 'uhu', 4],
    ['kakadurufer', 'kakadu', 6],
  ] as const)('%s: 1 for the game, and %s declared: %i', (contract, bird, value) => {
    const said = [[bird, 'a']] as const;
    const made = [bird];
    expect(paid(hand(contract, { said, points: WON, made }))).toEqual(two(1 + value));
    expect(paid(hand(contract, { said, points: WON }))).toEqual(two(1 - value));
    expect(paid(hand(contract, { said, points: LOST, made }))).toEqual(two(-1 + value));
    expect(paid(hand(contract, { said, points: LOST }))).toEqual(two(-1 - value));
    // The bird is in the name of the contract: it need not be named again.
    expect(paid(hand(contract, { points: WON, made }))).toEqual(two(1 + value));
    expect(paid(hand(contract, { points: LOST }))).toEqual(two(-1 - value));
  });

  test.each(['rufer', 'solorufer'] as const)('%s: no two pay the same player', (contract) => {
    for (const points of [WON, LOST]) {
      const { payments } = settled(hand(contract, { points }));
      const [winners, payers] =
        points === WON
          ? [
              ['a', 'c'],
              ['b', 'd'],
            ]
          : [
              ['b', 'd'],
              ['a', 'c'],
            ];
      expect(payments.map(({ from }) => from).sort()).toEqual(payers);
      expect(payments.map(({ to }) => to).sort()).toEqual(winners);
    }
  });

  test.each([
    ['b', [1, 1, -1, -1]],
    ['c', [1, -1, 1, -1]],
    ['d', [1, -1, -1, 1]],
  ] as const)('the holder of the king plays with the declarer: %s', (king, expected) => {
    expect(paid(hand('rufer', { king, points: WON }))).toEqual(expected);
  });
});

describe('alone: each of the three pays or is paid (Vinst och förlust; Budtabell)', () => {
  const ROWS: readonly (readonly [ContractId, 'a' | 'b', number, number])[] = [
    ['sechserdreier', 'a', 3, 6],
    ['farbendreier', 'a', 3, 6],
    ['farbendreier', 'b', 3, 3],
    ['dreier', 'a', 4, 4],
    ['dreier', 'b', 4, 4],
    ['farbensolo', 'a', 6, 12],
    ['farbensolo', 'b', 6, 6],
    ['solodreier', 'a', 8, 8],
    ['solodreier', 'b', 8, 8],
  ];
  test.each(ROWS)('%s by %s (a is forehand): %i won, %i lost', (contract, declarer, won, lost) => {
    expect(paid(hand(contract, { declarer, points: WON }))).toEqual(alone(won, declarer));
    expect(paid(hand(contract, { declarer, points: LOST }))).toEqual(alone(-lost, declarer));
  });

  test.each(['dreier', 'solodreier'] as const)('%s: a payment for every opponent', (contract) => {
    const pairs = settled(hand(contract, { declarer: 'b', points: WON })).payments;
    expect(pairs.map(({ from, to }) => `${from}>${to}`).sort()).toEqual(['a>b', 'c>b', 'd>b']);
  });
});

describe('the count as it is said (Kortens värde)', () => {
  const rufer = hand('rufer');
  const a = id('a');
  test.each([
    ['107 blad = 35/2', [{ side: 'declarer', blad: 107 }], 1],
    ['106 blad = 35/1', [{ side: 'declarer', blad: 106 }], -1],
    ['36 points', [{ side: 'declarer', points: '36' }], 1],
    ['36/0 = 108 blad', [{ side: 'declarer', points: '36/0' }], 1],
    ['opponents 34/1 = 103 blad, 210 − 103 = 107', [{ side: 'opponents', points: '34/1' }], 1],
    ['opponents 34/2 = 104 blad, 210 − 104 = 106', [{ side: 'opponents', points: '34/2' }], -1],
    ['by the declarer', [{ player: a, points: '35/2' }], 1],
    ['by an opponent', [{ player: id('d'), blad: 104 }], -1],
    [
      'of both sides',
      [
        { side: 'declarer', points: '35/2' },
        { side: 'opponents', points: '34/1' },
      ],
      1,
    ],
  ] as const)('%s', (_, count, each) => {
    expect(paid({ ...rufer, count })).toEqual(two(each));
  });
});

describe('fields that follow from the rest are a check', () => {
  test('forehand, dealer, partner and who won may be named', () => {
    const record = {
      ...hand('rufer', { points: WON }),
      dealer: id('d'),
      forehand: id('a'),
      partner: id('c'),
      won: true,
    };
    expect(paid(record)).toEqual(two(1));
  });
  test('only forehand can play a rufer or a sechserdreier: forehand need not be named', () => {
    const { declarer: _, ...rufer } = hand('rufer', { points: WON });
    expect(paid(rufer)).toEqual(two(1));
    const { declarer: __, ...sechserdreier } = hand('sechserdreier', { points: LOST });
    expect(paid(sechserdreier)).toEqual(alone(-6));
  });
  test('the fourth king', () => {
    expect(paid({ ...hand('rufer', { points: WON }), calledKing: 'fourth' })).toEqual(two(1));
  });
});
