import { spawn } from 'node:child_process';
import {
  appendFile,
  cp,
  lstat,
  mkdir,
  mkdtemp,
  readdir,
  readlink,
  realpath,
  rm,
  symlink,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { packageRoot } from '../../../src/platform/package-root.js';
import { asOwner } from '../../support/access/access.js';
import { playClub } from '../../support/api/played-club.js';
import { databaseUrl } from '../../support/database/database-url.js';
import { createTestDatabase, type TestDatabase } from '../../support/database/database.js';
import { letOwnerIn, serviceOf, type ServiceProcess } from '../../support/database/service.js';

/** Builds beside a running service, in a checkout of their own. */

const SOURCES = [
  ...['src', 'web', 'scripts', 'prisma', 'docs/openapi.json', 'docs/examples.json'],
  ...['package.json', 'package-lock.json', 'prisma.config.ts', '.swcrc', 'tsconfig.json'],
];
/** Builds take minutes on a loaded machine. */
const MINUTES = 60_000;

let root: string;
let database: TestDatabase;
const running: ServiceProcess[] = [];

const builds = () => join(root, '.builds');
const newest = () => realpath(join(root, 'dist'));
const foldersOfBuilds = async () => (await readdir(builds())).filter((name) => /^\d/.test(name));
/** The files of the app are named after their content, so a comment would change none of them. */
const change = (file: string) => appendFile(join(root, file), '\nglobalThis.isChanged = true;\n');

/** A command of npm, with all that it starts; also where it is the service. */
function npm(...args: string[]): ServiceProcess {
  const child = spawn('npm', ['run', '--silent', ...args], {
    cwd: root,
    env: {
      ...{ PATH: process.env['PATH'], HOME: process.env['HOME'] },
      ...{ PORT: '0', HOST: '127.0.0.1', DATABASE_URL: databaseUrl(database) },
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  const command = serviceOf(child);
  running.push(command);
  return command;
}

function signal({ child }: ServiceProcess, name: NodeJS.Signals): void {
  if (child.exitCode === null && child.signalCode === null) process.kill(-(child.pid ?? 0), name);
}

async function expectDone(command: ServiceProcess): Promise<void> {
  expect([await command.ended(), command.output()]).toEqual([0, expect.anything()]);
}

beforeAll(async () => {
  database = await createTestDatabase();
  root = await mkdtemp(join(tmpdir(), 'kopperne-builds-'));
  for (const name of SOURCES) {
    await cp(join(packageRoot(), name), join(root, name), {
      recursive: true,
      filter: (path) => !/src\/generated|web\/api\/schema\.ts|web\/words\/rooms\.ts/.test(path),
    });
  }
  await symlink(join(packageRoot(), 'node_modules'), join(root, 'node_modules'));
  // The build of an older version.
  await mkdir(join(root, 'dist', 'web'), { recursive: true });
  await writeFile(join(root, 'dist', 'main.js'), 'throw new Error("an older version");\n');
}, 2 * MINUTES);

afterAll(async () => {
  for (const command of running) signal(command, 'SIGTERM');
  await Promise.all(running.map((command) => command.ended()));
  await database.drop();
  await rm(root, { recursive: true, force: true });
}, 2 * MINUTES);

describe('a service that runs while others build', () => {
  let service: ServiceProcess;
  let base: string;
  let club: string;
  let folder: string;

  beforeAll(async () => {
    service = npm('start');
    base = await letOwnerIn(service);
    ({ club } = await playClub(base));
    folder = await newest();
  }, 5 * MINUTES);

  const ask = (path: string) => fetch(base + path, { headers: asOwner(base) });

  /** The answers to what loads code late, or files: a proof, a table, a paper, parts of the app. */
  async function answers(): Promise<readonly number[]> {
    const page = await (await ask('/')).text();
    const paths = [
      ...['verification', 'fines.csv', 'fines.pdf'].map((name) => `/v1/clubs/${club}/${name}`),
      ...[...page.matchAll(/"(\/assets\/[^"]+)"/g)].map(([, path]) => path ?? ''),
    ];
    expect(paths.length).toBeGreaterThan(4);
    return Promise.all(paths.map(async (path) => (await ask(path)).status));
  }

  test('has replaced the folder of an older version by a link to its build', async () => {
    expect((await lstat(join(root, 'dist'))).isSymbolicLink()).toBe(true);
    expect(await readlink(join(root, 'dist'))).toMatch(/^\.builds\/\d{8}T\d{9}Z-\d+$/);
    expect(await foldersOfBuilds()).toEqual([basename(folder)]);
  });

  test('a command builds nothing while the sources are the same', async () => {
    await expectDone(npm('verify'));
    await expectDone(npm('access', '--', 'clubs'));
    expect(await newest()).toBe(folder);
    expect(await foldersOfBuilds()).toEqual([basename(folder)]);
  });

  test(
    'goes on with its own build: threads that start later, and the files of the app',
    async () => {
      await change('src/main.ts');
      await change('web/app/main.tsx');
      const others = [npm('verify'), npm('start'), npm('export', '--', club, join(root, 'club'))];
      const [verify, second, exported] = others;
      if (!verify || !second || !exported) throw new Error('three were started');
      const other = second.ready();
      const bad: number[] = [];
      do {
        bad.push(...(await answers()).filter((status) => status !== 200));
      } while ((await Promise.race([other, sleep(200, null)])) === null);
      expect(bad).toEqual([]);
      expect((await fetch(`${await other}/health/ready`)).status).toBe(200);
      await expectDone(verify);
      await expectDone(exported);
      expect(await newest()).not.toBe(folder);
      signal(second, 'SIGTERM');
      await second.ended();
      // The first thread of the service ends when nothing is asked of it; another one starts.
      expect((await answers()).every((status) => status === 200)).toBe(true);
    },
    10 * MINUTES,
  );

  test(
    'keeps its build after many others, until it ends',
    async () => {
      const unused = basename(await newest());
      await makeOlder();
      await change('src/main.ts');
      await expectDone(npm('build:server'));
      expect(await foldersOfBuilds()).toContain(basename(folder));
      // The newest until now: a process may be starting from it.
      expect(await foldersOfBuilds()).toContain(unused);
      await makeOlder();
      await expectDone(npm('build:server'));
      expect(await foldersOfBuilds()).toContain(basename(folder));
      expect(await foldersOfBuilds()).not.toContain(unused);
      expect((await answers()).every((status) => status === 200)).toBe(true);

      signal(service, 'SIGTERM');
      await service.ended();
      await makeOlder();
      await expectDone(npm('build:server'));
      expect(await foldersOfBuilds()).not.toContain(basename(folder));
      expect(await readdir(join(builds(), 'in-use'))).toEqual([]);
    },
    10 * MINUTES,
  );
});

/** As if all builds had been made an hour earlier. */
async function makeOlder(): Promise<void> {
  for (const name of await foldersOfBuilds()) {
    const stamp = join(builds(), name, 'built-from.json');
    const { mtimeMs } = await lstat(stamp);
    const earlier = new Date(mtimeMs - 60 * MINUTES);
    await utimes(stamp, earlier, earlier);
  }
}

test(
  'two that need a build at the same time make one',
  async () => {
    await change('src/main.ts');
    const before = await foldersOfBuilds();
    const both = [npm('verify'), npm('verify')];
    for (const command of both) await expectDone(command);
    const made = (await foldersOfBuilds()).filter((name) => !before.includes(name));
    expect(made).toEqual([basename(await newest())]);
  },
  5 * MINUTES,
);

test(
  'a build that was killed changes nothing, and the next one is whole',
  async () => {
    const before = await newest();
    const others = await foldersOfBuilds();
    const killed = npm('build:server');
    const ofKilled = async () => (await foldersOfBuilds()).find((name) => !others.includes(name));
    while ((await ofKilled()) === undefined) await sleep(20);
    const half = await ofKilled();
    signal(killed, 'SIGKILL');
    expect(await killed.ended()).toBe('SIGKILL');
    expect(await newest()).toBe(before);
    expect(await foldersOfBuilds()).toContain(half);

    await change('src/main.ts');
    await expectDone(npm('verify'));
    expect(await newest()).not.toBe(before);
    expect(await foldersOfBuilds()).not.toContain(half);
    expect(await readdir(builds())).not.toContain('lock');
  },
  5 * MINUTES,
);
