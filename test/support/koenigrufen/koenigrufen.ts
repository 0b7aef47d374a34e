import type { KoenigrufenRules } from '../../../src/rules/koenigrufen/books/book.js';
import { KOENIGRUFEN } from '../../../src/rules/koenigrufen/books/koenigrufen.js';
import type {
  BeiGame,
  ContractId,
  Figure,
  KoenigrufenHandRecord,
  Kontra,
  PersonalKontra,
  Side,
} from '../../../src/rules/koenigrufen/record/hand.js';

import { resolveRules } from '../../../src/rules/koenigrufen/books/house-rules.js';
import { settleKoenigrufen } from '../../../src/rules/koenigrufen/settle.js';
import type { KoenigrufenTable } from '../../../src/rules/koenigrufen/table.js';
import type { PlayerId } from '../../../src/rules/payment.js';
import type { Refusal } from '../../../src/rules/refusals/refusal.js';
import type { HouseRules } from '../../../src/rules/house-rules/house-rules.js';
import { refusal } from '../tarok/refusal.js';

export type Name = 'a' | 'b' | 'c' | 'd' | 'e';
export const id = (name: string): PlayerId => name as PlayerId;
const NAMES: readonly Name[] = ['a', 'b', 'c', 'd', 'e'];
const FOUR: readonly Name[] = ['a', 'b', 'c', 'd'];

export type Settlement = ReturnType<typeof settleKoenigrufen>;

export interface Evening {
  readonly rules: KoenigrufenRules;
  readonly table: KoenigrufenTable;
}

/** A table of four dealt by d, or of five dealt by e: a, b, c and d play, and a is forehand. */
export function evening(
  options: { players?: 4 | 5; dealer?: Name; house?: HouseRules } = {},
): Evening {
  const players = NAMES.slice(0, options.players ?? 4).map(id);
  return {
    // When a test asks for them, not while tests are collected: see docs/mutation.md.
    get rules() {
      return resolveRules(KOENIGRUFEN, options.house);
    },
    table: { players, dealer: id(options.dealer ?? (options.players === 5 ? 'e' : 'd')) },
  };
}

/** The same evening by rules that were pinned at commit 4216753: without what they did not say yet. */
export function openedBefore(at: Evening): Evening {
  const { sources: _sources, conventions, ...rules } = at.rules;
  const { lostBeforeKontra: _lost, ...conventionsThen } = conventions;
  return { ...at, rules: { ...rules, conventions: conventionsThen } };
}

/** An announcement: the figure, its player, and its kontra. */
export type Said = readonly [Figure, Name, Kontra?];

/**
 * A hand in short. The declarer is a, forehand; where a king is called, it is that of hearts and
 * c holds it: a and c against b and d.
 */
export interface Short {
  readonly declarer?: Name;
  /** The holder of the called king. */
  readonly king?: Name | 'talon';
  readonly gaveUp?: boolean;
  readonly kontra?: Kontra;
  readonly said?: readonly Said[];
  /** Card points of the declarer's side, e.g. '35/2'. */
  readonly points?: string;
  /** Figures made by the declarer's side. */
  readonly made?: readonly Figure[];
  /** Figures made by the opponents. */
  readonly theirs?: readonly Figure[];
  /** Figures that the declarer's side tried in silence, and missed. */
  readonly missed?: readonly Figure[];
  /** Figures that the opponents tried in silence, and missed. */
  readonly theirMissed?: readonly Figure[];
  readonly suitCards?: number;
}

const CALLING: readonly ContractId[] = [
  'rufer',
  'solorufer',
  'pagatrufer',
  'uhurufer',
  'kakadurufer',
];

/** The record of a positive game. */
export function hand(contract: ContractId, short: Short = {}): KoenigrufenHandRecord {
  const figures = [
    ...figuresOf('declarer', short.made),
    ...figuresOf('opponents', short.theirs),
    ...figuresOf('declarer', short.missed, true),
    ...figuresOf('opponents', short.theirMissed, true),
  ];
  return {
    contract,
    declarer: id(short.declarer ?? 'a'),
    ...(CALLING.includes(contract)
      ? {
          calledKing: 'hearts',
          kingHolder: short.king === 'talon' ? 'talon' : id(short.king ?? 'c'),
        }
      : {}),
    ...(short.gaveUp ? { gaveUp: true } : {}),
    ...(short.kontra ? { kontra: short.kontra } : {}),
    ...(short.said
      ? {
          announcements: short.said.map(([figure, player, kontra]) => ({
            figure,
            player: id(player),
            ...(kontra ? { kontra } : {}),
          })),
        }
      : {}),
    ...(short.points === undefined ? {} : { count: [{ side: 'declarer', points: short.points }] }),
    ...(figures.length > 0 ? { figures } : {}),
    ...(short.suitCards === undefined ? {} : { suitCards: short.suitCards }),
  };
}

function figuresOf(
  side: Side,
  figures: readonly Figure[] = [],
  lost = false,
): NonNullable<KoenigrufenHandRecord['figures']> {
  return figures.map((figure) => ({ figure, side, ...(lost ? { lost } : {}) }));
}

type Tricks = Readonly<Partial<Record<Name, number>>>;
const tricksOf = (tricks: Tricks): NonNullable<KoenigrufenHandRecord['tricks']> =>
  NAMES.flatMap((player) => {
    const taken = tricks[player];
    return taken === undefined ? [] : [{ player: id(player), tricks: taken }];
  });

type PersonalSaid = readonly [Name, Kontra];
const kontras = (said: readonly PersonalSaid[]): PersonalKontra[] =>
  said.map(([player, kontra]) => ({ player: id(player), kontra }));

/** A negative game with one declarer. */
export function negative(
  contract: ContractId,
  declarer: Name,
  tricks: Tricks | number,
  ...said: readonly PersonalSaid[]
): KoenigrufenHandRecord {
  return {
    contract,
    declarer: id(declarer),
    tricks: tricksOf(typeof tricks === 'number' ? { [declarer]: tricks } : tricks),
    ...(said.length > 0 ? { personalKontra: kontras(said) } : {}),
  };
}

/** One of the two games of a bei. */
export const beside = (
  game: BeiGame['game'],
  declarer: Name,
  ...said: readonly PersonalSaid[]
): BeiGame => ({
  game,
  declarer: id(declarer),
  ...(said.length > 0 ? { personalKontra: kontras(said) } : {}),
});

/** Two negative games at once: the base game first. */
export const bei = (base: BeiGame, second: BeiGame, tricks: Tricks): KoenigrufenHandRecord => ({
  contract: 'bei',
  games: [base, second],
  tricks: tricksOf(tricks),
});

/** A trischaken: the blad of a, b, c and d. */
export const trischaken = (...blad: readonly number[]): KoenigrufenHandRecord => ({
  contract: 'trischaken',
  count: blad.map((taken, place) => ({ player: id(FOUR[place] ?? 'e'), blad: taken })),
});

export const settled = (record: KoenigrufenHandRecord, at: Evening = evening()): Settlement =>
  settleKoenigrufen(at.rules, at.table, record);

/** Won and lost by a, b, c, d (and e). */
export function nets({ payments }: Settlement, at: Evening = evening()): number[] {
  const net = new Map<PlayerId, number>(at.table.players.map((player) => [player, 0]));
  for (const { from, to, points } of payments) {
    net.set(from as PlayerId, (net.get(from as PlayerId) ?? Number.NaN) - points);
    net.set(to as PlayerId, (net.get(to as PlayerId) ?? Number.NaN) + points);
  }
  return [...net.values()];
}

/** The result of a record for a, b, c, d (and e). */
export const paid = (record: KoenigrufenHandRecord, at: Evening = evening()): number[] =>
  nets(settled(record, at), at);

/** a and c, two, against b and d: each of the two wins `each`. */
export const two = (each: number): number[] => [each, 0 - each, each, 0 - each];

/** One against three, each of whom pays `each`. */
export function alone(each: number, declarer: Name = 'a'): number[] {
  return FOUR.map((player) => (player === declarer ? 3 * each : 0 - each));
}

/** The refusal of a hand; fails when it is none. */
export const refused = (record: KoenigrufenHandRecord, at: Evening = evening()): Refusal =>
  refusal(() => settled(record, at));
