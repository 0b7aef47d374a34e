import type {
  AccountsNoted,
  BudgetSet,
  YearClosed,
  YearExamined,
  YearReopened,
} from '../../events/money/years.js';
import type { Books } from '../../ledger/books/books.js';
import { SEQ_OF_EVENT, type RowChange } from '../../ledger/projection/row-change.js';
import { labelOfYear, yearInBooks, yearOfDay, type YearInBooks } from '../../money/books.js';
import { refusal } from '../../money/reasons/reasons.js';
import type { Day } from '../../values/day.js';
import type { MoneyRows, RowsOf } from '../money-rows.js';

/** The rows of events about fiscal years. */
export const YEAR_ROWS = {
  'year-closed': ({ year: firstDay }: YearClosed, books: Books, today: Day): MoneyRows => {
    const year = yearNamed(books, firstDay);
    const { lastDay } = year;
    if (year.status === 'closed') throw refusal('year-is-closed', { year: labelOfYear(year) });
    if (lastDay >= today) throw refusal('year-runs-still', { lastDay });
    // The service closes a year only after all earlier ones, beside those that cancel out: they are
    // closed with it, since a voucher in them changes the balance of every later year.
    const earlier = inBooks(books).filter((one) => {
      return one.firstDay < firstDay && one.status === 'open';
    });
    return { rows: [...earlier, year].map((one) => changedYear(books, one, 'closed')) };
  },
  'year-reopened': ({ year: firstDay }: YearReopened, books: Books): MoneyRows => {
    const year = requireClosed(books, firstDay);
    const later = inBooks(books).find((one) => one.firstDay > firstDay && one.status === 'closed');
    if (later !== undefined) throw refusal('later-year-is-closed', { year: labelOfYear(later) });
    return { rows: [changedYear(books, year, 'open')] };
  },
  'year-examined': (event: YearExamined, books: Books): MoneyRows => {
    const { year, ticked, remarks, head } = event;
    const { version: yearVersion } = requireClosed(books, year);
    const { seq: headSeq, hash: headHash } = head;
    const found = { year, yearVersion, ticked, remarks, headSeq, headHash };
    return { rows: [{ table: 'examination', put: { eventSeq: SEQ_OF_EVENT, ...found } }] };
  },
  // Examinations are read from the log; only their year and version are rows.
  'remark-put': (): MoneyRows => ({}),
  'remark-answered': (): MoneyRows => ({}),
  'remark-kept-open': (): MoneyRows => ({}),
  'remark-settled': (): MoneyRows => ({}),
  'examination-withdrawn': (): MoneyRows => ({}),
  'budget-set': ({ year: firstDay, lines }: BudgetSet, books: Books): MoneyRows => {
    requireOpenYear(books, firstDay);
    const named = new Set(lines.map(({ account }) => account));
    if (named.size < lines.length) throw refusal('budget-twice', {}, { field: 'lines' });
    for (const [at, { account }] of lines.entries()) {
      requireResultAccount(books, account, `lines[${at}].account`);
    }
    return { rows: [{ table: 'budget', put: { year: firstDay, lines } }] };
  },
  // Notes are read from the log.
  'accounts-noted': ({ year, notes }: AccountsNoted, books: Books): MoneyRows => {
    requireOpenYear(books, year);
    for (const [at, { account }] of notes.entries()) {
      if (account === null || books.cashAccount.has(account)) continue;
      throw refusal('no-such-account', {}, { field: `notes[${at}].account` });
    }
    return {};
  },
} satisfies Partial<Record<string, RowsOf<never>>>;

/**
 * A fiscal year by its first day.
 * @throws Refusal `no-such-year` when none begins then
 */
export function yearNamed({ settings, fiscalYear }: Books, firstDay: Day): YearInBooks {
  if (yearOfDay(firstDay, settings.yearStarts).firstDay !== firstDay) {
    throw refusal('no-such-year', {});
  }
  return yearInBooks(firstDay, settings, fiscalYear);
}

/** @throws Refusal `no-such-year`, `year-is-closed` */
function requireOpenYear(books: Books, firstDay: Day): void {
  const year = yearNamed(books, firstDay);
  if (year.status === 'closed') throw refusal('year-is-closed', { year: labelOfYear(year) });
}

/** @throws Refusal `year-is-open` */
export function requireClosed(books: Books, firstDay: Day): YearInBooks {
  const year = yearNamed(books, firstDay);
  // A year before a closed one is closed too, but what is not in the books cannot be opened in them.
  if (year.status === 'closed' && books.fiscalYear.has(firstDay)) return year;
  throw refusal('year-is-open', { year: labelOfYear(year) });
}

function requireResultAccount({ cashAccount }: Books, id: string, field: string): void {
  const account = cashAccount.get(id);
  if (account === undefined) throw refusal('no-such-account', {}, { field });
  if (account.type === 'income' || account.type === 'expense') return;
  throw refusal('no-result-account', {}, { field });
}

/** The years that are in the books, in their order. */
export function inBooks({ fiscalYear }: Books): readonly YearInBooks[] {
  return [...fiscalYear.values()].sort((a, b) => (a.firstDay < b.firstDay ? -1 : 1));
}

function changedYear(books: Books, year: YearInBooks, status: YearInBooks['status']): RowChange {
  const { firstDay, version } = year;
  const change = { status, version: version + 1 };
  return books.fiscalYear.has(firstDay)
    ? { table: 'fiscalYear', of: { firstDay }, change }
    : { table: 'fiscalYear', put: { ...year, ...change } };
}
