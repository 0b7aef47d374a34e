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

const [A, D] = [id('a'), id('d')];
const points = '40/0';
const rufer = hand('rufer', { points });
const dreier = hand('dreier', { points });

const tricks = (...taken: number[]) =>
  taken.map((each, seat) => ({ player: id('abcde'.charAt(seat)), tricks: each }));

describe('a figure that the contract does not know', () => {
  const farben = hand('farbendreier', { points: '45/2' });
  const named = (record: KoenigrufenHandRecord, figure: 'trull' | 'grammeln') => ({
    ...record,
    figures: [{ figure, player: A }],
  });
  const said = (record: KoenigrufenHandRecord, figure: 'uhu' | 'grammeln') => ({
    ...record,
    announcements: [{ figure, player: A }],
  });
  examine([
    [
      'trull, farbendreier',
      'figure-not-in-farben',
      'figures[0].figure',
      named(farben, 'trull'),
      named(farben, 'grammeln'),
    ],
    [
      'uhu declared, farbendreier',
      'figure-not-in-farben',
      'announcements[0].figure',
      said(farben, 'uhu'),
      said(farben, 'grammeln'),
    ],
    [
      'four kings, farbensolo',
      'figure-not-in-farben',
      'figures[0].figure',
      hand('farbensolo', { points, made: ['four-kings'] }),
      hand('solodreier', { points, made: ['four-kings'] }),
    ],
    [
      'king ultimo in a farbendreier',
      'figure-not-in-farben',
      'figures[0].figure',
      { ...farben, figures: [{ figure: 'king-ultimo' }] },
      { ...farben, figures: [{ figure: 'valat', side: 'declarer' }], count: [] },
    ],
    [
      'a figure in a negative game',
      'no-figures',
      'figures',
      named(negative('bettler', 'a', 0), 'trull'),
      negative('bettler', 'a', 0),
    ],
    [
      'something declared in a negative game',
      'no-figures',
      'announcements',
      said(negative('piccolo', 'a', 1), 'uhu'),
      negative('piccolo', 'a', 1),
    ],
    [
      'a figure in a trischaken',
      'no-figures',
      'figures',
      named(trischaken(40, 50, 70, 50), 'trull'),
      trischaken(40, 50, 70, 50),
    ],
    [
      'something declared in a trischaken',
      'no-figures',
      'announcements',
      said(trischaken(40, 50, 70, 50), 'uhu'),
      trischaken(40, 50, 70, 50),
    ],
    [
      'a figure in a bei',
      'no-figures',
      'figures',
      named(bei(beside('piccolo', 'a'), beside('bettler', 'b'), { a: 1, b: 0 }), 'trull'),
      bei(beside('piccolo', 'a'), beside('bettler', 'b'), { a: 1, b: 0 }),
    ],
  ]);
});

describe('king ultimo without a called king in play', () => {
  const is = { made: ['king-ultimo'] } as const;
  examine([
    [
      'dreier',
      'king-ultimo-without-king',
      'figures[0].figure',
      hand('dreier', { points, ...is }),
      hand('rufer', { points, ...is }),
    ],
    [
      'the king in the talon',
      'king-ultimo-from-talon',
      'figures[0].figure',
      hand('rufer', { king: 'talon', points, ...is }),
      hand('rufer', { king: 'a', points, ...is }),
    ],
    [
      'declared, the king in the talon',
      'king-ultimo-from-talon',
      'announcements[0].figure',
      hand('solorufer', { king: 'talon', points, said: [['king-ultimo', 'a']] }),
      hand('solorufer', { king: 'a', points, said: [['king-ultimo', 'a']] }),
    ],
    [
      'declared by another than the holder',
      'king-ultimo-not-holder',
      'announcements[0].player',
      hand('rufer', { points, said: [['king-ultimo', 'a']] }),
      hand('rufer', { points, said: [['king-ultimo', 'c']] }),
    ],
    [
      'declared by an opponent',
      'king-ultimo-not-holder',
      'announcements[0].player',
      hand('rufer', { points, kontra: 'kontra', said: [['king-ultimo', 'b']] }),
      hand('rufer', { points, kontra: 'kontra', said: [['uhu', 'b']] }),
    ],
    [
      'made by the opponents',
      'king-ultimo-of-opponents',
      'figures[0].side',
      hand('rufer', { points, theirs: ['king-ultimo'] }),
      hand('rufer', { points, made: ['king-ultimo'] }),
    ],
    [
      'made by an opponent',
      'king-ultimo-of-opponents',
      'figures[0].player',
      { ...rufer, figures: [{ figure: 'king-ultimo', player: D }] },
      { ...rufer, figures: [{ figure: 'king-ultimo', player: A }] },
    ],
  ]);
});

describe('the same figure of both sides', () => {
  const both = (figure: 'trull' | 'four-kings' | 'pagat-ultimo' | 'uhu' | 'kakadu') =>
    hand('dreier', { points, made: [figure], theirs: [figure] });
  examine([
    [
      'trull',
      'figure-of-both-sides',
      'figures[1]',
      both('trull'),
      hand('dreier', { points, theirs: ['trull'] }),
    ],
    [
      'four kings',
      'figure-of-both-sides',
      'figures[1]',
      both('four-kings'),
      hand('dreier', { points, made: ['four-kings'] }),
    ],
    [
      'uhu',
      'bird-of-both-sides',
      'figures[1]',
      both('uhu'),
      hand('dreier', { points, made: ['uhu'], theirs: ['kakadu'] }),
    ],
    [
      'grammeln',
      'grammeln-too-low',
      'figures[1].figure',
      hand('dreier', { points: '45/2', made: ['grammeln'], theirs: ['grammeln'] }),
      hand('dreier', { points: '45/2', made: ['grammeln'] }),
    ],
    [
      'the one pagat, made by one side and missed by the other',
      'bird-of-both-sides',
      'figures[1]',
      hand('dreier', { points, made: ['pagat-ultimo'], theirMissed: ['pagat-ultimo'] }),
      hand('dreier', { points, made: ['pagat-ultimo'], theirMissed: ['uhu'] }),
    ],
    [
      'the one pagat, missed by both',
      'bird-of-both-sides',
      'figures[1]',
      hand('dreier', { points, missed: ['pagat-ultimo'], theirMissed: ['pagat-ultimo'] }),
      hand('dreier', { points, missed: ['pagat-ultimo'] }),
    ],
    [
      'made and missed by the same',
      'figure-named-twice',
      'figures[1]',
      hand('dreier', { points, made: ['uhu'], missed: ['uhu'] }),
      hand('dreier', { points, made: ['uhu'], missed: ['kakadu'] }),
    ],
    [
      'twice by the same',
      'figure-named-twice',
      'figures[1]',
      hand('dreier', { points, made: ['uhu', 'uhu'] }),
      hand('dreier', { points, made: ['uhu', 'trull'] }),
    ],
    [
      'the last trick: their pagat, and our king',
      'trick-won-by-both',
      'figures[1]',
      hand('rufer', { points, made: ['king-ultimo'], theirs: ['pagat-ultimo'] }),
      hand('rufer', { points, missed: ['king-ultimo'], theirs: ['pagat-ultimo'] }),
    ],
    [
      'the last trick: our pagat, and our king missed',
      'trick-won-by-both',
      'figures[1]',
      hand('rufer', { points, made: ['pagat-ultimo'], missed: ['king-ultimo'] }),
      hand('rufer', { points, made: ['pagat-ultimo', 'king-ultimo'] }),
    ],
  ]);
});

describe('a valat beside what the other side reached', () => {
  const made = ['valat'] as const;
  examine([
    [
      'trull of the opponents',
      'figure-beside-valat',
      'figures[1]',
      hand('rufer', { made, theirs: ['trull'] }),
      hand('rufer', { made: ['valat', 'trull'] }),
    ],
    [
      'pagat ultimo of the declarer’s side',
      'figure-beside-valat',
      'figures[0]',
      hand('rufer', { made: ['pagat-ultimo'], theirs: ['valat'] }),
      hand('rufer', { theirs: ['valat', 'pagat-ultimo'] }),
    ],
    [
      'valat of both',
      'figure-of-both-sides',
      'figures[1]',
      hand('dreier', { made, theirs: made }),
      hand('dreier', { made }),
    ],
    [
      'a count of less than all',
      'valat-without-all-blad',
      'count',
      hand('rufer', { made, points: '69/0' }),
      hand('rufer', { made, points: '70/0' }),
    ],
    [
      'the king missed in a valat of its own side',
      'valat-but-trick-lost',
      'figures[1]',
      hand('rufer', { made, missed: ['king-ultimo'] }),
      hand('rufer', { made: ['valat', 'king-ultimo'] }),
    ],
    [
      'tricks that are no valat',
      'valat-without-all-tricks',
      'tricks',
      { ...hand('rufer', { made }), tricks: tricks(7, 1, 4, 0) },
      { ...hand('rufer', { made }), tricks: tricks(7, 0, 5, 0) },
    ],
    [
      'a valat declared by both sides',
      'valat-of-both-sides',
      'announcements[1]',
      hand('dreier', {
        points,
        said: [
          ['valat', 'a'],
          ['valat', 'b'],
        ],
      }),
      hand('dreier', { points, said: [['valat', 'b']] }),
    ],
  ]);
});

describe('announcements without effect', () => {
  const one = bei(beside('piccolo', 'a'), beside('bettler', 'b'), { a: 1, b: 0 });
  examine([
    [
      'declared twice by one side',
      'declared-twice',
      'announcements[1]',
      hand('rufer', {
        points,
        said: [
          ['uhu', 'a'],
          ['uhu', 'c'],
        ],
      }),
      hand('dreier', {
        points,
        said: [
          ['uhu', 'a'],
          ['uhu', 'c'],
        ],
      }),
    ],
    [
      'suit cards in a dreier',
      'suit-cards-only-in-farben',
      'suitCards',
      { ...dreier, suitCards: 7 },
      dreier,
    ],
    [
      'thirteen suit cards',
      'suit-cards-out-of-range',
      'suitCards',
      hand('farbensolo', { suitCards: 13, points }),
      hand('farbensolo', { suitCards: 12, points }),
    ],
    [
      'the same declarer in both games of a bei',
      'bei-of-one-declarer',
      'games[1].declarer',
      bei(beside('piccolo', 'a'), beside('bettler', 'a'), { a: 1 }),
      one,
    ],
    ['a bei without its games', 'bei-of-two-games', 'games', { contract: 'bei' }, one],
    [
      'a bei of one game',
      'bei-of-two-games',
      'games',
      { ...one, games: [beside('piccolo', 'a')] },
      one,
    ],
    [
      'two games in a piccolo',
      'two-games-only-in-bei',
      'games',
      { ...one, contract: 'piccolo', declarer: A },
      one,
    ],
    ['a declarer of the whole bei', 'said-of-each-game', 'declarer', { ...one, declarer: A }, one],
    [
      'two piccolos won beside ten tricks and no trick of the rest: 11',
      'play-not-over',
      'tricks',
      bei(beside('piccolo', 'a'), beside('piccolo', 'b'), { a: 1, b: 1, c: 9, d: 0 }),
      bei(beside('piccolo', 'a'), beside('piccolo', 'b'), { a: 1, b: 1, c: 10, d: 0 }),
    ],
  ]);
});
