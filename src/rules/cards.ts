/** The four suits (farver) of both games. */
export const SUITS = ['hearts', 'diamonds', 'spades', 'clubs'] as const;
export type Suit = (typeof SUITS)[number];

/** The four court cards (honnører) of a suit. */
export const COURTS = ['king', 'queen', 'knight', 'jack'] as const;
export type Court = (typeof COURTS)[number];

/** A single card, e.g. `king-hearts`, `pagat`, `trump-17`. */
export type CardId = `${Court}-${Suit}` | 'fool' | 'pagat' | 'mondo' | `trump-${number}`;
