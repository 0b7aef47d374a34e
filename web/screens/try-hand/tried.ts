import type { SessionState } from '../../../src/evening/fold.js';
import {
  gameOf,
  type Book,
  type GameId,
  type HandRecord,
  type Rules,
  type Table,
} from '../../../src/rules/game.js';
import {
  BY_THE_BOOK,
  choicesLike,
  houseRulesOf,
  type HouseChoices,
} from '../../../src/rules/house-rules/house-choices.js';
import { changesLike } from '../../../src/rules/own-book/changes-like.js';
import type { BookChanges } from '../../../src/rules/own-book/changes.js';
import { deriveBook } from '../../../src/rules/own-book/derive-book.js';
import { readChanges } from '../../../src/rules/own-book/read-book.js';
import type { PlayerId } from '../../../src/rules/payment.js';
import { MOST_POINTS, points } from '../../../src/rules/points.js';
import { Refusal } from '../../../src/rules/refusals/refusal.js';
import { BOOK_IDS, resolveRules, ruleBook, type BookId } from '../../../src/rules/rule-book.js';
import type { Pots } from '../../../src/rules/tarok/table.js';
import { notPossible, preview, type HandPreview } from '../../evening/preview.js';

/** The seats of the page, in place of people. */
export const SEATS = ['A', 'B', 'C', 'D', 'E'] as const;

/** A hand that is tried: all that it pays follows from it, and it names nobody. */
export interface Tried {
  readonly book: BookId;
  /** The house rules beside the book. */
  readonly house: HouseChoices;
  /** The changes of a club's own book to the book; left out for the book as it is printed. */
  readonly changes?: BookChanges;
  /** How many sit at the table. */
  readonly seats: number;
  /** The seat that deals, from 0. */
  readonly dealer: number;
  /** The content of the cups, in points; null as they are laid, and in a game without cups. */
  readonly pots: Pots | null;
  /** A draft or a record of the game, of the seats. */
  readonly hand: object;
  /** The book beside it, as it is printed; null for none. */
  readonly beside: BookId | null;
}

export const NOTHING_TRIED: Tried = {
  book: 'brix-1996',
  house: BY_THE_BOOK,
  seats: 3,
  dealer: 0,
  pots: null,
  hand: {},
  beside: null,
};

/** A table that a hand can be dealt on. */
export interface Laid {
  readonly rules: Rules;
  readonly table: Table;
}

/** The book that a hand is tried by: with the changes of a club, where there are some. */
export function bookTried({ book, changes }: Pick<Tried, 'book' | 'changes'>): Book {
  return changes === undefined ? ruleBook(book) : deriveBook(ruleBook(book), changes);
}

export function rulesTried(tried: Pick<Tried, 'book' | 'house' | 'changes'>): Rules {
  const played = bookTried(tried);
  return resolveRules(played, houseRulesOf(played, tried.house) ?? {});
}

/** The table of a hand that is tried, by the rules of its book. Throws a Refusal for a party the rules refuse. */
export function laid(tried: Tried, rules: Rules = rulesTried(tried)): Laid {
  const players = SEATS.slice(0, tried.seats) as readonly string[] as readonly PlayerId[];
  const { table } = gameOf(rules).open(rules, players, players[tried.dealer] ?? ('' as PlayerId));
  const pots = tried.pots ?? table.pots;
  return {
    rules,
    table: table.pots === undefined || pots === undefined ? table : { ...table, pots },
  };
}

/** The result of a hand at a table where nothing was played yet. */
export function resultAt({ rules, table }: Laid, record: HandRecord): HandPreview {
  const standings = table.players.map((player) => ({ player, points: 0 }));
  const at: SessionState = {
    ...{ table, standings, version: 1, seatedSince: {}, hands: 0, rate: 0, closed: false },
  };
  return preview({ rules, at }, record);
}

/** The result by the other book, at the same table with the same cups. */
export function resultBeside(tried: Tried, beside: BookId, record: HandRecord): HandPreview {
  try {
    return resultAt(
      laid({ ...tried, pots: laid(tried).table.pots ?? null }, resolveRules(ruleBook(beside))),
      record,
    );
  } catch (error) {
    if (error instanceof Refusal) return notPossible(error);
    throw error;
  }
}

/** The books that a hand can be laid beside: those of its game, its own only where the house plays otherwise. */
export function booksBeside({ book, house, changes }: Tried): readonly BookId[] {
  const game = gameIdOf(book);
  const isPrinted = changes === undefined && houseRulesOf(ruleBook(book), house) === null;
  return BOOK_IDS.filter((id) => gameIdOf(id) === game && (id !== book || !isPrinted));
}

/** With another book; cups, house rules and what was tried go with it only as far as they are its own. */
export function byBook(tried: Tried, book: BookId): Tried {
  const { fewest, most } = partySizeOf(book);
  const seats = Math.min(Math.max(tried.seats, fewest), most);
  const isSameGame = gameIdOf(book) === gameIdOf(tried.book);
  const { changes: _changes, ...rest } = tried;
  const next = { ...rest, book, house: BY_THE_BOOK, ...seated(tried, seats) };
  return isSameGame ? next : { ...next, pots: null, hand: {}, beside: null };
}

/** With another number at the table; who is gone plays no hand. */
export function withSeats(tried: Tried, seats: number): Tried {
  return { ...tried, ...seated(tried, seats) };
}

function seated({ seats: before, dealer, hand }: Tried, seats: number) {
  return {
    ...{ seats, dealer: Math.min(dealer, seats - 1) },
    hand: seats === before ? hand : {},
  };
}

export function partySizeOf(book: BookId): { readonly fewest: number; readonly most: number } {
  const rules = resolveRules(ruleBook(book));
  return gameOf(rules).partySize(rules);
}

function gameIdOf(book: BookId): GameId {
  return resolveRules(ruleBook(book)).game;
}

/** The part of a link behind its `#`: text of letters, digits, `-` and `_`. */
export function fragmentOf(tried: Tried): string {
  const bytes = new TextEncoder().encode(JSON.stringify(tried));
  const text = btoa(String.fromCodePoint(...bytes));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** A hand from a link; null for a link that holds none, or one that cannot be laid. */
export function triedIn(fragment: string): Tried | null {
  try {
    const text = atob(fragment.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(text, (letter) => letter.codePointAt(0) ?? 0);
    const tried = checked(JSON.parse(new TextDecoder().decode(bytes)));
    // The table can be laid, and the house rules are the book's.
    if (tried !== null) laid(tried);
    return tried;
  } catch {
    return null;
  }
}

type Unchecked = { readonly [Key in keyof Tried]?: unknown };

function checked(read: unknown): Tried | null {
  if (!isObject(read)) return null;
  const { book, house, seats, dealer, pots = null, hand = {}, beside = null }: Unchecked = read;
  const { changes }: Unchecked = read;
  if (!isBook(book) || !isHouse(house) || !isObject(hand)) return null;
  if (!isCount(seats, SEATS.length) || !isCount(dealer, seats - 1)) return null;
  if ((beside !== null && !isBook(beside)) || (pots !== null && !isPots(pots))) return null;
  // Throws for changes that make no book.
  const own =
    changes === undefined ? {} : { changes: readChanges(ruleBook(book), changes, 'changes') };
  return { book, house, ...own, seats, dealer, pots, hand, beside };
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isBook(value: unknown): value is BookId {
  return BOOK_IDS.some((id) => id === value);
}

function isHouse(value: unknown): value is HouseChoices {
  if (!isObject(value)) return false;
  const { readings, amounts }: { readings?: unknown; amounts?: unknown } = value;
  if (!isObject(readings) || !isObject(amounts)) return false;
  return (
    Object.values(readings).every((option) => typeof option === 'string') &&
    Object.values(amounts).every((amount) => isCount(amount, MOST_POINTS))
  );
}

function isPots(value: unknown): value is Pots {
  if (!isObject(value)) return false;
  const pots: { [Key in keyof Pots]?: unknown } = value;
  return isCount(pots['king-pot'], MOST_POINTS) && isCount(pots['pagat-pot'], MOST_POINTS);
}

function isCount(value: unknown, most: number): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0 && Number(value) <= most;
}

/** Book and house rules of an evening; of one by the club's own book all that it changes. */
export function byRules(rules: Rules): Pick<Tried, 'book' | 'house' | 'changes'> {
  if (rules.own === undefined) return { book: rules.book, house: choicesLike(rules) };
  return { book: rules.book, house: BY_THE_BOOK, changes: changesLike(rules) };
}

/** A recorded hand as one that is tried: its players are seats. */
export function triedOf({ rules, table }: Laid, record: HandRecord): Tried {
  const { players, dealer, pots = null } = table;
  const seatOf = new Map<unknown, string>(
    players.map((player, seat) => [player, SEATS[seat] ?? '']),
  );
  return {
    ...byRules(rules),
    ...{ seats: players.length, dealer: players.indexOf(dealer), pots },
    // Its dealer is the table's, which can be changed.
    hand: named({ ...record, dealer: null }, seatOf),
    beside: null,
  };
}

/** The record with other names for its players, also where a name is a key. */
function named(record: HandRecord, names: ReadonlyMap<unknown, string>): object {
  const text = JSON.stringify(record, (_key, value: unknown) => {
    if (isObject(value)) {
      return Object.fromEntries(
        Object.entries(value).map(([key, one]) => [names.get(key) ?? key, one]),
      );
    }
    return names.get(value) ?? value;
  });
  return JSON.parse(text) as object;
}

/** Points that somebody typed into a cup, within what a cup can hold. */
export function cupPoints(typed: string | number) {
  const value = Math.round(Number(typed));
  return points(Number.isFinite(value) ? Math.min(Math.max(value, 0), MOST_POINTS) : 0);
}
