import type { ContractId, Figure } from './koenigrufen/record/hand.js';
import type { PlayerId } from './payment.js';

/**
 * The counts of a hand, in one shape for every game. Nothing in it is an amount of points. The lists
 * are closed, so that the sum over hands has every key there can be.
 */

/** The feats and losses of a player in a hand; by the card where there is more than one. */
export const FEATS_OF_TAROK = [
  'last-trick',
  'ultimo-pagat',
  'ultimo-king-hearts',
  'ultimo-king-diamonds',
  'ultimo-king-spades',
  'ultimo-king-clubs',
  'bagud-pagat',
  'bagud-king-hearts',
  'bagud-king-diamonds',
  'bagud-king-spades',
  'bagud-king-clubs',
  'pagat-won',
  'pagat-lost',
  'king-lost-hearts',
  'king-lost-diamonds',
  'king-lost-spades',
  'king-lost-clubs',
  'nolo',
  'tout',
  'tout-lost',
] as const;
export const FEATS_OF_KOENIGRUFEN = ['trischaken-lost', 'trischaken-virgin'] as const;
export const FEATS = [...FEATS_OF_TAROK, ...FEATS_OF_KOENIGRUFEN] as const;
export type FeatKey = (typeof FEATS)[number];

/** Meldinger by their kind, and by their grade where they have one. */
export const MELDINGER = [
  'trumps',
  'matadors',
  'small-matadors',
  'cavallerie-half',
  'cavallerie-full',
  'cavallerie-abundant',
  'kings-half',
  'kings-full',
  'kings-abundant',
] as const;
export type MeldingKey = (typeof MELDINGER)[number];

/** The parts that somebody can have in a declared game. */
export const GAME_PARTS = ['declarer', 'partner', 'defender'] as const;
export type GamePart = (typeof GAME_PARTS)[number];

/** The counted kinds of a game's hands: every key that its tallies have. */
export interface Tallied {
  readonly feats: readonly FeatKey[];
  readonly meldinger: readonly MeldingKey[];
  readonly contracts: readonly ContractId[];
  readonly figures: readonly Figure[];
}

/** The counts of one hand. */
export interface HandTally {
  readonly feats: readonly { readonly feat: FeatKey; readonly player: PlayerId }[];
  readonly meldinger: readonly { readonly melding: MeldingKey; readonly player: PlayerId }[];
  readonly contracts: readonly TalliedContract[];
  readonly figures: readonly TalliedFigure[];
}

/** The part of one player in a game that was declared; in a bei each of the four has two. */
export interface TalliedContract {
  readonly player: PlayerId;
  readonly contract: ContractId;
  readonly as: GamePart;
  /** The others of their side. */
  readonly partners: readonly PlayerId[];
  /** Whether their side won the game, whatever its figures came to. */
  readonly won: boolean;
  /**
   * The factor of the game between them and the players they settled with: 1, 2, 4 or 8. Where every
   * opponent says their own kontra, the highest for the declarer.
   */
  readonly kontra: number;
}

/** A figure of a side, for one player of it. */
export interface TalliedFigure {
  readonly player: PlayerId;
  readonly figure: Figure;
  readonly made: boolean;
}
