import type { Day } from './day.js';
import { zoneFormats } from './zone-formats.js';

/** How a time of day is written: 19:00. */
export const CLOCK_PATTERN = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

const formatIn = zoneFormats({
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

/** The difference of a zone to UTC at an instant, in milliseconds; east is positive. */
function offsetAt(instant: number, timeZone: string): number {
  const parts = new Map<string, number>();
  for (const { type, value } of formatIn(timeZone).formatToParts(instant)) {
    parts.set(type, Number(value));
  }
  const part = (type: string) => parts.get(type) ?? 0;
  const shown = Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
  );
  return shown - Math.floor(instant / 1000) * 1000;
}

/** The time of the clock in a zone at an instant, `HH:MM`. */
export function clockOf(instant: Date, timeZone: string): string {
  return new Date(instant.getTime() + offsetAt(instant.getTime(), timeZone))
    .toISOString()
    .slice(11, 16);
}

const HALF_A_DAY = 12 * 60 * 60 * 1000;

/**
 * The instant at which the clock where the club is shows a time on a day. A time that comes twice, when the
 * clock is put back, is the first of both; one that never comes, when it is put forward, is as much later
 * as the clock is put forward (RFC 5545, 3.3.5).
 *
 * @param clock `HH:MM`
 * @param timeZone as `isTimeZone` takes it
 */
export function instantOf(day: Day, clock: string, timeZone: string): Date {
  const shown = Date.parse(`${day}T${clock}:00Z`);
  const before = offsetAt(shown - HALF_A_DAY, timeZone);
  const first = shown - before;
  if (offsetAt(first, timeZone) === before) return new Date(first);
  const after = offsetAt(shown + HALF_A_DAY, timeZone);
  const second = shown - after;
  // In the gap neither reading shows the time; the offset before it counts.
  return new Date(offsetAt(second, timeZone) === after ? second : first);
}
