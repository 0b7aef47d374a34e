import type { Cause, Payment } from '../payment.js';
import { pay } from '../payment.js';
import type { Points } from '../points.js';
import { points } from '../points.js';
import { refusal } from '../refusals/refusal.js';
import type { Stake, Tariff, TarokRules } from './books/book.js';
import type { CourtSet, TrumpSet } from './cards.js';
import {
  ALL_KINGS,
  FOOL,
  MONDO,
  PAGAT,
  TRUMP_COUNT,
  courtCard,
  courtsOf,
  kingOf,
} from './cards.js';
import { isPlayed, type Hand, type HandMelding } from './record/form.js';
import type { Place } from './record/place.js';
import { PLACES } from './record/place.js';
import type { FineStage } from '../fine-record.js';
import type { Grade, MeldingRecord } from './record/hand.js';

/** The cards of its maker that a true melding proves. */
export interface Holding {
  readonly trumps: TrumpSet;
  readonly trumpsMissing: TrumpSet;
  readonly courts: CourtSet;
  readonly courtsMissing: CourtSet;
  /** How many trumps they have, the fool included; null when the melding does not say. */
  readonly trumpCount: number | null;
}

/**
 * The price of a melding for each other active player.
 *
 * @returns the points and the place in the book (10 trumps 10, each more 5 more; 3 matadors 10, each
 *   more 5 more; half, full, abundant 5, 10, 15)
 */
export function meldingStake(tariff: Tariff, melding: MeldingRecord): Stake {
  switch (melding.kind) {
    case 'trumps':
      return stepped(tariff.trumps, tariff.trumpsStep, melding.count - 10);
    case 'matadors':
    case 'small-matadors':
      return stepped(tariff.matadors, tariff.matadorsStep, melding.count - 3);
    case 'cavallerie':
    case 'kings':
      return tariff[melding.grade];
  }
}

function stepped(first: Stake, step: Stake, more: number): Stake {
  if (more === 0) return first;
  return { points: points(first.points + step.points * more), source: first.source };
}

/** The meldinger in their order, dealer first, each paid by the two others at once. */
export function payMeldinger(hand: Hand, into: Payment[]): void {
  for (const place of PLACES) {
    for (const made of hand.meldinger) {
      if (made.place !== place || made.due === 'not-paid') continue;
      if (!isPlayed(hand.rules, made.melding.kind)) continue;
      const { points: each, source } = meldingStake(hand.rules.tariff, made.melding);
      payEach(hand, place, { reason: made.melding.kind, stage: 'meldinger', source }, each, into);
    }
  }
}

/** The payment for a false melding goes back, together with its fine. */
export function payMeldingerBack(hand: Hand, stage: FineStage, into: Payment[]): void {
  for (const { place, melding, due, fine } of hand.meldinger) {
    const fined = fine === null ? undefined : hand.fines[fine];
    if (due !== 'paid-back' || fine === null || fined?.fine.stage !== stage) continue;
    if (!isPlayed(hand.rules, melding.kind)) continue;
    const { points: each } = meldingStake(hand.rules.tariff, melding);
    const { source } = fined.rule;
    payToEach(hand, place, { reason: 'melding-paid-back', stage, source, fine }, each, into);
  }
}

/** The two others each pay a player the same. */
export function payEach(
  hand: Hand,
  to: Place,
  cause: Cause,
  amount: Points,
  into: Payment[],
): void {
  for (const place of PLACES) {
    if (place !== to) pay(into, cause, hand.players[place], hand.players[to], amount);
  }
}

/** A player pays each of the two others the same. */
export function payToEach(
  hand: Hand,
  from: Place,
  cause: Cause,
  amount: Points,
  into: Payment[],
): void {
  for (const place of PLACES) {
    if (place !== from) pay(into, cause, hand.players[from], hand.players[place], amount);
  }
}

/**
 * Refuses meldinger that the book does not know or that are not whole, each by itself.
 *
 * @throws Refusal `impossible-hand` or `rule-refused`
 */
export function checkMeldinger(hand: Hand): void {
  hand.meldinger.forEach((made, index) => {
    checkWhole(hand.rules, made.melding, `meldinger[${index}]`);
    if (made.isFalse) return;
    const twice = hand.meldinger.findIndex(
      (other) => !other.isFalse && other.place === made.place && isSame(other, made),
    );
    if (twice < index) {
      throw refusal(
        'melding-twice',
        { player: made.melding.player },
        { field: `meldinger[${index}]` },
      );
    }
  });
}

function isSame({ melding: one }: HandMelding, { melding: other }: HandMelding): boolean {
  if (one.kind === 'cavallerie' && other.kind === 'cavallerie') return one.suit === other.suit;
  return one.kind === other.kind;
}

function checkWhole(rules: TarokRules, melding: MeldingRecord, field: string): void {
  switch (melding.kind) {
    case 'trumps':
      checkCount(melding, 10, field);
      return;
    case 'small-matadors':
      if (!rules.conventions.smallMatadors) {
        throw refusal('small-matadors-not-played', {}, { field: `${field}.kind` });
      }
      checkCount(melding, 3, field);
      return;
    case 'matadors':
      checkCount(melding, 3, field);
      return;
    case 'cavallerie':
      checkMissing(melding, field);
      if (
        rules.conventions.halfCavallerieNeedsKing &&
        melding.grade === 'half' &&
        melding.missing === 'king'
      ) {
        throw refusal('half-cavallerie-without-king', {}, { field: `${field}.missing` });
      }
      return;
    case 'kings':
      checkMissing(melding, field);
  }
}

function checkCount(
  { kind, count }: Extract<MeldingRecord, { count: unknown }>,
  least: number,
  field: string,
): void {
  if (!Number.isInteger(count) || count < least || count > TRUMP_COUNT) {
    const params = { melding: kind, least, trumps: TRUMP_COUNT };
    throw refusal('melding-count', params, { field: `${field}.count` });
  }
}

function checkMissing(melding: Extract<MeldingRecord, { grade: unknown }>, field: string): void {
  if (melding.grade === 'half' && melding.missing == null) {
    throw refusal('half-without-missing', {}, { field: `${field}.missing` });
  }
  if (melding.grade !== 'half' && melding.missing != null) {
    throw refusal('missing-in-whole', { grade: melding.grade }, { field: `${field}.missing` });
  }
}

/** The fool, mondo and pagat, then 20, 19, … unbroken: MATADORS[n] are n matadors. */
const MATADORS: readonly TrumpSet[] = runs([FOOL, MONDO, PAGAT], (more) => 1 << (21 - more));
/** The pagat, the fool and 2, then 3, … unbroken (wolff-1899, §4). */
const SMALL_MATADORS: readonly TrumpSet[] = runs([PAGAT, FOOL, 1 << 2], (more) => 1 << (2 + more));

function runs(first: readonly TrumpSet[], next: (more: number) => TrumpSet): TrumpSet[] {
  const sets: TrumpSet[] = [0, 0, 0, first.reduce((all, one) => all | one, 0)];
  for (let count = 4; count <= TRUMP_COUNT; count++) {
    sets.push((sets[count - 1] ?? 0) | next(count - 3));
  }
  return sets;
}

/** The cards of its maker that a melding proves, if it is true. */
export function holdingOf(melding: MeldingRecord): Holding {
  switch (melding.kind) {
    case 'trumps':
      return melding.withPagat
        ? holding(PAGAT, 0, 0, 0, melding.count)
        : holding(0, PAGAT, 0, 0, melding.count);
    case 'matadors':
      return runHolding(MATADORS, melding.count);
    case 'small-matadors':
      return runHolding(SMALL_MATADORS, melding.count);
    case 'cavallerie': {
      const missing = melding.missing == null ? 0 : courtCard(melding.suit, melding.missing);
      return graded(melding.grade, courtsOf(melding.suit), missing);
    }
    case 'kings':
      return graded(
        melding.grade,
        ALL_KINGS,
        melding.missing == null ? 0 : kingOf(melding.missing),
      );
  }
}

/** A player with exactly so many lacks the next one. */
function runHolding(sets: readonly TrumpSet[], count: number): Holding {
  const trumps = sets[count] ?? 0;
  const next = sets[count + 1] ?? trumps;
  return holding(trumps, next & ~trumps, 0, 0, null);
}

/** The holder of the fool never has a full holding: with it, it would be abundant. */
function graded(grade: Grade, whole: CourtSet, missing: CourtSet): Holding {
  const courts = whole & ~missing;
  return grade === 'full'
    ? holding(0, FOOL, courts, missing, null)
    : holding(FOOL, 0, courts, missing, null);
}

function holding(
  trumps: TrumpSet,
  trumpsMissing: TrumpSet,
  courts: CourtSet,
  courtsMissing: CourtSet,
  trumpCount: number | null,
): Holding {
  return { trumps, trumpsMissing, courts, courtsMissing, trumpCount };
}
