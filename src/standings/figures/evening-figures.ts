import type { FineCode } from '../../rules/fine-record.js';
import type { KeeperName, PlayerId, PotName } from '../../rules/payment.js';
import type { ContractId, Figure } from '../../rules/koenigrufen/record/hand.js';
import type { FeatKey, GamePart, MeldingKey } from '../../rules/tally.js';
import type { Part } from './parts.js';

/** The figures of one player in an evening: their row in the club's statistics. */
export interface EveningStatistic {
  /** How many hands they were dealt in. */
  readonly hands: number;
  /** Their result of the evening, in points: their balance, the pots included. */
  readonly points: number;
  readonly figures: EveningFigures;
}

/**
 * The figures behind it. Lists hold numbers of hands, ascending, so that every number is the count of
 * the hands that it leads to. Keys with nothing behind them are left out; those that are there come in
 * the order of their lists, players in the order in which they first sat down.
 */
export interface EveningFigures {
  /** The hands they were dealt in; those dealt again and those broken off count, voided ones do not. */
  readonly hands: readonly number[];
  /** The points that each of `hands` moved for them, the pots included. */
  readonly points: readonly number[];
  /**
   * The points that moved for them outside those hands: founding, joining, leaving, fines between
   * hands, the split, and founding pots again in a hand that they sat out. With `points` it is the
   * balance.
   */
  readonly between: number;
  /** The hands they dealt, also where the dealer sits out. */
  readonly dealt: readonly number[];
  readonly feats: Readonly<Partial<Record<FeatKey, readonly number[]>>>;
  /** A hand is listed twice if two of a kind were made in it. */
  readonly meldinger: Readonly<Partial<Record<MeldingKey, readonly number[]>>>;
  readonly contracts: readonly ContractFigure[];
  readonly figures: Readonly<Partial<Record<Figure, MadeAndLost>>>;
  readonly cups: CupFigures;
  readonly fines: readonly FineFigure[];
  /** Their payments to each other player and to the club: gross, before any refund. */
  readonly paid: Readonly<Partial<Record<Counterparty, ByPart>>>;
  /** The club's payments to them: where more left a cup than the players had put into it. */
  readonly fromClub: ByPart;
}

/** A payee: another player, or the club, which keeps the rest of a kitty. */
export type Counterparty = PlayerId | typeof CLUB;
export const CLUB = 'club';

/** Points by what they were paid for; more than 0. */
export type ByPart = Readonly<Partial<Record<Part, number>>>;

/** Their part in a game that was declared (Königrufen); two of one hand in a bei. */
export interface ContractFigure {
  readonly hand: number;
  readonly contract: ContractId;
  readonly as: GamePart;
  /** The others of their side. */
  readonly partners: readonly PlayerId[];
  /** Whether their side won it. */
  readonly won: boolean;
  /** The factor: 1, 2, 4 or 8. */
  readonly kontra: number;
}

/** Hands in which a figure of theirs was made and lost, declared or not. */
export interface MadeAndLost {
  readonly made: readonly number[];
  readonly lost: readonly number[];
}

export interface CupFigures {
  /** Cups taken by an ultimo or a tout, each with what was in it. */
  readonly won: readonly CupWon[];
  /** Their payments into each keeper, for any reason. */
  readonly filled: Readonly<Partial<Record<KeeperName, number>>>;
}

export interface CupWon {
  readonly hand: number;
  readonly cup: PotName;
  readonly points: number;
}

/** How a fine ended. */
export const FINE_ENDS = ['stands', 'disputed', 'upheld', 'changed', 'lifted'] as const;
/**
 * `stands`, also after a withdrawn dispute; `disputed`, not decided yet; `upheld` by a decision;
 * `changed`: it replaced another one; `lifted`: it was taken back.
 */
export type FineEnd = (typeof FINE_ENDS)[number];

/** A fine that a club added to its book. All versions of a book have it together, two books do not. */
export interface OwnFineName {
  /** The id of the club's book. */
  readonly book: string;
  /** Its code in that book. */
  readonly code: string;
  /** Language → the club's words, as the evening's version of the book has them. */
  readonly words: Readonly<Record<string, string>>;
}

export interface FineFigure {
  /** The id of the fine as it was last recorded. */
  readonly fine: string;
  /** The hand that it belongs to or is about; null for none. */
  readonly hand: number | null;
  readonly code: FineCode;
  /** The club's own fine that it is; left out for a fine of the sources. */
  readonly own?: OwnFineName;
  /** The cost for them, with all its payees; 0 once it is lifted. */
  readonly points: number;
  readonly end: FineEnd;
}
