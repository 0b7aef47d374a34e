import type { FineRecord } from '../../fine-record.js';
import type { PlayerId } from '../../payment.js';
import type { Court, Suit } from '../../cards.js';
import type { UltimoCard } from '../cards.js';

/**
 * The record of one hand, as the secretary takes it down. Nothing in it is an amount of points:
 * it says what happened, the rule book says what it costs.
 */
export interface TarokHandRecord {
  readonly game?: 'tarok' | null;
  /** A check only: the dealer follows from the table. */
  readonly dealer?: PlayerId | null;
  readonly meldinger?: readonly MeldingRecord[];
  /** The fates of kings and pagat before the last trick, in their order. */
  readonly events?: readonly PlayEvent[];
  readonly fines?: readonly FineRecord[];
  /** The active players who took no trick: one is a nolo, two are the other side of a tout. */
  readonly trickless?: readonly PlayerId[];
  readonly lastTrick?: LastTrickRecord | null;
  readonly count?: readonly CountRecord[];
  /** The hand was broken off by a fine that abandons it. */
  readonly abandoned?: boolean;
  /** The cards were dealt wrongly, or held no trump for someone, and are dealt again. */
  readonly redeal?: boolean;
}

export type Grade = 'half' | 'full' | 'abundant';

/** A melding as it was announced; whether it was true is for a fine to say. */
export type MeldingRecord =
  | {
      readonly player: PlayerId;
      readonly kind: 'trumps';
      /** 10 to 22, the fool included. */
      readonly count: number;
      readonly withPagat: boolean;
    }
  | {
      readonly player: PlayerId;
      readonly kind: 'matadors' | 'small-matadors';
      /** 3 to 22. */
      readonly count: number;
    }
  | {
      readonly player: PlayerId;
      readonly kind: 'cavallerie';
      readonly suit: Suit;
      readonly grade: Grade;
      /** The court card missing from a half cavallerie. */
      readonly missing?: Court | null;
    }
  | {
      readonly player: PlayerId;
      readonly kind: 'kings';
      readonly grade: Grade;
      /** The suit whose king is missing from half kings. */
      readonly missing?: Suit | null;
    };

export type PlayEvent =
  | { readonly kind: 'king-lost'; readonly player: PlayerId; readonly suit: Suit }
  | { readonly kind: 'pagat-lost' | 'pagat-won'; readonly player: PlayerId };

export interface LastTrickRecord {
  readonly winner: PlayerId;
  /** The pagat and the kings that fell in the last trick, and who played them. */
  readonly ultimoCards?: readonly UltimoCardPlayed[];
  /**
   * The player who must bear the ultimo and the bagud of this trick, being at fault (wolff-1899, §6).
   */
  readonly liable?: PlayerId | null;
  /**
   * An ultimo that the wrong cards of the liable player prevented, and to whom it is given (wolff-1899,
   * §6); the rest of the record says what was played.
   */
  readonly prevented?: UltimoCardPlayed | null;
}

/** An ultimo card, and whose it was. */
export interface UltimoCardPlayed {
  readonly player: PlayerId;
  readonly card: UltimoCard;
}

/** Card points of one player's tricks, 0 to 78. */
export interface CountRecord {
  readonly player: PlayerId;
  readonly points: number;
}
