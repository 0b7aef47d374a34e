import type { Payment, PlayerId } from '../payment.js';
import { pay } from '../payment.js';
import { nearestChip } from '../points.js';
import { refusal } from '../refusals/refusal.js';
import { ALL_KINGS, FOOL, MONDO, SKAT_SIZE, size } from './cards.js';
import type { Stake } from './books/book.js';
import { isUnsure } from './fine.js';
import type { Hand } from './record/form.js';
import type { Place } from './record/place.js';
import { DEALER, PLACES } from './record/place.js';
import { foolOf, nothingKnown, type KnownCards } from './possible/known-cards.js';
import { nextDealer } from './table.js';
import type { Fates } from './possible/tricks.js';
import { certainTricks, isPagatSeen } from './possible/tricks.js';

/** Card points in the deck: 4 × 7, 3 × 4, 2 × 4, 1 × 4, 25 tricks and the skat. */
export const CARD_POINTS = 78;
/** A third of them. */
const PAR = 26;
/** King, pagat, mondo, fool. */
const HIGH_CARD = 4;

/** Whether cards are counted after this hand: not after a nolo, nor where a tout ends it. */
export function isCounted(hand: Hand): boolean {
  if (hand.kind !== 'played' || hand.nolo !== null) return false;
  return hand.tout === null || hand.rules.conventions.countBesideTout;
}

/**
 * The players who count. `wolff-1899`: all three. Otherwise the two who do not deal next; of five,
 * where the new dealer sat out, R5 decides which of the three does not count.
 */
export function counters(hand: Hand): readonly Place[] {
  if (hand.rules.conventions.counting === 'all-exact') return PLACES;
  const idle = notCounting(hand);
  return PLACES.filter((place) => place !== idle);
}

function notCounting(hand: Hand): Place {
  const newDealer: PlayerId = nextDealer(hand.table);
  const place = PLACES.find((one) => hand.players[one] === newDealer);
  if (place !== undefined) return place;
  return hand.rules.conventions.fiveNotCounting === 'outgoing-dealer' ? DEALER : 1;
}

/**
 * Refuses a count that is not by the right players, or that no deal and play could give.
 *
 * @throws Refusal `impossible-hand`
 */
export function checkCount(hand: Hand, known: KnownCards, fates: Fates): void {
  if (!isCounted(hand)) {
    if (hand.count.length === 0) return;
    throw refusal('nothing-counted', {}, { field: 'count' });
  }
  const due = counters(hand);
  hand.count.forEach(({ place }, index) => {
    const player = hand.players[place];
    const field = `count[${index}].player`;
    if (!due.includes(place)) throw refusal('does-not-count', { player }, { field });
    if (hand.count.findIndex((one) => one.place === place) < index) {
      throw refusal('counts-twice', { player }, { field });
    }
  });
  if (hand.count.length !== due.length) {
    throw refusal('counts-missing', { counting: due.length }, { field: 'count' });
  }
  checkCountSum(hand, known, fates);
}

function checkCountSum(hand: Hand, known: KnownCards, fates: Fates): void {
  const { shortCountsStand } = hand.rules.conventions;
  const all: CountBounds[] = [];
  let least = 0;
  let most = 0;
  for (const place of PLACES) {
    const index = hand.count.findIndex((one) => one.place === place);
    const bounds = countBounds(hand, known, fates, place);
    const counted = hand.count[index]?.points;
    least += counted ?? bounds.least;
    most += counted ?? bounds.most;
    if (counted !== undefined) {
      const may = shortCountsStand ? { ...bounds, nothingBetween: false } : bounds;
      checkBounds(hand.players[place], index, counted, may);
    }
    all.push(counted === undefined ? bounds : { ...bounds, counted });
  }
  if (least > CARD_POINTS) {
    throw refusal('counts-too-high', { deck: CARD_POINTS }, { field: 'count' });
  }
  if (shortCountsStand && !canBeDivided(all)) {
    throw refusal('counts-not-divided', { deck: CARD_POINTS }, { field: 'count' });
  }
  // In wolff-1899 what the counts fall short of goes into the pagat pot.
  if (most < CARD_POINTS && hand.rules.conventions.counting !== 'all-exact') {
    throw refusal('counts-too-low', { most }, { field: 'count' });
  }
}

function checkBounds(
  player: PlayerId,
  index: number,
  counted: number,
  { least, most, nothingBetween }: CountBounds,
): void {
  const concerned = { field: `count[${index}].points` };
  if (!Number.isInteger(counted)) throw refusal('count-not-whole', { player }, concerned);
  if (counted < least) throw refusal('count-too-low', { player, counted, least }, concerned);
  if (counted > most) throw refusal('count-too-high', { player, counted, most }, concerned);
  if (nothingBetween && counted > least && counted < most) {
    throw refusal('count-between', { player, counted, least, most }, concerned);
  }
}

/**
 * Whether the card points can be divided so that everybody has at least what they counted: somebody who
 * counted too little has given the rest away ('Viser det sig, at der er tabt mere end vundet, gaar det
 * Overskydende i Pagatkoppen', wolff-1899, §5).
 */
function canBeDivided(bounds: readonly CountBounds[], left = CARD_POINTS): boolean {
  const [first, ...others] = bounds;
  if (first === undefined) return left === 0;
  const { least, most, counted = least, nothingBetween } = first;
  for (let points = counted; points <= Math.min(most, left); points++) {
    if (nothingBetween && points !== least && points !== most) continue;
    if (canBeDivided(others, left - points)) return true;
  }
  return false;
}

interface CountBounds {
  /** The count, if there is one. */
  readonly counted?: number;
  readonly least: number;
  readonly most: number;
  /** It is the one or the other: the fool is there or not. */
  readonly nothingBetween: boolean;
}

/** The counts of an ordinary hand that are usual. */
const USUAL = { least: 12, most: 45, nothingBetween: false };

/** The counts to choose from, rising: the usual ones, and after a tout all that are possible. */
export function likelyCounts(hand: Hand, place: Place): readonly number[] {
  const bounds = isOrdinary(hand, place) ? USUAL : boundsAfterTout(hand, nothingKnown(), place);
  const { least, most, nothingBetween } = bounds;
  if (nothingBetween) return [least, most];
  return Array.from({ length: most - least + 1 }, (_, more) => least + more);
}

/** Whether a player took some tricks, and another player some too. */
function isOrdinary({ allTricks, trickless }: Hand, place: Place): boolean {
  return allTricks === null && trickless[place] !== true;
}

function countBounds(hand: Hand, known: KnownCards, fates: Fates, place: Place): CountBounds {
  if (!isOrdinary(hand, place)) return boundsAfterTout(hand, known, place);
  const skat = place === DEALER ? 1 : 0;
  const tricks = Math.max(1, certainTricks(hand, known, fates, place));
  const least = skat + tricks + HIGH_CARD * certainHighCards(hand, known, fates, place);
  return { least, most: CARD_POINTS, nothingBetween: false };
}

function boundsAfterTout(hand: Hand, known: KnownCards, place: Place): CountBounds {
  if (hand.allTricks !== place) return tricklessBounds(hand, known, place);
  const foreignSkat = place === DEALER ? 0 : dearestSkat(hand);
  return {
    least: CARD_POINTS - HIGH_CARD - foreignSkat,
    most: CARD_POINTS,
    nothingBetween: place === DEALER,
  };
}

/** Without tricks a player has the fool, if it was played before the last trick, and the skat. */
function tricklessBounds(hand: Hand, known: KnownCards, place: Place): CountBounds {
  const fool = foolOf(known);
  const mayHaveFool = fool === null || fool === place;
  const foolIsHome =
    fool === place &&
    !isUnsure(hand, place) &&
    (hand.lastTrick?.ultimoCards.some((one) => one.place === place) ?? false);
  const isDealer = place === DEALER;
  return {
    least: (isDealer ? 1 : 0) + (foolIsHome ? HIGH_CARD : 0),
    most: (isDealer ? dearestSkat(hand) : 0) + (mayHaveFool ? HIGH_CARD : 0),
    nothingBetween: !isDealer,
  };
}

/** The skat counts 1 itself, three queens in it 9; with the pagat for a queen, one more. */
function dearestSkat(hand: Hand): number {
  const pagat = hand.rules.conventions.dealerMayDiscardPagat && !isPagatSeen(hand);
  return 1 + 3 * SKAT_SIZE + (pagat ? HIGH_CARD - 3 : 0);
}

/** Kings, pagat, mondo and fool that certainly lie in a player's tricks. */
function certainHighCards(hand: Hand, known: KnownCards, fates: Fates, place: Place): number {
  const trumps = isUnsure(hand, place) ? 0 : (known.trumps[place] ?? 0);
  const courts = isUnsure(hand, place) ? 0 : (known.courts[place] ?? 0);
  const kings = courts & ALL_KINGS & ~(fates.kingsLost[place] ?? 0);
  const trick = hand.lastTrick;
  const wonLast = trick?.winner === place;
  const fallen = trick?.ultimoCards ?? [];
  const taken = wonLast ? fallen.filter((one) => one.place !== place).length : 0;
  // The fool comes home unless it is played to the last trick, which its winner keeps.
  const foolIsHome = wonLast || fallen.some((one) => one.place === place);
  const fool = foolIsHome ? size(trumps & FOOL) : 0;
  const pagat = fates.pagatWonBy === place ? 1 : 0;
  return size(kings) + size(trumps & MONDO) + pagat + fool + taken;
}

/** The payments for the count; where nothing is counted, there are none. */
export function payCount(hand: Hand, into: Payment[]): void {
  if (hand.rules.conventions.counting === 'all-exact') payExactCount(hand, into);
  else payRoundedCount(hand, into);
}

/** How many times the count is paid, and by what. */
function countFactorOf({ rules }: Hand, { source }: Stake): { factor: number; source: string } {
  const { countFactor } = rules;
  if (countFactor === undefined) return { factor: 1, source };
  return { factor: countFactor.points, source: `${source}; ${countFactor.source}` };
}

/** Each who counts settles with the one who does not, to the nearest 5 (24 to 28: nothing). */
function payRoundedCount(hand: Hand, into: Payment[]): void {
  const idle = hand.players[notCounting(hand)];
  const unit = hand.rules.tariff.countUnit;
  const { factor, source } = countFactorOf(hand, unit);
  const cause = { reason: 'count', stage: 'count', source } as const;
  for (const { place, points: counted } of hand.count) {
    const due = nearestChip(Math.abs(counted - PAR), unit.points) * factor;
    const player = hand.players[place];
    if (counted > PAR) pay(into, cause, idle, player, due);
    else pay(into, cause, player, idle, due);
  }
}

/**
 * Everybody wins or loses exactly what they have over or under 26; what the counts fall short of 78
 * goes into the pagat pot (wolff-1899, §5: 'går det overskydende i Pagatkoppen').
 */
function payExactCount(hand: Hand, into: Payment[]): void {
  const over = [0, 0, 0];
  const { factor, source } = countFactorOf(hand, hand.rules.tariff.countUnit);
  for (const { place, points: counted } of hand.count) over[place] = (counted - PAR) * factor;
  for (const loser of PLACES) {
    const from = hand.players[loser];
    for (const winner of PLACES) {
      const due = Math.max(0, Math.min(-(over[loser] ?? 0), over[winner] ?? 0));
      over[loser] = (over[loser] ?? 0) + due;
      over[winner] = (over[winner] ?? 0) - due;
      pay(into, { reason: 'count', stage: 'count', source }, from, hand.players[winner], due);
    }
    const short = Math.max(0, -(over[loser] ?? 0));
    pay(into, { reason: 'count-short', stage: 'count', source }, from, 'pagat-pot', short);
  }
}
