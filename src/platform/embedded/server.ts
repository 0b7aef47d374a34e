import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, renameSync, statSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import type { Binaries } from './binaries.js';
import { readPassword, type DataDirectory } from './data-directory.js';
import { clearStaleLocks, holdsDirectory, readServerLock, type ServerLock } from './lock-file.js';
import { isRunning } from './process-state.js';
import { DatabaseStartError, isFull } from './start-error.js';

/** Where a running server is found. */
export interface Address {
  /** Directory of its Unix socket, or 127.0.0.1. */
  readonly host: string;
  readonly port: number;
}

/** A live server of our data directory. */
export interface LiveServer {
  readonly address: Address;
  readonly pid: number;
  readonly adopted: boolean;
}

export interface ServerOptions {
  /** Extra settings of PostgreSQL, e.g. { fsync: 'off' } in tests. */
  readonly settings: Readonly<Record<string, string>>;
  readonly startTimeoutMs: number;
  /** Where the server listened before, when it is started again; null to choose. */
  readonly address: Address | null;
  /** Ends the attempt; a server that it has begun to start is stopped again. */
  readonly signal: AbortSignal;
}

/** Linux keeps 108 bytes for the path of a Unix socket, the closing NUL among them. */
const MAX_SOCKET_PATH_BYTES = 107;
const MAX_LOG_BYTES = 10_000_000;
/** Only a label inside the socket's name when the server listens on no network. */
const SOCKET_PORT = 5432;

/**
 * Starts the server of a data directory, or takes over the one that runs already: a killed Node
 * leaves its PostgreSQL behind, alive and well.
 * @throws DatabaseStartError with the end of PostgreSQL's own log when it does not start.
 */
export async function startOrAdopt(
  directory: DataDirectory,
  binaries: Binaries,
  options: ServerOptions,
): Promise<LiveServer> {
  const deadline = performance.now() + options.startTimeoutMs;
  const password = await readPassword(directory.pgdata);
  let reason = '';
  while (performance.now() < deadline && !options.signal.aborted) {
    const lock = await readServerLock(directory.pgdata);
    if (lock !== null && (await holdsDirectory(lock, directory.pgdata))) {
      const running = await serverOf(lock, password, directory.pgdata);
      if (running !== null) return running;
      reason = `the server with process number ${lock.pid} does not answer`;
      await delay(100);
      continue;
    }
    await clearStaleLocks(directory.pgdata);
    const started = await start(directory, binaries, password, options, deadline);
    if (typeof started !== 'string') return started;
    reason = started;
    // Another start may have been faster, or the last one's processes may not all be gone.
    if (!/lock file|shared memory block|Address already in use|could not bind/.test(reason)) break;
    await delay(200);
  }
  if (isFull(reason)) {
    throw new DatabaseStartError(`The disk that holds ${directory.pgdata} is full.`);
  }
  throw new DatabaseStartError(`The embedded PostgreSQL does not start: ${reason}`);
}

/** The server that runs in a PostgreSQL directory; null when none does, or it does not answer. */
export async function findRunning(pgdata: string, password: string): Promise<LiveServer | null> {
  const lock = await readServerLock(pgdata);
  if (lock === null || !(await holdsDirectory(lock, pgdata))) return null;
  return serverOf(lock, password, pgdata);
}

async function serverOf(
  lock: ServerLock,
  password: string,
  pgdata: string,
): Promise<LiveServer | null> {
  const address = addressOf(lock);
  const isThere = await answers(address, password, pgdata);
  return isThere ? { address, pid: lock.pid, adopted: true } : null;
}

/**
 * Stops a server: its connections are ended and its data written. Waits until it is gone. A server
 * that is just recovering from a crash can miss the first signal; the second ends it at once, which
 * loses nothing: it recovers at its next start.
 */
export async function stopServer(pid: number): Promise<boolean> {
  for (const [signal, waitMs] of [
    ['SIGINT', 10_000],
    ['SIGQUIT', 5_000],
  ] as const) {
    try {
      process.kill(pid, signal);
    } catch {
      return true;
    }
    const deadline = performance.now() + waitMs;
    while (performance.now() < deadline) {
      if (!(await isRunning(pid))) return true;
      await delay(20);
    }
  }
  return false;
}

function addressOf(lock: ServerLock): Address {
  const host = lock.socketDirectory === '' ? '127.0.0.1' : lock.socketDirectory;
  return { host, port: lock.port };
}

/** Connects and makes sure that it is the server of this very data directory. */
async function answers(address: Address, password: string, pgdata: string): Promise<boolean> {
  if (!Number.isInteger(address.port) || address.port <= 0) return false;
  const connection = { ...address, user: 'kopperne', password, database: 'postgres' };
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: 2_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ directory: string }>(
      "SELECT current_setting('data_directory') AS directory",
    );
    return rows[0]?.directory === pgdata;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function start(
  directory: DataDirectory,
  binaries: Binaries,
  password: string,
  { settings, signal, ...options }: ServerOptions,
  deadline: number,
): Promise<LiveServer | string> {
  const address = options.address ?? (await chooseAddress(directory.pgdata));
  const log = openLog(directory.logFile);
  const args = ['-D', directory.pgdata, ...serverSettings(address, settings)];
  let child: ChildProcess;
  try {
    child = directory.runner.spawn(binaries.postgres, args, ['ignore', log.fd, log.fd]);
  } finally {
    closeSync(log.fd);
  }
  const ended = once(child, 'exit').then(
    () => true,
    () => true,
  );
  child.unref();
  // After `setpriv` it is still the same process: it replaces itself by PostgreSQL.
  const pid = child.pid ?? 0;
  while (performance.now() < deadline) {
    if (signal.aborted && pid !== 0) {
      await stopServer(pid);
      return 'the service is stopping';
    }
    if (await answers(address, password, directory.pgdata)) {
      return { address, pid, adopted: false };
    }
    if (await Promise.race([ended, delay(30, false)])) break;
  }
  return logSince(directory.logFile, log.start);
}

/** A Unix socket inside the data directory; loopback where its path would be too long for one. */
async function chooseAddress(pgdata: string): Promise<Address> {
  const socket = join(pgdata, `.s.PGSQL.${SOCKET_PORT}`);
  if (process.platform !== 'win32' && Buffer.byteLength(socket) <= MAX_SOCKET_PATH_BYTES) {
    return { host: pgdata, port: SOCKET_PORT };
  }
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return { host: '127.0.0.1', port };
}

function serverSettings(address: Address, extra: Readonly<Record<string, string>>): string[] {
  const socket = address.host !== '127.0.0.1';
  const all: Record<string, string> = {
    listen_addresses: socket ? '' : address.host,
    unix_socket_directories: socket ? `"${address.host.replaceAll('"', '""')}"` : '',
    port: String(address.port),
    fsync: 'on',
    max_connections: '60',
    jit: 'off',
    timezone: 'UTC',
    log_timezone: 'UTC',
    logging_collector: 'off',
    log_destination: 'stderr',
    log_min_messages: 'warning',
    ...extra,
  };
  return Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

function openLog(file: string): { fd: number; start: number } {
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  if (size <= MAX_LOG_BYTES) return { fd: openSync(file, 'a', 0o600), start: size };
  renameSync(file, `${file}.1`);
  return { fd: openSync(file, 'a', 0o600), start: 0 };
}

async function logSince(file: string, start: number): Promise<string> {
  const handle = await open(file, 'r');
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(4_000), 0, 4_000, start);
    const lines = buffer.toString('utf8', 0, bytesRead).split('\n');
    const told = lines.filter((line) => /FATAL|PANIC|ERROR|HINT|DETAIL|^setpriv/.test(line));
    return (told.length > 0 ? told : lines.slice(-4)).join(' ').trim() || `see ${file}`;
  } finally {
    await handle.close();
  }
}
