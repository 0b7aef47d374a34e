import { createReadStream, createWriteStream } from 'node:fs';
import { chown, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { BackupError, type Backup } from '../backup-files.js';
import { archivedUntil, isSegment, listArchived, neededFrom } from './segments.js';

/**
 * How far a restore goes: to the moment at which the backup was whole, to the end of what is archived, or
 * to a moment between, with every write that was committed by then.
 */
export type Until = 'backup' | 'archive' | Date;

/** The settings with which PostgreSQL recovers an unpacked backup until then, and goes on from there. */
export function recoverySettings(until: Until): Readonly<Record<string, string>> {
  return {
    // Nobody connects before it is where it shall be.
    hot_standby: 'off',
    recovery_target_action: 'promote',
    // With no place to archive to, its new timeline waits for the start of the service.
    archive_mode: 'on',
    // All that it needs is in its folder already, so nothing is fetched.
    restore_command: 'exit 1',
    ...(until === 'backup'
      ? { recovery_target: 'immediate', recovery_target_timeline: 'current' }
      : {}),
    ...(until instanceof Date ? { recovery_target_time: timeFor(until) } : {}),
  };
}

/**
 * The archive that follows a backup must reach to a moment; what was written after its end is not known.
 *
 * @throws BackupError with its end
 */
export async function requireArchived(backup: Backup, moment: Date): Promise<void> {
  const { name, path, wal } = backup;
  const archived = await listArchived(dirname(path));
  const end = wal === null ? null : await archivedUntil(neededFrom(wal, archived));
  if (end !== null && moment <= end) return;
  const reach = end === null ? 'has no archive' : `is archived until ${end.toISOString()} only`;
  throw new BackupError(`What follows the backup ${name} ${reach}.`);
}

/**
 * Lays the archived log into an unpacked backup, and marks it to be recovered. The recovered database goes
 * on with a timeline of its own, so that what it archives is never taken for what was before.
 *
 * @param pgdata the folder of PostgreSQL in it
 * @throws BackupError where the backup is from before the archive, or the archive ends before `until`
 */
export async function layLog(backup: Backup, pgdata: string, until: Until): Promise<void> {
  const archived = await listArchived(dirname(backup.path));
  const owner = await stat(join(pgdata, 'PG_VERSION'));
  const give = async (path: string) => {
    if (process.getuid?.() === 0) await chown(path, owner.uid, owner.gid);
  };
  for (const { name, path } of filesFor(backup, archived, until)) {
    const to = join(pgdata, 'pg_wal', name);
    await pipeline(createReadStream(path), createGunzip(), createWriteStream(to, { mode: 0o600 }));
    await give(to);
  }
  const signal = join(pgdata, 'recovery.signal');
  await writeFile(signal, '', { mode: 0o600 });
  await give(signal);
}

function filesFor(
  { name, wal }: Backup,
  archived: Awaited<ReturnType<typeof listArchived>>,
  until: Until,
) {
  if (until === 'backup') return archived.filter((file) => file.name.endsWith('.history'));
  if (wal === null) {
    throw new BackupError(
      `The backup ${name} is from before the archive: only itself can be restored.`,
    );
  }
  const needed = neededFrom(wal, archived);
  if (needed.some((file) => isSegment(file.name))) return needed;
  throw new BackupError(`Nothing is archived that follows the backup ${name}.`);
}

/** A time as PostgreSQL reads it in its settings, where it knows no names of time zones yet. */
function timeFor(moment: Date): string {
  return moment.toISOString().replace('Z', '+00');
}
