import { COURTS, SUITS, type CardId, type Court, type Suit } from '../rules/cards.js';

/** The signs of the suits, the same in every language. */
export const SUIT_SIGNS = {
  hearts: '♥',
  diamonds: '♦',
  spades: '♠',
  clubs: '♣',
} as const satisfies Readonly<Record<Suit, string>>;

/** The number of a trump; null for a card that is told by its name. */
export function trumpOf(card: CardId): number | null {
  return card.startsWith('trump-') ? Number(card.slice('trump-'.length)) : null;
}

/** Court and suit of a court card. */
export function courtOf(card: CardId): { readonly court: Court; readonly suit: Suit } {
  const [first, second] = card.split('-');
  const court = COURTS.find((one) => one === first);
  const suit = SUITS.find((one) => one === second);
  if (court === undefined || suit === undefined) throw new RangeError(`No court card: ${card}`);
  return { court, suit };
}
