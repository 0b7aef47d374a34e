import type { InviteMadeView } from '../../../../src/access/access.view.js';
import type { NewsItem, NewsView, SeenView } from '../../../../src/audit/news/news.view.js';
import { memberAt, ownerAt, signUp, whoIs } from '../../../support/access/access.js';
import {
  call,
  expectProblem,
  expectStatus,
  plainHand,
  serveTestApp,
  type ServedApp,
} from '../../../support/api/api.js';
import { MODES, voidFine, write } from '../../../support/corrections/corrections.js';
import {
  close,
  fineBetween,
  handWithFine,
  openTable,
  pointsOf,
  raise,
  sessionOf,
  step,
  type DisputeTable,
} from '../../../support/corrections/disputes.js';

/** News for somebody other than the author, until they have marked it as seen. */

let served: ServedApp;
let base: string;
let table: DisputeTable;

beforeAll(async () => {
  served = await serveTestApp();
  ({ base } = served);
});
afterAll(() => served.close());

beforeEach(async () => {
  table = await openTable(base);
});

const path = () => `/v1/clubs/${table.club}/news`;

async function newsOf(member: string): Promise<NewsView> {
  const as = await memberAt(base, table.club, member);
  return expectStatus(await call<NewsView>(base, 'GET', path(), { as }), 200).body;
}

async function seen(member: string, event: number): Promise<SeenView> {
  const as = await memberAt(base, table.club, member);
  const sent = { as, body: { event } };
  return expectStatus(await call<SeenView>(base, 'POST', `${path()}/seen`, sent), 200).body;
}

const told = ({ what, hand, points, decision }: NewsItem) => ({ what, hand, points, decision });
const anna = () => table.members[0] ?? '';
const dorte = () => table.members[3] ?? '';

async function correct(corrections: readonly object[], mode: (typeof MODES)[number] = 'replay') {
  const { version } = await sessionOf(table);
  const body = { mode, reason: 'It was otherwise.', corrections };
  const sent = { path: `${table.path}/corrections`, body, version };
  expectStatus(await write(base, sent), 201);
}

test('a fine between hands and one in a hand: the fined player, and nobody else, until seen', async () => {
  expect((await newsOf(anna())).news).toEqual([]);
  const between = await fineBetween(table, anna());
  const news = await newsOf(anna());
  expect(news.news).toMatchObject([
    { what: 'fined', fine: between.id, code: 'other', points: -40, hand: null, dispute: null },
  ]);
  expect((await newsOf(dorte())).news).toEqual([]);

  expect(await seen(anna(), news.event)).toEqual({ event: news.event });
  expect((await newsOf(anna())).news).toEqual([]);

  const { fine, player, hand } = await handWithFine(table);
  const [item] = (await newsOf(player)).news;
  expect(item).toMatchObject({ what: 'fined', fine, hand: hand.number });
  expect(item?.points).toBeLessThan(0);
});

test('the mark of seen news never goes back, nor beyond the log', async () => {
  await fineBetween(table, anna());
  const { event } = await newsOf(anna());
  expect(await seen(anna(), event + 1000)).toEqual({ event });
  expect(await seen(anna(), 1)).toEqual({ event });
  await fineBetween(table, anna());
  expect((await newsOf(anna())).news).toHaveLength(1);
});

test('one’s own acts are no news', async () => {
  const { version } = await sessionOf(table);
  const body = { player: anna(), code: 'other', stage: 'after', amount: 20 };
  const sent = { path: `${table.path}/fines`, body, version, actor: anna() };
  expectStatus(await write(base, sent), 201);
  expect((await newsOf(anna())).news).toEqual([]);
});

test.each(MODES)(
  'a corrected hand (%s): everybody whose points it moved, by how much',
  async (mode) => {
    const view = await sessionOf(table);
    const record = plainHand(view);
    const sent = { path: `${table.path}/hands`, body: record, version: view.version };
    expectStatus(await write(base, sent), 201);
    const before = await sessionOf(table);
    await correct([{ hand: 1, void: true }], mode);
    const after = await sessionOf(table);
    for (const player of view.seats) {
      const points = pointsOf(after, player) - pointsOf(before, player);
      const expected = [{ what: 'corrected', hand: 1, points, decision: null }];
      expect((await newsOf(player)).news.map(told)).toEqual(points === 0 ? [] : expected);
    }
    expect((await newsOf(dorte())).news).toEqual([]);
  },
);

test('a dispute: its answers, and its decision with what it came to', async () => {
  const { fine, player } = await handWithFine(table);
  await seen(player, (await newsOf(player)).event);
  const { id } = await raise(table, player, { fine });
  const [, , , , erik = ''] = table.members;
  expectStatus(await step(table, `/${id}/answers`, erik), 201);
  const answered = await newsOf(player);
  expect(answered.news).toMatchObject([{ what: 'dispute-answered', dispute: id, by: erik, fine }]);
  await seen(player, answered.event);

  const before = await sessionOf(table);
  const { version } = before;
  const body = { text: 'So it is.', mode: 'replay' };
  expectStatus(await step(table, `/${id}/overturn`, dorte(), { body, version }), 200);
  const points = pointsOf(await sessionOf(table), player) - pointsOf(before, player);
  expect(points).toBeGreaterThan(0);
  expect((await newsOf(player)).news).toMatchObject([
    { what: 'dispute-decided', decision: 'overturned', dispute: id, by: dorte(), points },
  ]);
  // Nobody else gets the decision as news, but its effect on their own points.
  expect((await newsOf(erik)).news).toEqual([]);
});

test('a decision that moved points: everybody who gives or gets some hears by whom, and why', async () => {
  const { fine, player } = await handWithFine(table);
  const { id } = await raise(table, player, { fine });
  await close(table);
  const before = await sessionOf(table);
  const { version } = before;
  const body = { text: 'It was not.', mode: 'paid-back' };
  expectStatus(await step(table, `/${id}/overturn`, dorte(), { body, version }), 200);
  const after = await sessionOf(table);
  for (const one of before.seats) {
    const points = pointsOf(after, one) - pointsOf(before, one);
    const [item] = (await newsOf(one)).news;
    const decided = { what: 'dispute-decided', by: dorte(), together: [], why: 'It was not.' };
    if (points === 0) expect(item?.why ?? null).toBe(null);
    else expect(item).toMatchObject({ ...decided, points, dispute: one === player ? id : null });
  }
});

test('a dispute that is upheld', async () => {
  const { fine, player } = await handWithFine(table);
  const { id } = await raise(table, player, { fine });
  await seen(player, (await newsOf(player)).event);
  expectStatus(await step(table, `/${id}/uphold`, dorte()), 200);
  expect((await newsOf(player)).news).toMatchObject([
    { what: 'dispute-decided', decision: 'upheld', dispute: id, points: 0 },
  ]);
});

test('a dispute by somebody else about my fine', async () => {
  const { fine, player } = await handWithFine(table);
  await seen(player, (await newsOf(player)).event);
  const { id } = await raise(table, dorte(), { fine });
  expect((await newsOf(player)).news).toMatchObject([
    { what: 'disputed', dispute: id, by: dorte(), fine },
  ]);
  expect((await newsOf(dorte())).news).toEqual([]);
});

test('after the close a fine taken back says how many points it gave', async () => {
  const { id, player } = await fineBetween(table, anna());
  expect(player).toBe(anna());
  await close(table);
  await seen(anna(), (await newsOf(anna())).event);
  const before = pointsOf(await sessionOf(table), anna());
  await correct([voidFine(id)]);
  const points = pointsOf(await sessionOf(table), anna()) - before;
  expect((await newsOf(anna())).news).toMatchObject([
    { what: 'corrected', fine: id, fined: anna(), points },
  ]);
  // Others whose points it moved hear whose fine it was.
  expect((await newsOf(table.members[1] ?? '')).news).toContainEqual(
    expect.objectContaining({ what: 'corrected', fine: id, fined: anna() }),
  );
});

test('a new member gets no news of earlier events', async () => {
  const added = await call<{ id: string }>(base, 'POST', `/v1/clubs/${table.club}/members`, {
    body: { name: 'Gerda' },
  });
  const gerda = expectStatus(added, 201).body.id;
  const { version } = await sessionOf(table);
  const joined = { version, body: { player: gerda } };
  expectStatus(await call(base, 'POST', `${table.path}/join`, joined), 200);
  await fineBetween(table, gerda);
  expect((await newsOf(gerda)).news).toEqual([]);
  await fineBetween(table, gerda);
  expect((await newsOf(gerda)).news).toHaveLength(1);
});

test('open tasks, by each caller’s permissions', async () => {
  const { fine, player } = await handWithFine(table);
  const { id: dispute } = await raise(table, player, { fine });
  const guest = { body: { name: 'Per' } };
  expectStatus(await call(base, 'POST', `/v1/clubs/${table.club}/guests`, guest), 201);
  const asks = async (as: string | null) =>
    expectStatus(await call<NewsView>(base, 'GET', path(), { as }), 200).body;
  const waiting = async (as: string | null) => (await asks(as)).waiting;
  const nothing = {
    ...{
      disputes: 0,
      dispute: null,
      decisions: [],
      guests: 0,
      invites: 0,
      payments: 0,
      objections: 0,
      objectedVoucher: null,
      years: [],
    },
    ...{ isMailEnded: false, isMailStopped: false, unreached: 0, dueExpenses: 0 },
  };
  expect((await newsOf(dorte())).waiting).toEqual({ ...nothing, disputes: 1, dispute });
  expect(await waiting(ownerAt(base))).toEqual({
    ...nothing,
    ...{ disputes: 1, dispute, guests: 1 },
  });
  expect(await waiting(await signUp(base, table.club, { roles: ['secretary'] }))).toEqual({
    ...nothing,
    guests: 1,
  });
  const member = await signUp(base, table.club, { roles: ['member'] });
  expect(await asks(member)).toMatchObject({ news: [], waiting: nothing });
});

test('invites wait for who may invite, until they are taken up, taken back or too old', async () => {
  const invites = `/v1/clubs/${table.club}/invites`;
  const waiting = async (as: string | null) =>
    expectStatus(await call<NewsView>(base, 'GET', path(), { as }), 200).body.waiting.invites;
  // A used invite does not wait.
  const secretary = await signUp(base, table.club, { roles: ['secretary'] });
  expect(await waiting(secretary)).toBe(0);
  const made = await Promise.all(
    [1, 2, 3].map(async () =>
      expectStatus(
        await call<InviteMadeView>(base, 'POST', invites, { body: { roles: ['member'] } }),
        201,
      ),
    ),
  );
  expect(await waiting(secretary)).toBe(3);
  const auditor = await signUp(base, table.club, { roles: ['auditor'] });
  expect(await waiting(auditor)).toBe(0);
  const [first, second] = made.map(({ body }) => body.invite.id);
  const revoked = await call(base, 'POST', `${invites}/${first}/revoke`, { body: {} });
  expectStatus(revoked, 200);
  expect(await waiting(ownerAt(base))).toBe(2);
  const { pool } = served;
  await pool.query("UPDATE invite SET expires_at = now() - interval '1 second' WHERE id = $1", [
    second,
  ]);
  expect(await waiting(ownerAt(base))).toBe(1);
});

test('one user’s seen is not another’s, nor of another club', async () => {
  await fineBetween(table, anna());
  const first = table;
  const { event } = await newsOf(anna());
  const token = await memberAt(base, table.club, anna());
  table = await openTable(base);
  // The same user, in another club.
  expect((await whoIs(base, token)).clubs.length).toBeGreaterThan(1);
  await fineBetween(table, anna());
  await seen(anna(), event);
  table = first;
  expect((await newsOf(anna())).news).toHaveLength(1);
  const nothing = await call(base, 'POST', `${path()}/seen`, { as: token, body: { event: 0 } });
  expectProblem(nothing, 'validation-failed');
});

test('the evening is as it was: nothing is written to the log by reading', async () => {
  await fineBetween(table, anna());
  const { event } = await newsOf(anna());
  await seen(anna(), event);
  expect((await newsOf(anna())).event).toBe(event);
});
