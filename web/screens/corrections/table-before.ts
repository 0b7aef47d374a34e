import { gameOf, type Rules, type Table } from '../../../src/rules/game.js';
import type { Party, PlayerId } from '../../../src/rules/payment.js';
import { points } from '../../../src/rules/points.js';
import type { HandView, SessionView } from '../../api/club-queries.js';
import type { AlsoToCorrect } from '../../api/corrections.js';
import type { TableState } from '../../evening/table-state.js';

/** What tells of a hand on which table it was dealt. */
export type Dealt = Pick<HandView, 'dealer' | 'active' | 'pots' | 'payments'>;

/**
 * The table as it was when a hand was dealt, worked out backwards from the hand itself. Who sat out
 * then is known only as long as the same sit there; what an entry offers does not depend on it, and
 * what the correction comes to is the service's to say.
 */
export function tableBefore(rules: Rules, session: SessionView, hand: Dealt): TableState {
  const { pots } = hand;
  const before = pots && {
    king: pots.king - paidInto(hand, 'king-pot'),
    pagat: pots.pagat - paidInto(hand, 'pagat-pot'),
  };
  return dealt(playersOf(rules, session, hand), hand.dealer, before);
}

/** The table that the service says a hand or a fine would come to stand on. */
export function tableTold({ seats, dealer, pots }: AlsoToCorrect['table']): TableState {
  return dealt(seats as PlayerId[], dealer, pots);
}

function dealt(players: PlayerId[], dealer: string, pots: HandView['pots']): TableState {
  const held = pots && { 'king-pot': points(pots.king), 'pagat-pot': points(pots.pagat) };
  const table: Table = {
    players,
    dealer: dealer as PlayerId,
    ...(held === null ? {} : { pots: held }),
  };
  const standings = players.map((player) => ({ player, points: 0, seated: true }));
  return { table, standings, hands: 0, version: 0, isClosed: false };
}

/** What a hand left in a pot; below 0 when it took more. */
function paidInto({ payments }: Dealt, pot: Party): number {
  return payments.reduce(
    (sum, { from, to, points: paid }) => sum + (to === pot ? paid : 0) - (from === pot ? paid : 0),
    0,
  );
}

function playersOf(rules: Rules, session: SessionView, hand: Dealt): PlayerId[] {
  const dealer = hand.dealer as PlayerId;
  const active = hand.active as PlayerId[];
  const seats = session.seats as PlayerId[];
  const isAsNow =
    seats.includes(dealer) &&
    gameOf(rules)
      .active(rules, { players: seats, dealer, ...noPots(rules) })
      .every((player, place) => player === active[place]);
  if (isAsNow) return seats;
  return active.includes(dealer) ? active : [dealer, ...active];
}

/** Who plays does not depend on what the pots hold. */
function noPots(rules: Rules): Pick<Table, 'pots'> {
  if (rules.game !== 'tarok') return {};
  return { pots: { 'king-pot': points(0), 'pagat-pot': points(0) } };
}
