import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { ClientConfig, Pool } from 'pg';
import { hasOwnBackups } from '../backups/archive/same-database.js';
import type { VerifyProgress } from '../ledger/verify/verify-log.js';
import { keepBuild } from '../platform/build-folder.js';
import { readConfig, type Config } from '../platform/config.js';
import { EmbeddedDatabase } from '../platform/embedded/embedded-database.js';
import { createLogger, type Logger } from '../platform/logging.js';
import { readMigrations } from '../platform/database/migrations.js';
import { connectionOf, type Connection } from '../platform/database/writable-server.js';
import { bringUpToDate } from '../replay/up-to-date.js';

/** Parts that the programs for the terminal share. */

export const DONE = 0;
/** The input is wrong, or the request was refused. */
export const WRONG = 1;
/** It could not be looked at. */
export const FAILED = 2;

/** Invalid arguments; the usage of the program is shown instead. */
export class UsageError extends Error {}

/**
 * Runs a program and sets its exit code; `--help` shows what it is for instead.
 *
 * @param doing what it cannot do when something is thrown: 'verify'
 * @param main gives the exit code
 */
export async function runCommand(
  usage: string,
  doing: string,
  main: (args: readonly string[]) => Promise<number>,
): Promise<void> {
  const args = process.argv.slice(2);
  if (args.includes('--help')) {
    process.stdout.write(`${usage}\n`);
    return;
  }
  // A read-only folder is no reason not to run: nothing builds into it either.
  keepBuild();
  try {
    process.exitCode = await main(args);
  } catch (error) {
    clearProgress();
    const told = error instanceof Error ? error.message : String(error);
    const text = error instanceof UsageError ? usage : `Cannot ${doing}: ${told}`;
    process.stderr.write(`${text}\n`);
    process.exitCode = FAILED;
  }
}

/**
 * The arguments, the options with the value that follows each, and the flags, which have none.
 *
 * @throws UsageError
 */
export function readArguments<T extends string, F extends string = never>(
  args: readonly string[],
  options: readonly T[],
  flags: readonly F[] = [],
): { plain: string[]; given: Partial<Record<T, string>>; set: ReadonlySet<F> } {
  const plain: string[] = [];
  const given: Partial<Record<T, string>> = {};
  const set = new Set<F>();
  for (let i = 0; i < args.length; i++) {
    const argument = args[i] ?? '';
    const option = options.find((name) => argument === `--${name}`);
    const value = args[i + 1];
    const flag = flags.find((name) => argument === `--${name}`);
    if (flag !== undefined) {
      set.add(flag);
    } else if (option !== undefined && value !== undefined) {
      given[option] = value;
      i += 1;
    } else if (argument.startsWith('--')) {
      throw new UsageError();
    } else {
      plain.push(argument);
    }
  }
  return { plain, given, set };
}

/**
 * Works with the clubs where they are: in one's own database, the running service's, or the one in
 * DATA_DIR, which is then started meanwhile.
 *
 * @param place `make` makes and migrates a database that is not there yet
 */
export async function withDatabase<T>(
  place: 'find' | 'make',
  createPool: (connection: Connection, logger: Logger) => Pool,
  work: (pool: Pool) => Promise<T>,
): Promise<T> {
  const logger = createLogger('silent');
  const { connection, leave } = await reach(readConfig(process.env), place);
  try {
    if (place === 'make') await bringUpToDate(connection, await readMigrations(), logger);
    const pool = createPool(connection, logger);
    try {
      return await work(pool);
    } finally {
      await pool.end();
    }
  } finally {
    await leave();
  }
}

async function reach(
  config: Config,
  place: 'find' | 'make',
): Promise<{ connection: Connection; leave: () => Promise<void> }> {
  const { database, dataDir } = config;
  if (database !== null) {
    return { connection: connectionOf(database), leave: () => Promise.resolve() };
  }
  if (place === 'find' && !existsSync(join(dataDir, 'postgres'))) {
    throw new Error(`there is no database in ${dataDir}; set DATA_DIR or DATABASE_URL`);
  }
  return reachEmbedded(dataDir);
}

/**
 * Works with the embedded PostgreSQL of `dataDir`: that of the running service, or one that is started
 * meanwhile.
 */
export async function withEmbedded<T>(
  dataDir: string,
  work: (connection: ClientConfig) => Promise<T>,
): Promise<T> {
  const { connection, leave } = await reachEmbedded(dataDir);
  try {
    return await work(connection);
  } finally {
    await leave();
  }
}

async function reachEmbedded(
  dataDir: string,
): Promise<{ connection: ClientConfig; leave: () => Promise<void> }> {
  const running = await EmbeddedDatabase.ofRunningService(dataDir);
  if (running !== null) return { connection: running, leave: () => Promise.resolve() };
  // A restore would lack these writes if they were not archived.
  const config = readConfig(process.env);
  const isArchived = config.makesBackups && (await hasOwnBackups({ ...config, dataDir }));
  const logger = createLogger('silent');
  const embedded = await EmbeddedDatabase.start({ dataDir, logger, isArchived });
  return { connection: embedded.connection, leave: () => embedded.stop() };
}

const EVERY_EVENTS = 50_000;
let shown = 0;

/** Shows how far a long log has been read. */
export function showProgress({ events, postings, headSeq }: VerifyProgress, doing = ''): void {
  const text = `${doing}${events} of ${headSeq} events, ${postings} postings`;
  if (process.stderr.isTTY) {
    process.stderr.write(`\r${text} `);
  } else if (Math.floor(events / EVERY_EVENTS) > shown) {
    process.stderr.write(`${text}\n`);
  }
  shown = Math.floor(events / EVERY_EVENTS);
}

export function clearProgress(): void {
  shown = 0;
  if (process.stderr.isTTY) process.stderr.write('\r\x1b[K');
}

/** Seconds since a moment of `performance.now()`, as a text. */
export function secondsSince(started: number): string {
  return `${((performance.now() - started) / 1000).toFixed(1)} s`;
}

/** Says which events are without a text of theirs, and so without a hash of their own. */
export function showTakenOut(events: readonly number[]): void {
  if (events.length > 0) console.log(`  a name was taken out of the text of ${events.join(', ')}`);
}
