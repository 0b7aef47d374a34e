import { refusal } from '../../refusals/refusal.js';
import { FOURS, TALON_SIZE, TRICK_SIZE, canCount } from '../cards.js';
import type { FigureSet, PositiveContract } from '../contracts.js';
import { bitOf, FOUR_KINGS, KAKADU, KING_ULTIMO, PAGAT_ULTIMO, TRULL, UHU } from '../contracts.js';
import type { Figures } from './figures.js';
import { ALL_TRICKS } from '../record/form.js';
import type { KoenigrufenHandRecord } from '../record/hand.js';
import type { BySide } from './side-count.js';
import type { SideIndex, Sides } from './sides.js';
import { BOTH, DECLARER, OPPONENTS, nameOf, otherThan } from './sides.js';

/** The cards and tricks of both sides that the figures make certain. */
interface Certain {
  /** The winners of the last, the second-last and the third-last trick, where they are known. */
  readonly winners: (SideIndex | null)[];
  /** The side whose pile has the pagat and the called king, where that is known. */
  pagat: SideIndex | null;
  king: SideIndex | null;
}

/** The facts that a play is checked against. */
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
  const field = lastNamed(record, PAGAT_ULTIMO | KING_ULTIMO);
  throw refusal('king-and-pagat-in-one-trick', {}, { field });
}

/** The tricks that figures imply: the bird of each, and all figures whose card falls in it. */
const LAST = {
  at: 0,
  trick: 'last',
  bird: PAGAT_ULTIMO,
  figures: PAGAT_ULTIMO | KING_ULTIMO,
} as const;
const LAST_TRICKS = [
  LAST,
  { at: 1, trick: 'second-last', bird: UHU, figures: UHU },
  { at: 2, trick: 'third-last', bird: KAKADU, figures: KAKADU },
] as const;
type LastTrick = (typeof LAST_TRICKS)[number];

function readLastTricks({ record, sides, figures: { made, silentlyLost } }: Play): Certain {
  const won = ({ at, trick, figures }: LastTrick, side: SideIndex): SideIndex => {
    const before = certain.winners[at] ?? null;
    if (before !== null && before !== side) {
      throw refusal('trick-won-by-both', { trick }, { field: lastNamed(record, figures) });
    }
    certain.winners[at] = side;
    return side;
  };
  const certain: Certain = { winners: [null, null, null], pagat: null, king: null };
  for (const lastTrick of LAST_TRICKS) {
    const { bird } = lastTrick;
    for (const side of BOTH) {
      // A side of one has no partner who could have taken its bird.
      const isAlone = side === DECLARER && sides.partner === null;
      if ((made[side] & bird) !== 0) won(lastTrick, side);
      else if (isAlone && (silentlyLost[side] & bird) !== 0) won(lastTrick, otherThan(side));
    }
  }
  if ((made[DECLARER] & KING_ULTIMO) !== 0) certain.king = won(LAST, DECLARER);
  if ((silentlyLost[DECLARER] & KING_ULTIMO) !== 0) certain.king = won(LAST, OPPONENTS);
  // The winner of the last trick has the pagat, if it was played there.
  const played = made[0] | made[1] | silentlyLost[0] | silentlyLost[1];
  if ((played & PAGAT_ULTIMO) !== 0) certain.pagat = certain.winners[0] ?? null;
  return certain;
}

function checkTaker({ record }: Play, { winners }: Certain, taker: SideIndex): void {
  const other = otherThan(taker);
  const lost = LAST_TRICKS.find(({ at }) => winners[at] === other);
  if (!lost) return;
  const params = { trick: lost.trick, side: nameOf(other) };
  throw refusal('valat-but-trick-lost', params, { field: lastNamed(record, lost.figures) });
}

/** Trull and four kings need their cards in one's tricks, so in neither the other's nor the talon. */
function checkPiles(
  { record, contract, sides, figures: { made } }: Play,
  { pagat, king }: Certain,
): void {
  for (const side of BOTH) {
    const other = otherThan(side);
    if ((made[side] & TRULL) !== 0 && pagat === other) {
      const field = lastNamed(record, TRULL);
      throw refusal('trull-without-pagat', { side: nameOf(side) }, { field });
    }
    if ((made[side] & FOUR_KINGS) !== 0 && king === other) {
      const field = lastNamed(record, FOUR_KINGS);
      throw refusal('four-kings-without-called', { side: nameOf(side) }, { field });
    }
    const isInTalon = sides.kingHolder === 'talon' && contract.talon === 0;
    if ((made[side] & FOUR_KINGS) !== 0 && isInTalon) {
      const field = lastNamed(record, FOUR_KINGS);
      throw refusal('four-kings-without-talon', { contract: contract.id }, { field });
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
 * its card points and leaves the opponents theirs. All cards count a blad, so card points give the
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
    // Kings and matadors are not laid away: those that the declarer has lie in the side's tricks.
    const fewest = Math.max(own + (isKingBack ? 1 : 0), FOURS - left - (TALON_SIZE - talon));
    const most = Math.min(FOURS - theirs, cards + (isKingBack ? 3 : 0));
    if (own <= cards && theirs <= left && canCount(blad[DECLARER], cards + talon, fewest, most)) {
      return;
    }
  }
  if (tricks) {
    const params = { blad: blad[DECLARER], tricks: tricks[DECLARER], talon };
    throw refusal('card-points-not-in-tricks', params, { field: 'count' });
  }
  throw refusal('card-points-without-valat', { blad: blad[DECLARER] }, { field: 'count' });
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
