import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openClub, call, expectStatus, read } from '../../support/api/api.js';
import { runProgram } from '../../support/database/program.js';
import { letOwnerIn, spawnService } from '../../support/database/service.js';
import type { MemberList } from '../../../src/clubs/view.js';

/** The service with its own PostgreSQL, and the programs that back it up and restore it. */

let home: string;
let env: Record<string, string>;

const run = (program: string, ...args: string[]) =>
  runProgram(`dist/commands/${program}.js`, args, env);

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'kopperne-archive-'));
  env = { DATA_DIR: join(home, 'data'), BACKUP_DIR: join(home, 'backups') };
});

afterAll(async () => {
  await rm(home, { recursive: true, force: true });
});

const addMember = async (base: string, club: string, name: string) => {
  expectStatus(await call(base, 'POST', `/v1/clubs/${club}/members`, { body: { name } }), 201);
};

const membersOf = async (base: string, club: string): Promise<readonly string[]> => {
  const { members } = await read<MemberList>(base, `/v1/clubs/${club}/members`);
  return members.map(({ name }) => name);
};

test('all that was recorded after a backup comes back after the disk is lost, and any moment of it', async () => {
  const first = spawnService(env);
  const base = await letOwnerIn(first);
  const { club } = await openClub(base, 3);
  expect(await run('backup')).toMatchObject({ code: 0 });
  await addMember(base, club, 'Before');
  const moment = new Date().toISOString();
  await addMember(base, club, 'After');
  first.child.kill('SIGTERM');
  expect(await first.ended()).toBe(0);
  const { output } = await run('restore');
  expect(output).toMatch(/Any moment from \S+ to \S+ can be restored too/);

  // The disk of the data is lost, the one of the backups is there.
  await rm(join(home, 'data'), { recursive: true });
  const tooSoon = spawnService(env);
  expect(await tooSoon.ended()).toBe(1);
  expect(tooSoon.output()).toContain('npm run restore -- latest');
  expect(await readdir(home)).toEqual(['backups']);
  const asked = await run('restore', moment, '--yes');
  expect(asked).toMatchObject({ code: 0 });
  const second = spawnService(env);
  const then = await letOwnerIn(second, true);
  expect(await membersOf(then, club)).toContain('Before');
  expect(await membersOf(then, club)).not.toContain('After');

  // It goes on from there, on a timeline of its own: the next backup proves what was archived of it.
  await addMember(then, club, 'Later');
  const made = await run('backup');
  expect(made.output).toContain('every moment since');
  await addMember(then, club, 'Latest');
  second.child.kill('SIGTERM');
  await second.ended();
  await rm(join(home, 'data'), { recursive: true });
  expect(await run('restore', 'latest', '--yes')).toMatchObject({ code: 0 });
  const third = spawnService(env);
  const now = await letOwnerIn(third, true);
  const members = await membersOf(now, club);
  expect(members).toEqual(expect.arrayContaining(['Before', 'Later', 'Latest']));
  expect(members).not.toContain('After');
  third.child.kill('SIGTERM');
  await third.ended();

  // The log of another database is not put among what is archived of this one.
  const elsewhere = { DATA_DIR: join(home, 'other'), BACKUP_DIR: join(home, 'else') };
  const other = spawnService(elsewhere);
  await other.ready();
  other.child.kill('SIGTERM');
  await other.ended();
  const before = await readdir(join(home, 'backups'), { recursive: true });
  const foreign = spawnService({ ...elsewhere, BACKUP_DIR: join(home, 'backups') });
  expect(await foreign.ended()).toBe(1);
  const backup = await runProgram('dist/commands/backup.js', [], {
    DATA_DIR: join(home, 'other'),
    BACKUP_DIR: join(home, 'backups'),
  });
  expect(backup).toMatchObject({ code: 2 });
  expect(backup.output).toContain('another database');
  expect(await readdir(join(home, 'backups'), { recursive: true })).toEqual(before);

  // A byte that changes in the archive is found by the next backup.
  const wal = join(home, 'backups', 'wal');
  const files = (await readdir(wal)).filter((name) => name.startsWith('00000003'));
  expect(files.length).toBeGreaterThan(0);
  await writeFile(join(wal, files.find((name) => !name.includes('history')) ?? ''), 'nothing');
  const wrong = await run('backup');
  expect(wrong).toMatchObject({ code: 1 });
  expect(wrong.output).toContain('could not be proved');
}, 240_000);
