import type { KoenigrufenHandRecord } from '../../../../src/rules/koenigrufen/record/hand.js';
import { examine } from '../../../support/koenigrufen/koenigrufen-impossible.js';
import {
  bei,
  beside,
  hand,
  id,
  negative,
  trischaken,
} from '../../../support/koenigrufen/koenigrufen.js';

const [A, B, C] = [id('a'), id('b'), id('c')];
const points = '40/0';
const rufer = hand('rufer', { points });

const tricks = (...taken: number[]) =>
  taken.map((each, seat) => ({ player: id('abcde'.charAt(seat)), tricks: each }));

describe('card points that do not make 210 blad', () => {
  const count = (...each: NonNullable<KoenigrufenHandRecord['count']>) => ({
    ...rufer,
    count: each,
  });
  examine([
    [
      'both sides: 40/0 and 30/1 are 211',
      'card-points-sum',
      'count',
      count({ side: 'declarer', points }, { side: 'opponents', points: '30/1' }),
      count({ side: 'declarer', points }, { side: 'opponents', points: '30/0' }),
    ],
    [
      'more than 70 points',
      'card-points-out-of-range',
      'count[0].points',
      count({ side: 'declarer', points: '70/1' }),
      count({ side: 'declarer', points: '70/0' }),
    ],
    [
      'three blad are a point',
      'card-points-form',
      'count[0].points',
      count({ side: 'declarer', points: '35/3' }),
      count({ side: 'declarer', points: '36/0' }),
    ],
    [
      'no number',
      'card-points-form',
      'count[0].points',
      count({ side: 'declarer', points: 'many' }),
      count({ side: 'declarer', points: '35' }),
    ],
    [
      '211 blad',
      'card-points-out-of-range',
      'count[0].blad',
      count({ side: 'declarer', blad: 211 }),
      count({ side: 'declarer', blad: 210 }),
    ],
    [
      'half a blad',
      'card-points-out-of-range',
      'count[0].blad',
      count({ side: 'declarer', blad: 106.5 }),
      count({ side: 'declarer', blad: 107 }),
    ],
    [
      'a trischaken: 40 + 50 + 70 + 51 = 211',
      'card-points-sum',
      'count',
      trischaken(40, 50, 70, 51),
      trischaken(40, 50, 70, 50),
    ],
    [
      'a trischaken, three of them: 211 already',
      'card-points-sum',
      'count',
      trischaken(70, 70, 71),
      trischaken(70, 70, 70),
    ],
    ['no count in a rufer', 'card-points-missing', 'count', hand('rufer'), rufer],
    [
      'no count in a trischaken',
      'count-left-out',
      'count',
      { contract: 'trischaken' },
      trischaken(40, 50, 70, 50),
    ],
  ]);
});

describe('grammeln and grossgrammeln against the count', () => {
  examine([
    [
      'grossgrammeln without grammeln: 45/1',
      'grammeln-too-low',
      'figures[0].figure',
      hand('rufer', { points: '45/1', made: ['grossgrammeln'] }),
      hand('rufer', { points: '55/2', made: ['grossgrammeln'] }),
    ],
    [
      'grossgrammeln with 55/1',
      'grammeln-too-low',
      'figures[1].figure',
      hand('rufer', { points: '55/1', made: ['grammeln', 'grossgrammeln'] }),
      hand('rufer', { points: '55/2', made: ['grammeln', 'grossgrammeln'] }),
    ],
    [
      'grammeln with 45/1',
      'grammeln-too-low',
      'figures[0].figure',
      hand('rufer', { points: '45/1', made: ['grammeln'] }),
      hand('rufer', { points: '45/2', made: ['grammeln'] }),
    ],
    [
      'grammeln of the opponents with 24/2 left: 136',
      'grammeln-too-low',
      'figures[0].figure',
      hand('rufer', { points: '24/2', theirs: ['grammeln'] }),
      hand('rufer', { points: '24/1', theirs: ['grammeln'] }),
    ],
    [
      'trull cannot be missed',
      'lost-undeclared',
      'figures[0].lost',
      hand('rufer', { points, missed: ['trull'] }),
      hand('rufer', { points, missed: ['uhu'] }),
    ],
    [
      'nor grammeln',
      'lost-undeclared',
      'figures[0].lost',
      hand('rufer', { points, missed: ['grammeln'] }),
      hand('rufer', { points, said: [['grammeln', 'a']] }),
    ],
  ]);
});

describe('won and lost against the count', () => {
  const said = [['valat', 'a']] as const;
  examine([
    [
      'won with 35/1',
      'result-against-count',
      'won',
      { ...hand('rufer', { points: '35/1' }), won: true },
      { ...hand('rufer', { points: '35/2' }), won: true },
    ],
    [
      'lost with 35/2',
      'result-against-count',
      'won',
      { ...hand('rufer', { points: '35/2' }), won: false },
      { ...hand('rufer', { points: '35/1' }), won: false },
    ],
    [
      'won, a declared valat failed',
      'result-against-valat',
      'won',
      { ...hand('rufer', { points, said }), won: true },
      { ...hand('rufer', { points, said }), won: false },
    ],
    [
      'lost, a valat of the opponents failed',
      'result-against-valat',
      'won',
      { ...hand('dreier', { points: '20/0', said: [['valat', 'b']] }), won: false },
      { ...hand('dreier', { points: '20/0', said: [['valat', 'b']] }), won: true },
    ],
    [
      'won with five suit cards',
      'lost-at-once',
      'won',
      { ...hand('farbensolo', { suitCards: 5 }), won: true },
      { ...hand('farbensolo', { suitCards: 5 }), won: false },
    ],
    [
      'won, given up',
      'given-up-is-lost',
      'won',
      { ...hand('rufer', { king: 'talon', gaveUp: true }), won: true },
      { ...hand('rufer', { king: 'talon', gaveUp: true }), won: false },
    ],
    [
      'a piccolo won with two tricks',
      'result-against-tricks',
      'won',
      { ...negative('piccolo', 'a', 2), won: true },
      { ...negative('piccolo', 'a', 2), won: false },
    ],
    [
      'a bettler beside it lost without a trick',
      'result-against-tricks',
      'games[1].won',
      bei(beside('piccolo', 'a'), { ...beside('bettler', 'b'), won: false }, { a: 1, b: 0 }),
      bei(beside('piccolo', 'a'), { ...beside('bettler', 'b'), won: true }, { a: 1, b: 0 }),
    ],
  ]);
});

describe('tricks', () => {
  const played = trischaken(40, 50, 70, 50);
  examine([
    [
      'thirteen in a negative game',
      'tricks-sum',
      'tricks',
      negative('piccolo', 'a', { a: 1, b: 4, c: 4, d: 4 }),
      negative('piccolo', 'a', { a: 1, b: 4, c: 4, d: 3 }),
    ],
    [
      'eleven, all four named, and the piccolo won',
      'play-not-over',
      'tricks',
      negative('piccolo', 'a', { a: 1, b: 4, c: 4, d: 2 }),
      negative('piccolo', 'a', { a: 2, b: 4, c: 4, d: 1 }),
    ],
    [
      'a negative game without the declarer’s tricks',
      'tricks-of-declarer-missing',
      'tricks',
      negative('bettler', 'a', {}),
      negative('bettler', 'a', 0),
    ],
    [
      'thirteen of one',
      'tricks-out-of-range',
      'tricks[0].tricks',
      negative('bettler', 'a', 13),
      negative('bettler', 'a', 1),
    ],
    [
      'half a trick',
      'tricks-out-of-range',
      'tricks[0].tricks',
      negative('bettler', 'a', 0.5),
      negative('bettler', 'a', 1),
    ],
    [
      'eleven in a trischaken',
      'tricks-sum',
      'tricks',
      { ...played, tricks: tricks(3, 3, 3, 2) },
      { ...played, tricks: tricks(3, 3, 3, 3) },
    ],
    [
      'a virgin with card points',
      'virgin-with-card-points',
      'virgins',
      { ...played, virgins: [A] },
      { ...trischaken(0, 60, 80, 70), virgins: [A] },
    ],
    [
      'no trick, and card points',
      'tricks-against-card-points',
      'tricks',
      { ...played, tricks: tricks(0, 4, 4, 4) },
      { ...trischaken(0, 60, 80, 70), tricks: tricks(0, 4, 4, 4) },
    ],
    [
      'card points of less than one trick: 3 blad',
      'no-tricks-make',
      'count[0]',
      trischaken(3, 67, 70, 70),
      trischaken(5, 65, 70, 70),
    ],
  ]);
});

describe('cards and tricks that cannot be', () => {
  const own = { king: 'a', points } as const;
  examine([
    [
      'one player’s king and pagat in one trick',
      'king-and-pagat-in-one-trick',
      'figures[1]',
      hand('rufer', { ...own, made: ['king-ultimo', 'pagat-ultimo'] }),
      hand('rufer', { points, made: ['king-ultimo', 'pagat-ultimo'] }),
    ],
    [
      'trull of one side, and the pagat wins for the other',
      'trull-without-pagat',
      'figures[0]',
      hand('dreier', { points, made: ['trull'], theirs: ['pagat-ultimo'] }),
      hand('dreier', { points, made: ['trull'], theirs: ['uhu'] }),
    ],
    [
      'four kings, and the called one missed',
      'four-kings-without-called',
      'figures[0]',
      hand('rufer', { points, made: ['four-kings'], missed: ['king-ultimo'] }),
      hand('rufer', { points, theirs: ['four-kings'], missed: ['king-ultimo'] }),
    ],
    [
      'four kings of a solorufer, one of them in the talon',
      'four-kings-without-talon',
      'figures[0]',
      hand('solorufer', { king: 'talon', points, made: ['four-kings'] }),
      hand('rufer', { king: 'talon', points, made: ['four-kings'] }),
    ],
    [
      'a valat of one alone, and their uhu missed: who could have taken it',
      'valat-but-trick-lost',
      'figures[1]',
      hand('dreier', { made: ['valat'], missed: ['uhu'] }),
      hand('rufer', { made: ['valat'], missed: ['uhu'] }),
    ],
    [
      '69/2 without a valat: three tricks’ cards are less than one',
      'card-points-without-valat',
      'count',
      hand('dreier', { points: '69/2' }),
      hand('dreier', { points: '70/0' }),
    ],
    [
      'in a solodreier with 8 tricks, 32 cards: 107 blad are 32 and 25 points; 108 are not',
      'card-points-not-in-tricks',
      'count',
      { ...hand('solodreier', { points: '36/0' }), tricks: [{ side: 'declarer', tricks: 8 }] },
      { ...hand('solodreier', { points: '35/2' }), tricks: [{ side: 'declarer', tricks: 8 }] },
    ],
    [
      'a side in a trischaken',
      'name-the-player',
      'count[0]',
      { contract: 'trischaken', count: [{ side: 'declarer', blad: 107 }] },
      trischaken(40, 50, 70, 50),
    ],
    [
      'a count of the same side twice',
      'side-counted-twice',
      'count[1]',
      { ...rufer, count: [...(rufer.count ?? []), { player: C, points }] },
      { ...rufer, count: [...(rufer.count ?? []), { player: B, points: '30/0' }] },
    ],
  ]);
});
