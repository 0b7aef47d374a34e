import type { Day } from '../values/day.js';
import type { ReadPool } from '../platform/database/pools.js';
import { writeCursor } from '../platform/http/page.js';
import type { ClubPermission } from '../people/roles.js';
import type { Turns } from '../platform/worker/pace.js';
import type { LanguageId } from '../people/languages.js';
import type { ColumnKey, TableName, TableWords } from '../words/tables.js';

/** Points in the column of units; money has the code of its currency (ISO 4217). */
export const POINTS = 'points';

/** A number with what it counts. */
export interface Amount {
  /** Points, or minor units of money; below zero too. */
  readonly amount: number;
  /** `points`, or the currency. */
  readonly unit: string;
}

/** The value of a cell, for each type of column. */
export interface CellOf {
  /** For people and for what only looks like a number: names, codes, ids. */
  readonly text: string;
  /** A number that nobody sums: an event, a hand, days. */
  readonly number: number;
  /** Written in points or in whole units of money with their decimals, and summed. */
  readonly amount: Amount;
  /** Written likewise, and not summed: the worth of one. */
  readonly rate: Amount;
  /** `YYYY-MM-DD`, where the club is. */
  readonly day: Day;
  /** An instant (ISO 8601, UTC): written as the clock of the club shows it. */
  readonly time: string;
  readonly 'yes-no': boolean;
}
export type ColumnType = keyof CellOf;

/** A column: its name in the file of a program, its type, and where its values come from. */
export type ListColumn<Row> = CodeColumn<Row> | FileColumn<Row>;

/** A code of the API: programs get it as it is, people get its word (docs/tables.md). */
export interface CodeColumn<Row> {
  readonly key: ColumnKey;
  readonly type: 'code';
  readonly value: (row: Row, about: About) => string | null;
  /** Null where another column says it in words: the files of people leave such a column out. */
  readonly word: ((code: string, words: TableWords, row: Row) => string | undefined) | null;
}

/** A column as a file has it. */
export type FileColumn<Row> = {
  readonly [Type in ColumnType]: {
    /** Stable. Its header in each language: src/words/<language>/tables.ts. */
    readonly key: ColumnKey;
    readonly type: Type;
    readonly value: (row: Row, about: About) => CellOf[Type] | null;
  };
}[ColumnType];

/** Parts that all rows of a table share. */
export interface About {
  readonly clubId: string;
  readonly club: string;
  readonly currency: string;
  readonly timeZone: string;
  readonly language: LanguageId;
  readonly words: TableWords;
  /** The log as it was when the table was begun; later events are not in it. */
  readonly head: { readonly seq: number; readonly day: Day };
  /**
   * The name of a party of a payment: a member, an account of the club, a pot; an unknown id is its own
   * name.
   */
  readonly nameOf: (party: string) => string;
}

/** The variable parts in the address of a table. */
export interface TableIds {
  readonly sessionId?: string;
  readonly memberId?: string;
  readonly seasonId?: string;
  /** An account of the club, or a member. */
  readonly ownerId?: string;
}

/** From one day to another, both included; null does not narrow it. */
export interface Period {
  readonly from: Day | null;
  readonly to: Day | null;
}

/** How the rows of a table are read: a page whenever the one before was taken. */
export interface Reading<Query> {
  readonly database: ReadPool;
  /** Lets a page's statements through. */
  readonly turns: Turns;
  readonly about: About;
  readonly of: TableIds;
  readonly query: Query;
}

/**
 * A list as a table: its columns, declared once, and the way its rows are read.
 * @template Query the checked query of its list, which narrows it
 */
export interface ListTable<Row, Query> {
  readonly name: TableName;
  readonly columns: readonly ListColumn<Row>[];
  readonly pages: (reading: Reading<Query>) => AsyncIterable<readonly Row[]>;
  /** The days that its file is named after; that of the head of the log when left out. */
  readonly days?: (reading: Reading<Query>) => Promise<readonly Day[]> | readonly Day[];
}

/** The permission to read it: that of the list behind it. */
export type NeededFor = Extract<ClubPermission, `read-${string}`>;

/** A unit in words: currencies are called by their codes (ISO 4217) everywhere. */
export function unitWord(unit: string, { codes }: Pick<TableWords, 'codes'>): string {
  return unit === POINTS ? codes.points : unit;
}

/** The column with the unit of the amounts in a row. */
export function unitColumn<Row>(unit: (row: Row, about: About) => string | null): CodeColumn<Row> {
  return { key: 'unit', type: 'code', value: unit, word: unitWord };
}

/** The columns of a file for programs, with codes, or for people, with words. */
export function columnsFor<Row>(
  reader: 'programs' | 'people',
  columns: readonly ListColumn<Row>[],
): readonly FileColumn<Row>[] {
  return columns.flatMap((column): readonly FileColumn<Row>[] => {
    if (column.type !== 'code') return [column];
    const { key, value, word } = column;
    if (reader === 'programs') return [{ key, type: 'text', value }];
    if (word === null) return [];
    return [{ key, type: 'text', value: (row, about) => inWords(value(row, about), row, about) }];
    function inWords(code: string | null, row: Row, about: About): string | null {
      return code === null || word === null ? code : (word(code, about.words, row) ?? code);
    }
  });
}

/** A number of points. */
export function inPoints(amount: number): Amount {
  return { amount, unit: POINTS };
}

/** An amount of the club's money, in minor units. */
export function inMoney(amount: number, { currency }: Pick<About, 'currency'>): Amount {
  return { amount, unit: currency };
}

/** The beginning of a list with the newest entries first; entries after the head are not in it. */
export function behind({ seq }: About['head']): string {
  return writeCursor({ seq: seq + 1, line: 0 });
}

/**
 * The log is in the order of its numbers: around midnight an event of the next day may come before the
 * last of a day.
 */
export function isWithin(day: Day, { from, to }: Period): boolean {
  return (from === null || day >= from) && (to === null || day <= to);
}

/** The days that bound a period, for the name of a file. */
export function daysOfPeriod({
  query: { from, to },
  about: { head },
}: Pick<Reading<Period>, 'query' | 'about'>): readonly Day[] {
  return from === null && to === null ? [head.day] : [from, to ?? head.day].flatMap((d) => d ?? []);
}
