import type pg from 'pg';
import type { AccountList } from '../../../src/cash-book/accounts/account.view.js';
import type { BooksView } from '../../../src/cash-book/books/books.view.js';
import type { ChangedObjection } from '../../../src/cash-book/objections/objection.view.js';
import type { PlanPreview } from '../../../src/cash-book/plans/plan.view.js';
import type { VoucherView } from '../../../src/cash-book/vouchers/voucher.view.js';
import type { BalanceReport } from '../../../src/reports/balance-report.js';
import type { MemberView } from '../../../src/clubs/view.js';
import type { SessionView } from '../../../src/sessions/table/session.view.js';
import {
  fillClub,
  make,
  openOtherClub,
  someone,
  type FullClub,
} from '../../support/access/access-club.js';
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
} from '../../support/api/api.js';
import { write } from '../../support/corrections/corrections.js';
import { poolOf } from '../../support/database/database.js';

/**
 * The open matters that keep somebody from leaving for good, one after the other, and the data that are
 * gone afterwards.
 */

let served: ServedApp;
let base: string;
let pool: pg.Pool;

beforeAll(async () => {
  served = await serveTestApp();
  ({ base } = served);
  pool = poolOf(served.database, 2);
});
afterAll(async () => {
  await pool.end();
  await served.close();
});

const forget = (club: string, member: string) =>
  call<MemberView>(base, 'POST', `/v1/clubs/${club}/members/${member}/forget`);

describe('in a club where everything is open', () => {
  let full: FullClub;
  let path: string;
  let anna: string;

  beforeAll(async () => {
    full = await fillClub(base);
    path = `/v1/clubs/${full.club}`;
    anna = full.members[0] ?? '';
  });

  const whyNot = async (member: string) =>
    expectProblem(await forget(full.club, member), 'leaving-refused').reason;
  const versionAt = async (at: string) =>
    (await read<{ version: number }>(base, path + at)).version;

  test('each thing is said until it is settled, and then they leave', async () => {
    const { sessionId = '', disputeId = '', paymentId = '' } = full.ids;
    expect(await whyNot(anna)).toBe('leaves-dispute');
    const session = `/sessions/${sessionId}`;
    await make(
      base,
      `${path}${session}/disputes/${disputeId}/withdraw`,
      { text: 'Godt' },
      {
        as: full.member.token,
        version: await versionAt(session),
      },
    );

    expect(await whyNot(anna)).toBe('leaves-payment');
    const { payments } = await read<{ payments: { id: string; version: number }[] }>(
      base,
      `${path}/payments`,
    );
    const reported = payments.find(({ id }) => id === paymentId)?.version ?? 0;
    const withdrawn = `${path}/payments/${paymentId}/withdraw`;
    await make(base, withdrawn, {}, { as: full.member.token, version: reported });

    const plan = `/plans/${full.ids['planId'] ?? ''}`;
    const { transfers } = await read<{ transfers: { id: string; version: number }[] }>(
      base,
      path + plan,
    );
    expect(await whyNot(anna)).toBe('leaves-transfer');
    for (const { id, version } of transfers) {
      await make(base, `${path}${plan}/transfers/${id}/drop`, { why: 'Nej' }, { version });
    }

    const { money: balance } = await read<BalanceReport>(base, `${path}/members/${anna}/balance`);
    expect(await whyNot(anna)).toBe(balance < 0 ? 'leaves-debt' : 'leaves-money');
    const { today: day } = await read<BooksView>(base, `${path}/books`);
    const moved = { day, member: anna, purse: full.ids['accountId'], amount: Math.abs(balance) };
    await make(base, `${path}/money-${balance < 0 ? 'received' : 'paid-out'}`, moved);
    expectStatus(await forget(full.club, anna), 200);
    await expectVerified(base, full.club);
  });
});

test('a dispute is open for who raised it, and for whom the fine was', async () => {
  const { club, members } = await openClub(base, 3);
  const [fined = '', raising = '', other = ''] = members;
  const table = await openSession(base, { club, members }, { rate: 0 });
  const fine = { player: fined, code: 'lead-out-of-turn', stage: 'play' };
  const hand = { ...plainHand(table.session), fines: [fine] };
  const { version } = table.session;
  const { fineIds } = await make<{ fineIds: string[] }>(base, `${table.path}/hands`, hand, {
    version,
  });
  const { token: as } = await someone(base, club, 'auditor', raising);
  await make(base, `${table.path}/disputes`, { fine: fineIds[0], text: 'Nej' }, { as });
  const { version: last } = await read<SessionView>(base, table.path);
  await make(base, `${table.path}/close`, undefined, { version: last });
  for (const member of [fined, raising]) {
    const answer = await forget(club, member);
    expect(expectProblem(answer, 'leaving-refused').reason).toBe('leaves-dispute');
  }
  expectStatus(await forget(club, other), 200);
});

test('an objection to a voucher is open for who raised it', async () => {
  const { club, members } = await openClub(base, 2);
  const [from = '', to = ''] = members;
  const path = `/v1/clubs/${club}`;
  const { today: day } = await read<BooksView>(base, `${path}/books`);
  const given = { day, from, to, amount: 5_000 };
  const { event } = await make<VoucherView>(base, `${path}/money-given`, given);
  const { token: as } = await someone(base, club, 'member', from);
  const objections = `${path}/vouchers/${event}/objections`;
  const { objection } = await make<ChangedObjection>(base, objections, { text: 'No.' }, { as });
  const whyNot = async () => expectProblem(await forget(club, from), 'leaving-refused').reason;
  expect(await whyNot()).toBe('leaves-dispute');
  await make(base, `${path}/objections/${objection}/withdraw`, undefined, { as });
  expect(await whyNot()).toBe('leaves-debt');
});

test('a transfer of a plan is open on either side of it', async () => {
  const { club, members } = await openClub(base, 2);
  const [from = '', to = ''] = members;
  const path = `/v1/clubs/${club}`;
  const { today: day } = await read<BooksView>(base, `${path}/books`);
  await make(base, `${path}/money-given`, { day, from, to, amount: 5_000 });
  const { accounts } = await read<AccountList>(base, `${path}/accounts`);
  const purse = accounts.find(({ code }) => code === 'drawer')?.id;
  const asked = { way: 'members', purse, members, on: day };
  const { digest } = await make<PlanPreview>(base, `${path}/plans/preview`, asked);
  await make(base, `${path}/plans`, { ...asked, digest });
  for (const member of members) {
    const answer = await forget(club, member);
    expect(expectProblem(answer, 'leaving-refused').reason).toBe('leaves-transfer');
  }
});

describe('of a former member', () => {
  const rowsOf = async ([table, column, id]: readonly [string, string, string]) => {
    const { rows } = await pool.query(`SELECT FROM ${table} WHERE ${column} = $1`, [id]);
    return rows.length;
  };

  test('user, tokens, invites and what they have seen are gone', async () => {
    const { club } = await openClub(base);
    const path = `/v1/clubs/${club}`;
    const { id: member } = await make<MemberView>(base, `${path}/members`, { name: 'Sigurd' });
    const user = await someone(base, club, 'secretary', member);
    const as = user.token;
    await make(base, '/v1/me/tokens', { name: 'Regneark' }, { as });
    expectStatus(await call(base, 'POST', `${path}/news/seen`, { as, body: { event: 1 } }), 200);
    await pool.query(
      `INSERT INTO webhook (club_id, id, user_id, name, url, kinds, added_at, after_seq)
        VALUES ($1, gen_random_uuid(), $2, 'Tavlen', 'https://tavle.example.org', '{}', now(), 0)`,
      [club, user.id],
    );
    await pool.query(
      `INSERT INTO notification_settings (user_id, disputes, money, evenings, tasks)
        VALUES ($1, 'daily', 'daily', 'daily', 'daily')`,
      [user.id],
    );
    await pool.query(
      `INSERT INTO notification
          (club_id, user_id, channel, target, seq, category, batch, state, attempts, due_at)
        VALUES ($1, $2, 'mail', $2, 1, 'money', 'digest:2026-11-27', 'waiting', 0, now())`,
      [club, user.id],
    );
    await pool.query(
      `INSERT INTO push_subscription
          (id, user_id, token_id, endpoint, origin, name, added_at, heard_at)
        VALUES (gen_random_uuid(), $1, gen_random_uuid(), 'https://push.example.org/leaver',
          'https://kopperne.example.org', 'Chrome, Android', now(), now())`,
      [user.id],
    );
    expectStatus(await call(base, 'POST', `${path}/calendars/own`, { as }), 201);
    const held = [
      ['app_user', 'id', user.id],
      ['token', 'user_id', user.id],
      ['invite', 'used_by', user.id],
      ['news_seen', 'user_id', user.id],
      ['webhook', 'user_id', user.id],
      ['notification_settings', 'user_id', user.id],
      ['notification', 'user_id', user.id],
      ['push_subscription', 'user_id', user.id],
      ['calendar_feed', 'user_id', user.id],
    ] as const;
    for (const one of held) expect([one, await rowsOf(one)]).not.toEqual([one, 0]);

    expectStatus(await forget(club, member), 200);
    for (const one of held) expect([one, await rowsOf(one)]).toEqual([one, 0]);
    expect((await call(base, 'GET', '/v1/me', { as })).status).toBe(401);
    await expectVerified(base, club);
  });

  test('an invite that nobody has taken yet is gone, and its link lets nobody in', async () => {
    const { club } = await openClub(base);
    const path = `/v1/clubs/${club}`;
    const { id: member } = await make<MemberView>(base, `${path}/members`, { name: 'Sigurd' });
    const invite = { roles: ['member'], member };
    const { token } = await make<{ token: string }>(base, `${path}/invites`, invite);
    expect(await rowsOf(['invite', 'member_id', member])).toBe(1);
    expectStatus(await forget(club, member), 200);
    expect(await rowsOf(['invite', 'member_id', member])).toBe(0);
    expectProblem(
      await call(base, 'POST', '/v1/invites/show', { body: { token }, as: null }),
      'link-not-valid',
    );
  });

  test('a member of another club too stays a user, of whom this club has nothing', async () => {
    const { club } = await openClub(base);
    const path = `/v1/clubs/${club}`;
    const { id: member } = await make<MemberView>(base, `${path}/members`, { name: 'Sigurd' });
    const { owner } = await openOtherClub(base);
    const as = owner.token;
    // Taken before the record was theirs: nothing but the user says whose it is.
    const invite = { roles: ['secretary'] };
    const { token } = await make<{ token: string }>(base, `${path}/invites`, invite);
    await make(base, '/v1/invites/accept', { token }, { as });
    const claim = { body: { member } };
    expectStatus(await call(base, 'PATCH', `${path}/memberships/${owner.id}`, claim), 200);
    expectStatus(await call(base, 'POST', `${path}/news/seen`, { as, body: { event: 1 } }), 200);
    const ofClub = async (table: string, column: string) => {
      const text = `SELECT FROM ${table} WHERE club_id = $1 AND ${column} = $2`;
      return (await pool.query(text, [club, owner.id])).rows.length;
    };
    const counts = async () => [
      await ofClub('invite', 'used_by'),
      await ofClub('news_seen', 'user_id'),
      await rowsOf(['app_user', 'id', owner.id]),
    ];
    expect(await counts()).toEqual([1, 1, 1]);
    expectStatus(await forget(club, member), 200);
    expect(await counts()).toEqual([0, 0, 1]);
    expectStatus(await call(base, 'GET', '/v1/me', { as }), 200);
  });

  test('an answer that named them at a tablet names them no more', async () => {
    const { club, members } = await openClub(base, 2);
    const name = 'Rosalinde Qvistgaard';
    const added = await make<MemberView>(base, `/v1/clubs/${club}/members`, { name });
    const table = await openSession(base, { club, members: [added.id, ...members] });
    const send = async (what: string, body: object) => {
      const { version } = await read<SessionView>(base, table.path);
      const sent = { path: `${table.path}/${what}`, version, body, actor: added.id };
      return expectStatus(await write<{ actorName?: string }>(base, sent), 201).body;
    };
    await send('hands', plainHand(table.session));
    const corrections = [{ hand: 1, void: true }];
    const { actorName } = await send('corrections', { mode: 'replay', reason: 'Ups', corrections });
    expect(actorName).toMatch(new RegExp(`^${name} · `));
    const { version } = await read<SessionView>(base, table.path);
    const close = { body: {}, version };
    expectStatus(await call(base, 'POST', `${table.path}/close`, close), 200);
    const naming = async () => {
      const text = `SELECT FROM idempotency_key WHERE club_id = $1 AND strpos(body, $2) > 0`;
      return (await pool.query(text, [club, name])).rows.length;
    };
    expect(await naming()).toBeGreaterThan(0);
    expectStatus(await forget(club, added.id), 200);
    expect(await naming()).toBe(0);
  });
});
