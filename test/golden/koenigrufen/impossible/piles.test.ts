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

/** Sides and partners, piles and tricks of players, virgins, and parts that a contract does not know. */

const [A, B, C, D] = [id('a'), id('b'), id('c'), id('d')];
const points = '40/0';
const rufer = hand('rufer', { points });
const dreier = hand('dreier', { points });
const crept = trischaken(40, 50, 70, 50);

const counted = (...count: NonNullable<KoenigrufenHandRecord['count']>) => ({ ...rufer, count });
const tricks = <R extends KoenigrufenHandRecord>(
  record: R,
  ...taken: NonNullable<KoenigrufenHandRecord['tricks']>
) => ({ ...record, tricks: taken });

describe('the owner of card points', () => {
  const whole = { side: 'declarer', points } as const;
  examine([
    ['nobody’s', 'side-missing', 'count[0]', counted({ points }), counted({ player: A, points })],
    [
      'of an opponent, and of the declarer’s side',
      'not-on-side',
      'count[0].player',
      counted({ ...whole, player: B }),
      counted({ ...whole, player: C }),
      { params: { player: 'b', side: 'declarer' } },
    ],
    [
      'of the opponents twice',
      'side-counted-twice',
      'count[1]',
      counted({ player: B, points: '30/0' }, { player: D, points: '30/0' }),
      counted({ player: B, points: '30/0' }, { player: A, points }),
      { params: { side: 'opponents' } },
    ],
    [
      '35/2 that are 106 blad',
      'card-points-differ',
      'count[0].blad',
      counted({ side: 'declarer', points: '35/2', blad: 106 }),
      counted({ side: 'declarer', points: '35/2', blad: 107 }),
      { params: { points: '35/2', makes: 107, blad: 106 } },
    ],
    [
      'neither blad nor points',
      'card-points-missing',
      'count[0]',
      counted({ side: 'declarer' }),
      counted({ side: 'declarer', blad: 120 }),
    ],
    [
      'of a player twice in a trischaken',
      'player-counted-twice',
      'count[1].player',
      { ...crept, count: [...(crept.count ?? []).slice(0, 1), { player: A, blad: 50 }] },
      crept,
    ],
  ]);
});

describe('the partner', () => {
  const ofTalon = hand('rufer', { king: 'talon', points });
  const ofOwn = hand('rufer', { king: 'a', points });
  examine([
    [
      'the declarer',
      'own-partner',
      'partner',
      { ...rufer, partner: A },
      { ...rufer, partner: C },
      { params: { player: 'a' } },
    ],
    [
      'with the king in the talon',
      'no-partner',
      'partner',
      { ...ofTalon, partner: C },
      { ...ofTalon, partner: null },
    ],
    ['with the own king', 'no-partner', 'partner', { ...ofOwn, partner: C }, ofOwn],
  ]);
});

describe('the tricks of a side and of its players', () => {
  examine([
    [
      'one partner of two',
      'tricks-incomplete',
      'tricks',
      tricks(rufer, { player: A, tricks: 3 }),
      tricks(rufer, { player: A, tricks: 3 }, { player: C, tricks: 3 }),
    ],
    [
      'more of one partner than of both',
      'tricks-of-side-differ',
      'tricks',
      tricks(rufer, { side: 'declarer', tricks: 6 }, { player: A, tricks: 7 }),
      tricks(rufer, { side: 'declarer', tricks: 6 }, { player: A, tricks: 6 }),
      { params: { side: 'declarer', ofPlayers: 7, ofSide: 6 } },
    ],
    [
      'fewer of both opponents than of their side',
      'tricks-of-side-differ',
      'tricks',
      tricks(
        rufer,
        { side: 'opponents', tricks: 6 },
        { player: B, tricks: 2 },
        { player: D, tricks: 3 },
      ),
      tricks(
        rufer,
        { side: 'opponents', tricks: 6 },
        { player: B, tricks: 3 },
        { player: D, tricks: 3 },
      ),
      { params: { side: 'opponents', ofPlayers: 5, ofSide: 6 } },
    ],
    [
      'of a side twice',
      'side-counted-twice',
      'tricks[1]',
      tricks(rufer, { side: 'declarer', tricks: 6 }, { side: 'declarer', tricks: 6 }),
      tricks(rufer, { side: 'declarer', tricks: 6 }, { side: 'opponents', tricks: 6 }),
      { params: { side: 'declarer' } },
    ],
    [
      'of a player twice',
      'player-counted-twice',
      'tricks[1]',
      tricks(rufer, { player: A, tricks: 3 }, { player: A, tricks: 3 }),
      tricks(rufer, { player: A, tricks: 3 }, { player: C, tricks: 3 }),
    ],
    [
      'thirteen of both sides',
      'tricks-sum',
      'tricks',
      tricks(rufer, { side: 'declarer', tricks: 6 }, { side: 'opponents', tricks: 7 }),
      tricks(rufer, { side: 'declarer', tricks: 6 }, { side: 'opponents', tricks: 6 }),
      { params: { tricks: 13 } },
    ],
    [
      'of a player twice in a negative game',
      'player-counted-twice',
      'tricks[1].player',
      tricks(negative('bettler', 'a', 0), { player: A, tricks: 0 }, { player: A, tricks: 0 }),
      negative('bettler', 'a', 0),
    ],
    [
      'of a side in a negative game',
      'name-the-player',
      'tricks[0]',
      tricks(negative('bettler', 'a', 0), { side: 'declarer', tricks: 0 }),
      negative('bettler', 'a', 0),
      { params: { contract: 'bettler' } },
    ],
    [
      'of a side and its player in a negative game',
      'name-the-player',
      'tricks[0].side',
      tricks(negative('bettler', 'a', 0), { side: 'declarer', player: A, tricks: 0 }),
      negative('bettler', 'a', 0),
    ],
    [
      'of a side in a trischaken',
      'name-the-player',
      'tricks[0]',
      tricks(crept, { side: 'declarer', player: A, tricks: 3 }),
      tricks(crept, { player: A, tricks: 3 }),
      { params: { contract: 'trischaken' } },
    ],
    [
      'of a player twice in a trischaken',
      'player-counted-twice',
      'tricks[1].player',
      tricks(crept, { player: A, tricks: 3 }, { player: A, tricks: 3 }),
      tricks(crept, { player: A, tricks: 3 }, { player: B, tricks: 3 }),
    ],
    [
      'all twelve of the others, and the bettler lost',
      'result-against-other-tricks',
      'won',
      { ...negative('bettler', 'a', { b: 4, c: 4, d: 4 }), won: false },
      { ...negative('bettler', 'a', { b: 4, c: 4, d: 4 }), won: true },
      { params: { contract: 'bettler' } },
    ],
  ]);
});

describe('trischaken', () => {
  const virgin = trischaken(0, 60, 80, 70);
  const two = trischaken(0, 0, 105, 105);
  examine([
    [
      'a virgin named twice',
      'virgin-twice',
      'virgins',
      { ...virgin, virgins: [A, A] },
      { ...virgin, virgins: [A] },
    ],
    [
      'one virgin named of two',
      'virgin-missing',
      'virgins',
      { ...two, virgins: [A] },
      { ...two, virgins: [B, A] },
      { params: { player: 'b' } },
    ],
    [
      'a trick without card points',
      'tricks-against-card-points',
      'tricks',
      tricks(virgin, { player: A, tricks: 1 }),
      tricks(virgin, { player: A, tricks: 0 }),
      { params: { player: 'a' } },
    ],
    [
      '40 blad in eleven tricks, which have 44 cards',
      'tricks-cannot-make',
      'count[0]',
      tricks(crept, { player: A, tricks: 11 }),
      tricks(crept, { player: A, tricks: 3 }),
      { params: { blad: 40, tricks: 11 } },
    ],
    [
      'no trick left for the fourth, who has 50 blad',
      'tricks-cannot-be-shared',
      'tricks',
      tricks(crept, { player: A, tricks: 3 }, { player: B, tricks: 3 }, { player: C, tricks: 6 }),
      tricks(crept, { player: A, tricks: 3 }, { player: B, tricks: 3 }, { player: C, tricks: 3 }),
    ],
  ]);
});

describe('a figure that was not made so', () => {
  const trull = { figure: 'trull', player: A } as const;
  const lost = { figure: 'trull', side: 'declarer', lost: true } as const;
  examine([
    [
      'a declared trull lost by who took every trick',
      'made-but-called-lost',
      'figures',
      { ...hand('dreier', { points: '70/0' }), announcements: [trull], figures: [lost] },
      { ...hand('dreier', { points: '60/0' }), announcements: [trull], figures: [lost] },
      { params: { figure: 'trull', side: 'declarer' } },
    ],
    [
      'a declared grammeln of the opponents lost with 45/2',
      'made-but-called-lost',
      'figures',
      {
        ...hand('dreier', { points: '24/1', said: [['grammeln', 'b']] }),
        figures: [{ figure: 'grammeln', side: 'opponents', lost: true }],
      },
      {
        ...hand('dreier', { points: '24/2', said: [['grammeln', 'b']] }),
        figures: [{ figure: 'grammeln', side: 'opponents', lost: true }],
      },
      { params: { figure: 'grammeln', side: 'opponents' } },
    ],
    [
      'the bird that the declarer declared, by the partner',
      'bird-of-other-player',
      'figures[0].player',
      { ...hand('pagatrufer', { points }), figures: [{ figure: 'pagat-ultimo', player: C }] },
      { ...hand('pagatrufer', { points }), figures: [{ figure: 'pagat-ultimo', player: A }] },
      { params: { figure: 'pagat-ultimo', player: 'a' } },
    ],
    [
      'a valat that nobody declared, lost',
      'lost-undeclared',
      'figures[0].lost',
      hand('dreier', { points, missed: ['valat'] }),
      hand('dreier', { points, said: [['valat', 'a']] }),
      { params: { figure: 'valat' } },
    ],
    [
      'made with the own king, where the house wants a partner',
      'king-ultimo-of-own-king',
      'figures[0].figure',
      hand('rufer', { king: 'a', points, made: ['king-ultimo'] }),
      hand('rufer', { king: 'c', points, made: ['king-ultimo'] }),
      { house: { readings: { K5: 'not-allowed' } } },
    ],
    [
      'who said kontra to a figure that nobody doubled',
      'kontra-missing',
      'announcements[0].kontraBy',
      { ...dreier, announcements: [{ figure: 'uhu', player: B, kontraBy: A }] },
      { ...dreier, announcements: [{ figure: 'uhu', player: B, kontra: 'kontra', kontraBy: A }] },
      { params: { player: 'a' } },
    ],
  ]);
});

describe('a part that the contract does not know', () => {
  const bettler = negative('bettler', 'a', 0);
  const both = bei(beside('piccolo', 'a'), beside('bettler', 'b'), { a: 1, b: 0 });
  const given = hand('rufer', { king: 'talon', gaveUp: true });
  const lost = hand('farbensolo', { suitCards: 5 });
  const kontra = [{ player: B, kontra: 'kontra' }] as const;
  const said = [{ figure: 'grammeln', player: A }] as const;
  const { games } = both;
  examine([
    ['bettler', 'no-king-called', 'calledKing', { ...bettler, calledKing: 'hearts' }, bettler],
    ['bettler', 'no-king-called', 'kingHolder', { ...bettler, kingHolder: 'talon' }, bettler],
    ['bettler', 'declarer-plays-alone', 'partner', { ...bettler, partner: B }, bettler],
    ['bettler', 'cannot-be-given-up', 'gaveUp', { ...bettler, gaveUp: true }, bettler],
    ['bettler', 'kontra-is-personal', 'kontraBy', { ...bettler, kontraBy: B }, bettler],
    ['bettler', 'tricks-decide', 'count', { ...bettler, count: rufer.count ?? [] }, bettler],
    ['bettler', 'suit-cards-only-in-farben', 'suitCards', { ...bettler, suitCards: 6 }, bettler],
    ['bettler', 'virgins-only-in-trischaken', 'virgins', { ...bettler, virgins: [A] }, bettler],
    ['bei', 'said-of-each-game', 'personalKontra', { ...both, personalKontra: kontra }, both],
    ['bei', 'said-of-each-game', 'won', { ...both, won: true }, both],
    ['dreier', 'virgins-only-in-trischaken', 'virgins', { ...dreier, virgins: [B] }, dreier],
    ['dreier', 'two-games-only-in-bei', 'games', { ...dreier, games: games ?? [] }, dreier],
    ['trischaken', 'no-king-called', 'calledKing', { ...crept, calledKing: 'fourth' }, crept],
    ['trischaken', 'no-king-called', 'kingHolder', { ...crept, kingHolder: A }, crept],
    ['trischaken', 'trischaken-without-declarer', 'partner', { ...crept, partner: B }, crept],
    ['trischaken', 'trischaken-without-declarer', 'won', { ...crept, won: false }, crept],
    ['trischaken', 'cannot-be-given-up', 'gaveUp', { ...crept, gaveUp: true }, crept],
    ['trischaken', 'trischaken-without-kontra', 'kontraBy', { ...crept, kontraBy: B }, crept],
    ['trischaken', 'two-games-only-in-bei', 'games', { ...crept, games: games ?? [] }, crept],
    ['trischaken', 'suit-cards-only-in-farben', 'suitCards', { ...crept, suitCards: 6 }, crept],
    [
      'given up',
      'given-up-not-played',
      'tricks',
      tricks(given, { side: 'declarer', tricks: 0 }),
      given,
    ],
    ['five suit cards', 'lost-at-once', 'announcements', { ...lost, announcements: said }, lost],
    ['five suit cards', 'lost-at-once', 'figures', { ...lost, figures: said }, lost],
    [
      'five suit cards',
      'lost-at-once',
      'tricks',
      tricks(lost, { side: 'declarer', tricks: 0 }),
      lost,
    ],
    [
      'a third game of a bei',
      'bei-of-two-games',
      'games',
      { ...both, games: [...(games ?? []), beside('bettler', 'c')] },
      both,
    ],
    [
      'a zwiccolo beside a piccolo',
      'bei-game-unknown',
      'games[1].game',
      bei(beside('piccolo', 'a'), beside('zwiccolo' as 'piccolo', 'b'), { a: 1, b: 2 }),
      both,
    ],
  ]);
});
