import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { ClubExport } from '../../../src/ledger/export/export-club.js';
import { verifyClub } from '../../../src/ledger/verify/verify-club.js';
import { ClubReplayer } from '../../../src/replay/club-replayer.js';
import { asOwner } from '../../support/access/access.js';
import { databaseUrl } from '../../support/database/database-url.js';
import { createTestDatabase, poolOf, type TestDatabase } from '../../support/database/database.js';
import { loweredThreads } from '../../support/api/lowered-threads.js';
import { playClub } from '../../support/api/played-club.js';
import { letOwnerIn, spawnService, type ServiceProcess } from '../../support/database/service.js';

/** The proof of a club runs in a thread of its own, which may end at any time. */

/**
 * Runs in the service before its program: signals reach its worker, which ends at once, or gets a
 * message that it does not know, and breaks down.
 */
const SIGNALS = `process.on('worker', (worker) => {
  process.once('SIGUSR2', () => void worker.terminate());
  process.once('SIGWINCH', () => worker.postMessage(null));
});`;

let database: TestDatabase;
let service: ServiceProcess;
let base: string;
let club: string;
let pool: pg.Pool;

beforeAll(async () => {
  database = await createTestDatabase();
  pool = poolOf(database, 10);
  service = start();
  base = await letOwnerIn(service);
  ({ club } = await playClub(base));
}, 60_000);

afterAll(async () => {
  service.child.kill('SIGTERM');
  await service.ended();
  await pool.end();
  await database.drop();
}, 60_000);

function start(): ServiceProcess {
  return spawnService({
    DATABASE_URL: databaseUrl(database),
    NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(SIGNALS)}`,
  });
}

const ask = (what: string, at = base) =>
  fetch(`${at}/v1/clubs/${club}/${what}`, { headers: asOwner(base) });

test('answers of the worker are those of the thread itself, byte for byte', async () => {
  const exported = await ask('export');
  expect(exported.status).toBe(200);
  const here = await ClubExport.begin(pool, club);
  let text = '';
  for await (const piece of here.stream()) text += String(piece);
  expect(await exported.text()).toBe(text);
  expect(exported.headers.get('content-disposition')).toContain(here.fileName);
  const { head, ...verified } = (await (await ask('verification')).json()) as {
    head: { seq: number; hash: string };
  };
  const expected = await verifyClub(pool, club, { newReplayer: () => new ClubReplayer() });
  expect({ ...verified, head: { seq: head.seq, hash: head.hash } }).toEqual(expected);
});

test('a refusal and a finding come out of the worker as they are', async () => {
  const wrong = await ask('verification?until=3:0000-0000-0000-0000');
  expect(await wrong.json()).toMatchObject({ ok: false, seq: 3, check: 'kept-head' });
});

if (process.platform === 'linux') {
  test('the worker, and no other thread, has the lower priority', async () => {
    expect((await ask('verification')).status).toBe(200);
    expect(await loweredThreads(service.child.pid ?? 0)).toBe(1);
  });
}

/** Holds a table that every verification and export reads, and must wait for. */
async function blocked<T>(table: string, work: () => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query(`BEGIN; LOCK TABLE ${table} IN ACCESS EXCLUSIVE MODE`);
    return await work();
  } finally {
    await client.query('ROLLBACK');
    client.release();
  }
}

async function waiting(): Promise<number> {
  const { rows } = await pool.query<{ n: number }>(
    `SELECT count(*)::int AS n FROM pg_stat_activity
      WHERE datname = current_database() AND wait_event_type = 'Lock'`,
  );
  return rows[0]?.n ?? NaN;
}

test.each([
  ['is ended', 'SIGUSR2'],
  ['breaks down', 'SIGWINCH'],
] as const)('a worker that %s in the middle answers, and another is started', async (_, signal) => {
  const refused = await blocked('session', async () => {
    const asked = [ask('verification'), ask('export')];
    while ((await waiting()) < 2) await sleep(10);
    service.child.kill(signal);
    return Promise.all(asked);
  });
  for (const answer of refused) {
    expect(answer.headers.get('retry-after')).toBe('1');
    const body = (await answer.json()) as object;
    expect([answer.status, body]).toEqual([503, expect.objectContaining({ reason: 'broken-off' })]);
  }
  expect((await ask('verification')).status).toBe(200);
  expect((await (await ask('export')).text()).trimEnd().split('\n').at(-1)).toContain('"end"');
  if (signal === 'SIGWINCH') expect(service.output()).toContain('the worker broke down');
});

test('a service with a worker that rests stops at once', async () => {
  const other = start();
  const at = await other.ready();
  expect((await ask('verification', at)).status).toBe(200);
  const began = Date.now();
  other.child.kill('SIGTERM');
  expect(await other.ended()).toBe(0);
  expect(Date.now() - began).toBeLessThan(5_000);
}, 30_000);

test('a service stops while an export is under way, however long that would take', async () => {
  const other = start();
  const at = await other.ready();
  const answered = await blocked('club_event', async () => {
    const asked = ask('export', at).then(
      (answer) => answer.text(),
      () => 'broken off',
    );
    while ((await waiting()) < 1) await sleep(10);
    other.child.kill('SIGTERM');
    expect(await other.ended()).toBe(0);
    return asked;
  });
  expect(answered).toBe('broken off');
}, 30_000);
