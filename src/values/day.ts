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

/** The number of days from one day to a later one. */
export function daysBetween(day: Day, later: Day): number {
  return Math.round((Date.parse(`${later}T00:00:00Z`) - Date.parse(`${day}T00:00:00Z`)) / DAY_MS);
}

/** The day of an instant in UTC. */
export function utcDay(milliseconds: number): Day {
  return new Date(milliseconds).toISOString().slice(0, 'YYYY-MM-DD'.length);
}
