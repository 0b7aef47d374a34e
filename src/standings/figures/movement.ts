import type { KeeperName } from '../../rules/payment.js';
import type { Counterparty } from './evening-figures.js';
import type { Part } from './parts.js';

/** Points that moved in a step of an evening, corrections worked in. */
export interface Movement {
  /** Null for what moved between hands and when the evening ended. */
  readonly hand: number | null;
  readonly from: Counterparty | KeeperName;
  readonly to: Counterparty | KeeperName;
  /** The part of the payment between two players; null for a payment into or out of a cup. */
  readonly part: Part | null;
  /** More than 0. */
  readonly points: number;
}
