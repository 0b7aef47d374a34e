import type { Court, Suit } from '../../../src/rules/cards.js';

/** A card is a number: 0 the fool, 1 the pagat … 21 the mondo, then 14 a suit, the king on top. */
export type Card = number;
export const FOOL: Card = 0;
export const PAGAT: Card = 1;
export const MONDO: Card = 21;
export const SUITS = ['hearts', 'diamonds', 'spades', 'clubs'] as const;
export const COURTS: readonly Court[] = ['jack', 'knight', 'queen', 'king'];

export const isTrump = (card: Card): boolean => card >= PAGAT && card <= MONDO;
export const suitOf = (card: Card): Suit | 'trump' | null =>
  card === FOOL ? null : card <= MONDO ? 'trump' : (SUITS[Math.floor((card - 22) / 14)] ?? null);
export const rankOf = (card: Card): number => (card <= MONDO ? card : (card - 22) % 14);
export const isKing = (card: Card): boolean => card > MONDO && rankOf(card) === 13;
export const courtCard = (suit: Suit, court: Court): Card =>
  22 + 14 * SUITS.indexOf(suit) + 10 + COURTS.indexOf(court);

/** Card points, without the one for each trick. */
export function valueOf(card: Card): number {
  if (card === FOOL || card === PAGAT || card === MONDO) return 4;
  return card <= MONDO ? 0 : Math.max(0, rankOf(card) - 9);
}

/** mulberry32: the same seed plays the same hand. */
export function randomOf(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export function pick<T>(random: () => number, list: readonly T[]): T {
  const one = list[Math.floor(random() * list.length)];
  if (one === undefined) throw new RangeError('Nothing to pick from.');
  return one;
}

export function shuffled<T>(random: () => number, list: readonly T[]): T[] {
  return list
    .map((one) => ({ one, key: random() }))
    .sort((left, right) => left.key - right.key)
    .map(({ one }) => one);
}
