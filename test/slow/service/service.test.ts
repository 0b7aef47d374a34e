import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readServerLock } from '../../../src/platform/embedded/lock-file.js';
import { isRunning } from '../../../src/platform/embedded/process-state.js';
import { setUp } from '../../support/access/access.js';
import { databaseUrl } from '../../support/database/database-url.js';
import { createTestDatabase } from '../../support/database/database.js';
import {
  letOwnerIn,
  setupToken,
  spawnService,
  type ServiceProcess,
} from '../../support/database/service.js';

describe('the service as a process', () => {
  let home: string;
  let dataDir: string;

  const databasePid = async () => (await readServerLock(join(dataDir, 'postgres')))?.pid ?? 0;

  beforeAll(async () => {
    home = await mkdtemp(join(tmpdir(), 'kopperne-service-'));
    dataDir = join(home, 'data');
  });

  afterAll(async () => {
    await rm(home, { recursive: true, force: true });
  });

  test('starts, serves, and stops on SIGTERM', async () => {
    const service = spawnService({ DATA_DIR: dataDir });
    const address = await service.ready();
    const ready = await fetch(`${address}/health/ready`);
    expect([ready.status, await ready.json()]).toEqual([200, { status: 'ok' }]);
    const pid = await databasePid();
    service.child.kill('SIGTERM');
    service.child.kill('SIGTERM');
    expect(await service.ended()).toBe(0);
    expect(await isRunning(pid)).toBe(false);
  });

  test('takes over the database that a killed one left behind, and stops it later, on SIGINT', async () => {
    const first = spawnService({ DATA_DIR: dataDir });
    await first.ready();
    const pid = await databasePid();
    first.child.kill('SIGKILL');
    expect(await first.ended()).toBe('SIGKILL');
    expect(await isRunning(pid)).toBe(true);

    const second = spawnService({ DATA_DIR: dataDir });
    const address = await second.ready();
    expect(await databasePid()).toBe(pid);
    expect((await fetch(`${address}/health/ready`)).status).toBe(200);
    second.child.kill('SIGINT');
    second.child.kill('SIGINT');
    expect(await second.ended()).toBe(0);
    expect(await isRunning(pid)).toBe(false);
  });

  test('says in one line that its port is in use, and stops the database again', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => other.once('listening', resolve));
    const { port } = other.address() as AddressInfo;
    const service = spawnService({ DATA_DIR: dataDir, PORT: String(port), LOG_LEVEL: 'silent' });
    expect(await service.ended()).toBe(1);
    expect(service.output()).toBe(
      `Kopperne cannot start: port ${port} is in use by another program; set PORT to a free one\n`,
    );
    expect(await databasePid()).toBe(0);
    other.close();
  });

  test('names the version of a data directory it cannot use and exits with 1', async () => {
    const old = join(home, 'old');
    await mkdir(join(old, 'postgres'), { recursive: true });
    await writeFile(join(old, 'postgres', 'PG_VERSION'), '15\n');
    const service = spawnService({ DATA_DIR: old });
    expect(await service.ended()).toBe(1);
    expect(service.output()).toMatch(/^Kopperne cannot start: .*PostgreSQL 15.*\n$/);
  });

  test('names every setting that is wrong', async () => {
    const service = spawnService({ PORT: 'http', LOG_LEVEL: 'loud', DATABASE_URL: 'mysql://x/y' });
    expect(await service.ended()).toBe(1);
    expect(service.output()).toMatch(/PORT must be .*not 'http'; DATABASE_URL must be .*LOG_LEVEL/);
    expect(service.output()).not.toContain('mysql');
  });

  test("on a PostgreSQL of one's own, which it leaves running, prints a set-up link at each start, past its log, until somebody has set it up", async () => {
    const database = await createTestDatabase('empty');
    const settings = {
      DATABASE_URL: databaseUrl(database),
      DATA_DIR: join(home, 'unused'),
      LOG_LEVEL: 'info',
    };
    const stop = async (service: ServiceProcess) => {
      service.child.kill('SIGTERM');
      expect(await service.ended()).toBe(0);
      const logged = service
        .output()
        .split('\n')
        .filter((line) => line.startsWith('{'));
      expect(logged.join()).not.toContain('setup#');
    };
    const tokens: string[] = [];
    for (let start = 0; start < 2; start++) {
      const service = spawnService(settings);
      const base = await service.ready();
      expect((await fetch(`${base}/health/ready`)).status).toBe(200);
      const pages = await fetch(`${base}/docs`);
      expect([pages.status, await pages.text()]).toEqual([
        200,
        expect.stringContaining('Kopperne'),
      ]);
      tokens.push(await setupToken(service));
      expect(service.output()).toContain(`  ${base}/setup#${tokens.at(-1)}\n`);
      if (start === 1) await setUp(base, tokens[1] ?? '');
      await stop(service);
    }
    expect(new Set(tokens).size).toBe(2);

    const service = spawnService(settings);
    const base = await letOwnerIn(service, true);
    for (const token of tokens) {
      await expect(setUp(base, token)).rejects.toThrow('link-not-valid');
    }
    await stop(service);
    expect(service.output()).not.toContain('setup#');
    await database.drop();
    // Three starts.
  }, 60_000);

  test('says why its own PostgreSQL cannot be used', async () => {
    const url = 'postgresql://nobody:secret@127.0.0.1:1/kopperne';
    const service = spawnService({ DATABASE_URL: url });
    expect(await service.ended()).toBe(1);
    expect(service.output()).toMatch(/cannot start: .*127\.0\.0\.1:1/);
    expect(service.output()).not.toContain('secret');
  });
});
