import { USUAL_BOOKS } from '../../money/books.js';
import type { CashAccountType } from '../../money/cash-accounts.js';
import { change, type AuditContext, type EventKind, type Logged } from '../kind.js';
import {
  isDay,
  isObject,
  isText,
  isYesNo,
  listOf,
  meaning,
  optional,
  wholeNumber,
} from '../payload.js';

/** An account that is opened with the books. */
export interface BuiltInAccount {
  readonly id: string;
  /** Its number in the ledger. */
  readonly account: number;
  readonly type: CashAccountType;
  /** The fixed code of the account, whatever the club calls it. */
  readonly code: string;
}

/** The accounts that books begin with. */
export interface BooksOpening {
  /** Of the IANA database. */
  readonly timeZone: string;
  /** On which day fiscal years begin, `MM-DD`. */
  readonly yearStart: string;
  readonly accounts: readonly BuiltInAccount[];
}

/** A club that is older than books gets them. The balance of the clearing account becomes income. */
export interface BooksOpened extends BooksOpening {
  readonly kind: 'books-opened';
}

/** How the books are kept from now on: all of it is said. */
export interface BooksChanged {
  readonly kind: 'books-changed';
  readonly timeZone: string;
  readonly yearStart: string;
  /** Whether members see what the purses hold. */
  readonly pursesShown: boolean;
  /** The first day of the books; absent as long as none is said. */
  readonly firstDay?: string;
  /** For how many years after the fiscal year of its voucher a receipt is kept; absent in older logs. */
  readonly receiptYears?: number;
  /** The first day of the first year that begins so, where that year has begun; else its next such day. */
  readonly yearFrom?: string;
}

export type BooksEvent = BooksOpened | BooksChanged;

const timeZone = meaning(isText, 'The time zone (IANA) that decides the day.');
const yearStart = meaning(isText, 'The day on which fiscal years begin, `MM-DD`.');
const firstDay = meaning(optional(isDay), 'The first day of the books; absent where none is said.');
const receiptYears = meaning(
  optional(wholeNumber(0)),
  'For how many years after the fiscal year of its voucher a receipt is kept; absent in older logs.',
);
const yearFrom = meaning(
  optional(isDay),
  'The first day of the first year that begins so, where that year has begun already; absent where the ' +
    'change holds from its next such day.',
);
const accounts = meaning(listOf(isObject), 'The accounts that every club has.');

const booksOpened = {
  group: 'money',
  live: 'read-account',
  payload: { timeZone, yearStart, accounts },
  subjects: () => [],
  params: () => ({}),
  changes: () => [],
} satisfies EventKind<BooksOpened, unknown>;

const booksChanged = {
  group: 'money',
  live: 'read-account',
  payload: { timeZone, yearStart, pursesShown: isYesNo, firstDay, receiptYears, yearFrom },
  subjects: () => [],
  params: ({ seq, event }, context) => {
    const was = booksBefore(seq, context);
    return {
      timeZone: event.timeZone === was.timeZone ? null : event.timeZone,
      yearStart: event.yearStart === was.yearStart ? null : event.yearStart,
      pursesShown: event.pursesShown === was.pursesShown ? null : event.pursesShown,
      firstDay: event.firstDay === was.firstDay ? null : (event.firstDay ?? null),
      receiptYears: event.receiptYears === was.receiptYears ? null : (event.receiptYears ?? null),
      yearFrom: event.yearFrom ?? null,
    };
  },
  changes: ({ seq, event }: Logged<BooksChanged>, context) => {
    const was = booksBefore(seq, context);
    const now = event;
    return [
      ...(now.timeZone === was.timeZone ? [] : [change('time-zone', was.timeZone, now.timeZone)]),
      ...(now.yearStart === was.yearStart
        ? []
        : [change('year-start', was.yearStart, now.yearStart)]),
      ...(now.pursesShown === was.pursesShown
        ? []
        : [change('purses-shown', was.pursesShown, now.pursesShown)]),
      ...(now.firstDay === was.firstDay
        ? []
        : [change('first-day-of-books', was.firstDay ?? null, now.firstDay ?? null)]),
      ...(now.receiptYears === undefined || now.receiptYears === was.receiptYears
        ? []
        : [change('receipt-years', String(was.receiptYears), String(now.receiptYears))]),
    ];
  },
} satisfies EventKind<BooksChanged, unknown>;

/** The books as the event before it left them. */
function booksBefore(seq: number, { before }: AuditContext) {
  const was = before.get(seq);
  const [begins] = USUAL_BOOKS.yearStarts;
  return {
    timeZone: was?.timeZone ?? was?.books?.timeZone ?? USUAL_BOOKS.timeZone,
    yearStart: was?.yearStart ?? was?.books?.yearStart ?? begins?.start ?? '',
    pursesShown: was?.pursesShown ?? USUAL_BOOKS.pursesShown,
    firstDay: was?.firstDay,
    receiptYears: was?.receiptYears ?? USUAL_BOOKS.receiptYears,
  };
}

export const BOOKS_KINDS = {
  'books-opened': booksOpened,
  'books-changed': booksChanged,
} as const;
