import { bookingDay, voucherDay, yearInBooks, type YearInBooks } from '../../money/books.js';
import type { Day } from '../../values/day.js';
import { dayOf } from '../../values/time-zone.js';
import type { NewEvent } from '../log/event.js';
import type { NewPosting } from '../log/posting.js';
import { SEQ_OF_EVENT, type RowChange } from '../projection/row-change.js';
import { builtIn, type Books } from './books.js';

/** The fields of a voucher beside its number. */
export interface VoucherFields {
  readonly day: Day;
  readonly text: string;
  readonly receipt: string | null;
  /** The event that it takes back. */
  readonly reverses?: number;
}

/** The stage of what is paid in money. */
export const MONEY = 'money';

/** Whether an event moves money. */
export function movesMoney({ postings }: Pick<NewEvent, 'postings'>): boolean {
  return postings.some(({ stage }) => stage === MONEY);
}

/**
 * An event that moves money, with its voucher: the next number of the year of its day. From the opening
 * of the books on, its rest on the clearing account (the kitty of a table) becomes income. An event
 * that moves none is returned unchanged.
 */
export function underVoucher(event: NewEvent, books: Books, said: VoucherFields): NewEvent {
  if (!movesMoney(event)) return event;
  const { day, text, receipt, reverses = null } = said;
  const { kind, sessionId } = event;
  const known = books.fiscalYear.get(yearInBooks(day, books.settings, books.fiscalYear).firstDay);
  const year = yearInBooks(day, books.settings, books.fiscalYear);
  const number = year.vouchers + 1;
  const voucher = { day, year: year.firstDay, number, kind, text, receipt, sessionId, reverses };
  const cleared = clearing(event.postings, books);
  return {
    ...event,
    postings: [...event.postings, ...cleared.postings],
    rows: [
      ...event.rows,
      yearRow(year, number, known !== undefined),
      { table: 'voucher', put: { eventSeq: SEQ_OF_EVENT, ...voucher, reversedBy: null } },
      ...(reverses === null
        ? []
        : [{ table: 'voucher', of: { eventSeq: reverses }, change: REVERSED } as const]),
    ],
    subjects: [...event.subjects, ...cleared.subjects],
  };
}

const REVERSED = { reversedBy: SEQ_OF_EVENT } as const;

interface EveningTimes {
  readonly openedAt: string;
  /** Its day where it was recorded from a paper; else null. */
  readonly day: string | null;
  /** Of the event. */
  readonly time: string;
}

/**
 * The money of an evening, with its voucher: under the day on which the evening was opened, or the day
 * it is written on when that year is closed. The books of a day from before are closed or balanced: an
 * evening that is recorded from a paper is booked as one of today, and the voucher names its day.
 *
 * @param books asked for only when money is moved
 */
export function underEveningVoucher(
  event: NewEvent,
  books: () => Books,
  { openedAt, day: then, time }: EveningTimes,
): NewEvent {
  if (!movesMoney(event)) return event;
  const found = books();
  const { settings, fiscalYear } = found;
  const { timeZone } = settings;
  const [opened, today] = [openedAt, time].map((one) => dayOf(new Date(one), timeZone));
  const day = voucherDay(opened ?? '', today ?? '', settings, fiscalYear);
  // A voucher under another day than the evening's names the day of the evening.
  const text = then ?? (day === opened ? '' : (opened ?? ''));
  return underVoucher(event, found, { day, text, receipt: null });
}

/** A voucher under the day on which it is written. */
export function underVoucherOfToday(event: NewEvent, books: () => Books, time: string): NewEvent {
  if (!movesMoney(event)) return event;
  const found = books();
  const { settings, fiscalYear } = found;
  const day = bookingDay(dayOf(new Date(time), settings.timeZone), settings, fiscalYear);
  return underVoucher(event, found, { day, text: '', receipt: null });
}

function yearRow(year: YearInBooks, vouchers: number, isKnown: boolean): RowChange {
  const { firstDay } = year;
  return isKnown
    ? { table: 'fiscalYear', of: { firstDay }, change: { vouchers } }
    : { table: 'fiscalYear', put: { ...year, vouchers } };
}

/**
 * The posting that clears the rest of an event on the clearing account, with the account it goes to.
 */
function clearing(
  postings: readonly NewPosting[],
  books: Books,
): { readonly postings: readonly NewPosting[]; readonly subjects: readonly string[] } {
  const kitty = builtIn(books, 'kitty');
  let left = 0;
  for (const { from, to, amount } of postings) {
    if (to === books.clearing) left += amount;
    if (from === books.clearing) left -= amount;
  }
  if (kitty === undefined || left === 0) return { postings: [], subjects: [] };
  const [from, to] =
    left > 0 ? [books.clearing, kitty.accountId] : [kitty.accountId, books.clearing];
  const why = { reason: 'kitty', source: 'what the evening leaves to the club', stage: MONEY };
  const posting = { from, to, amount: Math.abs(left), ...why, handNumber: null, fineId: null };
  return { postings: [posting], subjects: [kitty.id] };
}
