import type { ContractId, Figure, Kontra } from '../../../src/rules/koenigrufen/record/hand.js';
import { alone, hand, paid, two } from '../../support/koenigrufen/koenigrufen.js';

const LEVELS: readonly (readonly [Kontra, number])[] = [
  ['kontra', 2],
  ['rekontra', 4],
  ['subkontra', 8],
];
const WON = '35/2';
const LOST = '35/1';

describe.each(LEVELS)('%s on the game: × %i', (kontra, times) => {
  test.each([
    ['rufer', 'a', 1, 1, two],
    ['solorufer', 'a', 2, 2, two],
    ['sechserdreier', 'a', 3, 6, alone],
    ['farbendreier', 'a', 3, 6, alone],
    ['dreier', 'a', 4, 4, alone],
    ['farbensolo', 'a', 6, 12, alone],
    ['solodreier', 'a', 8, 8, alone],
  ] as const)('%s by %s: %i won, %i lost', (contract, declarer, won, lost, sides) => {
    expect(paid(hand(contract, { declarer, kontra, points: WON }))).toEqual(sides(won * times));
    expect(paid(hand(contract, { declarer, kontra, points: LOST }))).toEqual(sides(-lost * times));
  });
  test.each([
    ['farbendreier', 3],
    ['farbensolo', 6],
  ] as const)('%s lost by another than forehand: %i', (contract, lost) => {
    const record = hand(contract, { declarer: 'b', kontra, points: LOST });
    expect(paid(record)).toEqual(alone(-lost * times, 'b'));
  });
  test('figures, declared or not, are not doubled with it', () => {
    const record = hand('rufer', {
      kontra,
      points: '45/2',
      said: [['uhu', 'a']],
      made: ['trull', 'uhu'],
    });
    // The game, trull 1, uhu declared 4, grammeln 1.
    expect(paid(record)).toEqual(two(times + 1 + 4 + 1));
  });
  test('the bird of the contract is not doubled with it: pagat ultimo 2', () => {
    const record = hand('pagatrufer', { kontra, points: WON, made: ['pagat-ultimo'] });
    expect(paid(record)).toEqual(two(times + 2));
    expect(paid(hand('pagatrufer', { kontra, points: LOST }))).toEqual(two(-times - 2));
  });
});

const DECLARED: readonly (readonly [Figure, number, string, string])[] = [
  // Figure, value when declared, a count that makes it, and one that does not.
  ['trull', 2, '40/0', '40/0'],
  ['four-kings', 2, '40/0', '40/0'],
  ['grammeln', 2, '45/2', '45/1'],
  ['king-ultimo', 2, '40/0', '40/0'],
  ['pagat-ultimo', 2, '40/0', '40/0'],
  ['uhu', 4, '40/0', '40/0'],
  ['kakadu', 6, '40/0', '40/0'],
];

describe.each(LEVELS)('%s on one figure: × %i, the game 1 left alone', (kontra, times) => {
  test.each(DECLARED)('%s: %i', (figure, value, enough, short) => {
    const said = [[figure, figure === 'king-ultimo' ? 'c' : 'a', kontra]] as const;
    const made = figure === 'grammeln' ? [] : [figure];
    expect(paid(hand('rufer', { said, points: enough, made }))).toEqual(two(1 + value * times));
    expect(paid(hand('rufer', { said, points: short }))).toEqual(two(1 - value * times));
  });
  test('grossgrammeln 2, beside a silent grammeln 1', () => {
    const said = [['grossgrammeln', 'a', kontra]] as const;
    expect(paid(hand('rufer', { said, points: '55/2' }))).toEqual(two(1 + 1 + 2 * times));
    expect(paid(hand('rufer', { said, points: '55/1' }))).toEqual(two(1 + 1 - 2 * times));
  });
  test('on what the opponents declared: trull 2, in a dreier (game 4)', () => {
    const said = [['trull', 'b', kontra]] as const;
    const points = '40/0';
    expect(paid(hand('dreier', { said, points, theirs: ['trull'] }))).toEqual(alone(4 - 2 * times));
    expect(paid(hand('dreier', { said, points }))).toEqual(alone(4 + 2 * times));
  });
  test('in a solo the figure is first doubled: uhu 4 × 2', () => {
    const said = [['uhu', 'a', kontra]] as const;
    const points = '40/0';
    expect(paid(hand('solorufer', { said, points, made: ['uhu'] }))).toEqual(two(2 + 8 * times));
    expect(paid(hand('solodreier', { said, points }))).toEqual(alone(8 - 8 * times));
  });
  test('the bird of the contract: kakadu 6', () => {
    const said = [['kakadu', 'a', kontra]] as const;
    const made = ['kakadu'] as const;
    expect(paid(hand('kakadurufer', { said, points: WON, made }))).toEqual(two(1 + 6 * times));
    expect(paid(hand('kakadurufer', { said, points: LOST }))).toEqual(two(-1 - 6 * times));
  });
});

describe('each by itself', () => {
  test('game kontra 2, trull 2, four kings rekontra 8, uhu subkontra lost 32', () => {
    const record = hand('rufer', {
      kontra: 'kontra',
      points: '40/0',
      said: [
        ['trull', 'a'],
        ['four-kings', 'c', 'rekontra'],
        ['uhu', 'a', 'subkontra'],
      ],
      made: ['trull', 'four-kings'],
    });
    expect(paid(record)).toEqual(two(2 + 2 + 8 - 32));
  });
  test('the same figure of both sides at two levels: pagat 2 × 2 made, 2 × 4 lost', () => {
    const record = hand('dreier', {
      points: '40/0',
      said: [
        ['pagat-ultimo', 'a', 'kontra'],
        ['pagat-ultimo', 'c', 'rekontra'],
      ],
      made: ['pagat-ultimo'],
    });
    expect(paid(record)).toEqual(alone(4 + 4 + 8));
  });
});

describe('the example of the source (Deklarationer och kontringar)', () => {
  // A: grammeln, grossgrammeln. C: kontra on grossgrammeln, trull. A: rekontra, kontra on trull.
  // B: king ultimo. B is A's partner, C and D are against them.
  const example = (points: string) =>
    hand('rufer' satisfies ContractId, {
      king: 'b',
      points,
      said: [
        ['grammeln', 'a'],
        ['grossgrammeln', 'a', 'rekontra'],
        ['trull', 'c', 'kontra'],
        ['king-ultimo', 'b'],
      ],
      ...(points === '55/2' ? { made: ['king-ultimo'] as const } : { theirs: ['trull'] as const }),
    });
  test('A and B make all of theirs, nobody the trull: 1 + 2 + 2 × 4 + 2 × 2 + 2 = 17', () => {
    expect(paid(example('55/2'))).toEqual([17, 17, -17, -17]);
  });
  test('A and B win the bare game, C and D the trull: 1 − 2 − 8 − 4 − 2 = −15', () => {
    expect(paid(example('35/2'))).toEqual([-15, -15, 15, 15]);
  });
});
