import { refusal } from '../../refusals/refusal.js';
import type { PositiveContract } from '../contracts.js';
import type { Round, Seat } from '../record/form.js';
import { FOREHAND, SEATS, refuseParts, seatOf, type PartsRefused } from '../record/form.js';
import type { Side, SideOrPlayer } from '../record/hand.js';

/** The declarer with the partner is side 0, the opponents are side 1. */
export type SideIndex = 0 | 1;
export const DECLARER: SideIndex = 0;
export const OPPONENTS: SideIndex = 1;
export const BOTH: readonly SideIndex[] = [DECLARER, OPPONENTS];

export const nameOf = (side: SideIndex): Side => (side === DECLARER ? 'declarer' : 'opponents');
export const otherThan = (side: SideIndex): SideIndex => (side === DECLARER ? OPPONENTS : DECLARER);

/** The sides of a positive game. */
export interface Sides {
  readonly declarer: Seat;
  readonly partner: Seat | null;
  /** The holder of the called king; null when none was called. */
  readonly kingHolder: Seat | 'talon' | null;
  /** By seat. */
  readonly sideOf: readonly SideIndex[];
  /** The pairs that settle: one of the declarer's side with one opponent. */
  readonly pairs: readonly (readonly [Seat, Seat])[];
}

const NO_KING: PartsRefused = [
  ['calledKing', 'no-king-called'],
  ['kingHolder', 'no-king-called'],
  ['partner', 'declarer-plays-alone'],
];

/**
 * Finds declarer and partner. The holder of the called king plays with the declarer; with a king
 * of their own, or one in the talon, the declarer plays alone ('Anrop av kung').
 *
 * @throws Refusal `impossible-hand` for somebody who does not play, or a partner who is not the
 *   holder of the king, or a king in a contract that calls none
 */
export function readSides(round: Round, contract: PositiveContract): Sides {
  const declarer = readDeclarer(round, contract);
  if (!contract.callsKing) {
    refuseParts(round.record, NO_KING);
    return sidesOf(declarer, null, null);
  }
  const kingHolder = readKingHolder(round);
  if (round.record.calledKing === 'fourth' && kingHolder === declarer) {
    const params = { player: round.players[declarer] };
    throw refusal('fourth-king-held', params, { field: 'kingHolder' });
  }
  const partner = kingHolder === 'talon' || kingHolder === declarer ? null : kingHolder;
  checkPartner(round, declarer, partner);
  return sidesOf(declarer, partner, kingHolder);
}

function readDeclarer(round: Round, contract: PositiveContract): Seat {
  const { declarer } = round.record;
  if (declarer == null) {
    if (contract.forehandOnly) return FOREHAND;
    throw refusal('declarer-missing', {}, { field: 'declarer' });
  }
  const seat = seatOf(round, declarer, 'declarer');
  if (contract.forehandOnly && seat !== FOREHAND) {
    throw refusal('only-forehand', { contract: contract.id }, { field: 'declarer' });
  }
  return seat;
}

function readKingHolder(round: Round): Seat | 'talon' {
  const { kingHolder, partner } = round.record;
  if (kingHolder === 'talon') return 'talon';
  if (kingHolder != null) return seatOf(round, kingHolder, 'kingHolder');
  if (partner != null) return seatOf(round, partner, 'partner');
  throw refusal('king-holder-missing', {}, { field: 'kingHolder' });
}

function checkPartner(round: Round, declarer: Seat, partner: Seat | null): void {
  const named = round.record.partner;
  if (named == null) return;
  const seat = seatOf(round, named, 'partner');
  const concerned = { field: 'partner' };
  if (seat === declarer) throw refusal('own-partner', { player: named }, concerned);
  if (seat === partner) return;
  if (partner === null) throw refusal('no-partner', {}, concerned);
  throw refusal('not-the-partner', { player: named }, concerned);
}

function sidesOf(declarer: Seat, partner: Seat | null, kingHolder: Sides['kingHolder']): Sides {
  const sideOf = SEATS.map((seat) =>
    seat === declarer || seat === partner ? DECLARER : OPPONENTS,
  );
  const others = SEATS.filter((seat) => sideOf[seat] === OPPONENTS);
  // The next player after the declarer in the seats settles with the declarer, the other with the
  // partner.
  others.sort((one, other) => ((one - declarer + 4) % 4) - ((other - declarer + 4) % 4));
  const pairs = others.map((other, index): readonly [Seat, Seat] => [
    index === 1 && partner !== null ? partner : declarer,
    other,
  ]);
  return { declarer, partner, kingHolder, sideOf, pairs };
}

/**
 * The side that a part of the record is about.
 *
 * @throws Refusal `impossible-hand` when neither a side nor a player is named, or two that differ
 */
export function sideNamed(
  round: Round,
  sides: Sides,
  { side, player }: SideOrPlayer,
  field: string,
): SideIndex {
  const named = side == null ? null : side === 'declarer' ? DECLARER : OPPONENTS;
  if (player == null) {
    if (named === null) throw refusal('side-missing', {}, { field });
    return named;
  }
  const own = sides.sideOf[seatOf(round, player, `${field}.player`)] ?? OPPONENTS;
  if (named !== null && named !== own) {
    throw refusal('not-on-side', { player, side: nameOf(named) }, { field: `${field}.player` });
  }
  return own;
}

/**
 * Refuses a king ultimo where no called king is in play.
 *
 * @throws Refusal `impossible-hand` where none was called or it lay in the talon, `rule-refused`
 *   where the house does not know it
 */
export function checkKingUltimo(round: Round, sides: Sides, field: string): void {
  if (sides.kingHolder === null) {
    const params = { contract: round.record.contract };
    throw refusal('king-ultimo-without-king', params, { field });
  }
  if (sides.kingHolder === 'talon') {
    throw refusal('king-ultimo-from-talon', {}, { field });
  }
  const isOwn = sides.kingHolder === sides.declarer;
  if (isOwn && !round.rules.conventions.ownKingUltimo) {
    throw refusal('king-ultimo-of-own-king', {}, { field });
  }
}
