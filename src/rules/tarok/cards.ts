import { COURTS, SUITS, type CardId, type Court, type Suit } from '../cards.js';

/** The five cards that make an ultimo or a bagud: the pagat and the four kings. */
export const ULTIMO_CARDS = [
  'pagat',
  'king-hearts',
  'king-diamonds',
  'king-spades',
  'king-clubs',
] as const;
export type UltimoCard = (typeof ULTIMO_CARDS)[number];

/**
 * A set of trumps as bits: bit 0 is the fool, which counts as a trump in meldinger, bit 1 the
 * pagat, … bit 21 the mondo.
 */
export type TrumpSet = number;

/** A set of court cards as bits: suit × 4 + court, both in the order of the lists above. */
export type CourtSet = number;

export const FOOL: TrumpSet = 1;
export const PAGAT: TrumpSet = 1 << 1;
export const MONDO: TrumpSet = 1 << 21;
/** The 21 trumps and the fool. */
export const ALL_TRUMPS: TrumpSet = (1 << 22) - 1;
/** How many cards count as trumps in a melding: the 21 and the fool. */
export const TRUMP_COUNT = 22;
/** A hand after the discard; the dealer has three more before it (the skat). */
export const HAND_SIZE = 25;
export const SKAT_SIZE = 3;

/** The king of a suit, as a set. */
export function kingOf(suit: Suit): CourtSet {
  return 1 << (SUITS.indexOf(suit) * 4);
}

/** All four court cards of a suit. */
export function courtsOf(suit: Suit): CourtSet {
  return 0b1111 << (SUITS.indexOf(suit) * 4);
}

/** One court card, as a set. */
export function courtCard(suit: Suit, court: Court): CourtSet {
  return 1 << (SUITS.indexOf(suit) * 4 + COURTS.indexOf(court));
}

export const ALL_KINGS: CourtSet = 0b0001_0001_0001_0001;

/** How many cards a set has. */
export function size(set: number): number {
  let bits = set - ((set >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return (((bits + (bits >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}

/** The suit of a king among the ultimo cards; null for the pagat. */
export function suitOf(card: UltimoCard): Suit | null {
  switch (card) {
    case 'pagat':
      return null;
    case 'king-hearts':
      return 'hearts';
    case 'king-diamonds':
      return 'diamonds';
    case 'king-spades':
      return 'spades';
    case 'king-clubs':
      return 'clubs';
  }
}

/** The lowest trump (or the fool) of a set. */
export function lowestTrump(set: TrumpSet): CardId {
  const number = 31 - Math.clz32(set & -set);
  if (number === 0) return 'fool';
  if (number === 1) return 'pagat';
  return number === 21 ? 'mondo' : `trump-${number}`;
}

/** The lowest court card of a set. */
export function lowestCourt(set: CourtSet): CardId {
  const place = 31 - Math.clz32(set & -set);
  return `${COURTS[place & 3] ?? 'king'}-${SUITS[place >> 2] ?? 'hearts'}`;
}
