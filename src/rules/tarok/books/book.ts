import type { Points } from '../../points.js';
import type { FineCatalogue } from '../../fine-record.js';
import type { OwnParts } from '../../own-book/own-parts.js';
import type { PotName } from '../../payment.js';

/** The three books of Danish Tarok. */
export const TAROK_BOOK_IDS = ['wolff-1899', 'brix-1996', 'vlk-1970'] as const;
export type TarokBookId = (typeof TAROK_BOOK_IDS)[number];

/** The rows of the tariff. All in points, except `countUnit` and `chip`: points to round to. */
export const TARIFF_KEYS = [
  'foundation',
  'dealing',
  'trumps',
  'trumpsStep',
  'matadors',
  'matadorsStep',
  'half',
  'full',
  'abundant',
  'kingLost',
  'kingLostPot',
  'pagatLost',
  'pagatLostPot',
  'pagatWon',
  'pagatUltimo',
  'kingUltimo',
  'pagatBagud',
  'kingBagud',
  'lastTrick',
  'nolo',
  'tout',
  'countUnit',
  'chip',
] as const;
export type TariffKey = (typeof TARIFF_KEYS)[number];

/** A number of the book, with its place in the source. */
export interface Stake {
  readonly points: Points;
  readonly source: string;
}

export type Tariff = Readonly<Record<TariffKey, Stake>>;

/**
 * Where the books differ in kind and not only in numbers. The optional ones came later: rules that were
 * pinned before say nothing of them, and are read as they were then.
 */
export interface Conventions {
  readonly mostPlayers: 4 | 5;
  /** Which of four sits out. */
  readonly fourthSitsOut: 'opposite-dealer' | 'left-of-dealer';
  readonly lastTrickBesideBagud: boolean;
  readonly lastTrickBesideNolo: boolean;
  /** Beside a nolo it is paid only to who took it with another card than the pagat or a king. */
  readonly ordinaryCardBesideNolo?: boolean;
  readonly lastTrickBesideTout: boolean;
  readonly bagudBesideTout: boolean;
  /** The payment of a second bagud on the same pot. */
  readonly secondBagud: 'as-first-counted' | 'as-then-in-pot';
  /** When a pot that was taken is founded again. */
  readonly refoundation: 'always' | 'when-empty';
  readonly counting: 'all-exact' | 'two-rounded';
  /** Counts are accepted when some division of the card points gives everybody at least their count. */
  readonly shortCountsStand?: boolean;
  /** The one of the three who does not count when five play, the new dealer having sat out. */
  readonly fiveNotCounting: 'outgoing-dealer' | 'forehand';
  readonly countBesideTout: boolean;
  readonly barredWinner: 'paid-last-trick' | 'paid-nothing';
  readonly pagatWonPaid: boolean;
  /** The fate of the pagat may be left out when it won a trick. */
  readonly pagatWonUnsaid?: boolean;
  readonly halfCavallerieNeedsKing: boolean;
  readonly smallMatadors: boolean;
  readonly liability: boolean;
  /** A player without a trump may have the cards dealt again. */
  readonly redealWithoutTrump: boolean;
  readonly dealerMayDiscardPagat: boolean;
  readonly dealerMayDiscardFoolForTout: boolean;
  readonly abandonedDeal: 'next-player' | 'same-dealer';
  /** Whether the dealing is paid when a misdeal passes the deal on. */
  readonly passedDealPaid?: boolean;
  readonly oddPoints: 'in-chips' | 'to-the-point';
  readonly joining: 'share-of-pots' | 'foundation';
  readonly leaving: 'takes-share' | 'takes-nothing';
  readonly leaverWouldDeal: 'passes-right' | 'passes-left';
}

/** The parts of the game that a club may leave out; they are then paid as if they were nothing special. */
export const TAROK_PLAYABLE = [
  'nolo',
  'tout',
  'trumps',
  'matadors',
  'small-matadors',
  'cavallerie',
  'kings',
] as const;
export type TarokPlayable = (typeof TAROK_PLAYABLE)[number];

/** The parts of a club's own book; rules without a part of it are as the sources have it. */
interface TarokOwnParts extends OwnParts {
  /** The foundation of a cup that is not the one of the tariff. */
  readonly foundations?: Readonly<Partial<Record<PotName, Stake>>>;
  readonly notPlayed?: readonly TarokPlayable[];
  /** How many times the count is paid; once when left out. */
  readonly countFactor?: Stake;
}

/** The books as they speak for themselves; `Rules` is what a session plays by. */
export interface TarokBook extends TarokOwnParts {
  readonly id: TarokBookId;
  readonly title: string;
  readonly tariff: Tariff;
  readonly fines: FineCatalogue;
  readonly conventions: Conventions;
  /** Where the book is silent or unclear, and how it is read; each can be switched. */
  readonly readings: readonly Reading[];
  /** Places for payments that have no row in the tariff. */
  readonly sources: {
    readonly count: string;
    readonly potTaken: string;
    /** Both pots, to who made a tout; the place of `potTaken` when left out. */
    readonly potsTakenByTout?: string;
    /** Founding again what an ultimo emptied; the place of the foundation when left out. */
    readonly refoundation?: string;
    /** Founding again what a tout emptied, likewise. */
    readonly refoundationAfterTout?: string;
    readonly potDoubled: string;
    readonly liability: string;
    /** A premium that a liable player bears, beside its own place; that place alone when left out. */
    readonly premiumBorne?: LiabilityPlaces;
    readonly join: string;
    readonly leave: string;
    readonly split: string;
  };
}

/** The places in the source about the debts of a liable player, by the fault. */
export interface LiabilityPlaces {
  readonly play: string;
  /** A melding that was missing or wrong. */
  readonly melding: string;
}

/** A question that the source leaves open, and the ways to read it; the first is the usual one. */
export interface Reading {
  readonly id: string;
  readonly question: string;
  readonly options: readonly ReadingOption[];
  /**
   * Every answer gives the same result unless this row of the tariff is higher: only then it is a
   * question.
   */
  readonly onlyAbove?: { readonly row: TariffKey; readonly points: number };
}

export interface ReadingOption {
  readonly id: string;
  readonly words: string;
  /** The conventions of the book that this reading changes. */
  readonly sets: Partial<Conventions>;
}

/**
 * The rules of a session: a book with the club's house rules applied. Plain data, pinned to the session
 * when it opens, so that later changes to a book never touch it.
 */
export interface TarokRules extends TarokOwnParts {
  readonly game: 'tarok';
  readonly book: TarokBookId;
  readonly tariff: Tariff;
  readonly fines: FineCatalogue;
  readonly conventions: Conventions;
  /** Which option of each reading is in force. */
  readonly readings: Readonly<Record<string, string>>;
  readonly sources: TarokBook['sources'];
}
