import { USUAL_RECEIPT_YEARS } from './receipts/kept-until.js';
import { refusal } from './reasons/reasons.js';
import { dayAfter, dayBefore, isCalendarDay, type Day } from '../values/day.js';
import { CALENDAR_YEAR, daysOfYear, fiscalYearOf, type YearStart } from './years/year.js';

/** From a day on, fiscal years begin on this day of the calendar. */
export interface YearsBegin {
  /** A first day of a year; null for as long as the club has been. */
  readonly from: Day | null;
  /** `MM-DD` */
  readonly start: string;
}

/** How a club keeps its books. */
export interface BooksSettings {
  /** A name of the IANA database; days of the club are in this zone. */
  readonly timeZone: string;
  /** In the order of their days; the first is from ever. */
  readonly yearStarts: readonly YearsBegin[];
  /** Whether members see what the purses hold. */
  readonly pursesShown: boolean;
  /** The first day of the books; null as long as the club has not said one. */
  readonly booksFrom: Day | null;
  /** For how many years after the fiscal year of its voucher a receipt is kept. */
  readonly receiptYears: number;
}

/** As a club keeps them that never said anything else. */
export const USUAL_BOOKS: BooksSettings = {
  timeZone: 'Europe/Copenhagen',
  yearStarts: [{ from: null, start: '01-01' }],
  pursesShown: false,
  booksFrom: null,
  receiptYears: USUAL_RECEIPT_YEARS,
};

/** A fiscal year in which something was written. It is named by its first day. */
export interface YearInBooks {
  readonly firstDay: Day;
  readonly lastDay: Day;
  /** How many vouchers it has: the next one gets the next number. */
  readonly vouchers: number;
  readonly status: 'open' | 'closed';
  readonly version: number;
}

/** The fiscal years of a club, by their first days. */
export type Years = ReadonlyMap<string, YearInBooks>;

/** `MM-DD` as a day on which years begin. */
export function yearStartOf(text: string): YearStart {
  return { month: Number(text.slice(0, 2)), day: Number(text.slice(3)) };
}

/** The first and the last day of the fiscal year that a day lies in. */
export function yearOfDay(
  day: Day,
  starts: readonly YearsBegin[],
): Pick<YearInBooks, 'firstDay' | 'lastDay'> {
  const at = starts.findLastIndex(({ from }) => from === null || from <= day);
  const begins = starts[at];
  const next = starts[at + 1]?.from ?? null;
  const start = begins === undefined ? CALENDAR_YEAR : yearStartOf(begins.start);
  const { first, last } = daysOfYear(fiscalYearOf(day, start), start);
  const from = begins?.from ?? null;
  return {
    firstDay: from !== null && from > first ? from : first,
    // A year that another beginning cuts short ends before it.
    lastDay: next !== null && next <= last ? dayBefore(next) : last,
  };
}

/** A fiscal year as people write it: `2026`, or `2026/27` where it ends in the next calendar year. */
export function labelOfYear({ firstDay, lastDay }: Pick<YearInBooks, 'firstDay' | 'lastDay'>) {
  const [first, last] = [firstDay.slice(0, 4), lastDay.slice(0, 4)];
  return first === last ? first : `${first}/${last.slice(2)}`;
}

/**
 * The beginnings of years once a club has chosen another: it holds from its next day after today, so
 * nothing that is written is in another year than it was; the year that runs then ends the day before.
 *
 * @param begun the first day of the first such year where that year has begun already; the caller
 *   makes sure that no voucher has that day or a later one
 */
export function withYearStart(
  starts: readonly YearsBegin[],
  start: string,
  today: Day,
  begun: Day | null = null,
): readonly YearsBegin[] {
  if (begun !== null) {
    const before = starts.filter(({ from }) => from === null || from < begun);
    return before.at(-1)?.start === start ? before : [...before, { from: begun, start }];
  }
  // One that was chosen and does not hold yet is given up.
  const holding = starts.filter(({ from }) => from === null || from <= today);
  if (holding.at(-1)?.start === start) return holding;
  const chosen = yearStartOf(start);
  const { last } = daysOfYear(fiscalYearOf(today, chosen), chosen);
  return [...holding, { from: dayAfter(last), start }];
}

/** The first day of the year that would run today if years had always begun on `start`, `MM-DD`. */
export function beginningBy(today: Day, start: string): Day {
  const chosen = yearStartOf(start);
  return daysOfYear(fiscalYearOf(today, chosen), chosen).first;
}

/**
 * The fiscal year of a day, as the books have it, or as it begins with the first voucher in it. A year
 * before a closed one is closed with it: a voucher in it would be in the balance of that one too.
 */
export function yearInBooks(day: Day, { yearStarts }: BooksSettings, years: Years): YearInBooks {
  const span = yearOfDay(day, yearStarts);
  const known = years.get(span.firstDay);
  if (known !== undefined) return known;
  const isBefore = [...years.values()].some((one) => {
    return one.status === 'closed' && one.firstDay > span.firstDay;
  });
  return { ...span, vouchers: 0, status: isBefore ? 'closed' : 'open', version: 1 };
}

/**
 * The day under which something is written down that is not dated by anybody: today; the first open day
 * where today lies in a closed year, which a change of time zone can bring about for some hours.
 */
export function bookingDay(today: Day, settings: BooksSettings, years: Years): Day {
  const { status, lastDay } = yearInBooks(today, settings, years);
  return status === 'open' ? today : dayAfter(lastDay);
}

/**
 * The day under which the money of an evening is written: that on which it was opened; the day it is
 * written on, once that year is closed.
 */
export function voucherDay(
  sessionDay: Day,
  today: Day,
  settings: BooksSettings,
  years: Years,
): Day {
  const isOpen = yearInBooks(sessionDay, settings, years).status === 'open';
  return isOpen ? sessionDay : bookingDay(today, settings, years);
}

/**
 * Whether a day is one of the calendar.
 * @throws Refusal `no-such-day`
 */
export function requireCalendarDay(day: Day, field: string): void {
  if (!isCalendarDay(day)) throw refusal('no-such-day', {}, { field });
}

/**
 * Whether a day is one of the calendar, and not after today.
 * @throws Refusal `no-such-day`, `day-in-future`
 */
export function requireDayByToday(day: Day, today: Day, field = 'day'): void {
  requireCalendarDay(day, field);
  if (day > today) throw refusal('day-in-future', { day, today }, { field });
}

/**
 * Whether something can be written under a day.
 * @throws Refusal `no-such-day`, `day-in-future`, `year-is-closed`
 */
export function requireDay(day: Day, today: Day, settings: BooksSettings, years: Years): void {
  requireDayByToday(day, today);
  const year = yearInBooks(day, settings, years);
  if (year.status === 'open') return;
  throw refusal('year-is-closed', { year: labelOfYear(year) }, { field: 'day' });
}
