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
import {
  ANYONE,
  CLUB,
  EXPECTED,
  expectedFate,
  fateOf,
  FILES,
  INSIDERS,
  NOT_THERE,
  OUTSIDERS,
  type Fate,
  type Insider,
  type Outsider,
} from '../../support/access/expected-access.js';

/**
 * Every route of the server against every caller. The permissions are written down here by hand, from
 * the promises to the club: a route that is not in this table fails the test, and so does a line of the
 * table without a route.
 */

/** The query that a route needs. */
const QUERIES: Readonly<Record<string, () => string>> = {
  [`GET ${CLUB}/statistics/hands`]: () => '?figure=hands',
  [`GET ${CLUB}/statistics/points`]: () => '?figure=between:king-pot',
  [`GET ${CLUB}/money/search`]: () => '?q=Anna',
  [`GET ${CLUB}/matches`]: () => `?member=${full.members[0] ?? ''}`,
  [`GET ${CLUB}/head-to-head`]: () => `?members=${full.members.slice(0, 2).join()}`,
};

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
      'carried-evenings/correct': {
        ...{ day: '2019-03-14', game: 'tarok', why: text },
        results: [{ member: anna, points: 0 }],
      },
      'carried-evenings/take-back': { why: text },
      versions: { name: 'Ny', changes: {} },
      adopt: { from: '2126-12-01' },
      'clubs/recurring-expenses': {
        ...{ text, amount: 1, firstDay: '2126-12-01', every: 'month' },
        ...{ account: full.ids['accountId'], purse: full.ids['accountId'] },
      },
      skip: { dueDay: '2126-12-01', why: text },
      'due-again': { dueDay: '2126-12-01' },
      retire: { why: text },
      'take-back': { why: text },
      move: { day: '2126-12-03', why: text },
      'call-off': { why: text },
      'bring-back': { why: text },
      'answer-reminder': { time: '18:00', daysBefore: 1 },
      'evening-turns': { turn: 'host', members: [] },
      swap: { turn: 'host', with: { series: randomUUID(), planned: '2126-12-02' }, why: text },
      answer: { answer: 'yes' },
      'evenings/answers': { answer: 'yes' },
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
      'payments-in-cash/received': { member: anna, purse: randomUUID(), amount: 1 },
      'payments-in-cash/paid-out': { member: anna, purse: randomUUID(), amount: 1 },
      'faulty-deck': { fine: randomUUID() },
      corrections: { mode: 'replay', reason: text, corrections },
      'corrections/preview': { corrections },
      'what-if': { book: 'brix-1996' },
      disputes: { hand: 1, text },
      objections: { text },
      'objections/answer': { decision: 'granted', text },
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
        ['clubId', 'number', 'version', 'format'].includes(name) ? id : randomUUID(),
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
