import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import type { InviteMadeView } from '../../../src/access/access.view.js';
import type { ProblemBody } from '../../../src/platform/http/reference/problem-body.js';
import {
  fillClub,
  make,
  openOtherClub,
  type FullClub,
  type OtherClub,
} from '../../support/access/access-club.js';
import { ask, bodyOf, hangUp, type Asked, type Told } from '../../support/access/access-request.js';
import { mint } from '../../support/access/access-tokens.js';
import { plainHand, serveTestApp, type ServedApp } from '../../support/api/api.js';
import { built } from '../../support/api/lent.js';
import type { TableView } from '../../../src/sessions/table/table.view.js';

/**
 * Every route of the server against every caller. The permissions are written down here by hand, from
 * the promises to the club: a route that is not in this table fails the test, and so does a line of the
 * table without a route.
 */

/** Those of the club itself; `both` is secretary and auditor. */
type Insider = 'member' | 'auditor' | 'treasurer' | 'secretary' | 'owner' | 'device' | 'both';

const OUTSIDERS = [
  'no one',
  'a revoked token',
  'an expired session',
  "an expired invite's token",
  "another club's owner",
  "another club's device",
] as const;
type Outsider = (typeof OUTSIDERS)[number];

const INSIDERS: readonly Insider[] = [
  'member',
  'auditor',
  'treasurer',
  'secretary',
  'owner',
  'device',
  'both',
];

/** Needs nobody to be signed in. */
const ANYONE = 'anyone';
/** Needs a user or a device, of whichever club. */
const SIGNED_IN = 'signed in';
/** Needs a user, of whichever club or none. */
const USER = 'user';
type Needed = typeof ANYONE | typeof SIGNED_IN | typeof USER | readonly Insider[];

/** The club's sessions and standings. */
const ALL: Needed = INSIDERS;
/** Sessions, hands, fines, and what is put right of them. */
const RECORDS: Needed = ['secretary', 'owner', 'device'];
/** Auditors decide disputes, and a decision comes with a correction. */
const PREVIEWS: Needed = ['auditor', 'secretary', 'owner', 'device'];
/** Members, devices, invites of members. */
const KEEPS: Needed = ['secretary', 'owner'];
/** Every role that reads all. */
const READS: Needed = ['auditor', 'treasurer', 'secretary', 'owner'];
/** One's own balance, statement and fines, and disputes: a device is nobody. */
const ACCOUNTS: Needed = ['member', 'auditor', 'treasurer', 'secretary', 'owner'];
/** The club's money. */
const KEEPS_MONEY: Needed = ['treasurer', 'owner'];
/** An office of its own: an owner has it not by owning. */
const EXAMINES: Needed = ['auditor'];
/** Money that is received at the table. */
const RECEIVES: Needed = ['treasurer', 'secretary', 'owner'];
/** Cash between players, at the table and after it. */
const PAYS_EVENINGS: Needed = ['treasurer', 'secretary', 'owner', 'device'];
const DECIDES: Needed = ['auditor', 'owner'];
/** Everything else, and roles. */
const OWNS: Needed = ['owner'];

const CLUB = '/v1/clubs/:clubId';
const SESSION = `${CLUB}/sessions/:sessionId`;

const EXPECTED: Readonly<Record<string, Needed>> = {
  'GET /docs': ANYONE,
  'GET /docs/': ANYONE,
  'GET /docs/LICENSE': ANYONE,
  'GET /docs/docs/swagger-ui-init.js': ANYONE,
  'GET /docs/index.html': ANYONE,
  'GET /docs/openapi.json': ANYONE,
  'GET /docs/swagger-ui-init.js': ANYONE,
  'GET /health/live': ANYONE,
  'GET /health/ready': ANYONE,
  'GET /metrics': ANYONE,
  'GET /v1/calendars/:secret': ANYONE,
  'GET /v1/certificate': ANYONE,
  'GET /v1/certificate/authority.crt': ANYONE,
  'GET /v1/rule-books': ANYONE,
  'GET /v1/rule-books/:id': ANYONE,

  'GET /v1/setup': ANYONE,
  'POST /v1/setup': ANYONE,
  'POST /v1/forgotten-password': ANYONE,
  'GET /v1/mails/confirm': ANYONE,
  'POST /v1/mails/confirm': ANYONE,
  'GET /v1/mails/end': ANYONE,
  'POST /v1/mails/end': ANYONE,
  'POST /v1/sign-in': ANYONE,
  'POST /v1/reset': ANYONE,
  'POST /v1/pair': ANYONE,
  'POST /v1/invites/show': ANYONE,
  'POST /v1/invites/sign-up': ANYONE,
  'POST /v1/invites/accept': USER,
  'GET /v1/me': SIGNED_IN,
  'POST /v1/me/language': USER,
  'GET /v1/me/notifications': USER,
  'PUT /v1/me/notifications': USER,
  'POST /v1/me/notifications/address': USER,
  'POST /v1/me/notifications/address/remove': USER,
  'POST /v1/me/password': USER,
  'GET /v1/me/tokens': USER,
  'POST /v1/me/tokens': USER,
  'POST /v1/me/tokens/:tokenId/revoke': USER,
  'POST /v1/sign-out': SIGNED_IN,
  'POST /v1/sign-out-everywhere': USER,
  'GET /v1/clubs': SIGNED_IN,
  'POST /v1/clubs': USER,

  [`GET ${CLUB}`]: ALL,
  [`PATCH ${CLUB}`]: OWNS,
  [`POST ${CLUB}/language`]: OWNS,
  [`POST ${CLUB}/statistics-shown`]: OWNS,
  [`POST ${CLUB}/archive`]: OWNS,
  [`POST ${CLUB}/restore`]: OWNS,
  [`GET ${CLUB}/live`]: ALL,

  [`GET ${CLUB}/members`]: ALL,
  [`POST ${CLUB}/members`]: KEEPS,
  [`POST ${CLUB}/invite-sheets`]: KEEPS,
  [`POST ${CLUB}/member-lists`]: KEEPS,
  [`POST ${CLUB}/member-lists/take-back`]: KEEPS,
  [`GET ${CLUB}/members/:memberId`]: ALL,
  [`PATCH ${CLUB}/members/:memberId`]: KEEPS,
  [`POST ${CLUB}/members/:memberId/archive`]: KEEPS,
  [`POST ${CLUB}/members/:memberId/restore`]: KEEPS,
  [`GET ${CLUB}/members/:memberId/held`]: ['member', 'owner'],
  [`POST ${CLUB}/guests`]: RECORDS,
  [`POST ${CLUB}/guests/:memberId/make-member`]: KEEPS,
  [`POST ${CLUB}/guests/:memberId/merge`]: KEEPS,
  [`POST ${CLUB}/members/:memberId/forget`]: OWNS,
  [`GET ${CLUB}/members/:memberId/balance`]: ACCOUNTS,
  [`GET ${CLUB}/members/:memberId/statement`]: ACCOUNTS,
  [`GET ${CLUB}/members/:memberId/statement.pdf`]: ACCOUNTS,

  [`GET ${CLUB}/memberships`]: READS,
  [`PATCH ${CLUB}/memberships/:userId`]: OWNS,
  [`POST ${CLUB}/memberships/:userId/end`]: OWNS,
  [`POST ${CLUB}/memberships/:userId/reset-link`]: OWNS,
  [`GET ${CLUB}/invites`]: READS,
  [`POST ${CLUB}/invites`]: KEEPS,
  [`POST ${CLUB}/invites/:inviteId/revoke`]: KEEPS,
  [`GET ${CLUB}/devices`]: READS,
  [`POST ${CLUB}/devices`]: KEEPS,
  [`POST ${CLUB}/devices/:deviceId/pairing-link`]: KEEPS,
  [`POST ${CLUB}/devices/:deviceId/revoke`]: KEEPS,

  [`GET ${CLUB}/webhooks`]: OWNS,
  [`POST ${CLUB}/webhooks`]: OWNS,
  [`POST ${CLUB}/webhooks/:webhookId/secret`]: OWNS,
  [`POST ${CLUB}/webhooks/:webhookId/test`]: OWNS,
  [`POST ${CLUB}/webhooks/:webhookId/send-again`]: OWNS,
  [`POST ${CLUB}/webhooks/:webhookId/end`]: OWNS,

  [`GET ${CLUB}/statistics`]: ALL,
  [`GET ${CLUB}/statistics/hands`]: ALL,
  [`GET ${CLUB}/statistics/points`]: ALL,
  [`GET ${CLUB}/statistics/table-names`]: ALL,
  [`GET ${CLUB}/records`]: ALL,
  [`GET ${CLUB}/who-paid-whom`]: ALL,
  [`GET ${CLUB}/head-to-head`]: ALL,

  [`GET ${CLUB}/seasons`]: ALL,
  [`POST ${CLUB}/seasons`]: KEEPS,
  [`GET ${CLUB}/seasons/:seasonId`]: ALL,
  [`PATCH ${CLUB}/seasons/:seasonId`]: KEEPS,
  [`POST ${CLUB}/seasons/:seasonId/rule`]: KEEPS,
  [`POST ${CLUB}/seasons/:seasonId/close`]: KEEPS,
  [`POST ${CLUB}/seasons/:seasonId/reopen`]: KEEPS,
  [`GET ${CLUB}/seasons/:seasonId/standings`]: ALL,
  [`GET ${CLUB}/seasons/:seasonId/standings.pdf`]: ALL,
  [`GET ${SESSION}/seasons`]: ALL,
  [`GET ${CLUB}/calendars`]: ACCOUNTS,
  [`POST ${CLUB}/calendars/own`]: ACCOUNTS,
  [`POST ${CLUB}/calendars/own/end`]: ACCOUNTS,
  [`POST ${CLUB}/calendars/club`]: KEEPS,
  [`POST ${CLUB}/calendars/club/end`]: KEEPS,
  [`GET ${CLUB}/planned-evenings`]: ALL,
  [`POST ${CLUB}/evening-series`]: KEEPS,
  [`POST ${CLUB}/evening-series/:seriesId/end`]: KEEPS,
  [`GET ${CLUB}/evening-series/:seriesId/evenings/:planned`]: ALL,
  [`GET ${CLUB}/evening-series/:seriesId/evenings/:planned/together`]: ALL,
  [`POST ${CLUB}/evening-series/:seriesId/evenings/:planned/move`]: KEEPS,
  [`POST ${CLUB}/evening-series/:seriesId/evenings/:planned/call-off`]: KEEPS,
  [`POST ${CLUB}/evening-series/:seriesId/evenings/:planned/answer`]: ACCOUNTS,
  [`POST ${CLUB}/evening-moves`]: KEEPS,
  // A table is for those whom its list is for.
  [`GET ${SESSION}/hands.:format`]: ALL,
  [`GET ${SESSION}/ledger.:format`]: ALL,
  [`GET ${SESSION}/meldinger.:format`]: ALL,
  [`GET ${CLUB}/sessions.:format`]: ALL,
  [`GET ${CLUB}/hands.:format`]: ALL,
  [`GET ${CLUB}/meldinger.:format`]: ALL,
  [`GET ${CLUB}/disputes.:format`]: ACCOUNTS,
  [`GET ${CLUB}/audit.:format`]: READS,
  [`GET ${CLUB}/dues.:format`]: ACCOUNTS,
  [`GET ${CLUB}/open-items.:format`]: ACCOUNTS,
  [`GET ${CLUB}/payments.:format`]: ACCOUNTS,
  [`GET ${CLUB}/plans.:format`]: ACCOUNTS,
  [`GET ${CLUB}/records.:format`]: ALL,
  [`GET ${CLUB}/ledger.:format`]: READS,
  [`GET ${CLUB}/ledger.hledger`]: READS,
  [`GET ${CLUB}/members/:memberId/statement.:format`]: ACCOUNTS,
  [`GET ${CLUB}/fines.:format`]: ACCOUNTS,
  [`GET ${CLUB}/vouchers.:format`]: ACCOUNTS,
  [`GET ${CLUB}/account-cards/:ownerId/vouchers.:format`]: ACCOUNTS,
  [`GET ${CLUB}/money/members.:format`]: READS,
  [`GET ${CLUB}/arrears.:format`]: READS,
  [`GET ${CLUB}/journal.:format`]: READS,
  [`GET ${CLUB}/seasons/:seasonId/standings.:format`]: ALL,
  [`GET ${CLUB}/statistics.:format`]: ALL,
  [`GET ${CLUB}/who-paid-whom.:format`]: ALL,

  [`GET ${CLUB}/news`]: ACCOUNTS,
  [`POST ${CLUB}/news/seen`]: ACCOUNTS,
  [`GET ${CLUB}/audit`]: READS,
  [`GET ${CLUB}/export`]: READS,
  [`GET ${CLUB}/verification`]: ACCOUNTS,
  [`GET ${CLUB}/backups`]: OWNS,
  [`GET ${CLUB}/fines`]: ACCOUNTS,
  [`GET ${CLUB}/fines.pdf`]: ACCOUNTS,
  [`GET ${CLUB}/disputes`]: ACCOUNTS,
  [`GET ${CLUB}/disputes/:disputeId`]: ACCOUNTS,
  [`GET ${CLUB}/disputes/:disputeId/proposal`]: ACCOUNTS,

  [`GET ${CLUB}/books`]: ALL,
  [`PATCH ${CLUB}/books`]: KEEPS_MONEY,
  [`GET ${CLUB}/accounts`]: READS,
  [`POST ${CLUB}/accounts`]: KEEPS_MONEY,
  [`PATCH ${CLUB}/accounts/:accountId`]: KEEPS_MONEY,
  [`GET ${CLUB}/accounts/:accountId/reconciliations`]: READS,
  [`POST ${CLUB}/accounts/:accountId/reconciliations`]: KEEPS_MONEY,
  [`POST ${CLUB}/accounts/:accountId/reconciliations/:reconciliation/withdraw`]: KEEPS_MONEY,
  [`POST ${CLUB}/opening-balances`]: KEEPS_MONEY,
  [`GET ${CLUB}/money`]: ACCOUNTS,
  [`GET ${CLUB}/money/members`]: READS,
  [`GET ${CLUB}/money/search`]: READS,
  [`POST ${CLUB}/money-received`]: RECEIVES,
  [`POST ${CLUB}/money-paid-out`]: KEEPS_MONEY,
  [`POST ${CLUB}/money-given`]: KEEPS_MONEY,
  [`GET ${CLUB}/account-cards/:ownerId/vouchers`]: ACCOUNTS,
  [`GET ${CLUB}/vouchers`]: ACCOUNTS,
  [`GET ${CLUB}/vouchers/:seq`]: ACCOUNTS,
  [`POST ${CLUB}/vouchers/:seq/reversal`]: KEEPS_MONEY,
  [`POST ${CLUB}/vouchers/:seq/receipts`]: KEEPS_MONEY,
  [`GET ${CLUB}/vouchers/:seq/receipts/:receipt`]: ACCOUNTS,
  [`POST ${CLUB}/vouchers/:seq/receipts/:receipt/remove`]: KEEPS_MONEY,
  [`GET ${CLUB}/payments`]: ACCOUNTS,
  [`POST ${CLUB}/payments`]: ACCOUNTS,
  [`POST ${CLUB}/payments/:paymentId/confirm`]: KEEPS_MONEY,
  [`POST ${CLUB}/payments/:paymentId/decline`]: KEEPS_MONEY,
  [`POST ${CLUB}/payments/:paymentId/withdraw`]: ACCOUNTS,
  [`GET ${CLUB}/references/:reference`]: READS,
  [`GET ${CLUB}/ways-to-pay`]: ACCOUNTS,
  [`PUT ${CLUB}/ways-to-pay`]: KEEPS_MONEY,
  [`GET ${CLUB}/members/:memberId/how-to-pay`]: ACCOUNTS,
  [`GET ${CLUB}/dues`]: ACCOUNTS,
  [`POST ${CLUB}/dues`]: KEEPS_MONEY,
  [`POST ${CLUB}/dues/:duesId/waive`]: KEEPS_MONEY,
  [`POST ${CLUB}/reminders`]: KEEPS_MONEY,
  [`GET ${CLUB}/arrears`]: READS,
  [`GET ${CLUB}/open-items`]: ACCOUNTS,
  [`GET ${CLUB}/matches`]: ACCOUNTS,
  [`POST ${CLUB}/matches`]: KEEPS_MONEY,
  [`POST ${CLUB}/expenses`]: KEEPS_MONEY,
  [`POST ${CLUB}/income`]: KEEPS_MONEY,
  [`POST ${CLUB}/purse-moves`]: KEEPS_MONEY,
  [`POST ${CLUB}/purse-counts`]: KEEPS_MONEY,
  [`POST ${CLUB}/plans/preview`]: READS,
  [`POST ${CLUB}/plans`]: KEEPS_MONEY,
  [`GET ${CLUB}/plans`]: ACCOUNTS,
  [`GET ${CLUB}/plans/:planId`]: ACCOUNTS,
  [`POST ${CLUB}/plans/:planId/transfers/:transferId/done`]: ACCOUNTS,
  [`POST ${CLUB}/plans/:planId/transfers/:transferId/drop`]: KEEPS_MONEY,
  [`GET ${CLUB}/years`]: ACCOUNTS,
  [`GET ${CLUB}/years/:firstDay/accounts`]: ACCOUNTS,
  [`GET ${CLUB}/years/:firstDay/accounts.pdf`]: ACCOUNTS,
  [`POST ${CLUB}/years/:firstDay/close`]: KEEPS_MONEY,
  [`POST ${CLUB}/years/:firstDay/reopen`]: KEEPS_MONEY,
  [`POST ${CLUB}/years/:firstDay/examinations`]: EXAMINES,
  [`POST ${CLUB}/years/:firstDay/examinations/:examination/withdraw`]: EXAMINES,
  [`POST ${CLUB}/years/:firstDay/remarks`]: EXAMINES,
  [`POST ${CLUB}/years/:firstDay/remarks/:remark/answer`]: KEEPS_MONEY,
  [`POST ${CLUB}/years/:firstDay/remarks/:remark/keep-open`]: EXAMINES,
  [`POST ${CLUB}/years/:firstDay/remarks/:remark/settle`]: EXAMINES,
  [`PUT ${CLUB}/years/:firstDay/budget`]: KEEPS_MONEY,

  [`GET ${CLUB}/sessions`]: ALL,
  [`POST ${CLUB}/sessions`]: RECORDS,
  [`GET ${SESSION}`]: ALL,
  [`GET ${SESSION}/rules`]: ALL,
  [`GET ${SESSION}/steps`]: ALL,
  [`GET ${SESSION}/sheet.pdf`]: ALL,
  [`GET ${SESSION}/hands`]: ALL,
  [`GET ${SESSION}/hands/:number`]: ALL,
  [`GET ${SESSION}/hands/:number/revisions`]: ALL,
  [`GET ${SESSION}/meldinger`]: ALL,
  [`GET ${SESSION}/pots`]: ALL,
  [`GET ${SESSION}/fines`]: ALL,
  [`GET ${SESSION}/corrections`]: ALL,
  [`GET ${SESSION}/ledger`]: ALL,
  [`GET ${SESSION}/closing-statement`]: ALL,
  [`POST ${SESSION}/hands`]: RECORDS,
  [`POST ${SESSION}/hands/preview`]: RECORDS,
  [`POST ${SESSION}/fines`]: RECORDS,
  [`POST ${SESSION}/join`]: RECORDS,
  [`POST ${SESSION}/leave`]: RECORDS,
  [`POST ${SESSION}/undo`]: RECORDS,
  [`POST ${SESSION}/dealer`]: RECORDS,
  [`POST ${SESSION}/close`]: RECORDS,
  [`POST ${SESSION}/faulty-deck`]: RECORDS,
  [`GET ${SESSION}/payments-in-cash`]: ALL,
  [`POST ${SESSION}/payments-in-cash`]: PAYS_EVENINGS,
  [`POST ${SESSION}/payments-in-cash/:seq/undo`]: PAYS_EVENINGS,
  [`POST ${SESSION}/corrections`]: RECORDS,
  [`POST ${SESSION}/corrections/preview`]: PREVIEWS,
  [`POST ${SESSION}/disputes`]: ACCOUNTS,
  [`POST ${SESSION}/disputes/:disputeId/answers`]: ACCOUNTS,
  [`POST ${SESSION}/disputes/:disputeId/withdraw`]: ACCOUNTS,
  [`POST ${SESSION}/disputes/:disputeId/proposals`]: DECIDES,
  [`POST ${SESSION}/disputes/:disputeId/proposals/confirm`]: ACCOUNTS,
  [`POST ${SESSION}/disputes/:disputeId/proposals/decline`]: ACCOUNTS,
  [`POST ${SESSION}/disputes/:disputeId/proposals/take-back`]: ACCOUNTS,
  [`POST ${SESSION}/disputes/:disputeId/uphold`]: DECIDES,
  [`POST ${SESSION}/disputes/:disputeId/overturn`]: DECIDES,
};

/** A file of Swagger UI's: served by the service as a process, not in tests (test/support/api/app.ts). */
const FILES = new Set(['GET /docs/LICENSE', 'GET /v1/certificate/authority.crt']);

/** Nothing is proposed in that dispute: it says so, with 409. */
const NOT_THERE = new Set([`GET ${CLUB}/disputes/:disputeId/proposal`]);

/** The query that a route needs. */
const QUERIES: Readonly<Record<string, () => string>> = {
  [`GET ${CLUB}/statistics/hands`]: () => '?figure=hands',
  [`GET ${CLUB}/statistics/points`]: () => '?figure=between:king-pot',
  [`GET ${CLUB}/money/search`]: () => '?q=Anna',
  [`GET ${CLUB}/matches`]: () => `?member=${full.members[0] ?? ''}`,
  [`GET ${CLUB}/head-to-head`]: () => `?members=${full.members.slice(0, 2).join()}`,
};

/** How a request fares before anything is done for it. */
type Fate = 'let in' | 'not-signed-in' | 'not-allowed' | 'club-not-found';

function expectedFate(needed: Needed, who: Insider | Outsider): Fate {
  if (needed === ANYONE) return 'let in';
  switch (who) {
    case 'no one':
    case 'a revoked token':
    case 'an expired session':
    case "an expired invite's token":
      return 'not-signed-in';
    case "another club's owner":
      return typeof needed === 'string' ? 'let in' : 'club-not-found';
    case "another club's device":
      if (typeof needed !== 'string') return 'club-not-found';
      return needed === SIGNED_IN ? 'let in' : 'not-allowed';
    default:
      if (needed === SIGNED_IN) return 'let in';
      if (needed === USER) return who === 'device' ? 'not-allowed' : 'let in';
      return partsOf(who).some((one) => needed.includes(one)) ? 'let in' : 'not-allowed';
  }
}

/** A caller with two roles may do what either of them may. */
function partsOf(who: Insider): readonly Insider[] {
  return who === 'both' ? ['secretary', 'auditor'] : [who];
}

function fateOf({ code }: Told): Fate {
  return code === 'not-signed-in' || code === 'not-allowed' || code === 'club-not-found'
    ? code
    : 'let in';
}

let served: ServedApp;
let pool: Pool;
let full: FullClub;
let other: OtherClub;
let expiredInvite: string;
let eventsBefore: number;

beforeAll(async () => {
  served = await serveTestApp({ alone: true });
  pool = served.pool;
  full = await fillClub(served.base);
  other = await openOtherClub(served.base);
  const path = `/v1/clubs/${full.club}/invites`;
  const made = await make<InviteMadeView>(served.base, path, { roles: ['member'] });
  expiredInvite = made.token;
  await pool.query(`UPDATE invite SET expires_at = now() - interval '1 s' WHERE id = $1`, [
    made.invite.id,
  ]);
  eventsBefore = await countEvents();
});
afterAll(async () => {
  hangUp();
  await served.close();
});

/** The secret of a caller, valid or ended: a new one for every request, as some requests end it. */
async function secretOf(who: Insider | Outsider): Promise<string> {
  switch (who) {
    case 'no one':
      return '';
    case 'a revoked token':
      return mint(pool, { user: full.owner }, { revoked: true });
    case 'an expired session':
      return mint(pool, { user: full.owner }, { expires: -1 });
    case "an expired invite's token":
      return expiredInvite;
    case "another club's owner":
      return mint(pool, { user: other.owner.id });
    case "another club's device":
      return mint(pool, { device: other.device, club: other.club });
    case 'device':
      return mint(pool, { device: full.device, club: full.club });
    case 'owner':
      return mint(pool, { user: full.owner });
    default:
      return mint(pool, { user: full[who].id });
  }
}

/** The address of a route, with ids of things that are there. */
function addressOf(route: string, ids: Readonly<Record<string, string>>): string {
  const query = QUERIES[route]?.() ?? '';
  const address = (route.split(' ')[1] ?? '').replace(/:(\w+)/g, (_, name: string) => {
    const id = ids[name];
    if (id === undefined) throw new Error(`the test knows no ${name}`);
    return id;
  });
  return `${address}${query}`;
}

async function send(route: string, who: Insider | Outsider, ids = full.ids): Promise<Told> {
  const [method = ''] = route.split(' ');
  // Without a body and an Idempotency-Key: an allowed request is then seldom carried out.
  return ask(served.base, method, addressOf(route, ids), {
    bearer: (await secretOf(who)) || null,
  });
}

test('the server has the routes of this table, and no others', async () => {
  const { RouteTable } = await built('platform/http/route-table');
  const routes = served.app.get(RouteTable).all();
  expect(routes.length).toBeGreaterThan(80);
  expect(Object.keys(EXPECTED).sort()).toEqual(routes);
});

describe.each(Object.entries(EXPECTED))('%s', (route, needed) => {
  test('lets in whom it is for, and nobody else', async () => {
    const found: Record<string, Fate> = {};
    const expected: Record<string, Fate> = {};
    for (const who of [...OUTSIDERS, ...INSIDERS]) {
      const told = await send(route, who);
      found[who] = fateOf(told);
      expected[who] = expectedFate(needed, who);
      const { status } = told;
      const isRead =
        route.startsWith('GET ') &&
        found[who] === 'let in' &&
        !FILES.has(route) &&
        !NOT_THERE.has(route);
      expect({ who, status }).toEqual({ who, status: isRead ? 200 : expectedStatus(told) });
    }
    expect(found).toEqual(expected);
  });

  if (typeof needed === 'string') return;

  test('says to another club only that there is no such club', async () => {
    for (const who of ["another club's owner", "another club's device"] as const) {
      const nowhere = randomUUID();
      const there = await send(route, who);
      const notThere = await send(route, who, { ...full.ids, clubId: nowhere });
      expect(there.text.replaceAll(full.club, nowhere)).toBe(notThere.text);
      expect(there.status).toBe(notThere.status);
      expect(Object.keys(there.headers).sort()).toEqual(Object.keys(notThere.headers).sort());
    }
  });
});

test('none of it, let in or refused, was written to a log', async () => {
  expect(await countEvents()).toBe(eventsBefore);
});

async function countEvents(): Promise<number> {
  const { rows } = await pool.query<{ count: number }>('SELECT count(*) FROM club_event');
  return rows[0]?.count ?? 0;
}

/** The status that goes with a refusal; any, for what was let in. */
function expectedStatus(told: Told): number {
  switch (fateOf(told)) {
    case 'not-signed-in':
      return 401;
    case 'not-allowed':
      return 403;
    case 'club-not-found':
      return 404;
    default:
      return told.status < 500 ? told.status : 0;
  }
}

test('routes closed to GET are closed to HEAD', async () => {
  for (const [route, needed] of Object.entries(EXPECTED)) {
    if (!route.startsWith('GET ') || needed === ANYONE) continue;
    const { status } = await ask(served.base, 'HEAD', addressOf(route, full.ids));
    expect({ route, status }).toEqual({ route, status: 401 });
  }
});

test('an expired invite lets nobody in, signed in or not', async () => {
  const body = { token: expiredInvite };
  const newcomer = { ...body, name: 'ny@example.org', password: 'en konge i hver kop' };
  const bearer = await secretOf("another club's owner");
  for (const told of [
    await ask(served.base, 'POST', '/v1/invites/show', { body }),
    await ask(served.base, 'POST', '/v1/invites/accept', { body, bearer }),
    await ask(served.base, 'POST', '/v1/invites/sign-up', { body: newcomer }),
  ]) {
    expect([told.status, told.code]).toEqual([410, 'link-not-valid']);
  }
});

describe('a member sees their own, and nothing of the others', () => {
  const asMember = async (path: string) => {
    const bearer = await secretOf('member');
    return ask(served.base, 'GET', `/v1/clubs/${full.club}/${path}`, { bearer });
  };

  test.each(['balance', 'statement'])("another member's %s is not allowed", async (what) => {
    for (const one of full.members.slice(1)) {
      expect((await asMember(`members/${one}/${what}`)).code).toBe('not-allowed');
    }
    expect((await asMember(`members/${randomUUID()}/${what}`)).code).toBe('not-allowed');
    expect((await asMember(`members/${full.members[0] ?? ''}/${what}`)).status).toBe(200);
  });

  test.each(['fines', 'disputes'])('of the %s they see their own only', async (what) => {
    const [anna = '', bent = ''] = full.members;
    expect((await asMember(`${what}?member=${bent}`)).code).toBe('not-allowed');
    const all = await asMember(what);
    expect(all.text).toBe((await asMember(`${what}?member=${anna}`)).text);
    expect(all.text).toContain(full.ids['disputeId']);
  });

  test("another's dispute is none that they know of", async () => {
    const { base } = served;
    const body = { hand: 1, text: 'Forkert talt' };
    const path = `/v1/clubs/${full.club}/sessions/${full.ids['sessionId'] ?? ''}/disputes`;
    const { id } = await make<{ id: string }>(base, path, body, { as: await secretOf('auditor') });
    const known = await asMember(`disputes/${id}`);
    const unknown = await asMember(`disputes/${randomUUID()}`);
    expect([known.status, known.code]).toEqual([404, 'dispute-not-found']);
    const { instance: here, ...told } = JSON.parse(known.text) as ProblemBody;
    const { instance: there, ...same } = JSON.parse(unknown.text) as ProblemBody;
    expect([told, here === there]).toEqual([same, false]);
    expect((await asMember('disputes')).text).not.toContain(id);
  });

  test('a user who has claimed no member has no records', async () => {
    const { base } = served;
    const as = await secretOf('owner');
    const stranger = await secretOf("another club's owner");
    const here = `/v1/clubs/${full.club}`;
    const { token } = await make<InviteMadeView>(
      base,
      `${here}/invites`,
      { roles: ['member'] },
      { as },
    );
    await make(base, '/v1/invites/accept', { token }, { as: stranger });
    const disputes = await ask(base, 'GET', `${here}/disputes`, { bearer: stranger });
    expect(disputes.code).toBe('member-not-claimed');
    const fines = await ask(base, 'GET', `${here}/fines`, { bearer: stranger });
    expect(fines.code).toBe('member-not-claimed');
    await make(base, `${here}/memberships/${other.owner.id}/end`, undefined, { as });
    const told = await ask(base, 'GET', here, { bearer: stranger });
    expect(told.code).toBe('club-not-found');
  });
});

describe("in one's own club the ids of another club name nothing", () => {
  const OF_SOMETHING = Object.keys(EXPECTED).filter(
    (route) =>
      route.includes(`${CLUB}/`) &&
      route.split(':').length > 2 &&
      // A year is named by a day, which is every club's, and so are the endings of files.
      !route.includes(':firstDay') &&
      !/^[^:]+:clubId[^:]+:format$/.test(route),
  );

  /** Bodies that pass for valid, so that a refusal is about the address. */
  function bodyFor(route: string, table: TableView): unknown {
    const [anna = ''] = full.members;
    const text = 'Nej';
    const fine = { player: anna, code: 'other', stage: 'play', amount: 10, note: text };
    const corrections = [{ hand: 1, void: true }];
    const bodies: Readonly<Record<string, unknown>> = {
      members: { name: 'Ny' },
      'send-again': {},
      seasons: { name: 'Ny', why: text },
      rule: { rule: { by: 'points' }, why: text },
      reopen: { why: text },
      end: { lastDay: '2126-12-01', why: text },
      move: { day: '2126-12-03', why: text },
      'call-off': { why: text },
      answer: { answer: 'yes' },
      accounts: { name: 'Ny' },
      reversal: { day: '2026-01-01', why: text },
      remove: { why: text },
      reconciliations: { until: '2026-01-01', balance: 0, vouchers: [] },
      'reconciliations/withdraw': { why: text },
      confirm: { day: '2026-01-01', purse: full.ids['accountId'] },
      decline: { why: text },
      waive: { day: '2026-01-01', why: text, member: anna },
      reminders: { member: anna },
      matches: { member: anna, matched: 1, from: 1, to: 1, amount: 1, why: text },
      done: { day: '2026-01-01' },
      drop: { why: text },
      merge: { into: anna },
      memberships: { roles: ['member'] },
      hands: plainHand(table),
      'hands/preview': plainHand(table),
      fines: fine,
      join: { player: anna },
      leave: { player: anna },
      dealer: { player: anna, reason: text },
      undo: {},
      'payments-in-cash': { from: anna, to: randomUUID(), amount: 1 },
      'payments-in-cash/undo': { why: text },
      'faulty-deck': { fine: randomUUID() },
      corrections: { mode: 'replay', reason: text, corrections },
      'corrections/preview': { corrections },
      disputes: { hand: 1, text },
      answers: { text },
      withdraw: { text },
      proposals: { text, second: randomUUID(), decision: 'upheld' },
      'proposals/confirm': { proposal: 1 },
      'proposals/decline': { proposal: 1, text },
      'proposals/take-back': { proposal: 1 },
      uphold: { text },
      overturn: { text, mode: 'replay' },
    };
    const [method = '', path = ''] = route.split(' ');
    const last = path.split('/').filter((part) => !part.startsWith(':'));
    if (method === 'GET') return undefined;
    return bodies[last.slice(-2).join('/')] ?? bodies[last.at(-1) ?? ''];
  }

  test.each(OF_SOMETHING)('%s', async (route) => {
    const { base } = served;
    const [method = ''] = route.split(' ');
    const path = `/v1/clubs/${full.club}/sessions/${full.ids['sessionId'] ?? ''}`;
    const owner = await secretOf('owner');
    const table = bodyOf<TableView>(await ask(base, 'GET', path, { bearer: owner }));
    const bearer = await secretOf("another club's owner");
    const asked = (): Asked => ({
      bearer,
      body: bodyFor(route, table),
      ...(method === 'GET'
        ? {}
        : {
            headers: {
              'idempotency-key': randomUUID(),
              'if-match': '"1"',
            },
          }),
    });
    const foreign = { ...full.ids, clubId: other.club };
    const unknown = Object.fromEntries(
      Object.entries(foreign).map(([name, id]) => [
        name,
        ['clubId', 'number', 'format'].includes(name) ? id : randomUUID(),
      ]),
    );
    const told = await ask(base, method, addressOf(route, foreign), asked());
    const nothing = await ask(base, method, addressOf(route, unknown), asked());
    expect(told).toMatchObject({
      status: 404,
      code: expect.stringMatching(/-not-found$/) as unknown,
    });
    expect(told.code).not.toBe('club-not-found');
    expect(told.text.replace(/"instance":.*/, '')).toBe(nothing.text.replace(/"instance":.*/, ''));
  });

  test('nor do they in the body of a write', async () => {
    const { base } = served;
    const [anna = ''] = full.members;
    const bearer = await secretOf("another club's owner");
    const here = `/v1/clubs/${other.club}`;
    const seats = full.members.slice(0, 3);
    const writes: readonly (readonly [string, string, unknown])[] = [
      ['POST', `${here}/sessions`, { book: 'brix-1996', rate: 10, seats, firstDealer: anna }],
      ['POST', `${here}/invites`, { roles: ['member'], member: anna }],
      ['PATCH', `${here}/memberships/${other.owner.id}`, { member: anna }],
      [
        'POST',
        `${here}/money-received`,
        { day: '2026-01-01', member: anna, purse: full.ids['accountId'], amount: 1 },
      ],
    ];
    for (const [method, path, body] of writes) {
      const headers = { 'idempotency-key': randomUUID() };
      const told = await ask(base, method, path, { bearer, body, headers });
      expect({ path, code: told.code }).toEqual({ path, code: 'member-not-found' });
    }
  });
});
