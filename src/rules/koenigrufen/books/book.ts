import type { Points } from '../../points.js';
import type { ContractId, Figure } from '../record/hand.js';
import type { OwnParts } from '../../own-book/own-parts.js';
import type { NegativeId, PositiveId } from '../contracts.js';

/**
 * The rows of the tariff, named by contract and figure. In points, except the two of valat, which
 * are what it multiplies the game by.
 */
export const TARIFF_KEYS = [
  'trischaken',
  'sechserdreier',
  'sechserdreier-lost',
  'rufer',
  'piccolo',
  'zwiccolo',
  'solorufer',
  'bettler',
  'pagatrufer',
  'uhurufer',
  'kakadurufer',
  'farbendreier',
  'farbendreier-lost-in-forehand',
  'dreier',
  'piccolo-ouverte',
  'farbensolo',
  'farbensolo-lost-in-forehand',
  'bettler-ouverte',
  'solodreier',
  'trull',
  'trull-declared',
  'four-kings',
  'four-kings-declared',
  'grammeln',
  'grammeln-declared',
  'grossgrammeln',
  'grossgrammeln-declared',
  'king-ultimo',
  'king-ultimo-declared',
  'pagat-ultimo',
  'pagat-ultimo-declared',
  'uhu',
  'uhu-declared',
  'kakadu',
  'kakadu-declared',
  'valat',
  'valat-declared',
] as const;
export type TariffKey = (typeof TARIFF_KEYS)[number];

/** The rows that are no points, but what a game is multiplied by. */
export const FACTORS: readonly TariffKey[] = ['valat', 'valat-declared'];

/** A number of the book, with its place in the source. */
export interface Stake {
  readonly points: Points;
  readonly source: string;
}

export type Tariff = Readonly<Record<TariffKey, Stake>>;

/**
 * Where the source is unclear, and the rules of the session have to say how it is read. An optional one
 * came later: rules that were pinned before say nothing of it, and are read as they were then.
 */
export interface Conventions {
  /** K2: whether those who lose a trischaken together pay one another, which cancels. */
  readonly tiedLosers: 'pay-each-other' | 'pay-the-others';
  /** K3: the price of a farben game that is lost for want of six cards in the suits. */
  readonly tooFewSuitCards: 'as-lost' | 'as-lost-single';
  /** Such a game is lost before anybody declares or doubles, and is not counted. */
  readonly lostBeforeKontra?: boolean;
  /** K4: whether figures double in a solorufer whose called king lies in the talon. */
  readonly soloruferTalonKing: 'figures-double' | 'figures-single';
  /** K5: whether one's own called king can make a king ultimo. */
  readonly ownKingUltimo: boolean;
  /** K6: the amount set against the gain by valat. */
  readonly silentBesideValat: 'net-of-losses' | 'made-only';
}

/** A question that the source leaves open, and the ways to read it; the first is the usual one. */
export interface Reading {
  readonly id: string;
  readonly question: string;
  readonly options: readonly ReadingOption[];
}

export interface ReadingOption {
  readonly id: string;
  readonly words: string;
  /** The conventions that this reading changes. */
  readonly sets: Partial<Conventions>;
  /** And in the tariff. */
  readonly tariff?: Partial<Tariff>;
}

/** The parts of a club's own book; rules without a part of it are as the source has it. */
interface KoenigrufenOwnParts extends OwnParts {
  /** Contracts that cannot be played, and figures that are paid nothing. */
  readonly notPlayed?: readonly (ContractId | Figure)[];
}

/** Whether a club plays a contract, or pays a figure. */
export function isPlayed(
  { notPlayed = [] }: KoenigrufenOwnParts,
  what: ContractId | Figure,
): boolean {
  return !notPlayed.includes(what);
}

/** The book as it speaks for itself; `KoenigrufenRules` is what a session plays by. */
export interface KoenigrufenBook extends KoenigrufenOwnParts {
  readonly id: 'koenigrufen';
  readonly title: string;
  readonly tariff: Tariff;
  readonly conventions: Conventions;
  readonly readings: readonly Reading[];
  /** Places for what has no row in the tariff. */
  readonly sources: { readonly insteadOfValat: string };
}

/**
 * The rules of a session: the book with the club's house rules applied. Plain data, pinned to the
 * session when it opens, so that later changes to the book never touch it.
 */
export interface KoenigrufenRules extends KoenigrufenOwnParts {
  readonly game: 'koenigrufen';
  readonly book: 'koenigrufen';
  readonly tariff: Tariff;
  readonly conventions: Conventions;
  /** Which option of each reading is in force. */
  readonly readings: Readonly<Record<string, string>>;
  /** Where it is left out, neither a valat is cited nor what is paid instead of one. */
  readonly sources?: KoenigrufenBook['sources'];
}

/** The rows that the source prices at twice another row ('dubbelt så mycket'), with that row. */
export const TWICE: Readonly<Partial<Record<TariffKey, TariffKey>>> = {
  'sechserdreier-lost': 'sechserdreier',
  'farbendreier-lost-in-forehand': 'farbendreier',
  'farbensolo-lost-in-forehand': 'farbensolo',
  'trull-declared': 'trull',
  'four-kings-declared': 'four-kings',
  'grammeln-declared': 'grammeln',
  'grossgrammeln-declared': 'grossgrammeln',
  'king-ultimo-declared': 'king-ultimo',
  'pagat-ultimo-declared': 'pagat-ultimo',
  'uhu-declared': 'uhu',
  'kakadu-declared': 'kakadu',
  'valat-declared': 'valat',
};

/** The price of a won game, and of a lost one where the table has no number of its own for it. */
export function stakeWon(tariff: Tariff, contract: PositiveId | NegativeId): Stake {
  return tariff[contract];
}

/**
 * The price of a lost game ('I vissa spel som anses särskilt lätta att vinna, betalar spelföraren
 * undantagsvis dubbelt så mycket').
 */
export function stakeLost(
  tariff: Tariff,
  contract: PositiveId | NegativeId,
  inForehand: boolean,
): Stake {
  if (contract === 'sechserdreier') return tariff['sechserdreier-lost'];
  if (inForehand && contract === 'farbendreier') return tariff['farbendreier-lost-in-forehand'];
  if (inForehand && contract === 'farbensolo') return tariff['farbensolo-lost-in-forehand'];
  return tariff[contract];
}

/** The price of a figure, silent or declared; for valat the factor of the game. */
export function stakeOf(tariff: Tariff, figure: Figure, isDeclared: boolean): Stake {
  return isDeclared ? tariff[`${figure}-declared`] : tariff[figure];
}
