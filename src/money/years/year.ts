/** A day as `YYYY-MM-DD`, of the calendar that the club goes by; it sorts as text. */
export type Day = string;

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
const DAY_MS = 24 * 60 * 60 * 1000;

/** Whether a fiscal year can begin on a day. */
export function isYearStart({ month, day }: YearStart): boolean {
  const within = (value: number, most: number) =>
    Number.isInteger(value) && value >= 1 && value <= most;
  return within(month, MONTHS) && within(day, LAST_DAY_OF_ALL_MONTHS);
}

/**
 * Whether a text names a time zone of the IANA database, e.g. `Europe/Copenhagen`. An offset such as
 * `+01:00` is none: it would be wrong for half of the year.
 */
export function isTimeZone(text: string): boolean {
  if (!/^[A-Za-z]/.test(text)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: text });
    return true;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

/** Made once a zone: to make them takes longer than to use them. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatIn(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known !== undefined) return known;
  const made = new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  formats.set(timeZone, made);
  return made;
}

/**
 * The day on which an instant falls where the club is.
 *
 * @param timeZone as `isTimeZone` takes it
 * @throws RangeError for a time that is none and a zone that is not known
 */
export function dayOf(instant: Date, timeZone: string): Day {
  const parts = new Map(
    formatIn(timeZone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  );
  const year = (parts.get('year') ?? '').padStart(4, '0');
  return `${year}-${parts.get('month') ?? ''}-${parts.get('day') ?? ''}`;
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
    last: new Date(next - DAY_MS).toISOString().slice(0, 'YYYY-MM-DD'.length),
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

/** How many days one day lies before another. */
export function daysBetween(day: Day, later: Day): number {
  return Math.round((Date.parse(`${later}T00:00:00Z`) - Date.parse(`${day}T00:00:00Z`)) / DAY_MS);
}
