import { Readable } from 'node:stream';
import type pg from 'pg';
import { importClub } from '../../../src/ledger/export/import-club.js';
import { verifyClub } from '../../../src/ledger/verify/verify-club.js';
import { dayOf } from '../../../src/values/time-zone.js';
import { createPool } from '../../../src/platform/database/pools.js';
import { createLogger } from '../../../src/platform/logging.js';
import { readPeopleAt } from '../../../src/clubs/people-at.js';
import { readHead } from '../../../src/seasons/statistics/read/read-head.js';
import {
  readStatistics,
  type EveningFilter,
} from '../../../src/seasons/statistics/read/read-statistics.js';
import { ClubReplayer } from '../../../src/replay/club-replayer.js';
import type { FineEnd } from '../../../src/standings/figures/evening-figures.js';
import type { SessionView } from '../../../src/sessions/table/session.view.js';
import {
  call,
  expectProblem,
  expectStatus,
  expectVerified,
  openClub,
  openSession,
  plainHand,
  read,
  serveTestApp,
  type ServedApp,
  type Table,
} from '../../support/api/api.js';
import { voidFine, voidHand, write } from '../../support/corrections/corrections.js';
import { createTestDatabase } from '../../support/database/database.js';
import { exportOf } from '../../support/api/moved-club.js';

/** Rows of statistics: from which event and until which they count, whatever is written afterwards. */

const logger = createLogger('silent');

let served: ServedApp;
let pool: pg.Pool;
let table: Table;
let anna: string;
let bent: string;
let carl: string;
/** A member who was not at the table, and decides. */
let dorte: string;
/** A fine of Anna's in the first hand. */
let fine: string;

beforeAll(async () => {
  served = await serveTestApp();
  pool = createPool(served.database.connection, logger);
});

afterAll(async () => {
  await pool.end();
  await served.close();
});

beforeEach(async () => {
  table = await openSession(served.base, await openClub(served.base, 4));
  [anna = '', bent = '', carl = '', dorte = ''] = table.members;
  const fines = [{ player: anna, code: 'lead-out-of-turn', stage: 'play', reportedBy: bent }];
  const first = { ...plainHand(await session()), fines };
  const { fineIds } = await step<{ fineIds: string[] }>('hands', first);
  fine = fineIds[0] ?? '';
  await step('hands', plainHand(await session()));
});

afterEach(() => expectVerified(served.base, table.club));

const session = () => read<SessionView>(served.base, table.path);

/** A write to the present session. */
async function step<T>(what: string, body: object): Promise<T> {
  const { version } = await session();
  const answer = await call<T>(served.base, 'POST', `${table.path}/${what}`, { body, version });
  if (answer.status >= 300) throw new Error(answer.text);
  return answer.body;
}

const close = () => step<{ event: number }>('close', {});

const correct = (...corrections: object[]) =>
  step<{ event: number }>('corrections', { mode: 'replay', reason: 'Sagt forkert.', corrections });

/** A step of a dispute, by a member. */
async function dispute<T>(what: string, body: object, actor: string): Promise<T> {
  const answer = await write<T>(served.base, {
    path: `${table.path}/disputes${what}`,
    body,
    actor,
  });
  if (answer.status >= 300) throw new Error(answer.text);
  return answer.body;
}

const raise = async () => {
  const raised = await dispute<{ id: string }>('', { fine, text: 'Nej' }, anna);
  return `/${raised.id}`;
};

/** The evenings of the club as a head has them; as the log has them now when it is left out. */
async function evenings(head: number | null = null, filter: EveningFilter = {}, from = pool) {
  return readStatistics({ pool: from }, await readHead({ pool: from }, table.club, head), filter);
}

/** Of the one evening: from which event each member's row counts, and how their fines ended. */
async function counting(head: number | null = null) {
  const [evening] = await evenings(head);
  const rows = evening?.rows ?? [];
  return new Map<string, { since: number; points: number; fines: FineEnd[] }>(
    rows.map(({ member, since, points, figures }) => [
      member,
      { since, points, fines: figures.fines.map(({ end }) => end) },
    ]),
  );
}

const sinceOf = async (member: string) => (await counting()).get(member)?.since;
const headNow = async () => (await readHead({ pool }, table.club)).head;

test('an evening says nothing until it is closed, and then what it came to for everybody there', async () => {
  await step('join', { player: table.members[3] ?? '', seat: 2 });
  await step('leave', { player: carl });
  const opening = await headNow();
  expect(await evenings()).toMatchObject([{ session: table.session.id, rows: null }]);
  const { event } = await close();
  const { standings, rate } = await session();
  const [evening] = await evenings();
  const said = evening?.rows?.map(({ member, since, points, money, hands, figures }) => {
    expect(figures.hands).toHaveLength(hands);
    return { player: member, points, money, since };
  });
  const should = standings.map(({ player, points }) => {
    return { player, points, money: points * rate, since: event };
  });
  const byPlayer = (one: { player: string }, other: { player: string }) =>
    one.player < other.player ? -1 : 1;
  expect(said).toEqual(should.toSorted(byPlayer));
  expect(should).toHaveLength(4);
  expect(await evenings(opening)).toMatchObject([{ rows: null }]);
  expect(await evenings(2)).toEqual([]);
});

test('a correction after the closing ends the rows that it changes, and what was is read for ever', async () => {
  await close();
  const before = await headNow();
  const then = await evenings(before);
  const { event } = await correct(voidFine(fine));
  expect(await evenings(before)).toEqual(then);
  // With the event itself the new rows count, and the old ones do not.
  expect((await evenings(event))[0]?.rows).toHaveLength(3);
  const now = await counting();
  expect(now.get(anna)).toMatchObject({ since: event, fines: ['lifted'] });
  for (const { player, points } of (await session()).standings) {
    expect(now.get(player)?.points).toBe(points);
  }
  // Undone: the rows before it are back, from that event on.
  const undone = await step<{ event: number }>('undo', {});
  expect(await sinceOf(anna)).toBe(undone.event);
  expect(await evenings(before)).toEqual(then);
  const { rows } = await pool.query<{ until: number | null }>(
    `SELECT until_seq AS until FROM statistic WHERE club_id = $1 AND member_id = $2 ORDER BY from_seq`,
    [table.club, anna],
  );
  expect(rows).toEqual([{ until: event }, { until: undone.event }, { until: null }]);
});

test('a player without a change by a correction keeps the row', async () => {
  const { event: closed } = await close();
  const path = `${table.path}/hands/1`;
  const { record } = await read<{ record: { fines: object[] } }>(served.base, path);
  const fines = record.fines.map((one) => ({ ...one, note: 'Spillede ud af tur.' }));
  const { event } = await correct({ hand: 1, record: { ...record, fines } });
  expect(event).toBeGreaterThan(closed);
  for (const other of [bent, carl]) expect(await sinceOf(other)).toBe(closed);
});

test('a dispute after the closing changes the row of who was fined, by each step that decides', async () => {
  const { event: closed } = await close();
  const first = await raise();
  expect((await counting()).get(anna)).toMatchObject({ fines: ['disputed'] });
  const since = await sinceOf(anna);
  expect(since).toBeGreaterThan(closed);
  await dispute(`${first}/answers`, { text: 'Jo' }, bent);
  expect(await sinceOf(anna)).toBe(since);
  await dispute(`${first}/withdraw`, { text: 'Nå ja' }, anna);
  expect((await counting()).get(anna)).toMatchObject({ fines: ['stands'] });
  const second = await raise();
  await dispute(`${second}/uphold`, { text: 'Står' }, dorte);
  expect((await counting()).get(anna)).toMatchObject({ fines: ['upheld'] });
  for (const other of [bent, carl]) expect(await sinceOf(other)).toBe(closed);
  expect((await counting(closed)).get(anna)).toMatchObject({ since: closed, fines: ['stands'] });
});

test('an overturned dispute ends the fine for everybody whom it moved points for', async () => {
  const { event: closed } = await close();
  const raised = await raise();
  const before = await counting();
  const { version } = await session();
  const sent = { path: `${table.path}/disputes${raised}/overturn`, version, actor: dorte };
  const answer = await write(served.base, { ...sent, body: { text: 'Ret', mode: 'replay' } });
  expect(answer).toMatchObject({ status: 200 });
  const after = await counting();
  expect(after.get(anna)).toMatchObject({ fines: ['lifted'], since: await headNow() });
  expect(before.get(bent)).toMatchObject({ since: closed });
  for (const { player, points } of (await session()).standings) {
    expect(after.get(player)?.points).toBe(points);
  }
});

test('of two corrections at once, and of disputes raised beside them, each leaves rows that follow', async () => {
  await close();
  const { version } = await session();
  const body = { mode: 'replay', reason: 'Forkert.', corrections: [voidHand(2)] };
  const path = `${table.path}/corrections`;
  const answers = await Promise.all([
    call(served.base, 'POST', path, { body, version }),
    call(served.base, 'POST', path, { body, version }),
    raise(),
    dispute('', { hand: 1, text: 'Nej' }, bent),
  ]);
  const [one, other] = answers;
  expect([one.status, other.status].toSorted((a, b) => a - b)).toEqual([201, 412]);
  expect((await counting()).get(anna)).toMatchObject({ fines: ['disputed'] });
});

test('evenings are found by day, table, member and id', async () => {
  const path = `/v1/clubs/${table.club}/sessions`;
  const seats = table.members.slice(0, 3);
  const opening = { book: 'vlk-1970', rate: 0, seats, firstDealer: seats[0], tableName: ' Stuen ' };
  const opened = await call<SessionView>(served.base, 'POST', path, { body: opening });
  const { id, tableName } = expectStatus(opened, 201).body;
  expect(tableName).toBe('Stuen');
  expect(await read<SessionView>(served.base, `${path}/${id}`)).toMatchObject({ tableName });
  const wrong = { ...opening, tableName: 'x'.repeat(41) };
  expectProblem(await call(served.base, 'POST', path, { body: wrong }), 'validation-failed');
  await close();
  const idsOf = async (filter: EveningFilter) =>
    (await evenings(null, filter)).map(({ session: of }) => of);
  const all = [table.session.id, id];
  expect(await idsOf({})).toEqual(all);
  expect(await idsOf({ tables: ['Stuen'] })).toEqual([id]);
  expect(await idsOf({ books: ['brix-1996'] })).toEqual([table.session.id]);
  expect(await idsOf({ sessions: [id] })).toEqual([id]);
  // Only what closed evenings say of them.
  expect(await idsOf({ members: [bent] })).toEqual([table.session.id]);
  const today = dayOf(new Date(table.session.openedAt), 'Europe/Copenhagen');
  expect(await idsOf({ from: today, to: today })).toEqual(all);
  expect(await idsOf({ from: '2999-01-01' })).toEqual([]);
  // Half past midnight in Copenhagen is another day than it is in Greenwich.
  const client = await pool.connect();
  await client.query(`SET session_replication_role = 'replica'`);
  const openAt = (time: string) =>
    client.query('UPDATE session SET opened_at = $2 WHERE id = $1', [id, time]);
  await openAt('2026-06-30T22:30:00Z');
  expect(await idsOf({ from: '2026-07-01', to: '2026-07-01' })).toEqual([id]);
  expect(await idsOf({ to: '2026-06-30' })).toEqual([]);
  await openAt(opened.body.openedAt);
  client.release(true);
});

test('guests, and the members they had been merged into, are read as of a head', async () => {
  const here = `/v1/clubs/${table.club}`;
  const guest = await call<{ id: string }>(served.base, 'POST', `${here}/guests`, {
    body: { name: 'Gæst' },
  });
  const { id } = expectStatus(guest, 201).body;
  const before = await headNow();
  const merged = await call(served.base, 'POST', `${here}/guests/${id}/merge`, {
    body: { into: anna },
  });
  expect(merged.status).toBeLessThan(300);
  await call(served.base, 'PATCH', `${here}/members/${anna}`, { body: { name: 'Ann' } });
  const then = await readPeopleAt({ pool }, table.club, before);
  expect(then.whoIs(id)).toMatchObject({ id, guest: true, mergedInto: null });
  expect(then.whoIs(anna)).toMatchObject({ id: anna, guest: false });
  const now = await readPeopleAt({ pool }, table.club, await headNow());
  expect(now.whoIs(id)).toMatchObject({ id: anna, guest: false });
  expect(now.all).toHaveLength(table.members.length + 1);
});

test('an imported club has the same rows, and answers for a head as it did', async () => {
  await close();
  await raise();
  const heads = [3, await headNow(), null];
  await correct(voidHand(2));
  const here = await Promise.all(heads.map((head) => evenings(head)));
  const file = await exportOf(served.base, table.club);
  const other = await createTestDatabase();
  const there = createPool(other.connection, logger);
  try {
    const replayer = new ClubReplayer();
    const imported = await importClub(there, Readable.from([Buffer.from(file)]), { replayer });
    expect(imported).toMatchObject({ ok: true });
    for (const [at, head] of heads.entries()) {
      expect(await evenings(head, {}, there)).toEqual(here[at]);
    }
    const newReplayer = () => new ClubReplayer();
    expect(await verifyClub(there, table.club, { newReplayer })).toMatchObject({ ok: true });
  } finally {
    await there.end();
    await other.drop();
  }
});
