import type { KeeperName } from '../../rules/payment.js';
import type { Counterparty } from './evening-figures.js';
import type { Part } from './parts.js';

/** Points that moved in a step of an evening, corrections worked in. */
export interface Movement {
  /** Null for what moved between hands and when the evening ended. */
  readonly hand: number | null;
  readonly from: Counterparty | KeeperName;
  readonly to: Counterparty | KeeperName;
  /** What one paid another for; null for what was put into a cup or won out of it. */
  readonly part: Part | null;
  /** More than 0. */
  readonly points: number;
}
