import type { Figure } from '../../../src/rules/koenigrufen/record/hand.js';
import { hand, id, settled } from '../../support/koenigrufen/koenigrufen.js';

const warned = (...args: Parameters<typeof settled>) =>
  settled(...args).warnings.map(({ code, reason, params, player }) => [
    code,
    reason,
    params,
    player,
  ]);
const leftOut = (player: string, figure: Figure, side = 'declarer') => [
  'figure-left-out',
  'declared-but-left-out',
  { player: id(player), figure, side },
  id(player),
];

describe('a declared figure of which the record says nothing counts as lost, and is warned of', () => {
  const points = '40';
  test.each(['trull', 'four-kings', 'pagat-ultimo', 'uhu', 'kakadu'] as const)('%s', (figure) => {
    const said = [[figure, 'a']] as const;
    expect(warned(hand('rufer', { points, said }))).toEqual([leftOut('a', figure)]);
    expect(warned(hand('rufer', { points, said, missed: [figure] }))).toEqual([]);
    expect(warned(hand('rufer', { points, said, made: [figure] }))).toEqual([]);
    expect(warned(hand('dreier', { points, said }))).toEqual([leftOut('a', figure)]);
  });
  test('the king ultimo of its holder', () => {
    const said = [['king-ultimo', 'c']] as const;
    expect(warned(hand('rufer', { points, said }))).toEqual([leftOut('c', 'king-ultimo')]);
    expect(warned(hand('rufer', { points, said, missed: ['king-ultimo'] }))).toEqual([]);
  });
  test('one of the opponents, and each by itself', () => {
    const said = [
      ['pagat-ultimo', 'a'],
      ['trull', 'b'],
    ] as const;
    const both = [leftOut('a', 'pagat-ultimo'), leftOut('b', 'trull', 'opponents')];
    expect(warned(hand('dreier', { points, said }))).toEqual(both);
    expect(warned(hand('dreier', { points, said, missed: ['pagat-ultimo'] }))).toEqual(
      both.slice(1),
    );
  });
  test('the bird of the contract, which is declared with it', () => {
    expect(warned(hand('pagatrufer', { points }))).toEqual([leftOut('a', 'pagat-ultimo')]);
    expect(warned(hand('uhurufer', { points, missed: ['uhu'] }))).toEqual([]);
    expect(warned(hand('kakadurufer', { points, made: ['kakadu'] }))).toEqual([]);
    expect(warned(hand('pagatrufer', { king: 'talon', gaveUp: true }))).toEqual([]);
  });
  test('it is paid as one that is said to be lost', () => {
    const said = [['uhu', 'a']] as const;
    const [silent, told] = [
      hand('dreier', { points, said }),
      hand('dreier', { points, said, missed: ['uhu'] }),
    ];
    expect(settled(silent).payments).toEqual(settled(told).payments);
  });
});

describe('no word is missing', () => {
  test('of figures that follow from the count', () => {
    for (const figure of ['grammeln', 'grossgrammeln', 'valat'] as const) {
      expect(warned(hand('dreier', { points: '40', said: [[figure, 'a']] }))).toEqual([]);
    }
  });
  test('where the other side made it, or every trick', () => {
    const said = [['uhu', 'a']] as const;
    expect(warned(hand('dreier', { points: '40', said, theirs: ['uhu'] }))).toEqual([]);
    expect(warned(hand('dreier', { points: '40', said, theirMissed: ['uhu'] }))).toEqual([]);
    expect(warned(hand('dreier', { said, theirs: ['valat'] }))).toEqual([]);
  });
  test('of figures within a valat of one’s own; not of a bird', () => {
    expect(warned(hand('dreier', { said: [['trull', 'a']], made: ['valat'] }))).toEqual([]);
    expect(warned(hand('dreier', { said: [['uhu', 'a']], made: ['valat'] }))).toEqual([
      leftOut('a', 'uhu'),
    ]);
  });
});
