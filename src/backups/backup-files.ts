import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { canonical } from '../ledger/log/canonical.js';
import { systemCode } from '../platform/embedded/start-error.js';
import type { ArchivedFrom } from './archive/segments.js';
import type { ClubHead } from './making/heads.js';

/** The proof of a backup: it was restored beside, and every club in it verified. */
export interface Proof {
  /** ISO time. */
  readonly at: string;
  readonly clubs: readonly ClubHead[];
  /** Events of all clubs together. */
  readonly events: number;
  /** Milliseconds from the files to a verified database. */
  readonly tookMs: number;
}

/** Where the data are, and where their backups go: absolute paths. */
export interface BackupPlaces {
  readonly dataDir: string;
  readonly backupDir: string;
}

/** The description of a backup, kept beside its files as `backup.json`. */
export interface Description {
  /** ISO time at which it was begun. */
  readonly at: string;
  /** Major version of the PostgreSQL that made it. */
  readonly postgres: number;
  /** The heads of the clubs just before: it holds at least so much. */
  readonly heads: readonly ClubHead[];
  /** Every file of the backup, with its size in bytes and the SHA-256 of its content. */
  readonly files: readonly BackupFile[];
  /** Where the archived log goes on from it; null in a backup from before there was an archive. */
  readonly wal: ArchivedFrom | null;
  readonly proof: Proof | null;
  /** Why the last attempt to prove it failed; null where it is proved, or was not tried yet. */
  readonly fault: string | null;
}

export interface BackupFile {
  readonly name: string;
  readonly size: number;
  readonly sha256: string;
}

/** A backup in the directory of backups. */
export interface Backup extends Description {
  /** The name of its folder: the moment at which it was begun. */
  readonly name: string;
  readonly path: string;
  readonly isProved: boolean;
  /** Bytes of all its files. */
  readonly size: number;
}

/** A backup that cannot be made, proved or restored; the message is for the operator. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}

const DESCRIPTION = 'backup.json';
const NAME = /^\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}Z(-\d+)?$/;

/** The name of the folder of a backup that is begun at `at`. */
export function nameOf(at: Date): string {
  return at.toISOString().slice(0, 19).replaceAll(':', '-') + 'Z';
}

/**
 * The backups in a directory, the newest first; none where the directory does not exist yet. One whose
 * description is damaged has no files and says so as its fault.
 */
export async function listBackups(directory: string): Promise<Backup[]> {
  const names = await readdir(directory).catch((error: unknown): string[] => {
    if (systemCode(error) === 'ENOENT') return [];
    throw error;
  });
  const found = await Promise.all(
    names.filter((name) => NAME.test(name)).map((name) => readBackup(join(directory, name), name)),
  );
  return found.toSorted((a, b) => (a.at < b.at ? 1 : -1));
}

async function readBackup(path: string, name: string): Promise<Backup> {
  const description = (await readDescription(path)) ?? damaged(name);
  const size = description.files.reduce((sum, file) => sum + file.size, 0);
  return { ...description, name, path, size, isProved: description.proof !== null };
}

/** Null where the file is missing, is no JSON, or has another digest than its content. */
async function readDescription(path: string): Promise<Description | null> {
  try {
    const { digest, ...description } = JSON.parse(
      await readFile(join(path, DESCRIPTION), 'utf8'),
    ) as Omit<Description, 'wal'> & Partial<Pick<Description, 'wal'>> & { readonly digest: string };
    if (digest !== digestOf(description)) return null;
    // Backups of earlier versions name no beginning of the log.
    return { ...description, wal: description.wal ?? null };
  } catch {
    return null;
  }
}

function damaged(name: string): Description {
  const [, day = '', hour = '', minute = '', second = ''] =
    /^(.{10})T(\d\d)-(\d\d)-(\d\d)/.exec(name) ?? [];
  return {
    at: `${day}T${hour}:${minute}:${second}.000Z`,
    postgres: 0,
    heads: [],
    files: [],
    wal: null,
    proof: null,
    fault: 'its description (backup.json) is missing or damaged',
  };
}

/** Writes the description of a backup, in one step: a reader sees the old one or the new one. */
export async function describe(path: string, description: Description): Promise<void> {
  const file = join(path, DESCRIPTION);
  const text = JSON.stringify({ ...description, digest: digestOf(description) }, null, 2);
  await writeFile(`${file}.part`, `${text}\n`, { mode: 0o600, flush: true });
  await rename(`${file}.part`, file);
  await syncDirectory(path);
}

function digestOf(description: object): string {
  return createHash('sha256').update(canonical(description)).digest('hex');
}

/**
 * Reads every file of a backup and compares it with its description.
 * @throws BackupError naming the first file that is missing or differs in a byte
 */
export async function checkFiles({ path, name, files }: Backup): Promise<void> {
  for (const file of files) {
    const found = await sha256Of(join(path, file.name)).catch((error: unknown) => {
      throw new BackupError(
        `${file.name} of the backup ${name} cannot be read (${systemCode(error) ?? String(error)}).`,
      );
    });
    if (found === file.sha256) continue;
    throw new BackupError(`${file.name} of the backup ${name} is damaged: its bytes have changed.`);
  }
}

async function sha256Of(file: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file)) hash.update(chunk as Buffer);
  return hash.digest('hex');
}

/** Removes a backup. Its name goes first, so that half of one is never taken for a backup. */
export async function removeBackup({ path }: Pick<Backup, 'path'>): Promise<void> {
  await rename(path, `${path}.gone`);
  await rm(`${path}.gone`, { recursive: true, force: true });
}

/** Makes the names in a directory last through a loss of power, where the system can do that. */
export async function syncDirectory(path: string): Promise<void> {
  const handle = await open(path, 'r').catch(() => null);
  await handle?.sync().catch(() => undefined);
  await handle?.close();
}
