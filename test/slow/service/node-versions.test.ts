import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { packageRoot } from '../../../src/platform/package-root.js';
import { npmExec } from '../../support/database/npm-exec.js';

const run = promisify(execFile);
/** The one that the README names, and the oldest that goes on working. */
const CURRENT = '24.21.0';
const OLDEST = '20.19.0';

/** The program of a version of Node, out of npm's own package of it. */
async function nodeOf(version: string): Promise<string> {
  const told = await npmExec([`node@${version}`], ['node', '-p', 'process.execPath']);
  return told.trim();
}

describe.each([CURRENT, OLDEST])('Node %s', (version) => {
  let home: string;

  beforeAll(async () => {
    home = await mkdtemp(join(tmpdir(), 'kopperne-node-'));
  });
  afterAll(() => rm(home, { recursive: true, force: true }));

  test('runs the service, with its own database', async () => {
    const node = await nodeOf(version);
    expect((await run(node, ['--version'])).stdout.trim()).toBe(`v${version}`);
    const child = spawn(node, ['--enable-source-maps', join(packageRoot(), 'dist', 'main.js')], {
      env: { PATH: process.env['PATH'], PORT: '0', HOST: '127.0.0.1', DATA_DIR: home },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const ended = once(child, 'close');
    let told = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => (told += text));
    }
    const address = () => /serves (http:\/\/[\d.]+:\d+)/.exec(told)?.[1];
    while (address() === undefined && child.exitCode === null) {
      await new Promise((go) => setTimeout(go, 50));
    }
    expect((await fetch(`${address() ?? ''}/health/ready`)).status).toBe(200);
    child.kill('SIGTERM');
    expect((await ended)[0]).toBe(0);
  });
});

test('nothing warns of the Node that the README names', async () => {
  const readme = await readFile(join(packageRoot(), 'README.md'), 'utf8');
  expect(readme).toContain(`You need Node.js ${CURRENT.split('.', 1)[0] ?? ''} `);
  const node = await nodeOf(CURRENT);
  const places = (process.env['PATH'] ?? '').split(delimiter).map((place) => join(place, 'npm'));
  const found = await Promise.all(places.map((place) => realpath(place).catch(() => null)));
  const npm = found.find((place) => place?.endsWith('npm-cli.js'));
  const args = [npm ?? '', 'ci', '--dry-run', '--ignore-scripts'];
  const { stderr } = await run(node, args, { cwd: packageRoot(), maxBuffer: 10_000_000 });
  expect(stderr).not.toContain('EBADENGINE');
});
