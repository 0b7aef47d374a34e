import { refusal } from '../../refusals/refusal.js';
import { warningOf } from '../../refusals/warning.js';
import type { Announced } from '../record/announcements.js';
import { readAnnouncements } from '../record/announcements.js';
import type { PositiveContract } from '../contracts.js';
import { COMES_WITH_VALAT, GRAMMELN, GROSSGRAMMELN, VALAT, bitOf } from '../contracts.js';
import type { Figures } from './figures.js';
import { addMade, readFigures, valatNamed } from './figures.js';
import type { PartsRefused, Round } from '../record/form.js';
import { ALL_BLAD, ALL_TRICKS, MORE_THAN_HALF, isGiven, refuseParts } from '../record/form.js';
import type { KoenigrufenWarning, Settled } from '../outcome.js';
import type { Played } from './pay-positive.js';
import { payGivenUp, payLostAtOnce, payPlayed } from './pay-positive.js';
import { checkPlay } from './possible.js';
import type { BySide } from './side-count.js';
import { readSideCount, readSideTricks } from './side-count.js';
import type { SideIndex, Sides } from './sides.js';
import { BOTH, DECLARER, OPPONENTS, nameOf, otherThan, readSides } from './sides.js';
import { KOENIGRUFEN_WARNINGS } from '../summary/warnings.js';

const GRAMMELN_BLAD = 137;
const GROSSGRAMMELN_BLAD = 167;
const SUIT_CARDS_NEEDED = 6;
const HAND_SIZE = 12;

const NOT_IN_POSITIVE: PartsRefused = [
  ['personalKontra', 'kontra-binds-everybody'],
  ['games', 'two-games-only-in-bei'],
  ['virgins', 'virgins-only-in-trischaken'],
];

/**
 * A positive game: the declarer, alone or with the holder of the called king, wins with more than
 * half of the card points; figures are settled beside it.
 *
 * @throws Refusal for what no play could have produced or the contract does not know
 */
export function settlePositive(round: Round, contract: PositiveContract): Settled {
  const { record } = round;
  refuseParts(record, NOT_IN_POSITIVE);
  const sides = readSides(round, contract);
  const announced = readAnnouncements(round, contract, sides);
  const lostAtOnce = isLostAtOnce(round, contract);
  if (record.gaveUp) {
    checkGivenUp(round, contract, sides, announced);
    return payGivenUp(round, contract, sides);
  }
  if (lostAtOnce) {
    const blad = checkLostAtOnce(round, sides);
    return payLostAtOnce(round, contract, sides, blad);
  }
  const played = judge(round, contract, sides, announced);
  const settled = payPlayed(round, contract, sides, announced, played);
  return { ...settled, warnings: leftOut(round, announced, played) };
}

const warning = warningOf(KOENIGRUFEN_WARNINGS);

/** Declared figures of which nothing in the record says that they were made or lost: they count as lost. */
function leftOut(
  { players }: Round,
  { said }: Announced,
  { figures, taker }: Played,
): KoenigrufenWarning[] {
  const { made, silentlyLost, declaredLost } = figures;
  const named = made[0] | made[1] | silentlyLost[0] | silentlyLost[1];
  return said.flatMap(({ figure, side, seat }) => {
    const bit = bitOf(figure);
    // The count decides over those; where one side took every trick, the other made none.
    if ((bit & (GRAMMELN | GROSSGRAMMELN | VALAT)) !== 0 || taker === otherThan(side)) return [];
    if (((named | declaredLost[side]) & bit) !== 0) return [];
    const player = players[seat];
    const params = { player, figure, side: nameOf(side) };
    return [{ ...warning('declared-but-left-out', params), player }];
  });
}

const NOT_WHEN_GIVEN_UP: PartsRefused = [
  ['kontra', 'given-up-not-doubled'],
  ['count', 'given-up-not-played'],
  ['tricks', 'given-up-not-played'],
  ['figures', 'given-up-not-played'],
];

/** 'Hen har i detta fall rätt att omedelbart ge upp spelet och endast betala för förlorat spel.' */
function checkGivenUp(
  { record }: Round,
  contract: PositiveContract,
  sides: Sides,
  { said }: Announced,
): void {
  if (!contract.callsKing || contract.isSolo) {
    throw refusal('cannot-be-given-up', { contract: contract.id }, { field: 'gaveUp' });
  }
  if (sides.kingHolder !== 'talon') {
    throw refusal('give-up-without-talon-king', {}, { field: 'gaveUp' });
  }
  refuseParts(record, NOT_WHEN_GIVEN_UP);
  said.forEach(({ figure, kontra }, index) => {
    if (figure !== contract.bird) {
      throw refusal('given-up-only-bird', {}, { field: `announcements[${index}]` });
    }
    if (kontra !== null) {
      throw refusal('given-up-not-doubled', {}, { field: `announcements[${index}].kontra` });
    }
  });
  if (record.won) throw refusal('given-up-is-lost', {}, { field: 'won' });
}

/** 'Efter köpet måste spelföraren minst ha sex kort i sidofärger på handen'. */
function isLostAtOnce({ record }: Round, contract: PositiveContract): boolean {
  const { suitCards } = record;
  if (suitCards == null) return false;
  if (!contract.isFarben) {
    throw refusal('suit-cards-only-in-farben', {}, { field: 'suitCards' });
  }
  if (!Number.isInteger(suitCards) || suitCards < 0 || suitCards > HAND_SIZE) {
    throw refusal('suit-cards-out-of-range', {}, { field: 'suitCards' });
  }
  return suitCards < SUIT_CARDS_NEEDED;
}

const NOT_WHEN_LOST_AT_ONCE: PartsRefused = [
  ['announcements', 'lost-at-once'],
  ['figures', 'lost-at-once'],
  ['tricks', 'lost-at-once'],
];
const NOT_BEFORE_KONTRA: PartsRefused = [
  ['kontra', 'lost-at-once'],
  ['count', 'lost-at-once'],
];

/** 'annars är spelet omedelbart förlorat': before declarations and kontra, which follow the talon. */
function checkLostAtOnce(round: Round, sides: Sides): BySide | null {
  refuseParts(round.record, NOT_WHEN_LOST_AT_ONCE);
  if (round.rules.conventions.lostBeforeKontra) refuseParts(round.record, NOT_BEFORE_KONTRA);
  if (round.record.won) {
    throw refusal('lost-at-once', {}, { field: 'won' });
  }
  return readSideCount(round, sides);
}

/** Judges the play: winner, margin and figures. */
function judge(
  round: Round,
  contract: PositiveContract,
  sides: Sides,
  announced: Announced,
): Played {
  const { record } = round;
  const figures = readFigures(round, contract, sides, announced);
  const counted = readSideCount(round, sides);
  const tricks = readSideTricks(round, sides);
  const taker = takerOf(figures, counted, tricks);
  if (taker === null && !counted) {
    throw refusal('card-points-missing', {}, { field: 'count' });
  }
  const blad = counted ?? (taker === DECLARER ? EVERYTHING : NOTHING);
  addCounted(round, contract, figures, blad, taker);
  checkPlay({ record, contract, sides, figures, taker, blad, tricks });
  const isWon = isGameWon(announced, blad, taker);
  checkWon(round, announced, blad, isWon);
  return { figures, blad, taker, isWon };
}

const EVERYTHING: BySide = [ALL_BLAD, 0];
const NOTHING: BySide = [0, ALL_BLAD];

/**
 * The side that took every trick: so named, by its tricks, or since the other one has no card.
 *
 * @throws Refusal `impossible-hand` when these contradict each other
 */
function takerOf(figures: Figures, blad: BySide | null, tricks: BySide | null): SideIndex | null {
  const byTricks = tricks ? holderOfAll(tricks, ALL_TRICKS) : null;
  const byCount = blad ? holderOfAll(blad, ALL_BLAD) : null;
  const taker = valatNamed(figures) ?? byTricks ?? byCount;
  if (taker === null) return null;
  if (tricks && byTricks !== taker) {
    throw refusal('valat-without-all-tricks', { tricks: tricks[taker] }, { field: 'tricks' });
  }
  if (blad && byCount !== taker) {
    const params = { blad: blad[taker], deck: ALL_BLAD };
    throw refusal('valat-without-all-blad', params, { field: 'count' });
  }
  return taker;
}

function holderOfAll(both: BySide, all: number): SideIndex | null {
  if (both[DECLARER] === all) return DECLARER;
  return both[OPPONENTS] === all ? OPPONENTS : null;
}

/** Grammeln and grossgrammeln follow from the card points, and all of them from a valat. */
function addCounted(
  { record }: Round,
  contract: PositiveContract,
  figures: Figures,
  blad: BySide,
  taker: SideIndex | null,
): void {
  for (const side of BOTH) {
    const counted =
      (blad[side] >= GRAMMELN_BLAD ? GRAMMELN : 0) |
      (blad[side] >= GROSSGRAMMELN_BLAD ? GROSSGRAMMELN : 0);
    const missed = figures.made[side] & (GRAMMELN | GROSSGRAMMELN) & ~counted;
    if (missed !== 0) {
      const figure = (missed & GRAMMELN) !== 0 ? 'grammeln' : 'grossgrammeln';
      const needed = figure === 'grammeln' ? GRAMMELN_BLAD : GROSSGRAMMELN_BLAD;
      const index = (record.figures ?? []).findIndex(
        (one, at) => one.figure === figure && figures.by[at] === side,
      );
      const params = { figure, needed, blad: blad[side] } as const;
      throw refusal('grammeln-too-low', params, { field: `figures[${index}].figure` });
    }
    addMade(figures, side, counted);
  }
  if (taker === null) return;
  const other = otherThan(taker);
  if (figures.made[other] !== 0) {
    const field = `figures[${figures.by.indexOf(other)}]`;
    throw refusal('figure-beside-valat', { side: nameOf(other) }, { field });
  }
  const all = contract.isFarben ? GRAMMELN | GROSSGRAMMELN : COMES_WITH_VALAT;
  addMade(figures, taker, all | VALAT);
}

/** A declared valat decides the game whatever the card points; else more than half of them do. */
function isGameWon({ figures }: Announced, blad: BySide, taker: SideIndex | null): boolean {
  if ((figures[DECLARER] & VALAT) !== 0) return taker === DECLARER;
  if ((figures[OPPONENTS] & VALAT) !== 0) return taker !== OPPONENTS;
  return blad[DECLARER] >= MORE_THAN_HALF;
}

function checkWon(round: Round, { figures }: Announced, blad: BySide, isWon: boolean): void {
  const { record } = round;
  if (!isGiven(record, 'won') || record.won === isWon) return;
  const result = isWon ? 'won' : 'lost';
  const side = BOTH.find((one) => (figures[one] & VALAT) !== 0);
  if (side !== undefined) {
    throw refusal('result-against-valat', { side: nameOf(side), result }, { field: 'won' });
  }
  const params = { blad: blad[DECLARER], needed: MORE_THAN_HALF, result } as const;
  throw refusal('result-against-count', params, { field: 'won' });
}
