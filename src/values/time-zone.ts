import type { Day } from './day.js';
import { zoneFormats } from './zone-formats.js';

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

const formatIn = zoneFormats({
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

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
