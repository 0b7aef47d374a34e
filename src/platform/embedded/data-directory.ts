import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import {
  chmod,
  lchown,
  mkdir,
  readFile,
  readdir,
  realpath,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Binaries } from './binaries.js';
import { isRunning } from './process-state.js';
import { Runner } from './runner.js';
import { DatabaseStartError, isFull, systemCode } from './start-error.js';

/** DATA_DIR as it lies on disk: `postgres/` is PostgreSQL's own directory, `postgres.log` its log. */
export interface DataDirectory {
  readonly pgdata: string;
  readonly logFile: string;
  readonly runner: Runner;
}

/** Megabytes of a segment of PostgreSQL's log, in databases that are made from now on. */
const SEGMENT_MB = 1;
const PASSWORD_FILE = 'kopperne.password';
const OURS =
  /^(postgres|postgres\.log(\.1)?|https|backups|wal|secrets\.key|(init|backup|proof|restore)-.*|lost\+found|\..*)$/;

/**
 * Makes DATA_DIR ready, with a new empty PostgreSQL when it has none yet.
 * @throws DatabaseStartError when it is not ours, of another version, or cannot be written; nothing
 * in it has been touched then.
 */
export async function prepareDataDirectory(
  dataDir: string,
  binaries: Binaries,
  fsync: boolean,
): Promise<DataDirectory> {
  try {
    const exists = await examine(dataDir, binaries.major);
    await mkdir(dataDir, { recursive: true, mode: process.getuid?.() === 0 ? 0o711 : 0o700 });
    const root = await realpath(dataDir);
    const pgdata = join(root, 'postgres');
    const owner = exists ? await stat(pgdata) : null;
    const runner = Runner.create(owner, [pgdata, binaries.postgres]);
    await removeHalfMade(root);
    if (!exists) await initialise(root, pgdata, binaries, runner, fsync);
    else if (owner?.uid === 0) await giveTo(runner, pgdata);
    return { pgdata, logFile: join(root, 'postgres.log'), runner };
  } catch (error) {
    const code = systemCode(error);
    if (code === null || error instanceof DatabaseStartError) throw error;
    throw new DatabaseStartError(`The data directory ${dataDir} cannot be used: ${why(code)}.`);
  }
}

/** The password of the database's one role, kept beside its files with mode 600. */
export async function readPassword(pgdata: string): Promise<string> {
  try {
    return (await readFile(join(pgdata, PASSWORD_FILE), 'utf8')).trim();
  } catch (error) {
    const code = systemCode(error) ?? 'unknown error';
    throw new DatabaseStartError(`The password in ${pgdata} cannot be read: ${why(code)}.`);
  }
}

/** Whether DATA_DIR has a PostgreSQL already; refuses what is not ours. */
async function examine(dataDir: string, major: number): Promise<boolean> {
  const names = await readdir(dataDir).catch((error: unknown): string[] => {
    if (systemCode(error) === 'ENOENT') return [];
    throw error;
  });
  if (names.includes('PG_VERSION')) {
    const version = (await readFile(join(dataDir, 'PG_VERSION'), 'utf8')).trim();
    throw new DatabaseStartError(
      `The data directory ${dataDir} is one of another PostgreSQL (version ${version}), not of ` +
        'Kopperne. Nothing was touched; set DATA_DIR to another directory.',
    );
  }
  if (!names.includes('postgres')) {
    const before = names.find((name) => name.startsWith('postgres-before-'));
    if (before !== undefined) {
      throw new DatabaseStartError(
        `A restore in ${dataDir} was ended before its end: the data of before are in '${before}'. ` +
          'Run npm run restore once more, or give that folder its name postgres back.',
      );
    }
    const stranger = names.find((name) => !OURS.test(name));
    if (stranger === undefined) return false;
    throw new DatabaseStartError(
      `The data directory ${dataDir} holds something else ('${stranger}') and no database of ` +
        'Kopperne. Nothing was touched; set DATA_DIR to an empty or a new directory.',
    );
  }
  const pgdata = join(dataDir, 'postgres');
  const version = await readFile(join(pgdata, 'PG_VERSION'), 'utf8').catch((error: unknown) => {
    if (systemCode(error) !== 'ENOENT' && systemCode(error) !== 'ENOTDIR') throw error;
    throw new DatabaseStartError(
      `${pgdata} is not a PostgreSQL data directory (it has no PG_VERSION). Nothing was touched.`,
    );
  });
  if (Number.parseInt(version, 10) !== major) {
    throw new DatabaseStartError(
      `The database in ${dataDir} was made by PostgreSQL ${version.trim()}; this version of Kopperne ` +
        `runs PostgreSQL ${major}. Nothing was touched. Dump it with PostgreSQL ${version.trim()} ` +
        'and restore the dump into a new DATA_DIR, or go back to the version that made it.',
    );
  }
  return true;
}

/** Databases this process is making just now. */
const inTheMaking = new Set<string>();

/** A start that was killed while it made the database leaves init-<pid>-… behind, and only that. */
async function removeHalfMade(root: string): Promise<void> {
  for (const name of await readdir(root)) {
    const pid = Number(/^init-(\d+)-/.exec(name)?.[1] ?? 0);
    if (pid === 0) continue;
    const path = join(root, name);
    const alive = pid === process.pid ? inTheMaking.has(path) : await isRunning(pid);
    if (!alive) await rm(path, { recursive: true, force: true });
  }
}

/** Makes the database aside and gives it its name when it is whole: half of one is never used. */
async function initialise(
  root: string,
  pgdata: string,
  binaries: Binaries,
  runner: Runner,
  fsync: boolean,
): Promise<void> {
  const aside = join(root, `init-${process.pid}-${randomBytes(6).toString('hex')}`);
  inTheMaking.add(aside);
  try {
    await mkdir(aside, { mode: 0o700 });
    await giveTo(runner, aside);
    const fresh = join(aside, 'postgres');
    const passwordFile = join(aside, PASSWORD_FILE);
    await writeFile(passwordFile, randomBytes(24).toString('base64url'), { mode: 0o600 });
    await giveTo(runner, passwordFile);
    const args = ['-D', fresh, '-U', 'kopperne', '-E', 'UTF8', '--locale=C', '-A', 'scram-sha-256'];
    // A small segment of the log is archived soon without writing 16 MB for an evening's minute.
    args.push(`--wal-segsize=${SEGMENT_MB}`);
    const sync = fsync ? [] : ['--no-sync'];
    await run(runner, binaries.initdb, [...args, `--pwfile=${passwordFile}`, ...sync]);
    await rename(passwordFile, join(fresh, PASSWORD_FILE));
    await chmod(join(fresh, PASSWORD_FILE), 0o600);
    await rename(fresh, pgdata);
  } catch (error) {
    // Another start was faster; its database is as good as ours.
    if (systemCode(error) !== 'ENOTEMPTY' && systemCode(error) !== 'EEXIST') throw error;
  } finally {
    await rm(aside, { recursive: true, force: true });
    inTheMaking.delete(aside);
  }
}

async function run(runner: Runner, program: string, args: readonly string[]): Promise<void> {
  const child = runner.spawn(program, args, ['ignore', 'ignore', 'pipe']);
  const failure = child.stderr === null ? Promise.resolve('') : text(child.stderr);
  const [code, signal] = (await once(child, 'exit')) as [number | null, string | null];
  if (code === 0) return;
  const all = await failure;
  if (isFull(all)) throw Object.assign(new Error(all), { code: 'ENOSPC' });
  const told = all.trim().split('\n').slice(-4).join(' ');
  throw new DatabaseStartError(`The database cannot be made (${signal ?? code ?? '?'}): ${told}`);
}

/** Gives a file, or a directory with all in it, to the account PostgreSQL runs as. */
export async function giveTo(runner: Runner, path: string): Promise<void> {
  if (runner.account === null) return;
  const { uid, gid } = runner.account;
  const inside = await readdir(path, { recursive: true }).catch(() => []);
  for (const name of inside) await lchown(join(path, name), uid, gid);
  await lchown(path, uid, gid);
}

function why(code: string): string {
  const words: Readonly<Record<string, string>> = {
    EACCES: 'it belongs to another user, or you may not write there',
    EPERM: 'it belongs to another user, or you may not write there',
    EROFS: 'the disk is read-only',
    ENOSPC: 'the disk is full',
    ENOTDIR: 'it is a file, not a directory',
    EEXIST: 'it is a file, not a directory',
    ENAMETOOLONG: 'its path is too long',
  };
  return words[code] ?? code;
}
