import { DAY_MS, utcDay, type Day } from '../../values/day.js';

/** On which day a club's fiscal year begins. */
export interface YearStart {
  /** 1 to 12. */
  readonly month: number;
  /** 1 to 28: a day that every month has, every year. */
  readonly day: number;
}

export const CALENDAR_YEAR: YearStart = { month: 1, day: 1 };

const MONTHS = 12;
const LAST_DAY_OF_ALL_MONTHS = 28;

/** Whether a fiscal year can begin on a day. */
export function isYearStart({ month, day }: YearStart): boolean {
  const within = (value: number, most: number) =>
    Number.isInteger(value) && value >= 1 && value <= most;
  return within(month, MONTHS) && within(day, LAST_DAY_OF_ALL_MONTHS);
}

/**
 * The fiscal year in which a day falls, by the calendar year in which it begins: the year that runs from
 * July 2026 to June 2027 is 2026.
 */
export function fiscalYearOf(day: Day, start: YearStart): number {
  const year = Number(day.slice(0, 4));
  return day < dayIn(year, start) ? year - 1 : year;
}

/** The first and the last day of a fiscal year. */
export function daysOfYear(year: number, start: YearStart): { first: Day; last: Day } {
  const next = Date.UTC(year + 1, start.month - 1, start.day);
  return {
    first: dayIn(year, start),
    last: utcDay(next - DAY_MS),
  };
}

/** A fiscal year as people write it: `2026`, or `2026/27` where it ends in the next calendar year. */
export function nameOfYear(year: number, start: YearStart): string {
  if (start.month === CALENDAR_YEAR.month && start.day === CALENDAR_YEAR.day) return String(year);
  return `${year}/${String((year + 1) % 100).padStart(2, '0')}`;
}

function dayIn(year: number, { month, day }: YearStart): Day {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`;
}
