/** A day as `YYYY-MM-DD`; days sort as text. */
export type Day = string;

/** Length of a day in UTC, in milliseconds. */
export const DAY_MS = 24 * 60 * 60 * 1000;

/** How a day is written. The pattern does not know the calendar: it takes 2026-02-30 too. */
export const DAY_PATTERN = /^\d{4}-\d{2}-\d{2}$/;

/** Whether the calendar has a day: 2026-02-30 is refused, 0000-01-01 is a day. */
export function isCalendarDay(text: string): boolean {
  if (!DAY_PATTERN.test(text)) return false;
  const midnight = Date.parse(`${text}T00:00:00Z`);
  // Date moves a 30th of February into March.
  return !Number.isNaN(midnight) && utcDay(midnight) === text;
}

/** Whether PostgreSQL has a day of the calendar: it knows no year 0. */
export function isStoredDay(text: string): boolean {
  return isCalendarDay(text) && text >= '0001';
}

/** The day so many days later; earlier below 0. */
export function plusDays(day: Day, days: number): Day {
  return utcDay(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS);
}

export function dayBefore(day: Day): Day {
  return plusDays(day, -1);
}

export function dayAfter(day: Day): Day {
  return plusDays(day, 1);
}

/** Months since the year 0. */
export function monthOf(day: Day): number {
  return Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;
}

/** The first day of a month, as `monthOf` counts months. */
export function firstOfMonth(month: number): Day {
  const [year, ofYear] = [Math.floor(month / 12), (month % 12) + 1];
  return `${String(year).padStart(4, '0')}-${String(ofYear).padStart(2, '0')}-01`;
}

/** The same day of the month so many months later; the last day of a month that is too short for it. */
export function plusMonths(day: Day, months: number): Day {
  const month = monthOf(day) + months;
  // The calendar comes again after 400 years; Date takes the years 0 to 99 for others.
  const last = new Date(Date.UTC(2000 + (Math.floor(month / 12) % 400), (month % 12) + 1, 0));
  const ofMonth = Math.min(Number(day.slice(-2)), last.getUTCDate());
  return `${firstOfMonth(month).slice(0, -2)}${String(ofMonth).padStart(2, '0')}`;
}

/** The number of days from one day to a later one. */
export function daysBetween(day: Day, later: Day): number {
  return Math.round((Date.parse(`${later}T00:00:00Z`) - Date.parse(`${day}T00:00:00Z`)) / DAY_MS);
}

/** The day of an instant in UTC. */
export function utcDay(milliseconds: number): Day {
  return new Date(milliseconds).toISOString().slice(0, 'YYYY-MM-DD'.length);
}
