import type { Payment, PlayerId } from '../payment.js';
import type { Warned } from '../refusals/warning.js';
import type { KoenigrufenTable } from './table.js';
import type { ContractId, Figure, Side } from './record/hand.js';
import type { NegativeId, PositiveId } from './contracts.js';

/** A hand, settled. */
export interface KoenigrufenSettlement {
  /** The game first, then the figures; each more than 0 points. */
  readonly payments: readonly Payment[];
  /** The table after the hand: the next dealer. */
  readonly table: KoenigrufenTable;
  readonly outcome: KoenigrufenOutcome;
  /** Likely mistakes in the record that are possible all the same. */
  readonly warnings: readonly KoenigrufenWarning[];
}

/** The outcome of the hand, in words of the game. */
export interface KoenigrufenOutcome {
  readonly kind: 'played' | 'given-up' | 'lost-at-once';
  readonly dealer: PlayerId;
  /** Forehand first. */
  readonly active: readonly PlayerId[];
  readonly contract: ContractId;
  /** One; in a bei two, the base game first; in trischaken none. */
  readonly games: readonly GameOutcome[];
  /** In the order of the tariff. */
  readonly figures: readonly FigureOutcome[];
  /** Card points in blad by side; null in negative games and where nothing was counted. */
  readonly count: Readonly<Record<Side, number>> | null;
  readonly trischaken: TrischakenOutcome | null;
}

export interface GameOutcome {
  readonly contract: PositiveId | NegativeId;
  readonly declarer: PlayerId;
  readonly partner: PlayerId | null;
  readonly won: boolean;
  /** The side that took every trick; whether that or its silent figures were paid, payments say. */
  readonly valat: Side | null;
}

/** A figure that was settled: made, or lost. */
export interface FigureOutcome {
  readonly figure: Figure;
  readonly side: Side;
  readonly declared: boolean;
  readonly made: boolean;
}

export interface TrischakenOutcome {
  readonly losers: readonly PlayerId[];
  readonly virgins: readonly PlayerId[];
  readonly mayor: boolean;
}

export interface KoenigrufenWarning extends Warned<'played-on' | 'figure-left-out'> {
  readonly player: PlayerId;
}

/** The part of the settlement that depends on the kind of game; the rest is the same for all. */
export interface Settled {
  readonly payments: readonly Payment[];
  readonly kind: KoenigrufenOutcome['kind'];
  readonly games: readonly GameOutcome[];
  readonly figures: readonly FigureOutcome[];
  readonly count: Readonly<Record<Side, number>> | null;
  readonly trischaken: TrischakenOutcome | null;
  readonly warnings: readonly KoenigrufenWarning[];
}
