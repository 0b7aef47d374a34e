import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { listBackups } from '../../../src/backups/backup-files.js';
import { EmbeddedDatabase } from '../../../src/platform/embedded/embedded-database.js';
import { isRunning } from '../../../src/platform/embedded/process-state.js';
import { createLogger } from '../../../src/platform/logging.js';
import { packageRoot } from '../../../src/platform/package-root.js';
import { loadAsItWas, OLDER_VERSIONS } from '../../support/database/older-club.js';
import { runProgram } from '../../support/database/program.js';
import { spawnService } from '../../support/database/service.js';

/** Each test starts several servers of PostgreSQL, one after another. */

const logger = createLogger('silent');
let home: string;
let env: Record<string, string>;

beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'kopperne-backups-'));
  env = { DATA_DIR: join(home, 'data'), BACKUP_DIR: join(home, 'backups') };
});

afterEach(async () => {
  await rm(home, { recursive: true, force: true });
});

const run = (program: string, ...args: string[]) =>
  runProgram(`dist/commands/${program}.js`, args, env);

/** A data directory as the older version left it. */
async function makeOlderData(): Promise<void> {
  const dataDir = join(home, 'data');
  const embedded = await EmbeddedDatabase.start({ dataDir, logger, fsync: false });
  const pool = new pg.Pool({ ...embedded.connection, max: 1 });
  // The server may end a connection before the pool has closed it.
  pool.on('error', () => undefined);
  await loadAsItWas(embedded, pool, OLDER_VERSIONS[0]);
  await pool.end();
  await embedded.stop();
}

async function lastMigration(): Promise<string | undefined> {
  const dataDir = join(home, 'data');
  const embedded = await EmbeddedDatabase.start({ dataDir, logger, fsync: false });
  const client = new pg.Client(embedded.connection);
  client.on('error', () => undefined);
  await client.connect();
  const { rows } = await client.query<{ name: string }>(
    'SELECT max(migration_name) AS name FROM _prisma_migrations',
  );
  await client.end();
  await embedded.stop();
  return rows[0]?.name;
}

describe('an update', () => {
  const [older] = OLDER_VERSIONS;

  test('of the tables is made after a proved backup, which tried it on the copy', async () => {
    await makeOlderData();
    const service = spawnService(env);
    await service.ready();
    service.child.kill('SIGTERM');
    expect(await service.ended()).toBe(0);
    const [backup, ...more] = await listBackups(join(home, 'backups'));
    expect(more).toEqual([]);
    expect(backup?.proof?.clubs).toMatchObject(
      Object.entries(older.heads).map(([id, head]) => ({ id, ...head })),
    );

    // The tables are those of this version now: another start makes none.
    const again = spawnService(env);
    await again.ready();
    again.child.kill('SIGTERM');
    await again.ended();
    expect(await listBackups(join(home, 'backups'))).toHaveLength(1);

    // The older version can go on from the backup: its tables are as they were.
    expect(await run('restore', backup?.name ?? '', '--yes')).toMatchObject({ code: 0 });
    expect(await lastMigration()).toBe(older.lastMigration);
  });

  test('is refused where no backup can be made, and is made without one where that is wanted', async () => {
    await makeOlderData();
    await writeFile(join(home, 'backups'), 'a file');
    const service = spawnService(env);
    expect(await service.ended()).toBe(1);
    expect(service.output()).toContain('it is a file, not a directory');
    expect(service.output()).toContain('Nothing was changed.');
    const without = spawnService({ ...env, BACKUPS: 'no' });
    await without.ready();
    without.child.kill('SIGTERM');
    await without.ended();
  });
});

describe('a backup', () => {
  beforeEach(async () => {
    await makeOlderData();
    const service = spawnService({ ...env, BACKUPS: 'no' });
    await service.ready();
    service.child.kill('SIGTERM');
    await service.ended();
  });

  test('that is killed in its proof leaves nothing that the next one does not clear away', async () => {
    const program = join(packageRoot(), 'dist', 'commands', 'backup.js');
    const child = spawn(process.execPath, [program], { env: { ...process.env, ...env } });
    const proof = join(home, 'data', `proof-${String(child.pid)}`, 'postgres', 'postmaster.pid');
    const orphan = await pidIn(proof);
    child.kill('SIGKILL');
    await once(child, 'exit');
    expect(await isRunning(orphan)).toBe(true);

    const [unproved] = await listBackups(join(home, 'backups'));
    expect(unproved).toMatchObject({ isProved: false, fault: null });
    expect(await run('backup')).toMatchObject({ code: 0 });
    expect(await isRunning(orphan)).toBe(false);
    const left = await readdir(join(home, 'data'));
    expect(left.filter((name) => /^(proof|backup)-/.test(name))).toEqual([]);
    // The unproved one went when the newer one was proved.
    expect(await listBackups(join(home, 'backups'))).toHaveLength(1);
  });

  test('that is ended by the service leaves no server behind', async () => {
    const program = join(packageRoot(), 'dist', 'commands', 'backup.js');
    const child = spawn(process.execPath, [program], { env: { ...process.env, ...env } });
    const folder = join(home, 'data', `proof-${String(child.pid)}`);
    const server = await pidIn(join(folder, 'postgres', 'postmaster.pid'));
    child.kill('SIGTERM');
    await once(child, 'exit');
    expect(await isRunning(server)).toBe(false);
    expect(await readdir(join(home, 'data'))).not.toContain(`proof-${String(child.pid)}`);
  });

  test('on a disk that vanished says so, and the ones before are whole', async () => {
    expect(await run('backup')).toMatchObject({ code: 0 });
    await rm(join(home, 'backups'), { recursive: true });
    await writeFile(join(home, 'backups'), '');
    const failed = await run('backup');
    expect(failed).toMatchObject({ code: 2 });
    expect(failed.output).toContain('No backup can be made');
  });

  test('goes back into an empty data directory', async () => {
    expect(await run('backup')).toMatchObject({ code: 0 });
    const [backup] = await listBackups(join(home, 'backups'));
    await rm(join(home, 'data'), { recursive: true });
    const restored = await run('restore', backup?.name ?? '', '--yes');
    expect(restored).toMatchObject({ code: 0 });
    expect(restored.output).toContain('nothing can be lost');
    expect((await run('verify')).output).toContain('2 clubs verified');
  });

  test('is not put into the place of data that a service works with', async () => {
    expect(await run('backup')).toMatchObject({ code: 0 });
    const [backup] = await listBackups(join(home, 'backups'));
    const service = spawnService({ ...env, BACKUPS: 'no' });
    await service.ready();
    const refused = await run('restore', backup?.name ?? '', '--yes');
    expect(refused).toMatchObject({ code: 2 });
    expect(refused.output).toContain('stop it');
    service.child.kill('SIGTERM');
    await service.ended();
    expect(await run('restore', backup?.name ?? '', '--yes')).toMatchObject({ code: 0 });
  });

  test('can be restored again where the last attempt was ended between its two steps', async () => {
    expect(await run('backup')).toMatchObject({ code: 0 });
    const [backup] = await listBackups(join(home, 'backups'));
    await rename(join(home, 'data', 'postgres'), join(home, 'data', 'postgres-before-x'));
    const service = spawnService({ ...env, BACKUPS: 'no' });
    expect(await service.ended()).toBe(1);
    expect(service.output()).toContain('npm run restore');
    expect(await run('restore', backup?.name ?? '', '--yes')).toMatchObject({ code: 0 });
    expect((await run('verify')).output).toContain('2 clubs verified');
  });
});

async function pidIn(file: string): Promise<number> {
  for (;;) {
    const text = await readFile(file, 'utf8').catch(() => '');
    const pid = Number(text.split('\n')[0]);
    if (pid > 0 && text.split('\n').length > 5) return pid;
    await delay(5);
  }
}
