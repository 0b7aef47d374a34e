import { dayAfter, daysBetween, plusDays, type Day } from '../values/day.js';
import { dayOf } from '../values/time-zone.js';
import { instantOf } from '../values/wall-clock.js';
import type { Rhythm } from './categories.js';

/** When digests are sent. */
const DIGEST_AT = '08:00';
/** A Monday. */
const MONDAY = '2024-01-01';

/** Hours in which somebody is sent nothing, by their own clock; they may go over midnight. */
export interface Quiet {
  /** `HH:MM` */
  readonly from: string;
  readonly until: string;
}

/** The clock of a user, and their quiet hours; null for none. */
export interface Clock {
  readonly timeZone: string;
  readonly quiet: Quiet | null;
}

/** The same instant, or the end of the quiet hours that it is in. */
export function afterQuiet(now: Date, { timeZone, quiet }: Clock): Date {
  if (quiet === null || quiet.from === quiet.until) return now;
  const today = dayOf(now, timeZone);
  // The hours of yesterday may go on until this morning.
  for (const day of [plusDays(today, -1), today]) {
    const end = quiet.until > quiet.from ? day : dayAfter(day);
    const [from, until] = [
      instantOf(day, quiet.from, timeZone),
      instantOf(end, quiet.until, timeZone),
    ];
    if (from <= now && now < until) return until;
  }
  return now;
}

/** A message of its own, or the digest of a day. */
export interface Due {
  readonly at: Date;
  /** Null for a message of its own. */
  readonly digest: Day | null;
}

/** When something that happened now is sent. Digests go out on a morning, weekly ones on a Monday. */
export function dueAt(rhythm: Exclude<Rhythm, 'never'>, now: Date, clock: Clock): Due {
  if (rhythm === 'at-once') return { at: afterQuiet(now, clock), digest: null };
  const { timeZone } = clock;
  const today = dayOf(now, timeZone);
  const isBefore = now < instantOf(today, DIGEST_AT, timeZone);
  let day = isBefore ? today : dayAfter(today);
  if (rhythm === 'weekly') day = plusDays(day, (7 - (daysBetween(MONDAY, day) % 7)) % 7);
  return { at: afterQuiet(instantOf(day, DIGEST_AT, timeZone), clock), digest: day };
}
