import type { PlayerId } from '../../payment.js';
import { refusal } from '../../refusals/refusal.js';
import type { KoenigrufenRules } from '../books/book.js';
import type { CardCount, KoenigrufenHandRecord, Kontra } from './hand.js';
import { KOENIGRUFEN_REASONS } from '../reasons.js';
import type { KoenigrufenTable } from '../table.js';
import { activePlayers } from '../table.js';

/** One of the four who play: 0 is forehand, then as the seats follow. */
export type Seat = 0 | 1 | 2 | 3;
export const SEATS: readonly Seat[] = [0, 1, 2, 3];
export const FOREHAND: Seat = 0;

/** All card points, in thirds of a point. */
export const ALL_BLAD = 210;
/** 35/2: with so many a game is won, and who loses a trischaken with them is mayor. */
export const MORE_THAN_HALF = 107;
export const ALL_TRICKS = 12;

/** The facts by which a hand of any kind is settled. */
export interface Round {
  readonly rules: KoenigrufenRules;
  readonly table: KoenigrufenTable;
  /** Forehand first. */
  readonly players: readonly [PlayerId, PlayerId, PlayerId, PlayerId];
  readonly record: KoenigrufenHandRecord;
}

/**
 * Reads who plays, and checks who dealt and who sat in forehand where the record says so.
 *
 * @throws Refusal `impossible-hand` when the table says otherwise
 */
export function readRound(
  rules: KoenigrufenRules,
  table: KoenigrufenTable,
  record: KoenigrufenHandRecord,
): Round {
  const players = activePlayers(table);
  if (record.dealer != null && record.dealer !== table.dealer) {
    throw refusal('not-the-dealer', { player: record.dealer }, { field: 'dealer' });
  }
  if (record.forehand != null && record.forehand !== players[FOREHAND]) {
    throw refusal('not-forehand', { player: record.forehand }, { field: 'forehand' });
  }
  return { rules, table, players, record };
}

/** The seat of a player. Throws a Refusal `impossible-hand` for one who does not play this hand. */
export function seatOf({ players, table }: Round, player: PlayerId, field: string): Seat {
  const seat = players.indexOf(player);
  if (seat >= 0) return asSeat(seat);
  throw refusal(table.dealer === player ? 'sits-out' : 'not-in-hand', { player }, { field });
}

export function asSeat(seat: number): Seat {
  return seat === 0 ? 0 : seat === 1 ? 1 : seat === 2 ? 2 : 3;
}

type Part = Exclude<keyof KoenigrufenHandRecord, 'game' | 'dealer' | 'forehand' | 'contract'>;

type Reasons = typeof KOENIGRUFEN_REASONS;
/** The reasons that name nothing but the contract. */
type PartReason = {
  [R in keyof Reasons]: Reasons[R] extends { readonly params: infer Named }
    ? keyof Named extends 'contract'
      ? R
      : never
    : R;
}[keyof Reasons];

/** Parts of a record, each with the reason why it cannot be there. */
export type PartsRefused = readonly (readonly [Part, PartReason])[];

/**
 * Refuses parts of a record that its contract does not know.
 *
 * @throws Refusal `impossible-hand`
 */
export function refuseParts(record: KoenigrufenHandRecord, parts: PartsRefused): void {
  for (const [part, reason] of parts) {
    if (!isGiven(record, part)) continue;
    const params = 'params' in KOENIGRUFEN_REASONS[reason] ? { contract: record.contract } : {};
    throw refusal(reason, params, { field: part });
  }
}

/** Whether the record says anything in a part: `null`, `false` and empty lists say nothing. */
export function isGiven(record: KoenigrufenHandRecord, part: Part): boolean {
  const value = record[part];
  if (value == null) return false;
  if (part === 'won') return true;
  return value !== false && !(Array.isArray(value) && value.length === 0);
}

/** The factor of a last word: kontra ×2, rekontra ×4, subkontra ×8. */
export function factorOf(kontra: Kontra | null | undefined): 1 | 2 | 4 | 8 {
  if (kontra == null) return 1;
  return kontra === 'kontra' ? 2 : kontra === 'rekontra' ? 4 : 8;
}

const POINTS_AND_BLAD = /^(\d{1,2})(?:\/([012]))?$/;

/**
 * Card points in blad, from blad or from points as '35/2'.
 *
 * @returns 0 to 210
 * @throws Refusal `impossible-hand` when there are none, two that differ, or not in that range
 */
export function bladOf(count: CardCount, field: string): number {
  const { blad, points } = count;
  if (points != null) {
    const read = POINTS_AND_BLAD.exec(points);
    if (!read) {
      throw refusal('card-points-form', {}, { field: `${field}.points` });
    }
    const inBlad = 3 * Number(read[1]) + Number(read[2] ?? 0);
    if (blad != null && blad !== inBlad) {
      const params = { points, makes: inBlad, blad };
      throw refusal('card-points-differ', params, { field: `${field}.blad` });
    }
    return checkBlad(inBlad, `${field}.points`);
  }
  if (blad == null) throw refusal('card-points-missing', {}, { field });
  return checkBlad(blad, `${field}.blad`);
}

function checkBlad(blad: number, field: string): number {
  if (!Number.isInteger(blad) || blad < 0 || blad > ALL_BLAD) {
    throw refusal('card-points-out-of-range', { deck: ALL_BLAD }, { field });
  }
  return blad;
}

/** Card points as the table says them, e.g. '35/2'. */
export function wordsOf(blad: number): string {
  const rest = blad % 3;
  return rest === 0 ? `${blad / 3}` : `${(blad - rest) / 3}/${rest}`;
}

/** Throws a Refusal `impossible-hand` unless it is a number of tricks, 0 to 12. */
export function checkTricks(tricks: number, field: string): void {
  if (!Number.isInteger(tricks) || tricks < 0 || tricks > ALL_TRICKS) {
    throw refusal('tricks-out-of-range', {}, { field });
  }
}
