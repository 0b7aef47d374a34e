import type { FineRecord } from './fine-record.js';
import type { PlayerId } from './payment.js';
import { refusal } from './refusals/refusal.js';

/** How many may sit at a table. */
export interface PartySize {
  /** The book of the rule, as refusals name it: 'brix-1996'. */
  readonly book: string;
  readonly fewest: number;
  readonly most: number;
}

/**
 * Checks the seats of a table that is laid.
 *
 * @throws Refusal `seats-refused` when the book does not know a party of that many, somebody sits
 *   twice, or the dealer does not sit at the table
 */
export function checkSeats(
  { book, fewest, most }: PartySize,
  players: readonly PlayerId[],
  dealer: PlayerId,
): void {
  if (players.length < fewest || players.length > most) {
    const params = { book, fewest, most, players: players.length };
    throw refusal('party-size', params, { field: 'seats' });
  }
  players.forEach((player, seat) => {
    if (players.indexOf(player) !== seat) {
      throw refusal('seated-twice', { player }, { field: `seats[${seat}]` });
    }
  });
  if (!players.includes(dealer)) {
    throw refusal('first-dealer-not-seated', { player: dealer }, { field: 'firstDealer' });
  }
}

/**
 * The seats with one more player.
 *
 * @param seat where they sit down, 0 to n
 * @throws Refusal `seats-refused` when they sit there already, the table is full, or it has no such seat
 */
export function withPlayer(
  { book, most }: PartySize,
  players: readonly PlayerId[],
  player: PlayerId,
  seat: number,
): readonly PlayerId[] {
  const count = players.length;
  if (players.includes(player)) {
    throw refusal('already-seated', { player }, { field: 'player' });
  }
  if (count >= most) {
    throw refusal('table-full', { book, most }, { field: 'player' });
  }
  if (!Number.isInteger(seat) || seat < 0 || seat > count) {
    throw refusal('no-such-seat', { last: count }, { field: 'seat' });
  }
  return [...players.slice(0, seat), player, ...players.slice(seat)];
}

/**
 * The seats without a player.
 *
 * @throws Refusal `seats-refused` when they do not sit there or too few would remain
 */
export function withoutPlayer(
  { fewest }: PartySize,
  players: readonly PlayerId[],
  player: PlayerId,
): readonly PlayerId[] {
  if (!players.includes(player)) {
    throw refusal('not-seated', { player }, { field: 'player' });
  }
  if (players.length <= fewest) {
    throw refusal('too-few-left', { fewest }, { field: 'player' });
  }
  return players.filter((one) => one !== player);
}

/** Everybody at the table can report a fine, also who sits out. */
export function checkReporter(
  table: { readonly players: readonly PlayerId[] },
  { reportedBy }: FineRecord,
  path: string,
): void {
  if (reportedBy == null || table.players.includes(reportedBy)) return;
  throw refusal('reporter-not-seated', { player: reportedBy }, { field: `${path}reportedBy` });
}

/** The player in a seat; the seats go round. */
export function playerAt(players: readonly PlayerId[], seat: number): PlayerId {
  const player = players[seat % players.length];
  if (player === undefined) throw new RangeError('A table without players.');
  return player;
}
