import type { ContractId } from '../../../src/rules/koenigrufen/record/hand.js';
import { alone, bei, beside, negative, paid } from '../../support/koenigrufen/koenigrufen.js';

const ROWS: readonly (readonly [ContractId, number, number, readonly number[]])[] = [
  // Contract, value, tricks that win, tricks that lose.
  ['piccolo', 2, 1, [0, 2, 3]],
  ['zwiccolo', 2, 2, [0, 1, 3]],
  ['bettler', 3, 0, [1, 2]],
  ['piccolo-ouverte', 5, 1, [0, 2]],
  ['bettler-ouverte', 7, 0, [1]],
];

describe.each(ROWS)('%s: %i to or from each', (contract, value, goal, others) => {
  test.each(['a', 'b'] as const)(`${goal} tricks of %s win it`, (declarer) => {
    expect(paid(negative(contract, declarer, goal))).toEqual(alone(value, declarer));
  });
  test.each(others)(`%i tricks lose it`, (tricks) => {
    expect(paid(negative(contract, 'b', tricks))).toEqual(alone(-value, 'b'));
  });
  test.each([
    ['kontra', 2],
    ['rekontra', 4],
    ['subkontra', 8],
  ] as const)('%s of a binds a and the declarer b alone: × %i', (level, times) => {
    const won = paid(negative(contract, 'b', goal, ['a', level]));
    expect(won).toEqual([-value * times, value * (times + 2), -value, -value]);
    const lost = paid(negative(contract, 'b', goal + 1, ['a', level]));
    expect(lost).toEqual(won.map((net) => 0 - net));
  });
  test('the three at three levels: × 2, × 4, × 8 make × 14 for the declarer', () => {
    const said = [
      ['b', 'kontra'],
      ['c', 'rekontra'],
      ['d', 'subkontra'],
    ] as const;
    const won = [14 * value, -2 * value, -4 * value, -8 * value];
    expect(paid(negative(contract, 'a', goal, ...said))).toEqual(won);
    expect(paid(negative(contract, 'a', goal + 1, ...said))).toEqual(won.map((net) => 0 - net));
  });
  test('one silent, one at kontra, one at subkontra: × 1 + × 2 + × 8 = × 11', () => {
    const said = [
      ['d', 'subkontra'],
      ['b', 'kontra'],
    ] as const;
    expect(paid(negative(contract, 'c', goal, ...said))).toEqual([
      -value,
      -2 * value,
      11 * value,
      -8 * value,
    ]);
  });
});

describe('the tricks of all four', () => {
  test('a piccolo won: 4 + 1 + 4 + 3 = 12', () => {
    expect(paid(negative('piccolo', 'b', { a: 4, b: 1, c: 4, d: 3 }))).toEqual(alone(2, 'b'));
  });
  test('a piccolo broken off after the second trick of the declarer: 1 + 2 + 1 + 0 = 4', () => {
    expect(paid(negative('piccolo', 'b', { a: 1, b: 2, c: 1, d: 0 }))).toEqual(alone(-2, 'b'));
  });
  test('a piccolo without a trick: 4 + 0 + 4 + 4 = 12', () => {
    expect(paid(negative('piccolo', 'b', { a: 4, b: 0, c: 4, d: 4 }))).toEqual(alone(-2, 'b'));
  });
  test('a bettler broken off in the first trick', () => {
    expect(paid(negative('bettler', 'a', { a: 1, b: 0, c: 0, d: 0 }))).toEqual(alone(-3));
  });
});

describe('bei: two games, each with all three others', () => {
  // Base game, the game beside it, its value and the tricks that win, and the value of each.
  const GAMES = [
    ['piccolo', 'piccolo', 2, 2, 1, 1],
    ['piccolo', 'bettler', 2, 3, 1, 0],
    ['bettler', 'piccolo', 3, 2, 0, 1],
    ['bettler', 'bettler', 3, 3, 0, 0],
  ] as const;
  describe.each(GAMES)('%s of a, and %s of b bei: %i and %i', (one, other, v, w, goal, goal2) => {
    const games = [beside(one, 'a'), beside(other, 'b')] as const;
    const outcome = (a: number, b: number): number[] => [
      3 * v * a - w * b,
      3 * w * b - v * a,
      -v * a - w * b,
      -v * a - w * b,
    ];
    // Play goes on as long as one of the goals can be reached: so the other may take more.
    test(`both won: a 3 × ${v} − ${w}, b 3 × ${w} − ${v}, c and d −${v} − ${w}`, () => {
      expect(paid(bei(...games, { a: goal, b: goal2 }))).toEqual(outcome(1, 1));
    });
    test('the base game won, the other lost', () => {
      expect(paid(bei(...games, { a: goal, b: goal2 + 1 }))).toEqual(outcome(1, -1));
    });
    test('the base game lost, the other won', () => {
      expect(paid(bei(...games, { a: goal + 1, b: goal2 }))).toEqual(outcome(-1, 1));
    });
    test('both lost', () => {
      expect(paid(bei(...games, { a: goal + 1, b: goal2 + 1 }))).toEqual(outcome(-1, -1));
    });
    test('b doubles a’s game: b’s payment of it × 2', () => {
      const doubled = [beside(one, 'a', ['b', 'kontra']), beside(other, 'b')] as const;
      const [a = 0, b = 0, c, d] = outcome(1, 1);
      expect(paid(bei(...doubled, { a: goal, b: goal2 }))).toEqual([a + v, b - v, c, d]);
    });
    test('each doubles the other, a to rekontra; c doubles both', () => {
      const doubled = [
        beside(one, 'a', ['b', 'rekontra'], ['c', 'kontra']),
        beside(other, 'b', ['a', 'kontra'], ['c', 'subkontra']),
      ] as const;
      // a won from b 4v, c 2v, d v; b lost to a 2w, c 8w, d w.
      expect(paid(bei(...doubled, { a: goal, b: goal2 + 1 }))).toEqual([
        7 * v + 2 * w,
        -4 * v - 11 * w,
        -2 * v + 8 * w,
        -v + w,
      ]);
    });
  });

  test('by others than a and b: bettler of d, piccolo of c bei, 3 and 2, both won', () => {
    const record = bei(beside('bettler', 'd'), beside('piccolo', 'c'), { c: 1, d: 0 });
    expect(paid(record)).toEqual([-5, -5, 6 - 3, 9 - 2]);
  });
  test('with the tricks of all four: 6 + 0 + 1 + 5 = 12', () => {
    const record = bei(beside('piccolo', 'c'), beside('bettler', 'b'), { a: 6, b: 0, c: 1, d: 5 });
    expect(paid(record)).toEqual([-5, 9 - 2, 6 - 3, -5]);
  });
});
