import { examine } from '../../../support/koenigrufen/koenigrufen-impossible.js';
import {
  bei,
  beside,
  hand,
  id,
  negative,
  trischaken,
} from '../../../support/koenigrufen/koenigrufen.js';

const [A, B, C, D, E] = [id('a'), id('b'), id('c'), id('d'), id('e')];
const points = '40/0';
const rufer = hand('rufer', { points });
const dreier = hand('dreier', { points });

describe('the players', () => {
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
