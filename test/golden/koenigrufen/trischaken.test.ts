import { id, paid, settled, trischaken } from '../../support/koenigrufen/koenigrufen.js';

/** a is forehand. Every count is of 210 blad; 35/2, 107, makes a mayor. */
describe('one loser: 1 × 3, doubled for mayor, virgin and forehand', () => {
  test.each([
    ['nothing', [40, 50, 70, 50], [1, 1, -3, 1]],
    ['106 blad, 35/1, are no mayor', [30, 34, 106, 40], [1, 1, -3, 1]],
    ['mayor: × 2', [30, 33, 107, 40], [2, 2, -6, 2]],
    ['forehand: × 2', [70, 50, 40, 50], [-6, 2, 2, 2]],
    ['forehand and mayor: × 4', [120, 30, 30, 30], [-12, 4, 4, 4]],
    ['virgin: × 2, all 6 to her', [50, 60, 100, 0], [0, 0, -6, 6]],
    ['virgin and mayor: × 4, all 12', [30, 0, 140, 40], [0, 12, -12, 0]],
    ['virgin and forehand: × 4, all 12', [100, 50, 60, 0], [-12, 0, 0, 12]],
    ['virgin, mayor, forehand: × 8, all 24', [140, 30, 40, 0], [-24, 0, 0, 24]],
    ['the virgin is forehand herself: × 2, all 6', [0, 60, 50, 100], [6, 0, 0, -6]],
    ['two virgins, counted once: × 2, 3 each', [0, 104, 106, 0], [3, 0, -6, 3]],
    ['two virgins and mayor: × 4, 6 each', [0, 60, 150, 0], [6, 0, -12, 6]],
    ['two virgins and forehand: × 4, 6 each', [106, 104, 0, 0], [-12, 0, 6, 6]],
    ['two virgins, mayor, forehand: × 8, 12 each', [150, 60, 0, 0], [-24, 0, 12, 12]],
    ['three virgins (so mayor): × 4, 4 each', [0, 0, 210, 0], [4, 4, -12, 4]],
    ['three virgins, forehand: × 8, 8 each', [210, 0, 0, 0], [-24, 8, 8, 8]],
  ])('%s', (_, blad, expected) => {
    expect(paid(trischaken(...blad))).toEqual(expected);
  });
});

describe('several with the most', () => {
  test.each([
    ['forehand is one and alone loses, × 2', [70, 70, 30, 40], [-6, 2, 2, 2]],
    ['forehand one of three, alone loses, × 2', [60, 60, 30, 60], [-6, 2, 2, 2]],
    ['forehand is one, a virgin: × 4, all 12', [80, 80, 50, 0], [-12, 0, 0, 12]],
    ['forehand is one, two virgins: × 4, 6 each', [105, 0, 0, 105], [-12, 6, 6, 0]],
    ['forehand one of three, a virgin: × 4, all 12', [70, 70, 0, 70], [-12, 0, 12, 0]],
    ['c and d: 3 each, 1 to each other cancels', [30, 40, 70, 70], [2, 2, -2, -2]],
    ['b, c and d: 3 each, 2 come back', [30, 60, 60, 60], [3, -1, -1, -1]],
    ['c and d, a virgin: 6 of each to her', [0, 50, 80, 80], [12, 0, -6, -6]],
    ['b and d, c virgin: 6 of each', [50, 80, 0, 80], [0, -6, 12, -6]],
    // Two mayors would hold 214 of the 210 blad: tied losers never are.
    [
      'c and d at 35/0, no mayors; two virgins, 3 of each to each',
      [0, 0, 105, 105],
      [6, 6, -6, -6],
    ],
    ['b, c and d, forehand virgin: 6 of each', [0, 70, 70, 70], [18, -6, -6, -6]],
  ])('%s', (_, blad, expected) => {
    expect(paid(trischaken(...blad))).toEqual(expected);
  });
});

describe('further fields', () => {
  const blad = [50, 60, 100, 0];
  test('the last count follows from the others', () => {
    const { count = [], ...rest } = trischaken(40, 50, 70, 50);
    expect(paid({ ...rest, count: count.slice(0, 3) })).toEqual([1, 1, -3, 1]);
    expect(paid({ ...rest, count: count.slice(1) })).toEqual([1, 1, -3, 1]);
  });
  test('counts in points and blad: 23/1, 16/2, 13/1 and 16/2 are 70, 50, 40 and 50', () => {
    const points = ['23/1', '16/2', '13/1', '16/2'];
    const count = points.map((each, seat) => ({ player: id('abcd'.charAt(seat)), points: each }));
    expect(paid({ contract: 'trischaken', count })).toEqual([-6, 2, 2, 2]);
  });
  test('virgins and tricks are checks', () => {
    const tricks = [3, 4, 5, 0].map((taken, seat) => ({
      player: id('abcd'.charAt(seat)),
      tricks: taken,
    }));
    const record = { ...trischaken(...blad), virgins: [id('d')], tricks };
    expect(paid(record)).toEqual([0, 0, -6, 6]);
  });
  test('payers and payees: the loser each of the three, or the virgins alone', () => {
    const pairs = (...counts: number[]) =>
      settled(trischaken(...counts))
        .payments.map(({ from, to, points }) => `${from}>${to} ${points}`)
        .sort();
    expect(pairs(40, 50, 70, 50)).toEqual(['c>a 1', 'c>b 1', 'c>d 1']);
    expect(pairs(0, 104, 106, 0)).toEqual(['c>a 3', 'c>d 3']);
  });
});
