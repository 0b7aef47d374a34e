import type { ContractId, Figure } from '../../../src/rules/koenigrufen/record/hand.js';
import { alone, hand, paid, two } from '../../support/koenigrufen/koenigrufen.js';

/** Won, with no grammeln by itself: 40/0 is 120 blad. */
const points = '40/0';

/** Figures table of the source, p. 16: undeclared; declared is twice that. */
const SILENT = [
  ['trull', 1],
  ['four-kings', 1],
  ['pagat-ultimo', 1],
  ['uhu', 2],
  ['kakadu', 3],
] as const;
const BIRDS = SILENT.slice(2);

interface Game {
  readonly contract: ContractId;
  /** The price of the game, and the factor of figures. */
  readonly value: number;
  readonly times: number;
  readonly sides: (each: number) => number[];
}
const GAMES: readonly Game[] = [
  { contract: 'rufer', value: 1, times: 1, sides: two },
  { contract: 'solorufer', value: 2, times: 2, sides: two },
  { contract: 'dreier', value: 4, times: 1, sides: alone },
  { contract: 'sechserdreier', value: 3, times: 1, sides: alone },
  { contract: 'solodreier', value: 8, times: 2, sides: alone },
];

describe.each(GAMES)('$contract: $value for the game, figures × $times', (game) => {
  const { contract, value, times, sides } = game;

  describe.each(SILENT)('%s: %i', (figure, silent) => {
    const v = silent * times;
    const is = [figure] as const;
    test(`silent: ${value} + ${v}`, () => {
      expect(paid(hand(contract, { points, made: is }))).toEqual(sides(value + v));
    });
    test(`declared: ${value} + 2 × ${v}`, () => {
      const said = [[figure, 'a']] as const;
      expect(paid(hand(contract, { points, said, made: is }))).toEqual(sides(value + 2 * v));
    });
    test(`declared and lost: ${value} − 2 × ${v}`, () => {
      expect(paid(hand(contract, { points, said: [[figure, 'a']] }))).toEqual(sides(value - 2 * v));
    });
    test(`silent, by the opponents: ${value} − ${v}`, () => {
      expect(paid(hand(contract, { points, theirs: is }))).toEqual(sides(value - v));
    });
    // Kontra on the game: so the opponent has shown on which side they are, and may declare.
    const said = [[figure, 'b']] as const;
    const kontra = 'kontra';
    test(`declared by the opponents: 2 × ${value} − 2 × ${v}`, () => {
      expect(paid(hand(contract, { points, kontra, said, theirs: is }))).toEqual(
        sides(2 * value - 2 * v),
      );
    });
    test(`declared by the opponents and lost: 2 × ${value} + 2 × ${v}`, () => {
      expect(paid(hand(contract, { points, kontra, said }))).toEqual(sides(2 * value + 2 * v));
    });
    test(`the game lost makes no difference: −lost + ${v}`, () => {
      const lost = contract === 'sechserdreier' ? 6 : value;
      expect(paid(hand(contract, { points: '30/0', made: is }))).toEqual(sides(-lost + v));
    });
  });

  test.each(BIRDS)('%s played to its trick undeclared and missed: −%i', (bird, silent) => {
    const v = silent * times;
    const missed = [bird] as const;
    expect(paid(hand(contract, { points, missed }))).toEqual(sides(value - v));
    expect(paid(hand(contract, { points, theirMissed: missed }))).toEqual(sides(value + v));
  });

  test('all in one hand: the game + (1 + 1 + 1 + 2 + 3), and grammeln and grossgrammeln', () => {
    const made = SILENT.map(([figure]) => figure);
    const won = hand(contract, { points: '60/0', made });
    expect(paid(won)).toEqual(sides(value + (8 + 2) * times));
  });
  test('figures of both sides in one hand: trull 1 and uhu declared 4 against kakadu 3', () => {
    const record = hand(contract, {
      points,
      said: [['uhu', 'a']],
      made: ['trull', 'uhu'],
      theirs: ['kakadu'],
    });
    expect(paid(record)).toEqual(sides(value + (1 + 4 - 3) * times));
  });
});

describe.each([
  ['rufer', 1, 1],
  ['solorufer', 2, 2],
] as const)('king ultimo in a %s: game %i, figures × %i', (contract, value, times) => {
  const is = ['king-ultimo'] as const;
  const said = [['king-ultimo', 'c']] as const;
  test(`silent: ${value} + ${times}`, () => {
    expect(paid(hand(contract, { points, made: is }))).toEqual(two(value + times));
  });
  test(`declared by its holder: ${value} + 2 × ${times}`, () => {
    expect(paid(hand(contract, { points, said, made: is }))).toEqual(two(value + 2 * times));
  });
  test(`declared and lost: ${value} − 2 × ${times}`, () => {
    expect(paid(hand(contract, { points, said }))).toEqual(two(value - 2 * times));
  });
  test(`played to the last trick undeclared, and taken: ${value} − ${times}`, () => {
    expect(paid(hand(contract, { points, missed: is }))).toEqual(two(value - times));
  });
  test('with the pagat in the same trick, by its own side: both are made', () => {
    const made = ['king-ultimo', 'pagat-ultimo'] as const;
    expect(paid(hand(contract, { points, made }))).toEqual(two(value + 2 * times));
  });
  test('it needs no side: only the declarer’s can make it', () => {
    const record = { ...hand(contract, { points }), figures: [{ figure: 'king-ultimo' as const }] };
    expect(paid(record)).toEqual(two(value + times));
  });
});

describe.each([
  ['rufer', 1, 1, 1, two],
  ['dreier', 4, 4, 1, alone],
  ['solodreier', 8, 8, 2, alone],
  ['farbendreier', 3, 6, 1, alone],
  ['farbensolo', 6, 12, 2, alone],
] as const)(
  'grammeln and grossgrammeln in a %s follow from the count (won %i, lost %i, figures × %i)',
  (contract, won, lost, times, sides) => {
    test.each([
      ['45/1', 'nothing', 0],
      ['45/2', 'grammeln 1', 1],
      ['55/1', 'grammeln 1', 1],
      ['55/2', 'grammeln 1 + grossgrammeln 1', 2],
    ])('%s: %s', (count, _, each) => {
      expect(paid(hand(contract, { points: count }))).toEqual(sides(won + each * times));
    });
    test.each([
      ['24/2', '136 blad are the opponents’', 0],
      ['24/1', '137 blad, 45/2, are the opponents’: grammeln 1', 1],
      ['14/2', '166 blad: grammeln 1', 1],
      ['14/1', '167 blad, 55/2: grammeln 1 + grossgrammeln 1', 2],
    ])('%s: %s', (count, _, each) => {
      expect(paid(hand(contract, { points: count }))).toEqual(sides(-lost - each * times));
    });

    const said = (figure: Figure) => [[figure, 'a']] as const;
    test.each([
      ['grammeln', '45/2', '+ 2', 2],
      ['grammeln', '45/1', '− 2', -2],
      ['grammeln', '55/2', '+ 2 + grossgrammeln 1', 3],
      ['grossgrammeln', '55/2', '+ 2 + grammeln 1', 3],
      ['grossgrammeln', '55/1', '− 2 + grammeln 1', -1],
      ['grossgrammeln', '45/1', '− 2', -2],
    ] as const)('%s declared, %s: the game %s', (figure, count, _, each) => {
      expect(paid(hand(contract, { points: count, said: said(figure) }))).toEqual(
        sides(won + each * times),
      );
    });
    test('both declared, 45/2: + 2 − 2', () => {
      const both = [
        ['grammeln', 'a'],
        ['grossgrammeln', 'a'],
      ] as const;
      expect(paid(hand(contract, { points: '45/2', said: both }))).toEqual(sides(won));
    });

    const theirs = (figure: Figure) => ({
      kontra: 'kontra' as const,
      said: [[figure, 'd']] as const,
    });
    test.each([
      ['grammeln', '24/1', '− 2', -2],
      ['grammeln', '24/2', '+ 2', 2],
      ['grossgrammeln', '14/1', '− 2 − grammeln 1', -3],
      ['grossgrammeln', '14/2', '+ 2 − grammeln 1', 1],
    ] as const)('%s declared by the opponents, %s: −2 × the game %s', (figure, count, _, each) => {
      expect(paid(hand(contract, { points: count, ...theirs(figure) }))).toEqual(
        sides(-2 * lost + each * times),
      );
    });
    test('named as made, they are paid once', () => {
      const made = ['grammeln', 'grossgrammeln'] as const;
      expect(paid(hand(contract, { points: '55/2', made }))).toEqual(sides(won + 2 * times));
    });
  },
);

describe('said by both sides, in a rufer with kontra (game 2)', () => {
  const base = { points, kontra: 'kontra' } as const;
  test('pagat ultimo by both, made by the declarer’s: 2 + 2, and 2 from who never held it', () => {
    const said = [
      ['pagat-ultimo', 'a'],
      ['pagat-ultimo', 'd'],
    ] as const;
    expect(paid(hand('rufer', { ...base, said, made: ['pagat-ultimo'] }))).toEqual(two(6));
    expect(paid(hand('rufer', { ...base, said, theirs: ['pagat-ultimo'] }))).toEqual(two(-2));
  });
  test('uhu by both, made by neither: 2 − 4 + 4', () => {
    const said = [
      ['uhu', 'c'],
      ['uhu', 'b'],
    ] as const;
    expect(paid(hand('rufer', { ...base, said }))).toEqual(two(2));
  });
  test('trull declared by one and made by the other: lost 2, and 1 silent to the other', () => {
    const record = hand('rufer', { ...base, said: [['trull', 'a']], theirs: ['trull'] });
    expect(paid(record)).toEqual(two(2 - 2 - 1));
  });
  describe.each(['trull', 'four-kings'] as const)('%s: the loss may be written down', (figure) => {
    const said = [[figure, 'a', 'kontra']] as const;
    const { figures = [], ...rest } = hand('rufer', {
      ...base,
      said,
      theirs: [figure],
      missed: [figure],
    });
    test.each([
      ['after', figures],
      ['before', figures.toReversed()],
    ])('%s what the other side made: −4, and −1', (_, named) => {
      expect(paid({ ...rest, figures: named })).toEqual(two(2 - 4 - 1));
    });
    test('declared by both, the one that made it is paid 2 besides', () => {
      const both = [...said, [figure, 'b']] as const;
      const record = hand('rufer', { ...base, said: both, theirs: [figure], missed: [figure] });
      expect(paid(record)).toEqual(two(2 - 4 - 2));
    });
  });
  test('pagat ultimo declared without the pagat, and played silently and missed by the other', () => {
    const record = hand('rufer', {
      ...base,
      said: [['pagat-ultimo', 'a']],
      theirMissed: ['pagat-ultimo'],
    });
    expect(paid(record)).toEqual(two(2 - 2 + 1));
  });
});

describe('the player named for a side', () => {
  const rufer = hand('rufer', { points });
  test.each([
    ['a', 1 + 1],
    ['c', 1 + 1],
    ['b', 1 - 1],
    ['d', 1 - 1],
  ] as const)('trull named with %s: %i', (player, each) => {
    const figures = [{ figure: 'trull' as const, player: player as never }];
    expect(paid({ ...rufer, figures })).toEqual(two(each));
  });
  test('a partner declares for both: the example of the source, B’s king ultimo', () => {
    const record = hand('rufer', { points, said: [['trull', 'c']], made: ['trull'] });
    expect(paid(record)).toEqual(two(1 + 2));
  });
});

test('a declared figure may be named as lost: uhu 1 − 4, once', () => {
  const record = hand('rufer', { points, said: [['uhu', 'a']], missed: ['uhu'] });
  expect(paid(record)).toEqual(two(1 - 4));
});
