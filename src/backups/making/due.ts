import type { Backup } from '../backup-files.js';

const HOUR_MS = 3_600_000;
/** The hour of the night, by the clock of the machine, in which the daily backup is made. */
const NIGHT_HOUR = 3;
/** At night a backup of the last evening is made, though it is not a day since the last one. */
const NIGHT_AGE_MS = 12 * HOUR_MS;
const DAY_AGE_MS = 24 * HOUR_MS;

/**
 * Whether a backup is due: at night, when the newest proved one is older than half a day; at any hour,
 * when it is older than a day, for a machine that is off at night; and when there is none.
 */
export function isDue(newestProved: Date | null, now: Date): boolean {
  if (newestProved === null) return true;
  const age = now.getTime() - newestProved.getTime();
  return age >= (now.getHours() === NIGHT_HOUR ? NIGHT_AGE_MS : DAY_AGE_MS);
}

/** The newest backup that is proved; null where there is none. */
export function newestProved(backups: readonly Backup[]): Backup | null {
  return backups.find(({ isProved }) => isProved) ?? null;
}
