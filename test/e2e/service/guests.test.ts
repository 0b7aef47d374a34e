import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import type { AuditPage } from '../../../src/audit/log/view.js';
import type { FineRegisterPage } from '../../../src/audit/fine-register/view.js';
import type { MemberList, MemberView } from '../../../src/clubs/view.js';
import { importClub } from '../../../src/ledger/export/import-club.js';
import type { BalanceReport } from '../../../src/reports/balance-report.js';
import type { LedgerPage } from '../../../src/reports/ledger-report.js';
import { ClubReplayer } from '../../../src/replay/club-replayer.js';
import type { CorrectionMadeView } from '../../../src/sessions/corrections/correction.view.js';
import type { DisputeList } from '../../../src/sessions/disputes/dispute.view.js';
import type { SessionView } from '../../../src/sessions/table/session.view.js';
import { deviceAt, memberAt, whoIs } from '../../support/access/access.js';
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
  type OpenedClub,
  type ServedApp,
  type Table,
} from '../../support/api/api.js';
import { createTestDatabase, poolOf } from '../../support/database/database.js';
import { fineBetween, raise, step, type DisputeTable } from '../../support/corrections/disputes.js';
import { exportOf } from '../../support/api/moved-club.js';

/** A guest sits down with a name, and turns out to be somebody. */

let served: ServedApp;
let base: string;
let opened: OpenedClub;
let clubPath: string;

beforeAll(async () => {
  served = await serveTestApp();
  ({ base } = served);
});
afterAll(() => served.close());

beforeEach(async () => {
  opened = await openClub(base);
  clubPath = `/v1/clubs/${opened.club}`;
});

const get = <T>(path: string) => read<T>(base, clubPath + path);
const post = <T = MemberView>(path: string, body?: object, as?: string) =>
  call<T>(base, 'POST', clubPath + path, { body, ...(as === undefined ? {} : { as }) });

/** The tablet adds a guest. */
async function guest(name: string): Promise<string> {
  const answer = await post('/guests', { name }, await deviceAt(base, opened.club));
  return expectStatus(answer, 201).body.id;
}

const merge = (from: string, into: string) => post(`/guests/${from}/merge`, { into });
const balanceOf = (id: string) => get<BalanceReport>(`/members/${id}/balance`);

async function myClub(token: string) {
  return (await whoIs(base, token)).clubs.find(({ id }) => id === opened.club);
}

/** An evening of these, opened and with some hands. */
async function evening(seats: readonly string[], hands = 2): Promise<DisputeTable> {
  const table = await openSession(base, { club: opened.club, members: seats });
  for (let n = 0; n < hands; n++) await playHand(table);
  return { base, ...table };
}

async function playHand({ path }: Table): Promise<void> {
  const view = await read<SessionView>(base, path);
  const sent = { version: view.version, body: plainHand(view) };
  expectStatus(await call(base, 'POST', `${path}/hands`, sent), 201);
}

async function atTable(table: Table, path: string, body: object = {}) {
  const { version } = await read<SessionView>(base, table.path);
  return call(base, 'POST', table.path + path, { version, body });
}

async function close(table: Table): Promise<void> {
  expectStatus(await atTable(table, '/close'), 200);
}

const [anna, bent, dorte] = [0, 1, 3].map((n) => () => opened.members[n] ?? '') as [
  () => string,
  () => string,
  () => string,
];

test('a tablet adds a guest, who sits down and has an account, and is no member to invite', async () => {
  const per = await guest('  Per  ');
  const { members } = await get<MemberList>('/members');
  expect(members.find(({ id }) => id === per)).toMatchObject({
    name: 'Per',
    guest: true,
    mergedInto: null,
  });
  const table = await evening([anna(), bent(), per]);
  await close(table);
  expect((await balanceOf(per)).money).not.toBe(0);
  expectProblem(await post('/invites', { roles: ['member'], member: per }), 'guest-refused');
  await expectVerified(base, opened.club);
});

test('in the middle of an evening a guest joins', async () => {
  const table = await evening([anna(), bent(), dorte()]);
  const per = await guest('Per');
  expectStatus(await atTable(table, '/join', { player: per }), 200);
  await playHand(table);
  await close(table);
  await expectVerified(base, opened.club);
});

test('a guest whom the club does not know joins under the id that their device made, once', async () => {
  const table = await evening([anna(), bent(), dorte()], 0);
  const per = randomUUID();
  const said = { player: per.toUpperCase(), seat: 3, guest: { name: ' Per ' } };
  expectProblem(await atTable(table, '/join', { player: per }), 'member-not-found');
  const key = randomUUID();
  const join = () => call(base, 'POST', `${table.path}/join`, { body: said, version: 1, key });
  const joined = expectStatus(await join(), 200);
  expect(joined.body).toMatchObject({ player: per });
  expect(expectStatus(await join(), 200).body).toEqual(joined.body);
  const guests = async () =>
    (await get<MemberList>('/members')).members.filter(({ name }) => name === 'Per');
  expect(await guests()).toMatchObject([{ id: per, guest: true }]);
  // Names and places of both events are those of the log.
  const { event } = joined.body as { readonly event: number };
  const { entries } = await get<AuditPage>('/audit?order=desc&limit=2');
  expect(entries).toMatchObject([
    { event, kind: 'player-joined' },
    { event: event - 1, kind: 'guest-added' },
  ]);
  await playHand(table);
  expectStatus(await atTable(table, '/leave', { player: per }), 200);
  // The device may not know yet that the club knows them.
  expectStatus(await atTable(table, '/join', said), 200);
  expect(await guests()).toHaveLength(1);
  await close(table);
  await expectVerified(base, opened.club);
});

test.each([[''], ['  '], ['x'.repeat(101)]])(
  'the name %j of a new guest is refused',
  async (name) => {
    const table = await evening([anna(), bent(), dorte()]);
    const refused = await atTable(table, '/join', { player: randomUUID(), guest: { name } });
    expect(expectProblem(refused, 'validation-failed').field).toBe('guest.name');
    expect((await get<MemberList>('/members')).members).toHaveLength(opened.members.length);
  },
);

test('a guest becomes a member, as whom somebody can sign in', async () => {
  const per = await guest('Per');
  const table = await evening([anna(), bent(), per]);
  await close(table);
  const { money } = await balanceOf(per);
  const made = expectStatus(await post(`/guests/${per}/make-member`), 200).body;
  expect(made).toMatchObject({ id: per, name: 'Per', guest: false });
  expect((await balanceOf(per)).money).toBe(money);
  const token = await memberAt(base, opened.club, per);
  expect(await myClub(token)).toMatchObject({ member: per });
  expectProblem(await post(`/guests/${per}/make-member`), 'guest-refused');
  expectProblem(await merge(per, dorte()), 'guest-refused');
  await expectVerified(base, opened.club);
});

describe('a guest merged into a member', () => {
  let per: string;
  let table: DisputeTable;
  let fine: string;

  beforeEach(async () => {
    per = await guest('Per');
    table = await evening([anna(), bent(), per]);
    ({ id: fine } = await fineBetween(table, per));
  });

  const closeAndMerge = async () => {
    await close(table);
    const { money } = await balanceOf(per);
    expectStatus(await merge(per, dorte()), 200);
    return money;
  };

  test('the guest’s balance moves over by a posting, and every read leads to the member', async () => {
    const money = await closeAndMerge();
    expect(money).not.toBe(0);
    const balance = await balanceOf(dorte());
    expect(balance).toMatchObject({ member: dorte(), name: 'Dorte', money });
    expect(await balanceOf(per)).toEqual(balance);
    const { members } = await get<MemberList>('/members');
    expect(members.find(({ id }) => id === per)).toMatchObject({
      name: 'Dorte',
      mergedInto: dorte(),
    });

    const statement = await get<LedgerPage>(`/members/${dorte()}/statement`);
    expect(statement.lines.length).toBeGreaterThan(3);
    expect(JSON.stringify(statement.lines)).not.toContain(per);
    expect(await get(`/members/${per}/statement`)).toEqual(statement);

    const fines = await get<FineRegisterPage>(`/fines?member=${dorte()}`);
    expect(fines.fines.map(({ id }) => id)).toEqual([fine]);
    expect(await get(`/fines?member=${per}`)).toEqual(fines);

    const audit = await get<AuditPage>(`/audit?member=${dorte()}&limit=100`);
    expect(audit.entries.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['guest-added', 'session-opened', 'fine-recorded', 'guest-merged']),
    );
    const merged = audit.entries.find(({ kind }) => kind === 'guest-merged');
    expect(merged).toMatchObject({
      sentence: 'The guest Per was merged into the member Dorte.',
      payments: [{ unit: 'money', amount: Math.abs(money), reason: 'guest-merged' }],
    });
    const sentence = audit.entries.find(({ kind }) => kind === 'session-opened')?.sentence;
    expect(sentence).toContain('Dorte');
    expect(await get(`/audit?member=${per}&limit=100`)).toEqual(audit);
    await expectVerified(base, opened.club);
  });

  test('a later correction of the evening is paid to the member at once', async () => {
    const money = await closeAndMerge();
    const correction = {
      mode: 'replay',
      reason: 'It was no fine.',
      corrections: [{ fine, void: true }],
    };
    expectStatus(await atTable(table, '/corrections', correction), 201);
    const { standings, rate } = await read<SessionView>(base, table.path);
    const points = standings.find(({ player }) => player === per)?.points ?? 0;
    const now = await balanceOf(dorte());
    expect(now.money).toBe(points * rate);
    expect(now.money).not.toBe(money);
    const pool = poolOf(served.database, 1);
    const { rows } = await pool.query<{ balance: string }>(
      `SELECT balance FROM account WHERE member_id = $1 AND kind = 'member'`,
      [per],
    );
    await pool.end();
    expect(rows.map(({ balance }) => Number(balance))).toEqual([0]);
    await expectVerified(base, opened.club);
  });

  test('a fine of another is paid back by the member that a taker of it has become', async () => {
    const other = await fineBetween(table, bent(), { code: 'lead-out-of-turn', amount: undefined });
    const money = await closeAndMerge();
    const before = await balanceOf(bent());
    const body = {
      mode: 'paid-back',
      reason: 'There was nothing to fine.',
      corrections: [{ fine: other.id, void: true }],
    };
    const { version } = await read<SessionView>(base, table.path);
    const sent = { version, body };
    const path = `${table.path}/corrections`;
    const answer = await call<CorrectionMadeView>(base, 'POST', path, sent);
    const made = expectStatus(answer, 201).body;
    const paid = made.effect.members.find(({ player }) => player === per)?.money ?? 0;
    expect(paid).toBeLessThan(0);
    const now = await balanceOf(dorte());
    expect(now.money).toBe(money + paid);
    expect(await balanceOf(per)).toEqual(now);
    const back = made.effect.members.find(({ player }) => player === bent())?.money ?? 0;
    expect((await balanceOf(bent())).money).toBe(before.money + back);
    await expectVerified(base, opened.club);
  });

  test('merged in the middle of the evening, the close pays the member', async () => {
    expectStatus(await merge(per, dorte()), 200);
    const { openSessions } = await balanceOf(dorte());
    expect(openSessions).toHaveLength(1);
    await playHand(table);
    await close(table);
    const { standings, rate } = await read<SessionView>(base, table.path);
    const points = standings.find(({ player }) => player === per)?.points ?? 0;
    expect((await balanceOf(dorte())).money).toBe(points * rate);
    await expectVerified(base, opened.club);
  });

  test('the member disputes the fine of the guest, and reads and answers it', async () => {
    await closeAndMerge();
    const as = await memberAt(base, opened.club, dorte(), 'member');
    const path = `${table.path}/disputes`;
    const sent = { as, body: { fine, text: 'It was Anna.' } };
    const raised = expectStatus(await call<{ id: string }>(base, 'POST', path, sent), 201).body;
    const { body } = await call<DisputeList>(base, 'GET', `${clubPath}/disputes`, { as });
    expect(body.disputes).toMatchObject([{ id: raised.id, raisedBy: dorte(), fine }]);
    const file = await call(base, 'GET', `${clubPath}/disputes/${raised.id}`, { as });
    expectStatus(file, 200);
    await expectVerified(base, opened.club);
  });

  test('a dispute about the guest concerns the member: they answer, and do not decide it', async () => {
    await closeAndMerge();
    const { id } = await raise(table, anna(), { fine });
    const as = await memberAt(base, opened.club, dorte(), 'member');
    const answer = { as, body: { text: 'So it was.' } };
    const answers = `${table.path}/disputes/${id}/answers`;
    expectStatus(await call(base, 'POST', answers, answer), 201);
    // Carl was not at the table.
    const carl = opened.members[2] ?? '';
    const { user } = await whoIs(base, as);
    const auditor = { roles: ['auditor'] };
    const membership = `${clubPath}/memberships/${user?.id ?? ''}`;
    expectStatus(await call(base, 'PATCH', membership, { body: auditor }), 200);
    const uphold = `${table.path}/disputes/${id}/uphold`;
    const refused = await call(base, 'POST', uphold, { as, body: { text: 'No.' } });
    expect(expectProblem(refused, 'decision-refused').params).toMatchObject({
      parts: ['was-fined'],
    });
    expectStatus(await step(table, `/${id}/uphold`, carl, {}), 200);
    await expectVerified(base, opened.club);
  });

  test('a merged guest sits down no more, and is not renamed or merged again', async () => {
    await closeAndMerge();
    const answer = await call(base, 'POST', `${clubPath}/sessions`, {
      body: { book: 'brix-1996', rate: 10, seats: [anna(), bent(), per], firstDealer: anna() },
    });
    expectProblem(answer, 'guest-refused');
    const other = await evening([anna(), bent(), dorte()]);
    expectProblem(await atTable(other, '/join', { player: per }), 'guest-refused');
    const renamed = await call(base, 'PATCH', `${clubPath}/members/${per}`, {
      body: { name: 'Peter' },
    });
    expectProblem(renamed, 'guest-refused');
    expectProblem(await merge(per, anna()), 'guest-refused');
  });

  test('it is refused where both sat in one evening, also by another guest of the member', async () => {
    expect(expectProblem(await merge(per, anna()), 'guest-refused').reason).toBe('sat-together');
    const ole = await guest('Ole');
    expectStatus(await atTable(table, '/join', { player: ole }), 200);
    expectStatus(await merge(per, dorte()), 200);
    expect(expectProblem(await merge(ole, dorte()), 'guest-refused').reason).toBe('sat-together');
  });

  test('the member does not join the evening in which they sit as a guest', async () => {
    expectStatus(await merge(per, dorte()), 200);
    const joined = await atTable(table, '/join', { player: dorte() });
    expect(expectProblem(joined, 'guest-refused').reason).toBe('sat-as-guest');
  });

  test('a guest is merged into a member who is there, and no guest', async () => {
    const ole = await guest('Ole');
    expect(expectProblem(await merge(per, ole), 'guest-refused').reason).toBe('is-a-guest');
    expectProblem(await merge(dorte(), anna()), 'guest-refused');
    expectProblem(await merge(per, opened.club), 'member-not-found');
    expectStatus(await post(`/members/${dorte()}/archive`), 200);
    expectProblem(await merge(per, dorte()), 'member-archived');
  });

  test('a club with merged guests leaves as a file and comes in again', async () => {
    await closeAndMerge();
    const correction = { mode: 'replay', reason: 'None.', corrections: [{ fine, void: true }] };
    expectStatus(await atTable(table, '/corrections', correction), 201);
    const text = await exportOf(base, opened.club);
    const other = await createTestDatabase();
    const pool = poolOf(other, 2);
    pool.on('error', () => undefined);
    try {
      const imported = await importClub(pool, Readable.from([Buffer.from(text)]), {
        replayer: new ClubReplayer(),
      });
      expect(imported).toMatchObject({ ok: true });
    } finally {
      await pool.end();
      await other.drop();
    }
  });
});
