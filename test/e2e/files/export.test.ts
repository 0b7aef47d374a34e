import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { packageRoot } from '../../../src/platform/package-root.js';
import { asOwner } from '../../support/access/access.js';
import { call, expectProblem, read } from '../../support/api/api.js';
import { databaseUrl } from '../../support/database/database-url.js';
import { createTestDatabase, poolOf, type TestDatabase } from '../../support/database/database.js';
import { ownImportedByLink } from '../../support/api/imported-club.js';
import { playClub, sendWrite, type PlayedClub } from '../../support/api/played-club.js';
import type { MembershipList } from '../../../src/access/access.view.js';
import { runProgram } from '../../support/database/program.js';
import { letOwnerIn, spawnService, type ServiceProcess } from '../../support/database/service.js';

/** A club leaves one service as a file and comes into another, as a person would do it. */

let directory: string;
let database: TestDatabase;
let service: ServiceProcess;
let base: string;
let played: PlayedClub;
let env: Record<string, string>;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'kopperne-'));
  database = await createTestDatabase();
  env = { DATABASE_URL: databaseUrl(database) };
  service = spawnService(env);
  base = await letOwnerIn(service);
  played = await playClub(base);
});

afterAll(async () => {
  service.child.kill('SIGTERM');
  await service.ended();
  await database.drop();
  await rm(directory, { recursive: true });
});

const address = () => `${base}/v1/clubs/${played.club}/export`;
const download = () => fetch(address(), { headers: asOwner(base) });
const at = (name: string) => join(directory, name);

test('the file from the API is the one from the terminal, and both are right', async () => {
  const answer = await download();
  const text = await answer.text();
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('application/x-ndjson; charset=utf-8');
  const name = /filename="(kopperne-[0-9a-f-]{36}-\d+\.ndjson)"$/.exec(
    answer.headers.get('content-disposition') ?? '',
  )?.[1];
  expect(name).toContain(played.club);

  const file = at('club.ndjson');
  const written = await runProgram('dist/commands/export.js', [played.club, file], env);
  expect(written).toMatchObject({ code: 0 });
  expect(await readFile(file, 'utf8')).toBe(text);
  const piped = await runProgram('dist/commands/export.js', [played.club, '-'], env);
  expect(piped.output).toBe(text);
  const named = await runProgram('dist/commands/export.js', [played.club], env, directory);
  expect(named.output).toContain(name);
  expect(await readFile(at(name ?? ''), 'utf8')).toBe(text);

  const proof = await read<{ head: { long: string; short: string } }>(
    base,
    `/v1/clubs/${played.club}/verification`,
  );
  for (const until of [proof.head.long, proof.head.short]) {
    const args = [file, '--until', until];
    const verified = await runProgram('dist/commands/verify-export.js', args, {});
    expect(verified).toMatchObject({ code: 0 });
    expect(verified.output).toContain(proof.head.long);
    expect(verified.output).toContain(proof.head.short);
  }
  const fromPipe = await runProgram('dist/commands/verify-export.js', ['-'], {}, directory, text);
  expect(fromPipe).toMatchObject({ code: 0 });
});

test('the program of docs/export.md finds the file right, and a changed one wrong', async () => {
  const docs = await readFile(join(packageRoot(), 'docs', 'export.md'), 'utf8');
  const code = /```js\n(.*?)```/s.exec(docs)?.[1] ?? '';
  const script = at('verify.mjs');
  await writeFile(script, code);
  const text = await (await download()).text();
  await writeFile(at('right.ndjson'), text);
  expect(await runProgram(script, [at('right.ndjson')], {})).toMatchObject({ code: 0 });
  await writeFile(at('wrong.ndjson'), text.replace(/"actor":"user:[^"]+"/, '"actor":"nobody"'));
  const wrong = await runProgram(script, [at('wrong.ndjson')], {});
  expect(wrong.code).not.toBe(0);
});

test('faults, and files that cannot be read, are reported', async () => {
  const text = await (await download()).text();
  const changed = at('changed.ndjson');
  await writeFile(changed, text.replace('Tom for', 'Fuld af'));
  const wrong = await runProgram('dist/commands/verify-export.js', [changed], {});
  expect(wrong).toMatchObject({ code: 1 });
  expect(wrong.output).toMatch(/WRONG at event \d+ \(chain\)\n {2}its hash is not that/);
  const head = '3:0000-0000-0000-0000';
  const other = await runProgram('dist/commands/verify-export.js', [changed, '--until', head], {});
  expect(other.output).toContain('WRONG at event 3 (kept-head)');
  const cut = at('cut.ndjson');
  await writeFile(cut, text.slice(0, -100));
  const short = await runProgram('dist/commands/verify-export.js', [cut], {});
  expect(short).toMatchObject({ code: 1 });
  expect(short.output).toContain('(file)');
  const usages: [string, string[]][] = [
    ['verify-export', []],
    ['verify-export', [changed, '--until', '12']],
    ['verify-export', [changed, '--everything']],
    ['export', ['everything']],
    ['import', []],
    ['verify', [played.club, '--until', '12:34']],
  ];
  for (const [program, args] of usages) {
    const usage = await runProgram(`dist/commands/${program}.js`, args, env);
    expect([program, usage.code]).toEqual([program, 2]);
    expect(usage.output).toContain('npm run');
  }
  const nowhere = await runProgram('dist/commands/verify-export.js', [at('nothing')], {});
  expect(nowhere).toMatchObject({ code: 2 });
  expect(nowhere.output).toContain('Cannot verify');
  const nobody = await runProgram('dist/commands/export.js', [played.open, at('no')], env);
  expect(nobody).toMatchObject({ code: 2 });
  expect(nobody.output).toContain('There is no such club');
});

test('a new instance takes it, and goes on where the other was', async () => {
  const file = at('moving.ndjson');
  await runProgram('dist/commands/export.js', [played.club, file], env);
  const target = { DATA_DIR: at('data') };
  const imported = await runProgram('dist/commands/import.js', [file], target);
  expect(imported).toMatchObject({ code: 0 });
  expect(imported.output).toContain(`npm run access -- owner ${played.club}`);
  const again = await runProgram('dist/commands/import.js', [file], target);
  expect(again).toMatchObject({ code: 1 });
  expect(again.output).toContain('is there already; nothing was written');

  const elsewhere = spawnService(target);
  try {
    const there = await letOwnerIn(elsewhere);
    // Its users stayed behind: here it is nobody's until the operator gives it away.
    const { clubs } = await read<{ clubs: { id: string }[] }>(there, '/v1/clubs');
    expect(clubs.map(({ id }) => id)).not.toContain(played.club);
    expectProblem(await call(there, 'GET', `/v1/clubs/${played.club}`), 'club-not-found');
    await ownImportedByLink(there, played.club, target);
    // Of the users in the list, those of before cannot sign in here.
    const { memberships } = await read<MembershipList>(
      there,
      `/v1/clubs/${played.club}/memberships`,
    );
    expect(memberships.filter(({ isHere }) => isHere)).toHaveLength(1);
    expect(memberships.length).toBeGreaterThan(1);
    for (const { sending, text } of played.writes.slice(1, 6)) {
      expect(await sendWrite(there, sending)).toEqual({ text, replayed: 'true' });
    }
    const path = `/v1/clubs/${played.club}/sessions/${played.open}/close`;
    await sendWrite(there, { path, body: {}, version: 3 });
    expect(await runProgram('dist/commands/verify.js', [], target)).toMatchObject({ code: 0 });
    // A second club comes in beside the running service.
    const second = await playClub(base, 2);
    const beside = at('second.ndjson');
    await runProgram('dist/commands/export.js', [second.club, beside], env);
    expect(await runProgram('dist/commands/import.js', [beside], target)).toMatchObject({
      code: 0,
    });
    await ownImportedByLink(there, second.club, target);
    const proof = await read<{ ok: boolean }>(there, `/v1/clubs/${second.club}/verification`);
    expect(proof.ok).toBe(true);
  } finally {
    elsewhere.child.kill('SIGTERM');
    await elsewhere.ended();
  }
  // Eight processes, some with a PostgreSQL: minutes on a loaded machine.
}, 400_000);

describe('a client that is slow or goes away', () => {
  let pool: pg.Pool;

  beforeAll(async () => {
    pool = poolOf(database, 1);
    // Some 300 MB, far more than all buffers on the way hold: a kernel may take tens of MB for a
    // connection on loopback. It compresses to next to nothing; nobody looks at the chain here.
    const client = await pool.connect();
    await client.query(`BEGIN; SET LOCAL session_replication_role = replica;
      INSERT INTO club_event SELECT club_id, seq + n * 1000, kind, session_id, actor, time,
        payload || repeat(' ', 100000), prev_hash, hash
        FROM club_event, generate_series(1, 3000) n WHERE club_id = '${played.club}' AND seq = 1;
      COMMIT`);
    client.release();
  });
  afterAll(async () => {
    await pool.query(`BEGIN; SET LOCAL session_replication_role = replica;
      DELETE FROM club_event WHERE club_id = '${played.club}' AND seq > 1000; COMMIT`);
    await pool.end();
  });

  const transactions = async () => {
    const { rows } = await pool.query<{ count: number }>(
      `SELECT count(*)::int AS count FROM pg_stat_activity
        WHERE datname = current_database() AND state LIKE 'idle in transaction%'`,
    );
    return rows[0]?.count ?? 0;
  };
  const expectNoTransaction = async () => {
    let now = await transactions();
    for (let i = 0; i < 100 && now > 0; i++) {
      await sleep(50);
      now = await transactions();
    }
    expect(now).toBe(0);
  };
  const begin = async () => {
    const request = get(address(), { headers: asOwner(base) });
    const [answer] = (await once(request, 'response')) as [IncomingMessage];
    answer.on('error', () => undefined);
    expect(answer.statusCode).toBe(200);
    await once(answer, 'readable');
    return { request, answer };
  };

  test('keeps its place while it waits but no transaction, and nothing when it is gone', async () => {
    const first = await begin();
    await expectNoTransaction();
    const second = await call(base, 'GET', `/v1/clubs/${played.club}/export`);
    expectProblem(second, 'too-many-requests');
    await expectNoTransaction();
    first.request.destroy();
    // The next one waits for the place, and has it.
    const { request } = await begin();
    request.destroy();
    await expectNoTransaction();
  });

  test('one that goes before the answer comes leaves nothing open', async () => {
    for (let i = 0; i < 20; i++) {
      const request = get(address(), { headers: asOwner(base) });
      request.on('error', () => undefined);
      await sleep(i);
      request.destroy();
    }
    await expectNoTransaction();
    const { request } = await begin();
    request.destroy();
    await expectNoTransaction();
  });
});
