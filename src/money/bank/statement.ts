import type { Day } from '../../values/day.js';
import { areComplete, columnsOf, necessaryOf, type ColumnRole, type Columns } from './columns.js';
import type { Separator, Sheet, SheetRow } from './sheet.js';
import {
  decimalSignOf,
  isNotBooked,
  readBankAmount,
  readBankDay,
  readBankSign,
  type DecimalSign,
} from './values-of-cells.js';

/** A line of a bank's statement. */
export interface BankLine {
  /** Its line in the file. */
  readonly line: number;
  readonly day: Day;
  readonly text: string;
  /** Minor units, below 0 where money left the account; never 0. */
  readonly amount: number;
  /** The balance after it, in minor units; null where the file has none. */
  readonly balance: number | null;
}

/** A row of the file that is no line of the account, e.g. a payment that is only reserved. */
export interface BadRow {
  readonly line: number;
  readonly what: 'day' | 'amount' | 'status';
  /** The row as it is in the file. */
  readonly text: string;
}

/** The file of a bank: its table, before its columns are known. */
export interface Statement {
  readonly separator: Separator;
  /** The headings; empty texts where the file has none. */
  readonly headings: readonly string[];
  readonly rows: readonly SheetRow[];
}

/** The lines of a statement, from the oldest to the newest, and the rows that are none. */
export interface ReadStatement {
  readonly lines: readonly BankLine[];
  readonly bad: readonly BadRow[];
}

/** The rows among which the headings are: banks write a few lines before them. */
const FIRST_ROWS = 30;

/** The table of a file, parted by the separator that fits best: its headings, and the rows below them. */
export function readStatement(sheets: readonly Sheet[]): Statement {
  return sheets
    .map(tableOf)
    .reduce((best, table) => (scoreOf(table) > scoreOf(best) ? table : best));
}

function tableOf({ rows, separator }: Sheet): Statement {
  const first = rows.slice(0, FIRST_ROWS);
  const known = first.map(({ cells }) => necessaryOf(columnsOf(cells)));
  const at = known.indexOf(Math.max(0, ...known));
  if (known[at] !== undefined && known[at] > 0) {
    return { separator, headings: rows[at]?.cells ?? [], rows: rows.slice(at + 1) };
  }
  // Headings in no known words are the row above the first one with a day; there may be none.
  const data = rows.findIndex(({ cells }) => cells.some((cell) => readBankDay(cell) !== null));
  const above = data > 0 ? rows[data - 1]?.cells : undefined;
  const width = rows[data]?.cells.length ?? 0;
  const headings = above?.length === width ? above : Array.from({ length: width }, () => '');
  return { separator, headings, rows: rows.slice(Math.max(0, data)) };
}

/** Recognised headings count most, then rows that are as wide as the headings. */
function scoreOf({ headings, rows }: Statement): number {
  const wide = rows.filter(({ cells }) => cells.length > 1 && isWide(cells, headings));
  return necessaryOf(columnsOf(headings)) * 1e6 + wide.length;
}

/** Whether a row is one of the table: some banks end only the headings with a separator. */
function isWide(cells: readonly string[], headings: readonly string[]): boolean {
  return cells.length >= headings.length - 1;
}

/**
 * The columns of a statement as they are recognised: by the headings, else by what the rows hold. Some
 * banks have a column that they never fill in.
 */
export function recognisedColumns({ headings, rows }: Statement): Columns {
  const whole = rows.filter(({ cells }) => isWide(cells, headings));
  const isFilled = (at: number) =>
    whole.length === 0 || whole.some(({ cells }) => (cells[at] ?? '') !== '');
  const known = columnsOf(headings.map((heading, at) => (isFilled(at) ? heading : '')));
  if (known.includes('day')) return known;
  const day = headings.findIndex((_, at) =>
    rows.slice(0, FIRST_ROWS).every(({ cells }) => readBankDay(cells[at] ?? '') !== null),
  );
  return known.map((role, at) => (at === day && role === null ? 'day' : role));
}

/**
 * The lines of a statement by its columns. A row that cannot be read is named, and no other one is lost
 * by it; a row that moves nothing is left out.
 *
 * @param columns as they were recognised, or as somebody corrected them
 */
export function readLines(
  { rows, separator }: Statement,
  columns: Columns,
  currency: string,
): ReadStatement {
  if (!areComplete(columns)) return { lines: [], bad: [] };
  const reader = new LineReader(columns, currency, signOf(rows, columns, separator));
  const lines: BankLine[] = [];
  const bad: BadRow[] = [];
  for (const row of rows) {
    const read = reader.read(row);
    if ('what' in read) bad.push(read);
    else if (read.amount !== 0) lines.push(read);
  }
  return { lines: oldestFirst(lines), bad };
}

function signOf(rows: readonly SheetRow[], columns: Columns, separator: Separator): DecimalSign {
  const places = placesOf(columns, 'amount', 'in', 'out', 'balance');
  const cells = rows.flatMap((row) => places.map((at) => row.cells[at] ?? ''));
  return decimalSignOf(cells) ?? (separator === ',' ? '.' : ',');
}

function placesOf(columns: Columns, ...roles: readonly ColumnRole[]): readonly number[] {
  return columns.flatMap((role, at) => (role !== null && roles.includes(role) ? [at] : []));
}

class LineReader {
  constructor(
    private readonly columns: Columns,
    private readonly currency: string,
    private readonly sign: DecimalSign,
  ) {}

  read({ line, cells }: SheetRow): BankLine | BadRow {
    const of = (...roles: readonly ColumnRole[]) =>
      placesOf(this.columns, ...roles).map((at) => cells[at] ?? '');
    const bad = (what: BadRow['what']) => ({ line, what, text: cells.join(' ').trim() });
    if (of('status').some(isNotBooked)) return bad('status');
    const day = readBankDay(of('day').join(''));
    if (day === null) return bad('day');
    const amount = this.amount((role) => of(role).join(''));
    if (amount === null) return bad('amount');
    const texts = of('text').filter((text) => text !== '');
    const text = [...new Set(texts.map((one) => one.replace(/\s+/g, ' ')))].join(' · ');
    return { line, day, text, amount, balance: this.minor(of('balance').join('')) };
  }

  private minor(cell: string): number | null {
    return readBankAmount(cell, this.currency, this.sign);
  }

  /**
   * A signed amount, or one with its sign in a column beside it; else what came in less what went out,
   * whatever sign the bank gives that.
   */
  private amount(of: (role: ColumnRole) => string): number | null {
    if (this.columns.includes('amount')) {
      const amount = this.minor(of('amount'));
      if (amount === null || !this.columns.includes('sign')) return amount;
      const sign = readBankSign(of('sign'));
      return sign === null ? null : sign * Math.abs(amount);
    }
    const [into, out] = [of('in'), of('out')];
    if (into === '' && out === '') return null;
    const came = into === '' ? 0 : this.minor(into);
    const went = out === '' ? 0 : this.minor(out);
    return came === null || went === null ? null : came - Math.abs(went);
  }
}

/** Banks write the newest line first or last; within a day, the running balance says which. */
function oldestFirst(lines: readonly BankLine[]): readonly BankLine[] {
  const [first, second] = lines;
  const last = lines.at(-1);
  if (first === undefined || second === undefined || last === undefined) return lines;
  const precedes = second.balance !== null && first.balance === second.balance + first.amount;
  const isNewestFirst = first.day === last.day ? precedes : first.day > last.day;
  const inOrder = isNewestFirst ? [...lines].reverse() : lines;
  return [...inOrder].sort((one, other) =>
    one.day < other.day ? -1 : one.day > other.day ? 1 : 0,
  );
}

/**
 * The last day of a statement and the balance on it; null for a file without lines, with the balance
 * null where the file has none. Some banks write one balance a day: the lines after it are added, where
 * all balances of the file follow from each other in this way.
 *
 * @param lines from the oldest to the newest
 */
export function closingOf(
  lines: readonly BankLine[],
): { readonly day: Day; readonly balance: number | null } | null {
  const last = lines.at(-1);
  if (last === undefined) return null;
  return { day: last.day, balance: last.balance ?? runningBalance(lines) };
}

function runningBalance(lines: readonly BankLine[]): number | null {
  let running: number | null = null;
  let known = 0;
  for (const { amount, balance } of lines) {
    const next: number | null = running === null ? null : running + amount;
    if (balance !== null) {
      if (next !== null && next !== balance) return null;
      known += 1;
    }
    running = balance ?? next;
  }
  // One balance alone does not say of which moment of its day it is.
  return known > 1 ? running : null;
}
