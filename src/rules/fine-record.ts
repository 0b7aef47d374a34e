import type { PlayerId } from './payment.js';

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
  /** He said so himself, before he was caught. */
  readonly selfReported?: boolean;
  readonly reportedBy?: PlayerId | null;
  readonly note?: string;
  /** Points to each pot, where the book leaves the table a choice (always for `other`). */
  readonly amount?: number;
  /** The melding it is about, by its index in `meldinger`. */
  readonly melding?: number;
  /** The event whose card a revoke took, by its index in `events`. */
  readonly took?: number;
  /** Königrufen: who is paid, every other player at the table, or the club's kitty. */
  readonly to?: 'players' | 'kitty' | null;
}
