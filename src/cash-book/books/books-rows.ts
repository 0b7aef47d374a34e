import type { BooksChanged, BooksOpened } from '../../events/money/books.js';
import type { Books } from '../../ledger/books/books.js';
import { openedAccount } from '../../ledger/books/open-accounts.js';
import type { RowChange } from '../../ledger/projection/row-change.js';
import { withYearStart, yearOfDay, yearStartOf, type YearsBegin } from '../../money/books.js';
import { refusal } from '../../money/reasons/reasons.js';
import type { Day } from '../../values/day.js';
import { isTimeZone } from '../../values/time-zone.js';
import { isYearStart } from '../../money/years/year.js';
import type { MoneyRows, RowsOf } from '../money-rows.js';

/** The rows of events about the books themselves. */
export const BOOKS_ROWS = {
  'books-opened': (event: BooksOpened, books: Books): MoneyRows => {
    requireKept(event);
    if (books.cashAccount.size > 0) throw refusal('books-are-open', {});
    const { timeZone, yearStart, accounts } = event;
    const yearStarts: readonly YearsBegin[] = [{ from: null, start: yearStart }];
    const lay = books.balances.get(books.clearing) ?? 0;
    const kitty = accounts.find(({ code }) => code === 'kitty');
    const { clearing } = books;
    const goes = kitty === undefined || lay === 0 ? [] : [[clearing, kitty.account] as const];
    return {
      rows: [
        ...accounts.flatMap((account) => openedAccount({ ...account, name: null })),
        { table: 'club', of: {}, change: { timeZone, yearStarts } },
      ],
      // Above 0 it is the club's income; what it gave out beyond that is taken back from it.
      moved: goes.map(([from, to]) => {
        return lay > 0 ? { from, to, amount: lay } : { from: to, to: from, amount: -lay };
      }),
    };
  },
  'books-changed': (event: BooksChanged, books: Books, today: Day): MoneyRows => {
    requireKept(event);
    const { timeZone, yearStart, pursesShown, firstDay, receiptYears, yearFrom = null } = event;
    const was = books.settings.yearStarts;
    const yearStarts = withYearStart(was, yearStart, today, yearFrom);
    return {
      rows: [
        {
          table: 'club',
          of: {},
          change: {
            timeZone,
            yearStarts,
            pursesShown,
            ...(firstDay === undefined ? {} : { booksFrom: firstDay }),
            ...(receiptYears === undefined ? {} : { receiptYears }),
          },
        },
        ...yearsEndingOtherwise(books, yearStarts),
      ],
    };
  },
} satisfies Partial<Record<string, RowsOf<never>>>;

/** Throws Refusal `no-such-time-zone`, `no-such-year-start`. */
function requireKept({ timeZone, yearStart }: Pick<BooksChanged, 'timeZone' | 'yearStart'>): void {
  if (!isTimeZone(timeZone)) throw refusal('no-such-time-zone', {}, { field: 'timeZone' });
  if (/^\d{2}-\d{2}$/.test(yearStart) && isYearStart(yearStartOf(yearStart))) return;
  throw refusal('no-such-year-start', {}, { field: 'yearStart' });
}

/** The year that runs when another beginning takes effect ends the day before. */
function yearsEndingOtherwise(books: Books, yearStarts: readonly YearsBegin[]): RowChange[] {
  return [...books.fiscalYear.values()].flatMap(({ firstDay, lastDay: was }): RowChange[] => {
    const { lastDay } = yearOfDay(firstDay, yearStarts);
    if (lastDay === was) return [];
    return [{ table: 'fiscalYear', of: { firstDay }, change: { lastDay } }];
  });
}
