import type { Day } from './day.js';

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
