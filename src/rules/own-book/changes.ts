import type { FineStage } from '../fine-record.js';
import type { PotName } from '../payment.js';

/** A fine that a club adds to its book. */
export interface AddedFine {
  /** The club's short name for it, e.g. `telefon`. */
  readonly code: string;
  /** Language → the club's words. */
  readonly words: Readonly<Record<string, string>>;
  readonly stage: FineStage;
  /** Points to each of its cups; in Königrufen to each other player, or to the kitty. */
  readonly price: number;
  /** The only cup that it goes to; both when left out. */
  readonly cup?: PotName;
  /** From which time of a player's in an evening on it costs. */
  readonly from?: number;
}

/**
 * The changes of a club's book to its parent: a closed set, each part of which may be left out. No
 * expressions: a change is a number, a choice, or a word of the club.
 */
export interface BookChanges {
  /** Reading id → option id. */
  readonly readings?: Readonly<Record<string, string>>;
  /** Row of the tariff → points. */
  readonly tariff?: Readonly<Record<string, number>>;
  /** Cup → its own foundation. */
  readonly foundations?: Readonly<Partial<Record<PotName, number>>>;
  /** Code → points of each degree of the fine, to each of its cups. */
  readonly fines?: Readonly<Record<string, readonly number[]>>;
  /** Code → the only cup that the fine goes to. */
  readonly cups?: Readonly<Record<string, PotName>>;
  /** Code → from which time of a player's in an evening on the fine costs. */
  readonly from?: Readonly<Record<string, number>>;
  /** Codes of fines that the club does not know. */
  readonly leftOut?: readonly string[];
  readonly added?: readonly AddedFine[];
  /** The parts of the game that are not played: nolo, tout, kinds of melding; contracts and figures. */
  readonly notPlayed?: readonly string[];
  /** How many times the count is paid. */
  readonly countFactor?: number;
}

/** The content of a club's book. */
export interface OwnBookContent {
  /** The id of the book that it changes. */
  readonly parent: string;
  readonly changes: BookChanges;
  /** Place of a change, e.g. `fines.misdeal` → where the club decided it. */
  readonly citations: Readonly<Record<string, string>>;
}

/** The places of all changes, e.g. `fines.misdeal`, `added.telefon`, `countFactor`. */
export function placesOf(changes: BookChanges): readonly string[] {
  return Object.entries(changes).flatMap(([part, value]: [string, unknown]) => {
    if (part === 'added') return (changes.added ?? []).map(({ code }) => `added.${code}`);
    if (Array.isArray(value)) return value.map((name) => `${part}.${String(name)}`);
    if (typeof value !== 'object' || value === null) return [part];
    return Object.keys(value).map((name) => `${part}.${name}`);
  });
}
