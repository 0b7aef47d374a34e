import { stand } from './koenigrufen-evening.js';
import type { Stand } from '../evening/lettered-evening.js';

/*
 * Every number here was worked out by hand from the Budtabell and the table of figures. Members are
 * called a to f by their letters; d deals first, so that a is forehand, then b, c and d in turn.
 */

/** A rufer of a with c, won plainly: b and d pay 1 each. */
export const RUFER = {
  contract: 'rufer',
  calledKing: 'hearts',
  kingHolder: 'c',
  count: [{ side: 'declarer', points: '36' }],
};
/** A dreier, won plainly: 4 from each of the three. */
export const dreier = (declarer: string, points = '36') => ({
  contract: 'dreier',
  declarer,
  count: [{ player: declarer, points }],
});
/** A piccolo, won with its one trick: 2 from each of the three. */
export const piccolo = (declarer: string, tricks = 1) => ({
  contract: 'piccolo',
  declarer,
  tricks: [{ player: declarer, tricks }],
});

export interface Case {
  /** The play and its result. */
  readonly told: string;
  readonly hand: object;
  /** The points for a, b, c and d. */
  readonly brings: readonly [number, number, number, number];
  /** The sums after it. */
  readonly stand: Stand;
  readonly shows?: object;
}

/** A whole evening of four, hand by hand. */
export const EVENING: readonly Case[] = [
  {
    told: 'rufer of a with c: game 1, trull 1, pagat ultimo declared 2 × 2 for kontra = 6',
    hand: {
      contract: 'rufer',
      declarer: 'a',
      calledKing: 'hearts',
      kingHolder: 'c',
      partner: 'c',
      announcements: [{ figure: 'pagat-ultimo', player: 'a', kontra: 'kontra', kontraBy: 'b' }],
      count: [{ side: 'declarer', points: '41/2' }],
      figures: [
        { figure: 'pagat-ultimo', player: 'a' },
        { figure: 'trull', side: 'declarer' },
      ],
    },
    brings: [6, -6, 6, -6],
    stand: stand(6, -6, 6, -6),
    shows: {
      games: [{ contract: 'rufer', won: true, valat: null }],
      count: { declarer: 125, opponents: 85 },
    },
  },
  {
    told: 'rufer of b with b’s own king: game lost 1, king ultimo declared 2 made = 1 from each of three',
    hand: {
      contract: 'rufer',
      calledKing: 'clubs',
      kingHolder: 'b',
      announcements: [{ figure: 'king-ultimo', player: 'b' }],
      figures: [{ figure: 'king-ultimo' }],
      count: [{ side: 'opponents', blad: 119 }],
    },
    brings: [-1, 3, -1, -1],
    stand: stand(5, -3, 5, -7),
    shows: { games: [{ contract: 'rufer', partner: null, won: false, valat: null }] },
  },
  {
    told: 'rufer of c, the king in the talon, played all the same: game 1 × 2 for kontra from each of three',
    hand: {
      contract: 'rufer',
      declarer: 'c',
      calledKing: 'spades',
      kingHolder: 'talon',
      kontra: 'kontra',
      kontraBy: 'a',
      count: [{ player: 'c', points: '40' }],
    },
    brings: [-2, -2, 6, -2],
    stand: stand(3, -5, 11, -9),
    shows: { kind: 'played' },
  },
  {
    told: 'pagatrufer of a, the king in the talon, given up: game 1 and the pagat declared 2 to each of three',
    hand: {
      contract: 'pagatrufer',
      declarer: 'a',
      calledKing: 'diamonds',
      kingHolder: 'talon',
      gaveUp: true,
    },
    brings: [-9, 3, 3, 3],
    stand: stand(-6, -2, 14, -6),
    shows: { kind: 'given-up', count: null },
  },
  {
    told: 'solorufer of b with d: game 2, grammeln 1 × 2, uhu lost 2 × 2, trull declared 2 × 2 × 4 for rekontra: 16',
    hand: {
      contract: 'solorufer',
      declarer: 'b',
      calledKing: 'hearts',
      kingHolder: 'd',
      announcements: [{ figure: 'trull', player: 'd', kontra: 'rekontra' }],
      figures: [
        { figure: 'trull', player: 'b' },
        { figure: 'uhu', player: 'b', lost: true },
      ],
      count: [{ player: 'd', points: '45/2' }],
    },
    brings: [-16, 16, -16, 16],
    stand: stand(-22, 14, -2, 10),
    shows: {
      figures: [
        { figure: 'trull', side: 'declarer', declared: true, made: true },
        { figure: 'grammeln', side: 'declarer', declared: false, made: true },
        { figure: 'uhu', side: 'declarer', declared: false, made: false },
      ],
    },
  },
  {
    told: 'uhurufer of d with a, lost: game 1 × 4 for rekontra, uhu declared 4 × 2 for kontra = 12',
    hand: {
      contract: 'uhurufer',
      declarer: 'd',
      calledKing: 'clubs',
      kingHolder: 'a',
      kontra: 'rekontra',
      announcements: [{ figure: 'uhu', player: 'd', kontra: 'kontra' }],
      count: [{ side: 'declarer', points: '30' }],
    },
    brings: [-12, 12, 12, -12],
    stand: stand(-34, 26, 10, -2),
  },
  {
    told: 'dreier of a: 4 from each, less the four kings of the opponents 1',
    hand: {
      contract: 'dreier',
      declarer: 'a',
      figures: [{ figure: 'four-kings', side: 'opponents' }],
      count: [{ player: 'a', points: '36' }],
    },
    brings: [9, -3, -3, -3],
    stand: stand(-25, 23, 7, -5),
  },
  {
    told: 'farbensolo of d in forehand with five cards in the suits: 12 to each',
    hand: {
      contract: 'farbensolo',
      declarer: 'd',
      forehand: 'd',
      suitCards: 5,
    },
    brings: [12, 12, 12, -36],
    stand: stand(-13, 35, 19, -41),
    shows: { kind: 'lost-at-once', count: null },
  },
  {
    told: 'piccolo of c with two tricks: 2 to d, 2 × 2 to a for kontra, 2 × 8 to b for subkontra',
    hand: {
      contract: 'piccolo',
      declarer: 'c',
      personalKontra: [
        { player: 'a', kontra: 'kontra' },
        { player: 'b', kontra: 'subkontra' },
      ],
      tricks: [{ player: 'c', tricks: 2 }],
    },
    brings: [4, 16, -22, 2],
    stand: stand(-9, 51, -3, -39),
  },
  {
    told: 'bei: piccolo of b won (2 from a and c, 2 × 2 from d), bettler of d lost (3 to a, 3 × 4 to b, 3 × 2 to c)',
    hand: {
      contract: 'bei',
      games: [
        { game: 'piccolo', declarer: 'b', personalKontra: [{ player: 'd', kontra: 'kontra' }] },
        {
          game: 'bettler',
          declarer: 'd',
          personalKontra: [
            { player: 'b', kontra: 'rekontra' },
            { player: 'c', kontra: 'kontra' },
          ],
        },
      ],
      tricks: [
        { player: 'b', tricks: 1 },
        { player: 'd', tricks: 1 },
      ],
    },
    brings: [1, 20, 4, -25],
    stand: stand(-8, 71, 1, -64),
    shows: {
      games: [
        { contract: 'piccolo', partner: null, won: true },
        { contract: 'bettler', partner: null, won: false },
      ],
    },
  },
  {
    told: 'trischaken with a and b tied: each pays 1 to c and d, and to one another',
    hand: {
      contract: 'trischaken',
      count: [
        { player: 'a', points: '20' },
        { player: 'b', blad: 60 },
        { player: 'c', points: '16/2' },
      ],
    },
    brings: [-2, -2, 2, 2],
    stand: stand(-10, 69, 3, -62),
    shows: { games: [], trischaken: { virgins: [], mayor: false } },
  },
  {
    told: 'trischaken of d, forehand and mayor, a and b virgins: 3 × 1 × 2 × 2 × 2 = 24, shared by two',
    hand: {
      contract: 'trischaken',
      count: [
        { player: 'a', blad: 0 },
        { player: 'b', blad: 0 },
        { player: 'd', blad: 110 },
      ],
      virgins: ['b', 'a'],
    },
    brings: [12, 12, 0, -24],
    stand: stand(2, 81, 3, -86),
    shows: { trischaken: { mayor: true } },
  },
  {
    told: 'dreier of b, valat and trull declared: 4 × 8 + 2 = 34 from each',
    hand: {
      contract: 'dreier',
      declarer: 'b',
      announcements: [
        { figure: 'valat', player: 'b' },
        { figure: 'trull', player: 'b' },
      ],
      tricks: [{ side: 'declarer', tricks: 12 }],
    },
    brings: [-34, 102, -34, -34],
    stand: stand(-32, 183, -31, -120),
  },
  {
    told: 'rufer of b with c, every trick in silence: 1 + trull, four kings, grammeln, grossgrammeln = 5, not 4',
    hand: {
      contract: 'rufer',
      calledKing: 'hearts',
      kingHolder: 'c',
      tricks: [
        { player: 'b', tricks: 7 },
        { player: 'c', tricks: 5 },
      ],
    },
    brings: [-5, 5, 5, -5],
    stand: stand(-37, 188, -26, -125),
    shows: { count: { declarer: 210, opponents: 0 } },
  },
  {
    told: 'solodreier of d, every trick the opponents’: 8 × 4 = 32 to each, more than 8 + 4 × 2',
    hand: {
      contract: 'solodreier',
      declarer: 'd',
      figures: [{ figure: 'valat', side: 'opponents' }],
    },
    brings: [32, 32, 32, -96],
    stand: stand(-5, 220, 6, -221),
    shows: { figures: [], games: [{ won: false, valat: 'opponents' }] },
  },
  {
    told: 'sechserdreier of d, lost with 35/1: 6 × 2 for kontra to each',
    hand: {
      contract: 'sechserdreier',
      kontra: 'kontra',
      won: false,
      count: [{ player: 'd', points: '35/1' }],
    },
    brings: [12, 12, 12, -36],
    stand: stand(7, 232, 18, -257),
  },
  {
    told: 'zwiccolo of a with a’s two tricks: 2 from b and d, 2 × 2 from c',
    hand: {
      contract: 'zwiccolo',
      declarer: 'a',
      personalKontra: [{ player: 'c', kontra: 'kontra' }],
      won: true,
    },
    brings: [8, -2, -4, -2],
    stand: stand(15, 230, 14, -259),
  },
];
