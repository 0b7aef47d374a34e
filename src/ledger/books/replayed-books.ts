import { USUAL_BOOKS } from '../../money/books.js';
import type { BooksRows, LoggedEvent, NewEvent } from '../log/event.js';
import { keyOf, resolveRow, type Values } from '../projection/row-change.js';
import { ASKED_TABLES, BOOKS_TABLES } from '../projection/tables/cash-book-tables.js';
import { TABLES, type Row, type TableName } from '../projection/tables/tables.js';
import { subjectRow } from '../projection/rows-of-event.js';
import { settingsOf, type Books, type MovedBy } from './books.js';
import { MONEY } from './under-voucher.js';
import type { Day } from '../../values/day.js';
import { CLEARING_ACCOUNT } from '../log/posting.js';

const FOLLOWED: ReadonlySet<string> = new Set<TableName>([...BOOKS_TABLES, ...ASKED_TABLES]);

/** A replay decides nothing, so it needs no first day, and no day up to which a purse is reconciled. */
const NOT_READ = { firstDays: null, reconciledTo: null } as const;

/** The books of a club during a replay of its log, event by event. */
export class ReplayedBooks {
  #settings = USUAL_BOOKS;
  readonly #rows = new Map<string, Map<string, Values>>(
    [...FOLLOWED].map((table) => [table, new Map<string, Values>()]),
  );
  /** The balances of accounts in money, by their numbers. */
  readonly #balances = new Map<number, number>();
  /** The movements of each event in money: it can be reversed. */
  readonly #moved = new Map<number, MovedBy & { readonly day: Day }>();
  /** The money accounts of guests who were merged lead to those of the members. */
  readonly #merged = new Map<number, number>();

  /** The books before the next event. */
  now(accountsMade: number, moneyAccountOf: Books['moneyAccountOf']): Books {
    return {
      ...this.#bookRows(),
      settings: this.#settings,
      clearing: CLEARING_ACCOUNT,
      accountsMade,
      moneyAccountOf,
      movedBy: (seq) => this.#movedBy(seq),
      movedAfter: (account, day) => this.#movedAfter(account, day),
    };
  }

  balanceOf(account: number): number {
    return this.#balances.get(account) ?? 0;
  }

  merge(guest: number, member: number): void {
    this.#merged.set(guest, member);
  }

  /** The movements of an event in money, between the accounts of their present owners. */
  #movedBy(seq: number): MovedBy {
    const now = (account: number) => this.#merged.get(account) ?? account;
    const { moved = [], subjects = [] } = this.#moved.get(seq) ?? {};
    const asNow = moved.map(({ from, to, amount }) => ({ from: now(from), to: now(to), amount }));
    return { moved: asNow, subjects };
  }

  #movedAfter(account: number, day: Day): number {
    let change = 0;
    for (const voucher of this.#moved.values()) {
      if (voucher.day <= day) continue;
      for (const { from, to, amount } of voucher.moved) {
        if (from === account) change -= amount;
        if (to === account) change += amount;
      }
    }
    return change;
  }

  /** Takes in what an event writes. */
  take(event: LoggedEvent, { postings, rows, subjects }: NewEvent): void {
    for (const change of rows) {
      if (change.table === 'club') this.#takeClub('put' in change ? change.put : change.change);
      const known = this.#rows.get(change.table);
      if (known === undefined) continue;
      const { key } = TABLES[change.table];
      const given: Values = 'put' in change ? change.put : { ...change.of, ...change.change };
      const row = resolveRow(given, event);
      const id = keyOf(key, row);
      known.set(id, { ...known.get(id), ...row });
    }
    const moved = postings.filter(({ stage }) => stage === MONEY);
    if (moved.length === 0) return;
    const written = { moved, ...subjectRow(event.seq, event.actor, subjects) };
    this.#moved.set(event.seq, { ...written, day: dayOfVoucher(rows) });
    for (const { from, to, amount } of moved) {
      this.#balances.set(from, this.balanceOf(from) - amount);
      this.#balances.set(to, this.balanceOf(to) + amount);
    }
  }

  #takeClub(given: Values): void {
    this.#settings = settingsOf({ ...asRow(this.#settings), ...given });
  }

  #bookRows(): BooksRows {
    const tables = Object.fromEntries(this.#rows);
    // The rows of a table have its columns: the types of rows in events hold that.
    return { ...tables, ...NOT_READ, balances: this.#balances } as unknown as BooksRows;
  }
}

/** The day of the voucher that an event with money writes. */
function dayOfVoucher(rows: NewEvent['rows']): Day {
  for (const change of rows) {
    if (change.table === 'voucher' && 'put' in change) return change.put.day;
  }
  throw new RangeError('an event with money and without a voucher');
}

type SettingsRow = Pick<
  Row<'club'>,
  'timeZone' | 'yearStarts' | 'pursesShown' | 'booksFrom' | 'receiptYears'
>;

function asRow(settings: typeof USUAL_BOOKS): SettingsRow {
  return settings;
}
