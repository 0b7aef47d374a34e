import { impossible } from '../refusal.js';
import { FOURS, TALON_SIZE, TRICK_SIZE, canCount } from './cards.js';
import type { FigureSet, PositiveContract } from './contracts.js';
import {
  FIGURE_WORDS,
  bitOf,
  FOUR_KINGS,
  KAKADU,
  KING_ULTIMO,
  PAGAT_ULTIMO,
  TRULL,
  UHU,
} from './contracts.js';
import type { Figures } from './figures.js';
import { ALL_TRICKS, wordsOf } from './form.js';
import type { KoenigrufenHandRecord } from './hand.js';
import type { BySide } from './side-count.js';
import type { SideIndex, Sides } from './sides.js';
import { BOTH, DECLARER, OPPONENTS, otherThan } from './sides.js';

/** What the figures make certain of the cards and tricks of both sides. */
interface Certain {
  /** Who won the last, the second-last and the third-last trick, where that is known. */
  readonly winners: (SideIndex | null)[];
  /** Whose pile the pagat and the called king are in, where that is known. */
  pagat: SideIndex | null;
  king: SideIndex | null;
}

/** What a play is checked by. */
interface Play {
  readonly record: KoenigrufenHandRecord;
  readonly contract: PositiveContract;
  readonly sides: Sides;
  readonly figures: Figures;
  /** The side that took every trick, if one did. */
  readonly taker: SideIndex | null;
  /** Card points by side. */
  readonly blad: BySide;
  /** Tricks by side; null where they were not counted. */
  readonly tricks: BySide | null;
}

/**
 * Refuses what no play of twelve tricks could have produced: tricks won by both sides, a card in
 * both piles, and card points that the tricks cannot hold.
 *
 * @throws Refusal `impossible-hand`
 */
export function checkPlay(play: Play): void {
  checkOneCardEach(play);
  const certain = readLastTricks(play);
  if (play.taker !== null) {
    checkTaker(play, certain, play.taker);
    return;
  }
  checkPiles(play, certain);
  checkCount(play, certain);
}

/** A player plays one card to the last trick. */
function checkOneCardEach({ record, sides, figures }: Play): void {
  const { made, silentlyLost, pagatBy } = figures;
  const king = (made[DECLARER] | silentlyLost[DECLARER]) & KING_ULTIMO;
  if (king === 0 || pagatBy === null || pagatBy !== sides.kingHolder) return;
  throw impossible(
    'A player plays one card to the last trick: not the called king and the pagat.',
    lastNamed(record, PAGAT_ULTIMO | KING_ULTIMO),
  );
}

const BIRDS_BY_TRICK = [PAGAT_ULTIMO, UHU, KAKADU] as const;
const TRICK_NAMES = ['last', 'second-last', 'third-last'] as const;

function readLastTricks({ record, sides, figures: { made, silentlyLost } }: Play): Certain {
  const won = (trick: number, side: SideIndex): SideIndex => {
    const before = certain.winners[trick] ?? null;
    if (before !== null && before !== side) {
      throw impossible(
        `By the figures both sides would have won the ${TRICK_NAMES[trick]} trick.`,
        lastNamed(record, (BIRDS_BY_TRICK[trick] ?? 0) | (trick === 0 ? KING_ULTIMO : 0)),
      );
    }
    certain.winners[trick] = side;
    return side;
  };
  const certain: Certain = { winners: [null, null, null], pagat: null, king: null };
  BIRDS_BY_TRICK.forEach((bird, trick) => {
    for (const side of BOTH) {
      // A side of one has no partner who could have taken its bird.
      const isAlone = side === DECLARER && sides.partner === null;
      if ((made[side] & bird) !== 0) won(trick, side);
      else if (isAlone && (silentlyLost[side] & bird) !== 0) won(trick, otherThan(side));
    }
  });
  if ((made[DECLARER] & KING_ULTIMO) !== 0) certain.king = won(0, DECLARER);
  if ((silentlyLost[DECLARER] & KING_ULTIMO) !== 0) certain.king = won(0, OPPONENTS);
  // Whoever took the last trick has the pagat, if it was played there.
  const played = made[0] | made[1] | silentlyLost[0] | silentlyLost[1];
  if ((played & PAGAT_ULTIMO) !== 0) certain.pagat = certain.winners[0] ?? null;
  return certain;
}

function checkTaker({ record }: Play, { winners }: Certain, taker: SideIndex): void {
  const trick = winners.indexOf(otherThan(taker));
  if (trick < 0) return;
  throw impossible(
    `In a valat one side takes every trick, but by the figures the other one won the ${TRICK_NAMES[trick]}.`,
    lastNamed(record, (BIRDS_BY_TRICK[trick] ?? 0) | (trick === 0 ? KING_ULTIMO : 0)),
  );
}

/** Trull and four kings need their cards in one's tricks, so in neither the other's nor the talon. */
function checkPiles(
  { record, contract, sides, figures: { made } }: Play,
  { pagat, king }: Certain,
): void {
  for (const side of BOTH) {
    const other = otherThan(side);
    if ((made[side] & TRULL) !== 0 && pagat === other) {
      throw impossible(
        'The other side took the pagat, so this one has no trull.',
        lastNamed(record, TRULL),
      );
    }
    if ((made[side] & FOUR_KINGS) !== 0 && king === other) {
      throw impossible(
        'The other side took the called king: these are not four kings.',
        lastNamed(record, FOUR_KINGS),
      );
    }
    const isInTalon = sides.kingHolder === 'talon' && contract.talon === 0;
    if ((made[side] & FOUR_KINGS) !== 0 && isInTalon) {
      throw impossible(
        `The called king lay in the talon of a ${contract.id} and came into no trick: nobody has the ${FIGURE_WORDS['four-kings']}.`,
        lastNamed(record, FOUR_KINGS),
      );
    }
  }
}

/** Kings and matadors that a side certainly has in its tricks. */
function foursOf(side: SideIndex, { made }: Figures, { pagat, king }: Certain): number {
  const matadors = (made[side] & TRULL) !== 0 ? 3 : pagat === side ? 1 : 0;
  const kings = (made[side] & FOUR_KINGS) !== 0 ? 4 : king === side ? 1 : 0;
  return matadors + kings;
}

/**
 * Whether the declarer's side can have taken some number of tricks, from one to eleven, that holds
 * its card points and leaves the opponents theirs. All cards count a blad, so card points tell the
 * tricks but for a multiple of three.
 */
function checkCount({ contract, sides, figures, blad, tricks }: Play, certain: Certain): void {
  // Of a solorufer's talon the declarer gets the half with the called king.
  const isKingBack = sides.kingHolder === 'talon' && contract.talon === 0;
  const talon = isKingBack ? 3 : contract.talon;
  const own = foursOf(DECLARER, figures, certain);
  const theirs = foursOf(OPPONENTS, figures, certain);
  const won = fewestTricks(DECLARER, certain);
  const lost = fewestTricks(OPPONENTS, certain);
  for (let taken = tricks?.[DECLARER] ?? won; taken <= ALL_TRICKS - lost; taken++) {
    if (tricks && taken !== tricks[DECLARER]) break;
    if (taken < won) break;
    const cards = TRICK_SIZE * taken;
    const left = TRICK_SIZE * (ALL_TRICKS - taken);
    // Kings and matadors are not laid away: what the declarer has of them lies in his tricks.
    const fewest = Math.max(own + (isKingBack ? 1 : 0), FOURS - left - (TALON_SIZE - talon));
    const most = Math.min(FOURS - theirs, cards + (isKingBack ? 3 : 0));
    if (own <= cards && theirs <= left && canCount(blad[DECLARER], cards + talon, fewest, most)) {
      return;
    }
  }
  throw impossible(
    tricks
      ? `With ${tricks[DECLARER]} tricks and ${talon} cards of the talon nobody comes to ${wordsOf(blad[DECLARER])} and these figures.`
      : `The declarer's side cannot come to ${wordsOf(blad[DECLARER])} with these figures while each side has a trick; a side that took them all has made valat.`,
    'count',
  );
}

/** A side that did not lose every trick has one; each trick known by its winner counts too. */
function fewestTricks(side: SideIndex, { winners }: Certain): number {
  let known = 0;
  for (const winner of winners) if (winner === side) known++;
  return Math.max(known, 1);
}

/** The place of the last of these figures in the record. */
function lastNamed(record: KoenigrufenHandRecord, among: FigureSet): string {
  const figures = record.figures ?? [];
  const index = figures.findLastIndex(({ figure }) => (bitOf(figure) & among) !== 0);
  return index < 0 ? 'figures' : `figures[${index}]`;
}
