import type { PlayerId } from './payment.js';
import { told } from './refusal.js';

/** How many may sit at a table. */
export interface Party {
  /** Whose rule it is, as refusals name it: 'brix-1996'. */
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
  { book, fewest, most }: Party,
  players: readonly PlayerId[],
  dealer: PlayerId,
): void {
  if (players.length < fewest || players.length > most) {
    throw told(
      'seats-refused',
      `In ${book} a party is of ${fewest} to ${most} players, not ${players.length}.`,
      'seats',
    );
  }
  players.forEach((player, seat) => {
    if (players.indexOf(player) !== seat) {
      throw told('seats-refused', 'A player cannot sit in two seats.', `seats[${seat}]`);
    }
  });
  if (!players.includes(dealer)) {
    throw told('seats-refused', 'The first dealer must sit at the table.', 'firstDealer');
  }
}

/**
 * The seats with one more player.
 *
 * @param seat where he sits down, 0 to n
 * @throws Refusal `seats-refused` when he sits there already, the table is full, or it has no such seat
 */
export function withPlayer(
  { book, most }: Party,
  players: readonly PlayerId[],
  player: PlayerId,
  seat: number,
): readonly PlayerId[] {
  const count = players.length;
  if (players.includes(player)) {
    throw told('seats-refused', 'This player already sits at the table.', 'player');
  }
  if (count >= most) {
    throw told('seats-refused', `In ${book} no more than ${most} play.`, 'player');
  }
  if (!Number.isInteger(seat) || seat < 0 || seat > count) {
    throw told('seats-refused', `The table has seats 0 to ${count} for him.`, 'seat');
  }
  return [...players.slice(0, seat), player, ...players.slice(seat)];
}

/**
 * The seats without a player.
 *
 * @throws Refusal `seats-refused` when he does not sit there or too few would remain
 */
export function withoutPlayer(
  { fewest }: Party,
  players: readonly PlayerId[],
  player: PlayerId,
): readonly PlayerId[] {
  if (!players.includes(player)) {
    throw told('seats-refused', 'This player does not sit at the table.', 'player');
  }
  if (players.length <= fewest) {
    const number = WORDS[fewest] ?? String(fewest);
    const message = `${number} must remain; close the session instead.`;
    throw told('seats-refused', message, 'player');
  }
  return players.filter((one) => one !== player);
}

const WORDS: Readonly<Record<number, string>> = { 3: 'Three', 4: 'Four' };

/** The player in a seat; the seats go round. */
export function playerAt(players: readonly PlayerId[], seat: number): PlayerId {
  const player = players[seat % players.length];
  if (player === undefined) throw new RangeError('A table without players.');
  return player;
}
