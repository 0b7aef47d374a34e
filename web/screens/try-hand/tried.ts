import { hashKey } from '@tanstack/react-query';
import type { SessionState } from '../../../src/evening/fold.js';
import {
  gameOf,
  type Book,
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
import {
  BOOK_IDS,
  GAME_OF,
  resolveRules,
  ruleBook,
  type BookId,
} from '../../../src/rules/rule-book.js';
import type { Pots } from '../../../src/rules/tarok/table.js';
import { notPossible, preview, type HandPreview } from '../../evening/preview.js';

/** The seats of the page, in place of people. */
export const SEATS = ['A', 'B', 'C', 'D', 'E'] as const;

/** A book of the sources, or of a club by its rules alone: the name that the club gave it is not in it. */
export interface BookHere {
  /** The book of the sources; of a club's own book its parent. */
  readonly book: BookId;
  /** The changes of a club's own book to its parent; left out for the book as it is printed. */
  readonly changes?: BookChanges;
}

/** A hand that is tried: all that it pays follows from it, and it names nobody. */
export interface Tried extends BookHere {
  /** The house rules beside the book. */
  readonly house: HouseChoices;
  /** How many sit at the table. */
  readonly seats: number;
  /** The seat that deals, from 0. */
  readonly dealer: number;
  /** The content of the cups, in points; null as they are laid, and in a game without cups. */
  readonly pots: Pots | null;
  /** A draft or a record of the game, of the seats. */
  readonly hand: object;
  /** The book beside it; null for none. */
  readonly beside: BookHere | null;
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
export function bookTried({ book, changes }: BookHere): Book {
  return changes === undefined ? ruleBook(book) : deriveBook(ruleBook(book), changes);
}

/** A book alone, without anything else that a hand is tried with. */
export function bookAlone({ book, changes }: BookHere): BookHere {
  return changes === undefined ? { book } : { book, changes };
}

/** Whether two books are the same in everything that is paid, whatever a club calls them. */
export function isSameBook(one: BookHere, other: BookHere): boolean {
  return one.book === other.book && hashKey([bookTried(one)]) === hashKey([bookTried(other)]);
}

export function rulesTried(tried: BookHere & Pick<Tried, 'house'>): Rules {
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
export function resultBeside(tried: Tried, beside: BookHere, record: HandRecord): HandPreview {
  try {
    return resultAt(
      laid({ ...tried, pots: laid(tried).table.pots ?? null }, resolveRules(bookTried(beside))),
      record,
    );
  } catch (error) {
    if (error instanceof Refusal) return notPossible(error);
    throw error;
  }
}

/**
 * The books that a hand can be laid beside: those of its game, and the one that it is tried by only where
 * the house plays otherwise.
 *
 * @param own the club's own books
 */
export function booksBeside<Own extends BookHere>(
  tried: Tried,
  own: readonly Own[],
): readonly (Own | BookHere)[] {
  const game = GAME_OF[tried.book];
  const isAsIs = houseRulesOf(bookTried(tried), tried.house) === null;
  const printed = BOOK_IDS.map((book): BookHere => ({ book }));
  const all = withBook([...own, ...printed], tried.beside);
  return all.filter((one) => GAME_OF[one.book] === game && !(isAsIs && isSameBook(one, tried)));
}

/** Books with one more, which a link brought and this device does not know otherwise. */
export function withBook<Own extends BookHere>(
  books: readonly Own[],
  one: BookHere | null,
): readonly (Own | BookHere)[] {
  if (one === null || books.some((known) => isSameBook(known, one))) return books;
  return [bookAlone(one), ...books];
}

/** With another book; cups, house rules and what was tried go with it only as far as they are its own. */
export function byBook(tried: Tried, chosen: BookHere): Tried {
  const { fewest, most } = partySizeOf(chosen.book);
  const seats = Math.min(Math.max(tried.seats, fewest), most);
  const isSameGame = GAME_OF[chosen.book] === GAME_OF[tried.book];
  const { changes: _changes, ...rest } = tried;
  const next = { ...rest, ...bookAlone(chosen), house: BY_THE_BOOK, ...seated(tried, seats) };
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

/**
 * The part of a link behind its `#`: text of letters, digits, `-` and `_`. It holds the rules themselves,
 * without ids and without what a club calls them; what is as on an empty table is left out.
 */
export function fragmentOf({ house, pots, hand, beside, ...rest }: Tried): string {
  const said = {
    ...rest,
    ...(hashKey([house]) !== hashKey([BY_THE_BOOK]) && { house }),
    ...(pots !== null && { pots }),
    ...(Object.keys(hand).length > 0 && { hand }),
    ...(beside !== null && { beside: bookAlone(beside) }),
  };
  const bytes = new TextEncoder().encode(JSON.stringify(said));
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
  const { house = BY_THE_BOOK, seats, dealer, pots = null, hand = {} }: Unchecked = read;
  const { beside = null }: Unchecked = read;
  const here = bookIn(read);
  // A link from before own books could be beside has the id alone.
  const there = beside === null ? null : bookIn(isObject(beside) ? beside : { book: beside });
  if (here === null || (beside !== null && there === null)) return null;
  if (!isHouse(house) || !isObject(hand)) return null;
  if (!isCount(seats, SEATS.length) || !isCount(dealer, seats - 1)) return null;
  if (pots !== null && !isPots(pots)) return null;
  return { ...here, house, seats, dealer, pots, hand, beside: there };
}

/** The book that a link names; null for an unknown one. Throws for changes that make no book. */
function bookIn({ book, changes }: { readonly book?: unknown; readonly changes?: unknown }) {
  if (!isBook(book)) return null;
  if (changes === undefined) return { book };
  return { book, changes: readChanges(ruleBook(book), changes, 'changes') };
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
export function byRules(rules: Rules): BookHere & Pick<Tried, 'house'> {
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
