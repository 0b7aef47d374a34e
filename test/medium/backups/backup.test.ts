import { mkdtemp, open, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exportOfVersion, OLDER_VERSIONS } from '../../support/database/older-club.js';
import { runProgram } from '../../support/database/program.js';

/** Each program starts the PostgreSQL of its data directory, and a second one for the proof. */

let home: string;
let env: Record<string, string>;

const IMPORT = 'dist/commands/import.js';

const run = (program: string, ...args: string[]) =>
  runProgram(`dist/commands/${program}.js`, args, env);

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'kopperne-backup-'));
  env = { DATA_DIR: join(home, 'data'), BACKUP_DIR: join(home, 'backups') };
  const [older] = OLDER_VERSIONS;
  expect(await run('import', exportOfVersion(older))).toMatchObject({ code: 0 });
});

afterAll(async () => {
  await rm(home, { recursive: true, force: true });
});

test('a backup is made, proved, found damaged by one byte, and restored from', async () => {
  const made = await run('backup');
  expect(made).toMatchObject({ code: 0 });
  expect(made.output).toMatch(/proved .*: 1 clubs, 178 events/);
  const names = await readdir(join(home, 'backups'));
  const name = names.find((one) => /^\d/.test(one)) ?? '';
  // Beside it lies the same as files of no version of PostgreSQL: they begin an instance elsewhere.
  const copy = join(home, 'backups', names.find((one) => one.startsWith('copy-')) ?? '');
  const elsewhere = { DATA_DIR: join(home, 'elsewhere'), BACKUP_DIR: join(home, 'none') };
  const imported = await runProgram(IMPORT, ['--all', copy], elsewhere);
  expect(imported).toMatchObject({ code: 0 });
  expect(imported.output).toContain('178 events, verified');

  // Events after the backup are listed before they would be lost; nothing changes without a yes.
  const [, newer] = OLDER_VERSIONS;
  expect(await run('import', exportOfVersion(newer))).toMatchObject({ code: 0 });
  const asked = await run('restore', name);
  expect(asked.code).toBe(1);
  expect(asked.output).toMatch(/LOST of .*: 18\d events after number 0/);
  expect(asked.output).toContain('Nothing was changed.');
  expect((await run('verify')).output).toContain('2 clubs verified');

  expect(await run('restore', name, '--yes')).toMatchObject({ code: 0 });
  expect((await run('verify')).output).toContain('1 clubs verified');
  const data = await readdir(join(home, 'data'));
  expect(data.filter((one) => one !== 'postgres.log').toSorted()).toEqual([
    'postgres',
    expect.stringMatching(/^postgres-before-/),
    'wal',
  ]);

  await changeByte(join(home, 'backups', name, 'base.tar.gz'));
  const checked = await run('backup', '--check');
  expect(checked).toMatchObject({ code: 1 });
  expect(checked.output).toContain('base.tar.gz');
  expect((await run('backup', '--list')).output).toContain('NOT PROVED');
  expect(await run('restore', name, '--yes')).toMatchObject({ code: 2 });
}, 120_000);

async function changeByte(file: string): Promise<void> {
  const handle = await open(file, 'r+');
  const byte = Buffer.alloc(1);
  await handle.read(byte, 0, 1, 100_000);
  await handle.write(Buffer.from([(byte[0] ?? 0) ^ 1]), 0, 1, 100_000);
  await handle.close();
}
