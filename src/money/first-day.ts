import type { Day } from '../values/day.js';
import { yearOfDay, type BooksSettings } from './books.js';
import { refusal } from './reasons/reasons.js';

/** The days that the books of a club can begin with, as far as its log has them. */
export interface FirstDays {
  /** The days of the opening balances that hold, in their order. */
  readonly openings: readonly Day[];
  /** The days of evenings recorded from a paper whose money was not settled then, in their order. */
  readonly fromPaper: readonly Day[];
  /** The earliest of the day on which the club was opened, its first evening and its first voucher. */
  readonly earliest: Day;
}

/**
 * The first day of a club's books: the one that it said, else that of its opening balances, else the
 * first day of the fiscal year in which the club began.
 *
 * @returns null where nothing of it is known
 */
export function firstDayOf(
  { booksFrom, yearStarts }: Pick<BooksSettings, 'booksFrom' | 'yearStarts'>,
  days: FirstDays | null,
): Day | null {
  if (booksFrom !== null) return booksFrom;
  if (days === null) return null;
  return days.openings[0] ?? yearOfDay(days.earliest, yearStarts).firstDay;
}

/**
 * Whether a day is one of the books.
 * @throws Refusal `day-before-books`
 */
export function requireFromFirstDay(day: Day, first: Day | null, field = 'day'): void {
  if (first === null || day >= first) return;
  throw refusal('day-before-books', { day, first }, { field });
}
