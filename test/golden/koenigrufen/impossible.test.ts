import type { KoenigrufenHandRecord } from '../../../src/rules/koenigrufen/hand.js';
import { examine } from '../../support/koenigrufen-impossible.js';
import { bei, beside, hand, id, negative, trischaken } from '../../support/koenigrufen.js';

const [A, B, C, D, E] = [id('a'), id('b'), id('c'), id('d'), id('e')];
const points = '40/0';
const rufer = hand('rufer', { points });
const dreier = hand('dreier', { points });

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

describe('who plays', () => {
  const five = { players: 5 } as const;
  examine([
    [
      'a partner who sits out',
      'sits-out',
      'kingHolder',
      { ...rufer, kingHolder: E },
      { ...rufer, kingHolder: C },
      five,
    ],
    [
      'a declarer who sits out',
      'sits-out',
      'declarer',
      { ...dreier, declarer: E },
      { ...dreier, declarer: D },
      five,
    ],
    [
      'a stranger',
      'not-in-hand',
      'declarer',
      { ...dreier, declarer: id('x') },
      { ...dreier, declarer: B },
    ],
    [
      'kontra of one who sits out',
      'sits-out',
      'personalKontra[0].player',
      negative('bettler', 'a', 0, ['e', 'kontra']),
      negative('bettler', 'a', 0, ['d', 'kontra']),
      five,
    ],
    [
      'declared by one who sits out',
      'sits-out',
      'announcements[0].player',
      hand('dreier', { points, said: [['uhu', 'e']] }),
      hand('dreier', { points, said: [['uhu', 'd']] }),
      five,
    ],
    [
      'a bei declarer who sits out',
      'sits-out',
      'games[1].declarer',
      bei(beside('piccolo', 'a'), beside('bettler', 'e'), { a: 1 }),
      bei(beside('piccolo', 'a'), beside('bettler', 'd'), { a: 1, d: 0 }),
      five,
    ],
    [
      'another dealer',
      'not-the-dealer',
      'dealer',
      { ...rufer, dealer: A },
      { ...rufer, dealer: D },
    ],
    [
      'another forehand',
      'not-forehand',
      'forehand',
      { ...rufer, forehand: B },
      { ...rufer, forehand: A },
    ],
    [
      'another partner',
      'not-the-partner',
      'partner',
      { ...rufer, partner: B },
      { ...rufer, partner: C },
    ],
    ['a partner in a dreier', 'declarer-plays-alone', 'partner', { ...dreier, partner: B }, dreier],
    [
      'no declarer',
      'declarer-missing',
      'declarer',
      { contract: 'dreier', count: rufer.count ?? [] },
      dreier,
    ],
    [
      'a sechserdreier of another than forehand',
      'only-forehand',
      'declarer',
      hand('sechserdreier', { declarer: 'b', points }),
      hand('sechserdreier', { points }),
    ],
    // Forehand must bid at least a rufer, and who outbids forehand at least a piccolo (Budgivningen).
    [
      'a rufer of another than forehand',
      'only-forehand',
      'declarer',
      hand('rufer', { declarer: 'b', points }),
      hand('solorufer', { declarer: 'b', points }),
    ],
    [
      'a trischaken with a declarer',
      'trischaken-without-declarer',
      'declarer',
      { ...trischaken(40, 50, 70, 50), declarer: B },
      trischaken(40, 50, 70, 50),
    ],
    [
      'the count of one who sits out',
      'sits-out',
      'count[0].player',
      { ...rufer, count: [{ player: E, points }] },
      { ...rufer, count: [{ player: C, points }] },
      five,
    ],
  ]);
});

describe('the called king', () => {
  const given = hand('rufer', { king: 'talon', gaveUp: true });
  const { kingHolder: _, ...holderless } = rufer;
  examine([
    ['not said who held it', 'king-holder-missing', 'kingHolder', holderless, rufer],
    [
      'called in a dreier',
      'no-king-called',
      'calledKing',
      { ...dreier, calledKing: 'hearts' },
      dreier,
    ],
    ['held in a dreier', 'no-king-called', 'kingHolder', { ...dreier, kingHolder: B }, dreier],
    [
      'the fourth king, the declarer’s own: that makes four',
      'fourth-king-held',
      'kingHolder',
      { ...rufer, calledKing: 'fourth', kingHolder: A },
      { ...rufer, calledKing: 'fourth', kingHolder: 'talon' },
    ],
    [
      'given up with the king in a hand',
      'give-up-without-talon-king',
      'gaveUp',
      hand('rufer', { gaveUp: true }),
      given,
    ],
    [
      'a solorufer given up',
      'cannot-be-given-up',
      'gaveUp',
      hand('solorufer', { king: 'talon', gaveUp: true }),
      hand('solorufer', { king: 'talon', points }),
    ],
    ['a dreier given up', 'cannot-be-given-up', 'gaveUp', { ...dreier, gaveUp: true }, dreier],
    [
      'kontra on what was given up',
      'given-up-not-doubled',
      'kontra',
      { ...given, kontra: 'kontra' },
      given,
    ],
    [
      'kontra on the bird of what was given up',
      'given-up-not-doubled',
      'announcements[0].kontra',
      hand('pagatrufer', {
        king: 'talon',
        gaveUp: true,
        said: [['pagat-ultimo', 'a', 'kontra']],
      }),
      hand('pagatrufer', { king: 'talon', gaveUp: true, said: [['pagat-ultimo', 'a']] }),
    ],
    [
      'more declared than the bird',
      'given-up-only-bird',
      'announcements[0]',
      hand('rufer', { king: 'talon', gaveUp: true, said: [['trull', 'a']] }),
      given,
    ],
    [
      'figures made in what was given up',
      'given-up-not-played',
      'figures',
      { ...given, figures: [{ figure: 'trull', player: A }] },
      given,
    ],
    [
      'card points of what was given up',
      'given-up-not-played',
      'count',
      { ...given, count: [{ player: A, points }] },
      given,
    ],
  ]);
});

describe('kontra', () => {
  const said = (record: KoenigrufenHandRecord, player = B) => ({
    ...record,
    personalKontra: [{ player, kontra: 'kontra' as const }],
  });
  const valat = hand('rufer', { points, said: [['valat', 'a']] });
  const opened = hand('rufer', {
    points,
    said: [
      ['uhu', 'c'],
      ['valat', 'b'],
    ],
  });
  examine([
    [
      'on a valat: it goes with the game',
      'kontra-on-valat',
      'announcements[0].kontra',
      hand('rufer', { points, said: [['valat', 'a', 'kontra']] }),
      { ...valat, kontra: 'kontra' },
    ],
    [
      'who said it, though nobody did',
      'kontra-missing',
      'kontraBy',
      { ...rufer, kontraBy: B },
      { ...rufer, kontra: 'kontra', kontraBy: B },
    ],
    [
      'by the declarer’s partner, on their own game',
      'kontra-on-own-side',
      'kontraBy',
      { ...rufer, kontra: 'kontra', kontraBy: C },
      { ...rufer, kontra: 'kontra', kontraBy: D },
    ],
    [
      'of a side on its own announcement',
      'kontra-on-own-side',
      'announcements[0].kontraBy',
      {
        ...dreier,
        announcements: [{ figure: 'uhu', player: B, kontra: 'kontra', kontraBy: C }],
      },
      {
        ...dreier,
        announcements: [{ figure: 'uhu', player: B, kontra: 'kontra', kontraBy: A }],
      },
    ],
    [
      'personal, in a positive game',
      'kontra-binds-everybody',
      'personalKontra',
      said(dreier),
      { ...dreier, kontra: 'kontra' },
    ],
    [
      'on a negative game as a whole',
      'kontra-is-personal',
      'kontra',
      { ...negative('bettler', 'a', 0), kontra: 'kontra' },
      said(negative('bettler', 'a', 0)),
    ],
    [
      'of the declarer on their own game',
      'kontra-on-own-side',
      'personalKontra[0].player',
      said(negative('bettler', 'a', 0), A),
      said(negative('bettler', 'a', 0), D),
    ],
    [
      'twice of one opponent',
      'kontra-twice',
      'personalKontra[1].player',
      negative('bettler', 'a', 0, ['b', 'kontra'], ['b', 'rekontra']),
      negative('bettler', 'a', 0, ['b', 'kontra'], ['c', 'rekontra']),
    ],
    [
      'of a bei declarer on themselves',
      'kontra-on-own-side',
      'games[0].personalKontra[0].player',
      bei(beside('piccolo', 'a', ['a', 'kontra']), beside('bettler', 'b'), { a: 1, b: 0 }),
      bei(beside('piccolo', 'a'), beside('bettler', 'b', ['a', 'kontra']), { a: 1, b: 0 }),
    ],
    [
      'in a trischaken',
      'trischaken-without-kontra',
      'kontra',
      { ...trischaken(40, 50, 70, 50), kontra: 'kontra' },
      trischaken(40, 50, 70, 50),
    ],
    [
      'personal in a trischaken',
      'trischaken-without-kontra',
      'personalKontra',
      said(trischaken(40, 50, 70, 50)),
      trischaken(40, 50, 70, 50),
    ],
    [
      'after a valat of the opponents, by another than the declarer',
      'kontra-on-own-side',
      'kontraBy',
      { ...opened, kontra: 'kontra', kontraBy: C },
      { ...opened, kontra: 'kontra', kontraBy: A },
    ],
  ]);
});

describe('what is said in vain', () => {
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

describe('who may declare what (Deklarationer och kontringar)', () => {
  const trull = { said: [['trull', 'b']] } as const;
  examine([
    [
      'an opponent whose side nobody knows',
      'opponent-not-known',
      'announcements[0].player',
      hand('rufer', { points, ...trull }),
      hand('dreier', { points, ...trull }),
    ],
    [
      'not though the other opponent is known',
      'opponent-not-known',
      'announcements[0].player',
      { ...hand('rufer', { points, kontra: 'kontra', ...trull }), kontraBy: D },
      { ...hand('rufer', { points, kontra: 'kontra', ...trull }), kontraBy: B },
    ],
    [
      'not after the declarer alone has declared: their partner is still hidden',
      'opponent-not-known',
      'announcements[1].player',
      hand('rufer', {
        points,
        said: [
          ['uhu', 'a'],
          ['trull', 'b'],
        ],
      }),
      hand('rufer', {
        points,
        said: [
          ['uhu', 'c'],
          ['trull', 'b'],
        ],
      }),
    ],
    [
      'but after their own kontra on what was declared',
      'opponent-not-known',
      'announcements[1].player',
      hand('rufer', {
        points,
        said: [
          ['uhu', 'a'],
          ['trull', 'd'],
        ],
      }),
      hand('rufer', {
        points,
        said: [
          ['uhu', 'a', 'kontra'],
          ['trull', 'd'],
        ],
      }),
    ],
    [
      'the bird of the contract, by the partner',
      'bird-of-declarer',
      'announcements[0].player',
      hand('pagatrufer', { points, said: [['pagat-ultimo', 'c']] }),
      hand('pagatrufer', { points, said: [['uhu', 'c']] }),
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
