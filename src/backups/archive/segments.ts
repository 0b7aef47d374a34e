import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * The write-ahead log of PostgreSQL as files: segments of one size, named by 24 hexadecimal digits
 * (timeline, log, number in it), and a history for each timeline that a restore has begun.
 */
const SEGMENT = /^[0-9A-F]{24}$/;
const HISTORY = /^[0-9A-F]{8}\.history$/;

/** The folder of archived files in the directory of backups; each is compressed by gzip. */
export const ARCHIVE = 'wal';
export const COMPRESSED = '.gz';

/** Where the write-ahead log of a backup begins. */
export interface ArchivedFrom {
  /** Name of its first segment. */
  readonly first: string;
  /** Bytes of a segment. */
  readonly bytes: number;
  /** ISO time at which the backup was whole: the earliest moment that can be restored with it. */
  readonly whole: string;
}

export function isSegment(name: string): boolean {
  return SEGMENT.test(name);
}

/** Whether a file of PostgreSQL's own archive is kept; it also writes labels of backups, which are not. */
export function isKept(name: string): boolean {
  return SEGMENT.test(name) || HISTORY.test(name) || name.endsWith('.partial');
}

/** The place of a segment in the log, on whichever timeline. */
export function placeOf(segment: string): string {
  return segment.slice(8);
}

/** The place behind a segment's. */
export function placeAfter(place: string, bytes: number): string {
  const log = Number.parseInt(place.slice(0, 8), 16);
  const next = Number.parseInt(place.slice(8), 16) + 1;
  const perLog = 2 ** 32 / bytes;
  return next < perLog ? hex(log) + hex(next) : hex(log + 1) + hex(0);
}

function hex(value: number): string {
  return value.toString(16).toUpperCase().padStart(8, '0');
}

/** An archived file. */
export interface Archived {
  /** Without the ending of its compression. */
  readonly name: string;
  readonly path: string;
}

/** The archived files by name; none where there is no archive yet. */
export async function listArchived(backupDir: string): Promise<Archived[]> {
  const folder = join(backupDir, ARCHIVE);
  const names = await readdir(folder).catch((): string[] => []);
  return names
    .filter((name) => name.endsWith(COMPRESSED))
    .map((name) => ({ name: name.slice(0, -COMPRESSED.length), path: join(folder, name) }))
    .filter(({ name }) => isKept(name))
    .toSorted((one, other) => (one.name < other.name ? -1 : 1));
}

/** The files that a restore from a backup reads: its log without a gap, and every history. */
export function neededFrom(
  { first, bytes }: ArchivedFrom,
  archived: readonly Archived[],
): Archived[] {
  const segments = archived.filter(({ name }) => isSegment(name));
  const places = new Set(segments.map(({ name }) => placeOf(name)));
  const from = placeOf(first);
  let gap = from;
  while (places.has(gap)) gap = placeAfter(gap, bytes);
  const needed = segments.filter(({ name }) => placeOf(name) >= from && placeOf(name) < gap);
  return [...archived.filter(({ name }) => HISTORY.test(name)), ...needed];
}

/** The time at which the last of these segments was archived; null where there is none. */
export async function archivedUntil(needed: readonly Archived[]): Promise<Date | null> {
  const last = needed.filter(({ name }) => isSegment(name)).at(-1);
  return last === undefined ? null : (await stat(last.path)).mtime;
}

/** The archived files that come before all of these beginnings, of which no backup needs any. */
export function expendableBefore(
  starts: readonly ArchivedFrom[],
  archived: readonly Archived[],
): Archived[] {
  const [earliest] = starts.map(({ first }) => placeOf(first)).toSorted();
  if (earliest === undefined) return [];
  return archived.filter(({ name }) => isSegment(name) && placeOf(name) < earliest);
}
