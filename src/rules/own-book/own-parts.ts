import type { FineRecord, FineStage } from '../fine-record.js';
import type { PlayerId, PotName } from '../payment.js';
import type { Points } from '../points.js';

/** A version of a club's own book. */
export interface OwnVersion {
  /** The id of the club's book. */
  readonly book: string;
  /** Counted from 1. */
  readonly version: number;
  /** The name of the book when the evening was opened; left out in evenings from before names were pinned. */
  readonly name?: string;
}

/** A fine that a club has added to its book. It breaks off nothing and bars nobody. */
export interface OwnFine {
  /** The club's short name for it, e.g. `telefon`. */
  readonly code: string;
  /** Language → the club's words; at least one. */
  readonly words: Readonly<Record<string, string>>;
  /** The stage that is proposed for it. */
  readonly stage: FineStage;
  /** Points to each of its cups; in Königrufen to each other player, or to the kitty. */
  readonly price: Points;
  /** The only cup that it goes to; both when left out. */
  readonly cup?: PotName;
  /** From which time of a player's in an evening on it costs; from the first when left out. */
  readonly from?: number;
  readonly source: string;
}

/** The parts of rules that only a club's own book has: without them everything is as its parent says. */
export interface OwnParts {
  /** The version of the club's book that the rules are of; left out for a book of the sources. */
  readonly own?: OwnVersion;
  readonly ownFines?: readonly OwnFine[];
}

/**
 * How often each player was fined in an evening, by player and by what for. Only what costs from a
 * later time on is counted: a table of other rules has none.
 */
export type FinedTimes = Readonly<Partial<Record<PlayerId, Readonly<Record<string, number>>>>>;

/** The name by which a fine is counted: its code, or the name of a club's own fine. */
function nameOf({ code, own }: FineRecord): string {
  return own == null ? code : `own:${own}`;
}

/** How often a player was fined for the same before, in an evening so far. */
export function timesBefore(fined: FinedTimes | undefined, fine: FineRecord): number {
  return fined?.[fine.player]?.[nameOf(fine)] ?? 0;
}

/** Counts one fine more. */
export function countFine(fined: FinedTimes | undefined, fine: FineRecord): FinedTimes {
  const { player } = fine;
  const times = { ...fined?.[player], [nameOf(fine)]: timesBefore(fined, fine) + 1 };
  return { ...fined, [player]: times };
}

/** The own fine that a record names; undefined for none of this book. */
export function ownFineOf({ ownFines }: OwnParts, name: string): OwnFine | undefined {
  return ownFines?.find(({ code }) => code === name);
}
