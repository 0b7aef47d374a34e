import type { FineRecord } from '../../src/rules/fine-record.js';
import type { HandRecord } from '../../src/rules/game.js';
import type { PlayerId } from '../../src/rules/payment.js';

/** What is tapped at the table, and goes to the club's books in this order. */
export type EveningStep =
  | { readonly kind: 'hand'; readonly record: HandRecord }
  /** A fine between two hands; `hand` is the one it is about, if any. */
  | { readonly kind: 'fine'; readonly fine: FineRecord; readonly hand: number | null }
  /** `seat` is counted from 0; null is the last one. */
  | { readonly kind: 'join'; readonly player: PlayerId; readonly seat: number | null }
  | { readonly kind: 'leave'; readonly player: PlayerId }
  | { readonly kind: 'close' }
  /** Takes back the latest hand that counts; `reason` is the usual one when null. */
  | { readonly kind: 'undo'; readonly reason: string | null };

export type StepKind = EveningStep['kind'];
