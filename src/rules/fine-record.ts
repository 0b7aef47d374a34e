import type { PlayerId, PotName } from './payment.js';
import type { Points } from './points.js';

/** Fines as the secretary takes them down, whichever game is played. */

export const FINE_STAGES = ['deal', 'meldinger', 'play', 'after'] as const;
export type FineStage = (typeof FINE_STAGES)[number];

export const FINE_CODES = [
  'cups-not-moved',
  'misdeal',
  'skat-error',
  'skat-not-laid',
  'melding-early',
  'melding-late',
  'melding-omitted',
  'melding-false',
  'revoke',
  'lead-out-of-turn',
  'premature-lead',
  'premature-play',
  'fool-called-in-vain',
  'wrong-card-count',
  'miscount',
  'superficial',
  'other',
] as const;
export type FineCode = (typeof FINE_CODES)[number];

export interface FineRecord {
  readonly player: PlayerId;
  readonly code: FineCode;
  readonly stage: FineStage;
  /** Its maker owned up, before being caught. */
  readonly selfReported?: boolean;
  readonly reportedBy?: PlayerId | null;
  readonly note?: string;
  /** Points to each pot, where the book leaves the table a choice (always for `other`). */
  readonly amount?: number;
  /** The melding it is about, by its index in `meldinger`. */
  readonly melding?: number;
  /** A melding was missing, and nobody knows which: any ultimo card may have been in it. */
  readonly unknown?: boolean;
  /** The event whose card a revoke took, by its index in `events`. */
  readonly took?: number;
  /** Of `other`: the club's own fine that it is, by its code in the rules of the evening. */
  readonly own?: string | null;
  /** Königrufen: the recipients, every other player at the table, or the club's kitty. */
  readonly to?: 'players' | 'kitty' | null;
}

/** The field by which a fine is about a part of a hand; null for one that is about none. */
export function partOfHand({ melding, took, unknown }: FineRecord): keyof FineRecord | null {
  if (melding != null) return 'melding';
  if (took != null) return 'took';
  return unknown === true ? 'unknown' : null;
}

/** A degree of a fine. */
export interface FineChoice {
  /** Points to each of the two pots. */
  readonly amount: Points;
  readonly what: string;
  /** `always`: the hand is broken off; `may`: it is unless the others let it go on. */
  readonly abandons?: 'always' | 'may';
  /** The dealer gives the deal away to the next player. */
  readonly passesDeal?: boolean;
  /** The same dealer deals the cards again. */
  readonly dealtAgain?: boolean;
  /** The one fined cannot make an ultimo: at all, or on the cards that the melding concerned. */
  readonly bars?: 'ultimo' | 'cards-concerned';
}

/** The rule of a book for one kind of error. */
export interface FineRule {
  readonly source: string;
  /** The first is meant when the record names no amount; none where the table may name any. */
  readonly choices: readonly FineChoice[];
  /** The table must agree on an amount; there is no usual one. */
  readonly amountMustBeNamed?: boolean;
  /** Only the dealer can make this error. */
  readonly dealerOnly?: boolean;
  /** The fate of the payment for the melding that the fine names. */
  readonly melding?: 'paid' | 'not-paid' | 'paid-back';
  /** Nothing is due when the maker owns up. */
  readonly freeIfSelfReported?: boolean;
  /** Nothing is due, and nothing is abandoned or paid back, once all has been paid. */
  readonly freeAfterHand?: boolean;
  /** The one fined gets nothing for the last trick. */
  readonly losesLastTrick?: boolean;
  /** For a pagat or king that the revoke took, its holder gets back what the loss cost. */
  readonly refundsTakenCard?: boolean;
  /** Fine and forfeited deal are given back when the cards themselves turn out to be faulty. */
  readonly givenBackIfDeckFaulty?: boolean;
  /** The only cup that it goes to; both when left out. */
  readonly cup?: PotName;
  /** From which time of a player's in an evening on it costs; from the first when left out. */
  readonly from?: number;
  /** The cards must be dealt again: the hand cannot have been played. */
  readonly voidsDeal?: boolean;
}

/** The fines of a book, by their codes. */
export type FineCatalogue = Readonly<Partial<Record<FineCode, FineRule>>>;
