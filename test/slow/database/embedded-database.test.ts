import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import pg from 'pg';
import type { Binaries } from '../../../src/platform/embedded/binaries.js';
import { prepareDataDirectory } from '../../../src/platform/embedded/data-directory.js';
import { EmbeddedDatabase } from '../../../src/platform/embedded/embedded-database.js';
import { isRunning } from '../../../src/platform/embedded/process-state.js';
import { createLogger } from '../../../src/platform/logging.js';

const logger = createLogger('silent');

describe('the embedded database', () => {
  let home: string;
  let dataDir: string;
  const running: EmbeddedDatabase[] = [];

  const start = async (directory = dataDir) => {
    const database = await EmbeddedDatabase.start({ dataDir: directory, logger, fsync: false });
    running.push(database);
    return database;
  };

  beforeAll(async () => {
    home = await mkdtemp(join(tmpdir(), 'kopperne-launch-'));
    dataDir = join(home, 'data');
  });

  afterEach(async () => {
    for (const database of running.splice(0)) await database.stop();
  });

  afterAll(async () => {
    await rm(home, { recursive: true, force: true });
  });

  test('is made on first use, in UTF8, behind a password, away from the network', async () => {
    const database = await start();
    expect(await ask(database, 'SHOW server_encoding')).toBe('UTF8');
    const collation = 'SELECT datcollate FROM pg_database WHERE datname = current_database()';
    expect(await ask(database, collation)).toBe('C');
    expect(await ask(database, 'SHOW listen_addresses')).toBe('');
    const password = await stat(join(dataDir, 'postgres', 'kopperne.password'));
    expect(password.mode & 0o777).toBe(0o600);
    const wrong = new pg.Client({ ...database.connection, password: 'wrong' });
    await expect(wrong.connect()).rejects.toThrow(/password authentication failed/);
  });

  test('writes through to the disk unless a test asks otherwise', async () => {
    const database = await EmbeddedDatabase.start({ dataDir, logger });
    running.push(database);
    expect(await ask(database, 'SHOW fsync')).toBe('on');
  });

  test('is stopped with the service and keeps what was written', async () => {
    const first = await start();
    await ask(first, 'CREATE TABLE kept AS SELECT 42 AS answer');
    await first.stop();
    expect(await isRunning(first.server.pid)).toBe(false);
    const second = await start();
    expect(await ask(second, 'SELECT answer FROM kept')).toBe(42);
  });

  test('refuses a second service on the same directory and leaves the first alone', async () => {
    const first = await start();
    await expect(start()).rejects.toThrow(/Another Kopperne \(process \d+\) runs on/);
    expect(await ask(first, 'SELECT 1 AS one')).toBe(1);
  });

  test('survives its server being killed', async () => {
    const first = await start();
    process.kill(first.server.pid, 'SIGKILL');
    running.length = 0;
    const stopped = first.stop();
    const second = await start();
    await stopped;
    expect(second.server.adopted).toBe(false);
    expect(await ask(second, 'SELECT answer FROM kept')).toBe(42);
  });

  test('is started again when it was killed as a whole, and stopped later', async () => {
    const database = await start();
    const killed = database.server.pid;
    let lost = '';
    database.whenLost((reason) => (lost = reason));
    process.kill(killed, 'SIGKILL');
    expect(await ask(database, 'SELECT answer FROM kept')).toBe(42);
    while (database.server.pid === killed) await new Promise((go) => setTimeout(go, 20));
    await expect(start()).rejects.toThrow(/Another Kopperne/);
    await database.stop();
    expect(await isRunning(database.server.pid)).toBe(false);
    expect(lost).toBe('');
  });

  test('comes back on the same loopback port', async () => {
    const directory = join(home, 'a'.repeat(110));
    const database = await start(directory);
    process.kill(database.server.pid, 'SIGKILL');
    expect(await ask(database, 'SELECT 1 AS one')).toBe(1);
  });

  test('stops in the middle of being brought back', async () => {
    const database = await start();
    process.kill(database.server.pid, 'SIGKILL');
    await new Promise((go) => setTimeout(go, 60));
    await database.stop();
    await (await start()).stop();
  });

  test.each(['not a number', ''])(
    "clears a lock file of a server that holds '%s'",
    async (garbage) => {
      await (await start()).stop();
      const started = performance.now();
      await writeFile(join(dataDir, 'postgres', 'postmaster.pid'), garbage);
      expect(await ask(await start(), 'SELECT answer FROM kept')).toBe(42);
      expect(performance.now() - started).toBeLessThan(10_000);
    },
  );

  test('does not clear it where a process still works with the data', async () => {
    await (await start()).stop();
    const pgdata = join(dataDir, 'postgres');
    const lock = join(pgdata, 'postmaster.pid');
    const other = spawn('sleep', ['60'], { cwd: pgdata });
    await once(other, 'spawn');
    try {
      await writeFile(lock, 'garbage');
      await expect(start()).rejects.toThrow(
        `postmaster.pid holds no process number, and process ${other.pid ?? 0} still works there`,
      );
      expect(await readFile(lock, 'utf8')).toBe('garbage');
    } finally {
      other.kill();
      await once(other, 'exit');
    }
  });

  test('comes back after the crash of one of its processes', async () => {
    const database = await start();
    const backend = Number(
      await ask(
        database,
        "SELECT pid FROM pg_stat_activity WHERE application_name ~ '^kopperne s'",
      ),
    );
    process.kill(backend, 'SIGKILL');
    const claims = "SELECT count(*)::int FROM pg_locks WHERE locktype = 'advisory'";
    while ((await ask(database, claims)) !== 1) await new Promise((go) => setTimeout(go, 20));
    await expect(start()).rejects.toThrow(/Another Kopperne/);
    expect(await ask(database, 'SELECT answer FROM kept')).toBe(42);
  });

  test('clears the lock of a process that is a zombie now', async () => {
    await (await start()).stop();
    // The shell becomes `sleep`, which never asks for its dead child.
    const parent = spawn('sh', ['-c', 'sleep 0.2 & echo $!; exec sleep 60'], { stdio: 'pipe' });
    const [line] = (await once(parent.stdout, 'data')) as [Buffer];
    const zombie = Number(line.toString());
    await untilZombie(zombie);
    try {
      await writeLocks(dataDir, zombie);
      const database = await start();
      expect(database.server.adopted).toBe(false);
      expect(await ask(database, 'SELECT answer FROM kept')).toBe(42);
    } finally {
      parent.kill();
    }
  });

  test('clears the lock of a dead process', async () => {
    await (await start()).stop();
    const dead = spawn('true');
    await once(dead, 'exit');
    await writeLocks(dataDir, dead.pid ?? 0);
    expect(await ask(await start(), 'SELECT answer FROM kept')).toBe(42);
  });

  test('is not taken in by another program that got the process number', async () => {
    await (await start()).stop();
    const { uid, gid } = await stat(join(dataDir, 'postgres'));
    const other = spawn('sleep', ['60'], process.getuid?.() === 0 ? { uid, gid } : {});
    await once(other, 'spawn');
    try {
      await writeLocks(dataDir, other.pid ?? 0);
      expect(await ask(await start(), 'SELECT answer FROM kept')).toBe(42);
      expect(other.exitCode).toBeNull();
    } finally {
      other.kill();
    }
  });

  test('of several starts at once on a new directory one runs, the others report it', async () => {
    const directory = join(home, 'race');
    const results = await Promise.allSettled([start(directory), start(directory)]);
    expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(1);
    const [refused] = results.filter((result) => result.status === 'rejected');
    expect(String(refused?.reason)).toMatch(/Another Kopperne/);
  });

  test('a start killed while it made the database leaves nothing that hinders the next', async () => {
    const directory = join(home, 'half');
    await mkdir(join(directory, 'init-999999999-abc', 'postgres'), { recursive: true });
    await start(directory);
    expect(await readdir(directory)).toEqual(['postgres', 'postgres.log']);
  });

  test('listens on loopback where the path is too long for a socket', async () => {
    const directory = join(home, 'a'.repeat(110));
    const database = await start(directory);
    expect(database.connection.host).toBe('127.0.0.1');
    expect(await ask(database, 'SELECT 1 AS one')).toBe(1);
  });

  test('takes a directory with spaces, quotes and letters beyond ASCII', async () => {
    const database = await start(join(home, 'kort og "kopper", øl'));
    expect(await ask(database, 'SELECT 1 AS one')).toBe(1);
  });
});

describe('a data directory that cannot be used', () => {
  let dataDir: string;

  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'kopperne-refused-'));
  });

  afterEach(async () => {
    await rm(dataDir, { recursive: true, force: true });
  });

  const refusal = () =>
    EmbeddedDatabase.start({ dataDir, logger }).then(
      () => 'started',
      (error: unknown) => String(error),
    );

  test('of another version is named and left untouched', async () => {
    await mkdir(join(dataDir, 'postgres'));
    await writeFile(join(dataDir, 'postgres', 'PG_VERSION'), '16\n');
    expect(await refusal()).toMatch(/made by PostgreSQL 16;.*runs PostgreSQL 18.*Nothing was/);
    expect(await readdir(dataDir, { recursive: true })).toEqual([
      'postgres',
      'postgres/PG_VERSION',
    ]);
  });

  test('that is the data directory of another PostgreSQL is left untouched', async () => {
    await writeFile(join(dataDir, 'PG_VERSION'), '18\n');
    expect(await refusal()).toMatch(/another PostgreSQL \(version 18\).*Nothing was touched/);
    expect(await readdir(dataDir)).toEqual(['PG_VERSION']);
  });

  test('that holds something else is left untouched', async () => {
    await writeFile(join(dataDir, 'letters.txt'), 'Dear aunt');
    expect(await refusal()).toMatch(/holds something else \('letters.txt'\)/);
    expect(await readdir(dataDir)).toEqual(['letters.txt']);
  });

  test('that holds the certificate for HTTPS, made before the first start, gets a database', async () => {
    await mkdir(join(dataDir, 'https'), { mode: 0o700 });
    await writeFile(join(dataDir, 'https', 'key.pem'), 'a key');
    const database = await EmbeddedDatabase.start({ dataDir, logger });
    await database.stop();
    expect(await readdir(join(dataDir, 'https'))).toEqual(['key.pem']);
    expect(await readdir(dataDir)).toContain('postgres');
  });

  test('that holds the key of secrets from another machine, gets a database beside it', async () => {
    await writeFile(join(dataDir, 'secrets.key'), 'a key');
    const database = await EmbeddedDatabase.start({ dataDir, logger });
    await database.stop();
    expect(await readFile(join(dataDir, 'secrets.key'), 'utf8')).toBe('a key');
  });

  test('a postgres directory that is no PostgreSQL is left untouched', async () => {
    await mkdir(join(dataDir, 'postgres'));
    expect(await refusal()).toMatch(/is not a PostgreSQL data directory/);
    expect(await readdir(dataDir)).toEqual(['postgres']);
  });

  test('on a full disk is said in words', async () => {
    const binaries = await fullDisk(join(dataDir, 'programs'));
    const place = join(dataDir, 'data');
    await expect(prepareDataDirectory(place, binaries, true)).rejects.toThrow(
      `The data directory ${place} cannot be used: the disk is full.`,
    );
    expect(await readdir(place)).toEqual([]);
  });

  test('that is a file is named', async () => {
    await rm(dataDir, { recursive: true });
    await writeFile(dataDir, '');
    expect(await refusal()).toMatch(/cannot be used: it is a file, not a directory/);
    expect(await readFile(dataDir, 'utf8')).toBe('');
  });
});

async function ask(database: EmbeddedDatabase, sql: string): Promise<unknown> {
  const deadline = Date.now() + 10_000;
  for (;;) {
    const client = new pg.Client(database.connection);
    client.on('error', () => undefined);
    try {
      await client.connect();
      const { rows } = await client.query<Record<string, unknown>>(sql);
      return Object.values(rows[0] ?? {})[0];
    } catch (error) {
      // Right after a crash PostgreSQL says that it is still recovering.
      const passing = /57P0|ECONN|EPIPE|recovery|starting up|terminated|shutting down/;
      const { code, message } = error as { code?: string; message: string };
      if (!passing.test(`${code ?? ''} ${message}`) || Date.now() > deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    } finally {
      await client.end().catch(() => undefined);
    }
  }
}

/** The locks of a server that ended without clearing them up. */
async function writeLocks(dataDir: string, pid: number): Promise<void> {
  const pgdata = join(dataDir, 'postgres');
  const lines = [pid, pgdata, 1_700_000_000, 5432, pgdata, '', '  16039952         9', 'ready   '];
  await writeFile(join(pgdata, 'postmaster.pid'), `${lines.join('\n')}\n`);
  await writeFile(join(pgdata, '.s.PGSQL.5432.lock'), `${pid}\n${pgdata}\n1700000000\n5432\n\n`);
}

/** An initdb that finds no room; what it prints is what PostgreSQL's prints. */
async function fullDisk(directory: string): Promise<Binaries> {
  await mkdir(directory, { recursive: true });
  await chmod(dirname(directory), 0o755);
  const initdb = join(directory, 'initdb');
  const told = [
    'FATAL:  could not write to file "pg_wal/xlogtemp.35": No space left on device',
    'STATEMENT:  CREATE DATABASE template0;',
    'child process exited with exit code 1',
    'initdb: removing contents of data directory',
  ];
  await writeFile(initdb, `#!/bin/sh\ncat >&2 <<'END'\n${told.join('\n')}\n\n\nEND\nexit 1\n`);
  await chmod(initdb, 0o755);
  return { initdb, postgres: initdb, canArchive: false, major: 18 };
}

async function untilZombie(pid: number): Promise<void> {
  while (await isRunning(pid)) await new Promise((resolve) => setTimeout(resolve, 10));
  process.kill(pid, 0);
}
