import { refusal } from '../refusals/refusal.js';
import type { ContractId, Figure } from './record/hand.js';
import { FIGURES } from './record/hand.js';

/** The demands of a contract, apart from its price ('Spelen', 'Budtabell för Königrufen'). */
export type Contract = PositiveContract | NegativeContract;

export interface PositiveContract {
  readonly id: PositiveId;
  readonly kind: 'positive';
  /** The declarer calls a king, whose holder plays with them. */
  readonly callsKing: boolean;
  /** Cards of the talon that are the declarer's. */
  readonly talon: 0 | 3 | 6;
  /** In the solo games every figure but valat counts double. */
  readonly isSolo: boolean;
  /** Trumps do not trump; only grammeln, grossgrammeln and valat exist. */
  readonly isFarben: boolean;
  /** The bird that must be declared. */
  readonly bird: 'pagat-ultimo' | 'uhu' | 'kakadu' | null;
  /** Only forehand can play it. */
  readonly forehandOnly: boolean;
}

export interface NegativeContract {
  readonly id: NegativeId;
  readonly kind: 'negative';
  /** The declarer must take exactly so many tricks. */
  readonly goal: 0 | 1 | 2;
}

export type PositiveId =
  | 'sechserdreier'
  | 'rufer'
  | 'solorufer'
  | 'pagatrufer'
  | 'uhurufer'
  | 'kakadurufer'
  | 'farbendreier'
  | 'dreier'
  | 'farbensolo'
  | 'solodreier';
export type NegativeId = 'piccolo' | 'zwiccolo' | 'bettler' | 'piccolo-ouverte' | 'bettler-ouverte';

const positive = (id: PositiveId, more: Partial<PositiveContract>): PositiveContract => ({
  id,
  kind: 'positive',
  callsKing: false,
  talon: 3,
  isSolo: false,
  isFarben: false,
  bird: null,
  forehandOnly: false,
  ...more,
});

const negative = (id: NegativeId, goal: 0 | 1 | 2): NegativeContract => ({
  id,
  kind: 'negative',
  goal,
});

/**
 * Every contract with a single game. A rufer is forehand's alone: they open with at least that much,
 * and every later bid must be higher ('Förhand får inte passa'; 'ett valfritt högre bud').
 */
export const CONTRACTS: Readonly<Record<Exclude<ContractId, 'trischaken' | 'bei'>, Contract>> = {
  sechserdreier: positive('sechserdreier', { talon: 6, forehandOnly: true }),
  rufer: positive('rufer', { callsKing: true, forehandOnly: true }),
  piccolo: negative('piccolo', 1),
  zwiccolo: negative('zwiccolo', 2),
  solorufer: positive('solorufer', { callsKing: true, talon: 0, isSolo: true }),
  bettler: negative('bettler', 0),
  pagatrufer: positive('pagatrufer', { callsKing: true, bird: 'pagat-ultimo' }),
  uhurufer: positive('uhurufer', { callsKing: true, bird: 'uhu' }),
  kakadurufer: positive('kakadurufer', { callsKing: true, bird: 'kakadu' }),
  farbendreier: positive('farbendreier', { isFarben: true }),
  dreier: positive('dreier', {}),
  'piccolo-ouverte': negative('piccolo-ouverte', 1),
  farbensolo: positive('farbensolo', { talon: 0, isSolo: true, isFarben: true }),
  'bettler-ouverte': negative('bettler-ouverte', 0),
  solodreier: positive('solodreier', { talon: 0, isSolo: true }),
};

/** A set of figures as bits, in the order of FIGURES. */
export type FigureSet = number;

export const bitOf = (figure: Figure): FigureSet => 1 << FIGURES.indexOf(figure);

export const TRULL = bitOf('trull');
export const FOUR_KINGS = bitOf('four-kings');
export const GRAMMELN = bitOf('grammeln');
export const GROSSGRAMMELN = bitOf('grossgrammeln');
export const KING_ULTIMO = bitOf('king-ultimo');
export const PAGAT_ULTIMO = bitOf('pagat-ultimo');
export const UHU = bitOf('uhu');
export const KAKADU = bitOf('kakadu');
export const VALAT = bitOf('valat');
/** The birds: each must itself win its trick. */
export const BIRDS = PAGAT_ULTIMO | UHU | KAKADU;
/** The figures that can be lost without a declaration, by playing their card to their trick. */
export const CAN_BE_LOST = BIRDS | KING_ULTIMO;
/** The figures that a side with every trick has made in any case. */
export const COMES_WITH_VALAT = TRULL | FOUR_KINGS | GRAMMELN | GROSSGRAMMELN;
const FARBEN_FIGURES = GRAMMELN | GROSSGRAMMELN | VALAT;

/**
 * Refuses a figure that the contract does not know.
 *
 * @throws Refusal `impossible-hand`
 */
export function checkFigureKnown(contract: PositiveContract, figure: Figure, field: string): void {
  if (contract.isFarben && (bitOf(figure) & FARBEN_FIGURES) === 0) {
    throw refusal('figure-not-in-farben', { contract: contract.id, figure }, { field });
  }
}
