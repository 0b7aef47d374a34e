import type { FinedTimes } from '../own-book/own-parts.js';
import type { PlayerId } from '../payment.js';
import { checkSeats, playerAt, withoutPlayer, withPlayer, type PartySize } from '../seats.js';

/** The table between two hands: all that the next hand depends on. There are no pots. */
export interface KoenigrufenTable {
  /** Counter-clockwise, the direction of play; the next in the list sits to the right. */
  readonly players: readonly PlayerId[];
  /** The dealer of the next hand. */
  readonly dealer: PlayerId;
  /** How often each player was fined, where a price depends on it. */
  readonly fined?: FinedTimes;
}

/** A step of the evening that pays nothing: there is no pot to found, to join or to split. */
export interface KoenigrufenStep {
  readonly payments: readonly never[];
  readonly table: KoenigrufenTable;
}

/** Four play; a fifth can sit at the table ('fyra deltagare. Man kan också spela på fem'). */
export const PARTY_SIZE: PartySize = { book: 'koenigrufen', fewest: 4, most: 5 };

/**
 * Lays the table.
 *
 * @throws Refusal `seats-refused` when there are not four or five, somebody sits twice, or the
 *   dealer does not sit at the table
 */
export function openTable(players: readonly PlayerId[], dealer: PlayerId): KoenigrufenStep {
  checkSeats(PARTY_SIZE, players, dealer);
  return { payments: [], table: { players, dealer } };
}

/**
 * The four who play a hand: forehand (to the dealer's right) first, then as the seats follow. Of
 * five the dealer sits out ('hoppar givaren över sig själv'); of four they are the last.
 */
export function activePlayers(
  table: KoenigrufenTable,
): readonly [PlayerId, PlayerId, PlayerId, PlayerId] {
  const { players, dealer } = table;
  const seat = players.indexOf(dealer);
  return [
    playerAt(players, seat + 1),
    playerAt(players, seat + 2),
    playerAt(players, seat + 3),
    playerAt(players, seat + 4),
  ];
}

/** The dealer after `table.dealer`: forehand, with five as well ('Spelets fortsatta gång'). */
export function nextDealer(table: KoenigrufenTable): PlayerId {
  return playerAt(table.players, table.players.indexOf(table.dealer) + 1);
}

/**
 * A fifth player joins the party.
 *
 * @param seat where they sit down, 0 to n; n (the last) when left out
 * @throws Refusal `seats-refused` when they sit there already or the table is full
 */
export function join(
  table: KoenigrufenTable,
  player: PlayerId,
  seat = table.players.length,
): KoenigrufenStep {
  const players = withPlayer(PARTY_SIZE, table.players, player, seat);
  return { payments: [], table: { ...table, players } };
}

/**
 * One of five leaves. If they would have dealt next, the deal passes to the next player to the right,
 * as it would have after them.
 *
 * @throws Refusal `seats-refused` when they do not sit there or fewer than four would remain
 */
export function leave(table: KoenigrufenTable, player: PlayerId): KoenigrufenStep {
  const players = withoutPlayer(PARTY_SIZE, table.players, player);
  const dealer = table.dealer === player ? nextDealer(table) : table.dealer;
  return { payments: [], table: { ...table, players, dealer } };
}
