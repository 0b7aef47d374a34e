import type { PlayerId } from '../../payment.js';
import type { Suit } from '../../cards.js';

/**
 * The record of one hand of Königrufen, in the words of the table. Nothing in it is an amount of game
 * points: it has the play and the tricks, the rule book has the prices. Fields that follow from the
 * rest may be left out; a given one is a check.
 */
export interface KoenigrufenHandRecord {
  readonly game?: 'koenigrufen';
  /** A check only: the dealer follows from the table. */
  readonly dealer?: PlayerId | null;
  /** A check only: forehand sits to the dealer's right. */
  readonly forehand?: PlayerId | null;
  readonly contract: ContractId;
  /**
   * The declarer. Trischaken has none, and in a bei each of the two games has its own; follows in the
   * rufer and the sechserdreier, which only forehand can play.
   */
  readonly declarer?: PlayerId | null;
  /** The suit that was called, or 'fourth': 'the fourth king', by one who held three. */
  readonly calledKing?: Suit | 'fourth' | null;
  /** The holder of the called king: a partner, the declarer, or nobody, as it lay in the talon. */
  readonly kingHolder?: PlayerId | 'talon' | null;
  /** The declarer's partner: a check, or the holder of the king where that is left out. */
  readonly partner?: PlayerId | null;
  /** The king lay in the talon, and the declarer gave up at once. */
  readonly gaveUp?: boolean;
  /** On the game, in positive games. */
  readonly kontra?: Kontra | null;
  /** The player who said kontra on the game: a check only. */
  readonly kontraBy?: PlayerId | null;
  /** On the game, in negative games with one declarer: each binds only who said it. */
  readonly personalKontra?: readonly PersonalKontra[];
  /** The two games of a bei: first the base game, then the one bid beside it. */
  readonly games?: readonly BeiGame[];
  /**
   * The announcements before play; the bird of a pagatrufer, uhurufer or kakadurufer may be left out.
   */
  readonly announcements?: readonly Announcement[];
  /**
   * Card points: in positive games of one side (of both as a check), in trischaken of every player
   * (the last one may be left out). Of no use in negative games.
   */
  readonly count?: readonly CardCount[];
  /** Figures made, declared or not, and birds and kings played undeclared to their trick and lost. */
  readonly figures?: readonly FigureRecord[];
  /** Cards in the four suits in the declarer's hand, in farbendreier and farbensolo: fewer than six lose. */
  readonly suitCards?: number | null;
  /**
   * Tricks: of the declarer (in a bei of both) in a negative game; elsewhere a check, and all
   * twelve of one side are a valat.
   */
  readonly tricks?: readonly TrickCount[];
  /**
   * The players without a trick in trischaken: a check only, since only they have no card points at
   * all.
   */
  readonly virgins?: readonly PlayerId[];
  /** Whether the declarer won: a check only. */
  readonly won?: boolean | null;
}

export const CONTRACT_IDS = [
  'trischaken',
  'sechserdreier',
  'rufer',
  'piccolo',
  'zwiccolo',
  'solorufer',
  'bettler',
  'pagatrufer',
  'uhurufer',
  'kakadurufer',
  'farbendreier',
  'dreier',
  'piccolo-ouverte',
  'farbensolo',
  'bettler-ouverte',
  'solodreier',
  'bei',
] as const;
export type ContractId = (typeof CONTRACT_IDS)[number];

/** The declarer with the partner, if there is one; the opponents are the two or three others. */
export const SIDES = ['declarer', 'opponents'] as const;
export type Side = (typeof SIDES)[number];

/** The last word said: a rekontra is a kontra that was answered, a subkontra a rekontra. */
export const KONTRAS = ['kontra', 'rekontra', 'subkontra'] as const;
export type Kontra = (typeof KONTRAS)[number];

export const FIGURES = [
  'trull',
  'four-kings',
  'grammeln',
  'grossgrammeln',
  'king-ultimo',
  'pagat-ultimo',
  'uhu',
  'kakadu',
  'valat',
] as const;
export type Figure = (typeof FIGURES)[number];

export interface Announcement {
  readonly figure: Figure;
  /** The announcer; the announcement binds their whole side. */
  readonly player: PlayerId;
  /** On this figure; a valat is doubled with the game. */
  readonly kontra?: Kontra | null;
  /** The player who said kontra on it: a check only. */
  readonly kontraBy?: PlayerId | null;
}

export interface PersonalKontra {
  /** The opponent who said kontra. */
  readonly player: PlayerId;
  readonly kontra: Kontra;
}

export const BEI_GAMES = ['piccolo', 'bettler'] as const;

export interface BeiGame {
  readonly game: (typeof BEI_GAMES)[number];
  readonly declarer: PlayerId;
  readonly personalKontra?: readonly PersonalKontra[];
  /** A check only. */
  readonly won?: boolean | null;
}

/** A side, or a player of it. One of the two is named. */
export interface SideOrPlayer {
  readonly side?: Side | null;
  readonly player?: PlayerId | null;
}

/** Card points, in one of two ways; partners share one pile, so a player means the side. */
export interface CardCount extends SideOrPlayer {
  /** In thirds of a point: 0 to 210. */
  readonly blad?: number | null;
  /** In points, or points and blad: '36' or '35/2'. Unrounded. */
  readonly points?: string | null;
}

/** A side or player may be left out for the king ultimo, which is the declarer's. */
export interface FigureRecord extends SideOrPlayer {
  readonly figure: Figure;
  /**
   * It was not made: a declared figure, or a bird or the called king that was played undeclared to
   * its trick. Left out: the figure was made. A declared figure that is not named as made is lost
   * without further words.
   */
  readonly lost?: boolean;
}

/** In positive games of a side, or of all its players, each with their own. */
export interface TrickCount extends SideOrPlayer {
  /** 0 to 12. */
  readonly tricks: number;
}
