import type { Payment, PlayerId, Reason } from '../../../src/rules/payment.js';
import { points } from '../../../src/rules/points.js';
import { ruleBook } from '../../../src/rules/rule-book.js';
import type { TarokBookId, TarokRules } from '../../../src/rules/tarok/books/book.js';
import type { Suit } from '../../../src/rules/cards.js';
import type { UltimoCard } from '../../../src/rules/tarok/cards.js';
import type { FineCode, FineRecord } from '../../../src/rules/fine-record.js';
import type {
  CountRecord,
  MeldingRecord,
  PlayEvent,
  TarokHandRecord,
} from '../../../src/rules/tarok/record/hand.js';
import type { HouseRules } from '../../../src/rules/house-rules/house-rules.js';
import { resolveRules } from '../../../src/rules/tarok/books/house-rules.js';
import type { TarokSettlement } from '../../../src/rules/tarok/settle.js';
import { settle } from '../../../src/rules/tarok/settle.js';
import type { TarokTable } from '../../../src/rules/tarok/table.js';
import { activePlayers, nextDealer } from '../../../src/rules/tarok/table.js';

export const id = (name: string): PlayerId => name as PlayerId;
export const [A, B, C, D, E] = ['a', 'b', 'c', 'd', 'e'].map(id) as [
  PlayerId,
  PlayerId,
  PlayerId,
  PlayerId,
  PlayerId,
];

export const BOOKS: readonly TarokBookId[] = ['wolff-1899', 'brix-1996', 'vlk-1970'];
/** brix and vlk count two and round; wolff counts all three. */
export const ROUNDED: readonly TarokBookId[] = ['brix-1996', 'vlk-1970'];

export interface Evening {
  readonly rules: TarokRules;
  readonly table: TarokTable;
}

/** A table of the book, dealt by a; forehand is b and the third of three is c. */
export function evening(
  book: TarokBookId,
  options: { players?: 3 | 4 | 5; king?: number; pagat?: number; house?: HouseRules } = {},
): Evening {
  const players = [A, B, C, D, E].slice(0, options.players ?? 3);
  return {
    // When a test asks for them, not while tests are collected: see docs/mutation.md.
    get rules() {
      return resolveRules(ruleBook(book), options.house);
    },
    table: {
      players,
      dealer: A,
      pots: {
        'king-pot': points(options.king ?? 100),
        'pagat-pot': points(options.pagat ?? 100),
      },
    },
  };
}

/** The same evening by rules that were pinned at commit 4216753: without what they did not say yet. */
export function openedBefore(at: Evening): Evening {
  const { conventions, sources, ...rules } = at.rules;
  const {
    ordinaryCardBesideNolo: _card,
    shortCountsStand: _short,
    pagatWonUnsaid: _unsaid,
    passedDealPaid: _passed,
    ...conventionsThen
  } = conventions;
  const {
    potsTakenByTout: _taken,
    refoundation: _refoundation,
    refoundationAfterTout: _afterTout,
    premiumBorne: _borne,
    ...sourcesThen
  } = sources;
  return { ...at, rules: { ...rules, conventions: conventionsThen, sources: sourcesThen } };
}

export const trumps = (player: PlayerId, count: number, withPagat = false): MeldingRecord => ({
  player,
  kind: 'trumps',
  count,
  withPagat,
});
export const matadors = (player: PlayerId, count: number): MeldingRecord => ({
  player,
  kind: 'matadors',
  count,
});
export const small = (player: PlayerId, count: number): MeldingRecord => ({
  player,
  kind: 'small-matadors',
  count,
});
export const full = (player: PlayerId, suit: Suit): MeldingRecord => ({
  player,
  kind: 'cavallerie',
  suit,
  grade: 'full',
});
export const abundant = (player: PlayerId, suit: Suit): MeldingRecord => ({
  player,
  kind: 'cavallerie',
  suit,
  grade: 'abundant',
});
export const half = (
  player: PlayerId,
  suit: Suit,
  missing: 'king' | 'queen' | 'knight' | 'jack',
): MeldingRecord => ({ player, kind: 'cavallerie', suit, grade: 'half', missing });
export const fullKings = (player: PlayerId): MeldingRecord => ({
  player,
  kind: 'kings',
  grade: 'full',
});
export const abundantKings = (player: PlayerId): MeldingRecord => ({
  player,
  kind: 'kings',
  grade: 'abundant',
});
export const halfKings = (player: PlayerId, missing: Suit): MeldingRecord => ({
  player,
  kind: 'kings',
  grade: 'half',
  missing,
});

export const kingLost = (player: PlayerId, suit: Suit): PlayEvent => ({
  kind: 'king-lost',
  player,
  suit,
});
export const pagatLost = (player: PlayerId): PlayEvent => ({ kind: 'pagat-lost', player });
export const pagatWon = (player: PlayerId): PlayEvent => ({ kind: 'pagat-won', player });

export const fine = (
  player: PlayerId,
  code: FineCode,
  more: Partial<FineRecord> = {},
): FineRecord => ({ player, code, stage: 'play', ...more });

/** The last trick: its winner, and the ultimo cards in it, e.g. `last(A, [A, 'pagat'])`. */
export const last = (
  winner: PlayerId,
  ...cards: (readonly [PlayerId, UltimoCard])[]
): NonNullable<TarokHandRecord['lastTrick']> => ({
  winner,
  ultimoCards: cards.map(([player, card]) => ({ player, card })),
});

/** Those who must count, by the table alone: all three in wolff, else all but the new dealer. */
export function countersOf({ rules, table }: Evening): readonly PlayerId[] {
  const active = activePlayers(rules, table);
  if (rules.book === 'wolff-1899') return active;
  const next = nextDealer(table);
  const idle = active.includes(next) ? next : table.dealer;
  return active.filter((player) => player !== idle);
}

/**
 * Part of a record. `counts` are cut down to those who count in the book; `unsaid` leaves open what
 * became of the pagat.
 */
export type Part = TarokHandRecord & {
  readonly counts?: Readonly<Record<string, number>>;
  readonly unsaid?: boolean;
};

/**
 * A whole hand around what a case is about: the pagat comes home to who showed it, else to c (lost,
 * when c has no trick), the dealer takes the last trick, everybody counts 26.
 */
export function played(at: Evening, { counts, unsaid, ...part }: Part): TarokHandRecord {
  const active = activePlayers(at.rules, at.table);
  const trickless = part.trickless ?? [];
  const winners = active.filter((player) => !trickless.includes(player));
  const count = counts
    ? countersOf(at).map((player) => ({ player, points: counts[player] ?? 0 }))
    : countOf(at, trickless);
  return {
    ...part,
    lastTrick: part.lastTrick === undefined ? last(winners[0] ?? active[0]) : part.lastTrick,
    count: part.count ?? count,
    events: [...(part.events ?? []), ...(unsaid ? [] : pagatHome(part, active, winners))],
  };
}

function pagatHome(
  part: Part,
  active: readonly PlayerId[],
  winners: readonly PlayerId[],
): readonly PlayEvent[] {
  const isFated =
    (part.events ?? []).some(({ kind }) => kind !== 'king-lost') ||
    (part.lastTrick?.ultimoCards ?? []).some(({ card }) => card === 'pagat');
  if (isFated) return [];
  const meldinger = part.meldinger ?? [];
  const shown = meldinger.find(
    (made) => made.kind.endsWith('matadors') || (made.kind === 'trumps' && made.withPagat),
  );
  const without = meldinger.flatMap((made) => (made.kind === 'trumps' ? [made.player] : []));
  const holder =
    shown?.player ?? [...winners].reverse().find((one) => !without.includes(one)) ?? active[2];
  return [winners.includes(holder ?? A) ? pagatWon(holder ?? A) : pagatLost(holder ?? A)];
}

function countOf(at: Evening, trickless: readonly PlayerId[]): readonly CountRecord[] {
  if (trickless.length === 1 || trickless.length === 3) return [];
  if (trickless.length === 0) return countersOf(at).map((player) => ({ player, points: 26 }));
  if (at.rules.book === 'vlk-1970') return [];
  const skat = trickless.includes(at.table.dealer) ? 1 : 0;
  return countersOf(at).map((player) => ({
    player,
    points: trickless.includes(player) ? (player === at.table.dealer ? 1 : 0) : 78 - skat,
  }));
}

export function settled(at: Evening, part: Part): TarokSettlement {
  return settle(at.rules, at.table, played(at, part));
}

/** Won and lost by account, zeros left out; `king` and `pagat` are the pots. */
export function net(
  { payments }: { readonly payments: readonly Payment[] },
  ...reasons: readonly Reason[]
): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const { from, to, points: amount, reason } of payments) {
    if (reasons.length > 0 && !reasons.includes(reason)) continue;
    for (const [party, sign] of [
      [from, -1],
      [to, 1],
    ] as const) {
      const account = party.replace('-pot', '');
      sums[account] = (sums[account] ?? 0) + sign * amount;
    }
  }
  return Object.fromEntries(Object.entries(sums).filter(([, sum]) => sum !== 0));
}

/** All that the last trick moves, the refoundation left out. */
export const LAST_TRICK: readonly Reason[] = [
  'tout',
  'nolo',
  'pagat-ultimo',
  'king-ultimo',
  'pagat-bagud',
  'king-bagud',
  'last-trick',
  'pot-taken',
  'pot-doubled',
  'pot-replaced',
];
