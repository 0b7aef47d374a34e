import { gameOf, type Book } from '../../../src/rules/game.js';
import type { OwnVersion } from '../../../src/rules/own-book/own-parts.js';
import type { HouseRules } from '../../../src/rules/house-rules/house-rules.js';
import type { PlayerId } from '../../../src/rules/payment.js';
import { Refusal } from '../../../src/rules/refusals/refusal.js';
import { BOOK_IDS, resolveRules, ruleBook, type BookId } from '../../../src/rules/rule-book.js';
import { timeOfEvening } from '../../parts/evening/time-of-evening.js';
import type { Bodies } from '../../api/bodies.js';

type Session = Bodies['SessionView'];

/** An evening as it is being put together. */
export interface StartForm {
  /** Counter-clockwise: each sits to the right of the one before. */
  readonly seats: readonly PlayerId[];
  readonly book: BookId;
  /** The version of the club's own book, of which `book` is the parent; null for a printed one. */
  readonly own: OwnChoice | null;
  /** Minor units of money a point; 0 plays for honour. */
  readonly rate: number;
  /** Null for the first seat. */
  readonly dealer: PlayerId | null;
  /** Which of the club's tables; blank where none is named. */
  readonly tableName: string;
  /** Its day where it is recorded from a paper, empty until it is said; null for an evening that begins now. */
  readonly day: string | null;
  /** Whether its money was settled on that day; null until somebody has said so. */
  readonly settledThen: boolean | null;
}

/** A version of a club's own book that an evening can be opened by. */
export interface OwnChoice extends OwnVersion {
  readonly name: string;
  readonly parent: BookId;
  /** Minor units of money a point that are proposed with it; null for none. */
  readonly rate: number | null;
  /** The parent with the club's changes worked in. */
  readonly content: Book;
}

/** The book that an evening is played by: the club's own, or a printed one. */
export function bookOf({ book, own }: Pick<StartForm, 'book' | 'own'>): Book {
  if (own === null) return ruleBook(book);
  return { ...own.content, own: { book: own.book, version: own.version, name: own.name } };
}

/** The form with another book, and the worth of a point that goes with it. */
export function withBook(form: StartForm, book: BookId, own: OwnChoice | null): StartForm {
  return { ...form, book, own, rate: own?.rate ?? form.rate };
}

export const MOST_OF_A_TABLE_NAME = 40;

/**
 * With the club's own book that is in force, else the book of the latest evening, its rate and table; plain
 * Tarok for honour when there is none.
 *
 * @param books the club's own books that are in force; of several the one after the latest book
 * @param day the latest evening up to this day; of all where it is null or empty
 */
export function startLike(
  sessions: readonly Session[],
  books: readonly OwnChoice[] = [],
  day: string | null = null,
): StartForm {
  const latest = latestOf(sessions, day);
  const book = BOOK_IDS.find((id) => id === latest?.book) ?? 'brix-1996';
  const tableName = freeTable(sessions);
  const own = books.find(({ parent }) => parent === book) ?? books[0] ?? null;
  const paper = { day, settledThen: null };
  const rate = latest?.rate ?? 0;
  const form = { seats: [], book, own: null, rate, dealer: null, tableName, ...paper };
  return own === null ? form : withBook(form, own.parent, own);
}

/** By their days; of one day the one that was recorded last. Where none is so early, the latest of all. */
function latestOf(sessions: readonly Session[], day: string | null): Session | undefined {
  const dayOf = (session: Session) => timeOfEvening(session).slice(0, 10);
  const until = sessions.filter((one) => day === null || day === '' || dayOf(one) <= day);
  const [first, ...others] = until.length === 0 ? sessions : until;
  return others.reduce((best, one) => {
    return best !== undefined && dayOf(one) > dayOf(best) ? one : best;
  }, first);
}

/** The table of the latest evening, unless somebody plays at it. */
function freeTable(sessions: readonly Session[]): string {
  const name = sessions[0]?.tableName ?? null;
  const isTaken = sessions.some((one) => one.status === 'open' && one.tableName === name);
  return name === null || isTaken ? '' : name;
}

/** Everybody who sat at an earlier evening. */
export interface LastTime {
  /** In their seats; those who left early after them where there is room. */
  readonly seats: readonly PlayerId[];
  /** Those of them who left early, and those for whom there is no room. */
  readonly left: readonly PlayerId[];
}

/**
 * The people of the latest evening at a table, else of the latest of all; nobody is seated where one of
 * those who stayed can no longer sit down, or sits at a running table.
 *
 * @param here the people who can sit down
 * @param tableName blank where the table has no name
 */
export function lastTimeAt(
  sessions: readonly Session[],
  here: readonly string[],
  tableName: string,
): LastTime {
  const atTable = sessions.find((one) => (one.tableName ?? '') === tableName.trim());
  const latest = atTable ?? sessions[0];
  if (latest === undefined) return { seats: [], left: [] };
  const running = seatedNow(sessions);
  const isFree = (player: string) => here.includes(player) && !running.includes(player);
  // The types of the API know ids as plain texts.
  const seats = latest.seats.map((player) => player as PlayerId);
  if (!seats.every(isFree)) return { seats: [], left: [] };
  const left = latest.standings.flatMap(({ player }) =>
    latest.seats.includes(player) || !isFree(player) ? [] : [player as PlayerId],
  );
  const everybody = [...seats, ...left];
  const isRoom = whyNotOpen({ ...startLike(sessions), seats: everybody }, null) === null;
  return { seats: isRoom ? everybody : seats, left };
}

/** The people who sit at an evening in progress. */
export function seatedNow(sessions: readonly Session[]): readonly string[] {
  return sessions.flatMap(({ status, seats }) => (status === 'open' ? seats : []));
}

/** The tables that evenings were named after, the latest first. */
export function tablesUsed(sessions: readonly Session[]): string[] {
  const names = sessions.flatMap(({ tableName }) => (tableName === null ? [] : [tableName]));
  return [...new Set(names)];
}

export function dealerOf({ seats, dealer }: StartForm): PlayerId | undefined {
  return dealer !== null && seats.includes(dealer) ? dealer : seats[0];
}

/** Why the table cannot be laid so; null when it can. */
export function whyNotOpen(form: StartForm, house: HouseRules | null): Refusal | null {
  const dealer = dealerOf(form);
  try {
    const rules = resolveRules(bookOf(form), house ?? {});
    gameOf(rules).open(rules, form.seats, dealer ?? ('' as PlayerId));
    return null;
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}

/** The most that any book seats; more chips cannot be chosen. */
export const MOST_SEATS = 5;

/** Seats and first dealer by lot. */
export function drawLots(form: StartForm): StartForm {
  const seats = [...form.seats];
  for (let left = seats.length - 1; left > 0; left--) {
    const drawn = below(left + 1);
    const [one, other] = [seats[left], seats[drawn]];
    if (one === undefined || other === undefined) break;
    seats[left] = other;
    seats[drawn] = one;
  }
  return { ...form, seats, dealer: seats[below(seats.length)] ?? null };
}

/** A fair number from 0 to `end` - 1. */
function below(end: number): number {
  const random = new Uint32Array(1);
  const fair = Math.floor(2 ** 32 / end) * end;
  do crypto.getRandomValues(random);
  while ((random[0] ?? 0) >= fair);
  return (random[0] ?? 0) % end;
}

/** Two players change places. */
export function swapped(form: StartForm, one: number, other: number): StartForm {
  const [left, right] = [form.seats[one], form.seats[other]];
  if (left === undefined || right === undefined) return form;
  return { ...form, seats: form.seats.with(one, right).with(other, left) };
}
