import type { Payment, PlayerId, PotName, Stage } from '../payment.js';
import { pay } from '../payment.js';
import type { Points } from '../points.js';
import { MOST_POINTS, chipsBelow, nearestChip, points, splitInChips } from '../points.js';
import { citedAt } from '../house-rules/house-rules.js';
import { refusal } from '../refusals/refusal.js';
import { checkSeats, playerAt, withoutPlayer, withPlayer, type PartySize } from '../seats.js';
import type { FinedTimes } from '../own-book/own-parts.js';
import type { Stake, TarokRules } from './books/book.js';

/** The content of the two pots, in points; never below zero. */
export type Pots = Readonly<Record<PotName, Points>>;

export const POT_NAMES: readonly PotName[] = ['king-pot', 'pagat-pot'];

/** The table between two hands: all that the next hand depends on. */
export interface TarokTable {
  /** Counter-clockwise, the direction of play; the next in the list sits to the right. */
  readonly players: readonly PlayerId[];
  /** The dealer of the next hand. */
  readonly dealer: PlayerId;
  readonly pots: Pots;
  /** How often each player was fined, where a price depends on it. */
  readonly fined?: FinedTimes;
}

/** A step of the evening: the payments it makes, and the table after it. */
export interface Step {
  readonly payments: readonly Payment[];
  readonly table: TarokTable;
}

/** At least three play; a party of fewer cannot go on. */
const FEWEST_PLAYERS = 3;

export function partySizeOf({ book, conventions }: TarokRules): PartySize {
  return { book, fewest: FEWEST_PLAYERS, most: conventions.mostPlayers };
}

/**
 * Lays the table: everybody founds both pots.
 *
 * @throws Refusal `seats-refused` when the book does not know a party of that many, somebody sits
 *   twice, or the dealer does not sit at the table
 */
export function openTable(rules: TarokRules, players: readonly PlayerId[], dealer: PlayerId): Step {
  checkSeats(partySizeOf(rules), players, dealer);
  const payments: Payment[] = [];
  for (const pot of POT_NAMES) found(rules, players, pot, 'foundation', payments);
  const empty = { 'king-pot': points(0), 'pagat-pot': points(0) };
  return { payments, table: { players, dealer, pots: potsAfter(empty, payments) } };
}

/** The foundation of a pot. */
export function foundationOf(
  { foundations, tariff }: Pick<TarokRules, 'foundations' | 'tariff'>,
  pot: PotName,
): Stake {
  return foundations?.[pot] ?? tariff.foundation;
}

/**
 * Everybody at the table, also a player who sits out, puts the foundation into one pot.
 *
 * @param place the place in the source by which it is due; that of the foundation itself when left out
 */
export function found(
  rules: TarokRules,
  players: readonly PlayerId[],
  pot: PotName,
  stage: Stage,
  into: Payment[],
  place?: string,
): void {
  const foundation = foundationOf(rules, pot);
  const { points: each } = foundation;
  const source = place === undefined ? foundation.source : citedAt(place, foundation);
  for (const player of players) {
    pay(into, { reason: 'foundation', stage, source }, player, pot, each);
  }
}

/**
 * The three who play a hand, in the order of meldinger: dealer, forehand (to the right), the third.
 * Of four, the one opposite the dealer sits out (wolff-1899 leaves it open, R14); of five, the
 * dealer plays with the neighbours to the right and left (vlk-1970, 3.a(3)).
 */
export function activePlayers(
  rules: TarokRules,
  table: TarokTable,
): readonly [PlayerId, PlayerId, PlayerId] {
  const { players, dealer } = table;
  const count = players.length;
  const seat = players.indexOf(dealer);
  const third =
    count === 4 && rules.conventions.fourthSitsOut === 'left-of-dealer'
      ? seat + 2
      : seat + count - 1;
  return [dealer, playerAt(players, seat + 1), playerAt(players, third)];
}

/**
 * The dealer after `table.dealer`: the player to the right; of five, the one who sits out nearest to
 * the right (vlk-1970, 3.a(3)).
 */
export function nextDealer(table: TarokTable): PlayerId {
  const { players, dealer } = table;
  return playerAt(players, players.indexOf(dealer) + (players.length === 5 ? 2 : 1));
}

/**
 * A player joins the party. They add to each pot 1/n of what is there, n being the players before
 * them, to the nearest chip (brix-1996, Logistics; the others by R6).
 *
 * @param seat where they sit down, 0 to n; n (the last) when left out
 * @throws Refusal `seats-refused` when they sit there already or the table is full
 */
export function join(
  rules: TarokRules,
  table: TarokTable,
  player: PlayerId,
  seat = table.players.length,
): Step {
  const players = withPlayer(partySizeOf(rules), table.players, player, seat);
  const count = table.players.length;
  const { chip } = rules.tariff;
  const payments: Payment[] = [];
  for (const pot of POT_NAMES) {
    const due =
      rules.conventions.joining === 'foundation'
        ? foundationOf(rules, pot).points
        : nearestChip(table.pots[pot] / count, chip.points);
    pay(
      payments,
      { reason: 'joining', stage: 'join', source: rules.sources.join },
      player,
      pot,
      due,
    );
  }
  return { payments, table: { ...table, players, pots: potsAfter(table.pots, payments) } };
}

/**
 * A player leaves before the end. They take a share of each pot, rounded down to a chip (R7); if
 * they would have dealt next, the deal passes on (R15).
 *
 * @throws Refusal `seats-refused` when they do not sit there or fewer than three would remain
 */
export function leave(rules: TarokRules, table: TarokTable, player: PlayerId): Step {
  const players = withoutPlayer(partySizeOf(rules), table.players, player);
  const seat = table.players.indexOf(player);
  const count = table.players.length;
  const payments: Payment[] = [];
  for (const pot of POT_NAMES) {
    if (rules.conventions.leaving === 'takes-nothing') break;
    const share = chipsBelow(Math.floor(table.pots[pot] / count), rules.tariff.chip.points);
    const cause = { reason: 'leaving', stage: 'leave', source: rules.sources.leave } as const;
    pay(payments, cause, pot, player, share);
  }
  const step = rules.conventions.leaverWouldDeal === 'passes-right' ? 1 : count - 1;
  const dealer = table.dealer === player ? playerAt(table.players, seat + step) : table.dealer;
  const after = { ...table, players, dealer, pots: potsAfter(table.pots, payments) };
  return { payments, table: after };
}

/**
 * The end of the evening: each pot is divided evenly among all at the table, those who sat out the
 * last hand included. Odd chips go one each in seat order from the player who would deal next (R4).
 */
export function splitPots(rules: TarokRules, table: TarokTable): Step {
  const { players, dealer, pots } = table;
  const first = players.indexOf(dealer);
  const cause = { reason: 'pot-split', stage: 'split', source: rules.sources.split } as const;
  const chip = rules.conventions.oddPoints === 'in-chips' ? rules.tariff.chip.points : 1;
  const payments: Payment[] = [];
  for (const pot of POT_NAMES) {
    splitInChips(pots[pot], players.length, chip).forEach((share, place) => {
      pay(payments, cause, pot, playerAt(players, first + place), share);
    });
  }
  return { payments, table: { ...table, pots: potsAfter(pots, payments) } };
}

/**
 * The content of the pots after some payments.
 *
 * @throws Refusal `amount-too-large` when a pot would grow out of all bounds
 */
export function potsAfter(pots: Pots, payments: readonly Payment[]): Pots {
  let king: number = pots['king-pot'];
  let pagat: number = pots['pagat-pot'];
  for (const { from, to, points: amount } of payments) {
    if (to === 'king-pot') king += amount;
    else if (to === 'pagat-pot') pagat += amount;
    if (from === 'king-pot') king -= amount;
    else if (from === 'pagat-pot') pagat -= amount;
  }
  if (king > MOST_POINTS || pagat > MOST_POINTS) {
    throw refusal('pot-too-large', { most: MOST_POINTS });
  }
  return { 'king-pot': points(king), 'pagat-pot': points(pagat) };
}
