import type { Backup } from '../backup-files.js';
import { archivedUntil, listArchived, neededFrom } from './segments.js';

/** The moments that can be restored, as ISO times. */
export interface Moments {
  readonly since: string;
  readonly until: string;
}

/**
 * The span of moments that can be restored from proved backups and the archive without a gap; null where
 * there is none. A gap leaves the moments behind it, from the first backup after it on.
 *
 * @param backups the newest first
 */
export async function momentsOf(
  backups: readonly Backup[],
  backupDir: string,
): Promise<Moments | null> {
  const archived = await listArchived(backupDir);
  let moments: Moments | null = null;
  for (const { wal, isProved } of backups) {
    if (wal === null || !isProved) continue;
    const needed = neededFrom(wal, archived);
    const until = await archivedUntil(needed);
    if (until === null) break;
    // The archive of an earlier one ends in a gap: its moments are not in one span with the later ones.
    if (moments !== null && until.toISOString() < moments.until) break;
    moments = { since: wal.whole, until: until.toISOString() };
  }
  return moments;
}
