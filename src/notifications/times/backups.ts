import { readBackups, type BackupSettings } from '../../backups/read-backups.js';

const DAY_MS = 86_400_000;
/** They are made daily. */
const MISSED_MS = 3 * DAY_MS;

/**
 * The time of the last backup, where backups are made and none was for days; null where nothing is missing.
 * @param since when the club was opened: before it nothing was to be backed up
 */
export async function missedSince(
  settings: BackupSettings | null,
  club: string,
  since: Date,
  now: Date,
): Promise<Date | null> {
  const { place, backups } = await readBackups(settings, club);
  if (place !== 'same-disk' && place !== 'other-disk') return null;
  const [newest] = backups;
  const last = newest === undefined ? since : new Date(newest.at);
  return now.getTime() - last.getTime() > MISSED_MS ? last : null;
}
