import type { ContractId } from './koenigrufen/record/hand.js';
import type { PlayerId } from './payment.js';
import type { UltimoCard } from './tarok/cards.js';

/** The kinds of feats that a table still remembers when the evening is over. */
export const FEAT_KINDS = [
  'tout',
  'nolo',
  'pagat-ultimo',
  'king-ultimo',
  'pagat-bagud',
  'king-bagud',
  'valat',
  'kakadu',
  'uhu',
] as const;
export type FeatKind = (typeof FEAT_KINDS)[number];

/** Something rare that was done in a hand. */
export interface Feat {
  readonly kind: FeatKind;
  /** The players who made it: one, or all of a side. */
  readonly players: readonly PlayerId[];
  /** The card that it was done with, where the game has more than one for it; else null. */
  readonly card: UltimoCard | null;
  /** Whether it had been declared. */
  readonly isDeclared: boolean;
}

/** The contract of a hand, in a game with contracts. */
export interface PlayedContract {
  readonly contract: ContractId;
  /** The higher, the higher it is in the bidding; 0 for what cannot be bid. */
  readonly rank: number;
  /** The declarers with their results; two where two games were played at once. */
  readonly games: readonly { readonly player: PlayerId; readonly won: boolean }[];
}
