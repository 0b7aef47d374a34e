import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import type pg from 'pg';
import type {
  InviteMadeView,
  LinkView,
  ProgramTokenMadeView,
  SignedInView,
} from '../../../src/access/access.view.js';
import type { ProblemBody } from '../../../src/platform/http/reference/problem-body.js';
import { PROBLEMS } from '../../../src/problems/kinds.js';
import { deviceAt, memberAt, OWNER, ownerAt, whoIs } from '../../support/access/access.js';
import {
  call,
  expectProblem,
  expectStatus,
  expectVerified,
  openClub,
  openSession,
  serveTestApp,
  type ServedApp,
  type Table,
} from '../../support/api/api.js';
import { CURRENT_VERSION, shots, type Ids, type Operation } from '../../support/api/nonsense.js';
import {
  ceaseFire,
  fire,
  sendBytes,
  type RawAnswer,
  type Shot,
} from '../../support/api/raw-http.js';
import { poolOf } from '../../support/database/database.js';

const SHOTS = { numRuns: Number(process.env['SHOTS'] ?? 8) };

let served: ServedApp;
let pool: pg.Pool;
/** Everybody's. */
let passwordHash: string;

beforeAll(async () => {
  served = await serveTestApp({ alone: true });
  pool = poolOf(served.database, 2);
  const { rows } = await pool.query<{ hash: string }>('SELECT password_hash AS hash FROM app_user');
  passwordHash = rows[0]?.hash ?? '';
});
afterAll(async () => {
  ceaseFire();
  await pool.end();
  await served.close();
});

/** All that a write would move, of all clubs together. */
async function written(): Promise<unknown> {
  const { rows } = await pool.query<Record<string, string>>(`
    SELECT (SELECT count(*) FROM club) AS clubs, (SELECT sum(head_seq) FROM club) AS events,
      (SELECT count(*) FROM member) AS members, (SELECT sum(version) FROM session) AS versions,
      (SELECT count(*) FROM posting) AS postings, (SELECT count(*) FROM idempotency_key) AS keys,
      (SELECT count(*) FROM app_user) AS users, (SELECT count(*) FROM membership WHERE roles <> '{}') AS roles,
      (SELECT count(*) FROM device) AS devices, (SELECT count(*) FROM token) AS tokens,
      (SELECT count(*) FROM token WHERE revoked_at IS NULL) AS valid,
      (SELECT count(*) FROM invite) AS invites, (SELECT count(used_at) FROM invite) AS used,
      (SELECT count(revoked_at) FROM invite) AS withdrawn`);
  return rows[0];
}

async function versionOf(session: string): Promise<number> {
  const sql = 'SELECT version FROM session WHERE id = $1';
  const { rows } = await pool.query<{ version: number }>(sql, [session]);
  return Number(rows[0]?.version);
}

/** No 5xx; every refusal is a problem out of the list, with its own status. */
function expectDecent({ status, type, text }: RawAnswer): void {
  if (status < 400) {
    expect([status, text]).toEqual([expect.any(Number), text]);
    expect(status).toBeGreaterThanOrEqual(200);
    return;
  }
  expect([type, text]).toEqual(['application/problem+json; charset=utf-8', text]);
  const problem = JSON.parse(text) as ProblemBody;
  const { status: known } = PROBLEMS[problem.code];
  expect({ wire: status, told: problem.status, text }).toEqual({ wire: known, told: known, text });
  expect({ tooBad: status >= 500, text }).toEqual({ tooBad: false, text });
  expect(problem.detail.length).toBeLessThan(500);
}

/** Links that were just made, for those who may open them. */
interface Secrets {
  readonly invite: string;
  readonly pairing: string;
  readonly reset: string;
}

const NO_SECRETS: Secrets = { invite: 'x', pairing: 'x', reset: 'x' };

/** A body that each way in takes, by the end of its address. */
function bodyOfAccess({ members }: Table, secrets: Secrets): Readonly<Record<string, unknown>> {
  const { name, password } = OWNER;
  const user = { name: `${randomUUID()}@example.org`, password, bearer: false };
  return {
    setup: { token: 'x', club: 'Kopperne', currency: 'DKK', ...user },
    'sign-in': { name, password, bearer: true },
    reset: { token: secrets.reset, password, bearer: true },
    pair: { token: secrets.pairing, bearer: true },
    show: { token: secrets.invite },
    accept: { token: secrets.invite },
    'sign-up': { token: secrets.invite, ...user },
    password: { current: password, password },
    tokens: { name: 'Regneark', days: 3 },
    invites: { roles: ['member'], member: members[4], days: 1 },
    devices: { name: 'Bordets tablet' },
    '{userId}': { roles: ['secretary'], member: members[5] },
  };
}

/** A body that each operation takes, by method and the end of its address. */
function bodyFor(operation: string, table: Table, secrets = NO_SECRETS): unknown {
  const { members, session } = table;
  const [a, b, c] = session.active;
  const hand = {
    dealer: a,
    meldinger: [
      { player: a, kind: 'trumps', count: 11, withPagat: true },
      { player: a, kind: 'matadors', count: 4 },
      { player: b, kind: 'cavallerie', suit: 'hearts', grade: 'full' },
      { player: a, kind: 'kings', grade: 'half', missing: 'hearts' },
    ],
    events: [
      { kind: 'king-lost', player: c, suit: 'clubs' },
      { kind: 'pagat-won', player: a },
    ],
    fines: [{ player: c, code: 'lead-out-of-turn', stage: 'play', note: 'to gange' }],
    trickless: [],
    lastTrick: { winner: b, ultimoCards: [{ player: b, card: 'king-hearts' }], liable: null },
    count: [a, c].map((player) => ({ player, points: 26 })),
  };
  const bodies: Readonly<Record<string, unknown>> = {
    clubs: { name: 'Kopperne', currency: 'DKK' },
    members: { name: 'Fie' },
    sessions: {
      book: 'vlk-1970',
      houseRules: { readings: { R2: 'paid' }, tariff: { tout: 85 }, fines: { other: [1, 2, 3] } },
      rate: 10,
      seats: members.slice(0, 3),
      firstDealer: members[0],
    },
    hands: hand,
    preview: hand,
    fines: { player: a, code: 'other', stage: 'after', amount: 5, note: '', reportedBy: b },
    join: { player: members[4], seat: 1 },
    leave: { player: c },
    disputes: { hand: 1, text: 'Nej' },
    answers: { text: 'Jo' },
    withdraw: { text: 'Naa' },
    uphold: { text: 'Den staar', together: [a] },
    ...bodyOfAccess(table, secrets),
  };
  return (
    bodies[operation.split('/').at(-1) ?? ''] ??
    (operation.startsWith('patch') ? { name: 'Bo' } : {})
  );
}

/** Every operation of the API, as it describes itself. */
function operations(table: Table): Operation[] {
  return Object.entries(served.describe().paths).flatMap(([template, methods]) =>
    Object.keys(methods).map((method) => ({
      method: method.toUpperCase(),
      template,
      body: bodyFor(`${method} ${template}`, table),
    })),
  );
}

/** Everybody who can send something to a club, by the headers that let them in. */
async function callersAt(
  club: string,
  [a, b, c]: readonly string[],
): Promise<[string, ...string[]]> {
  const { base } = served;
  const others = [
    await memberAt(base, club, a ?? '', 'secretary'),
    await memberAt(base, club, b ?? '', 'auditor'),
    await memberAt(base, club, c ?? '', 'member'),
    await deviceAt(base, club),
  ];
  return [ownerAt(base) ?? '', ...others];
}

/** A browser of the owner: its cookie, and what its pages send with it. */
async function browser(): Promise<Readonly<Record<string, string>>> {
  const answer = await fetch(`${served.base}/v1/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(OWNER),
  });
  expect(answer.status).toBe(200);
  const cookie = answer.headers.get('set-cookie')?.split(';', 1)[0] ?? '';
  const { csrfToken } = (await answer.json()) as SignedInView;
  return { cookie, 'x-csrf-token': csrfToken ?? '' };
}

/** A club with everybody in it, and the secrets of links that nobody has opened. */
async function newAccess({ club, members }: Table) {
  const { base } = served;
  const path = `/v1/clubs/${club}`;
  const make = async <T>(end: string, body: unknown = {}) =>
    expectStatus(await call<T>(base, 'POST', end, { body }), 201).body;
  const [owner, ...tokens] = await callersAt(club, members);
  const [secretary = '', , , tablet = ''] = tokens;
  const [user, device] = [await whoIs(base, secretary), await whoIs(base, tablet)];
  const others = {
    userId: user.user?.id ?? '',
    deviceId: device.device?.id ?? '',
    inviteId: (await make<InviteMadeView>(`${path}/invites`, { roles: ['member'] })).invite.id,
    tokenId: (await make<ProgramTokenMadeView>('/v1/me/tokens', { name: 'x' })).id,
  };
  const { token: invite } = await make<InviteMadeView>(`${path}/invites`, { roles: ['auditor'] });
  const { token: pairing } = await make<LinkView>(
    `${path}/devices/${others.deviceId}/pairing-link`,
  );
  const signed = await browser();
  const { cookie = '' } = signed;
  const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
  const callers = [
    bearer(owner),
    ...tokens.map(bearer),
    ...members.slice(0, 2).map((member) => ({ ...bearer(tablet), 'acting-member': member })),
    ...[randomUUID(), '*', '__proto__'].map((member) => ({
      ...bearer(tablet),
      'acting-member': member,
    })),
    { ...bearer(owner), 'acting-member': members[3] ?? '' },
    signed,
    { cookie },
    { cookie, 'x-csrf-token': '\u00e6' },
  ];
  return {
    others,
    callers,
    secrets: { invite, pairing, reset: await resetLink(path, others.userId) },
  };
}

/** A link as good as any, when the user has opened a club of their own meanwhile. */
async function resetLink(path: string, user: string): Promise<string> {
  const end = `${path}/memberships/${user}/reset-link`;
  const { status, body } = await call<LinkView>(served.base, 'POST', end);
  return status === 201 ? body.token : NO_SECRETS.reset;
}

async function newTable(): Promise<{ table: Table; ids: Ids; secrets: Secrets }> {
  await letEverybodyInAgain();
  const table = await openSession(served.base, await openClub(served.base, 6), { players: 4 });
  const other = await openSession(served.base, await openClub(served.base, 3));
  const [member = ''] = table.members;
  const strangers = [other.club, other.session.id, ...other.members];
  const { club, members: seats, session } = table;
  const { secrets, ...access } = await newAccess(table);
  return {
    table,
    secrets,
    ids: { club, session: session.id, member, seats, strangers, ...access },
  };
}

/** Nobody is shut out for long by what was sent before: sign-ins that ended, passwords, counts. */
async function letEverybodyInAgain(): Promise<void> {
  await pool.query('DELETE FROM rate_count');
  await pool.query('UPDATE app_user SET password_hash = $1 WHERE password_hash <> $1', [
    passwordHash,
  ]);
  await pool.query(`UPDATE token SET revoked_at = NULL
    WHERE revoked_at IS NOT NULL AND kind IN ('session', 'program')`);
}

async function shoot(shot: Shot, session: string): Promise<void> {
  await letEverybodyInAgain();
  const before = await written();
  const headers = { ...shot.headers };
  if (headers['if-match'] === CURRENT_VERSION) {
    headers['if-match'] = `"${await versionOf(session)}"`;
  }
  if (headers['content-encoding'] === '') delete headers['content-encoding'];
  const answer = await fire(served.base, { ...shot, headers });
  expectDecent(answer);
  const isRead = shot.method === 'GET' || /\/preview(\?|$)/.test(shot.path);
  if (answer.status >= 400 || isRead) expect(await written()).toEqual(before);
}

describe('no input gives a 5xx, and nothing refused is written', () => {
  test('whatever is sent to whatever address', async () => {
    // Reads change nothing: one table is enough for all of them.
    const toRead = await newTable();
    const all = operations(toRead.table);
    expect(all.length).toBeGreaterThanOrEqual(70);
    for (const operation of all) {
      const at = operation.method === 'GET' ? toRead : await newTable();
      const name = `${operation.method.toLowerCase()} ${operation.template}`;
      const body = bodyFor(name, at.table, at.secrets);
      const { session } = at.ids;
      await fc.assert(
        fc.asyncProperty(shots({ ...operation, body }, at.ids), (shot) => shoot(shot, session)),
        SHOTS,
      );
      await letEverybodyInAgain();
      await expectVerified(served.base, at.table.club);
    }
  }, 600_000);

  test('a club, a session, a member or a hand of somebody else is not found', async () => {
    const { table, ids } = await newTable();
    const [otherClub, otherSession, otherMember] = ids.strangers;
    const club = `/v1/clubs/${table.club}`;
    const theirs = `/v1/clubs/${otherClub}`;
    const body = bodyFor('post hands', table);
    const player = { player: otherMember };
    const fine = { ...player, code: 'superficial', stage: 'after' };
    for (const [method, path, code, sent] of [
      ['GET', `${club}/sessions/${otherSession}`, 'session-not-found'],
      ['GET', `${club}/sessions/${otherSession}/rules`, 'session-not-found'],
      ['GET', `${club}/sessions/${otherSession}/hands`, 'session-not-found'],
      ['GET', `${club}/sessions/${otherSession}/hands/1`, 'session-not-found'],
      ['GET', `${club}/sessions/${otherSession}/ledger`, 'session-not-found'],
      ['GET', `${club}/sessions/${otherSession}/fines`, 'session-not-found'],
      ['POST', `${club}/sessions/${otherSession}/hands`, 'session-not-found', body],
      ['POST', `${club}/sessions/${otherSession}/hands/preview`, 'session-not-found', body],
      ['POST', `${club}/sessions/${otherSession}/fines`, 'session-not-found', fine],
      ['POST', `${club}/sessions/${otherSession}/join`, 'session-not-found', player],
      ['POST', `${club}/sessions/${otherSession}/leave`, 'session-not-found', player],
      ['POST', `${club}/sessions/${otherSession}/close`, 'session-not-found', {}],
      ['POST', `${theirs}/sessions/${table.session.id}/close`, 'session-not-found', {}],
      ['GET', `${club}/members/${otherMember}`, 'member-not-found'],
      ['PATCH', `${club}/members/${otherMember}`, 'member-not-found', { name: 'Fie' }],
      ['POST', `${club}/members/${otherMember}/archive`, 'member-not-found', {}],
      ['POST', `${club}/members/${otherMember}/restore`, 'member-not-found', {}],
      ['GET', `${club}/members/${otherMember}/balance`, 'member-not-found'],
      ['GET', `${club}/members/${otherMember}/statement`, 'member-not-found'],
      ['POST', `${table.path}/join`, 'member-not-found', player],
      ['GET', `/v1/clubs/${randomUUID()}`, 'club-not-found'],
      ['GET', `/v1/clubs/${randomUUID()}/members`, 'club-not-found'],
      ['GET', `/v1/clubs/${randomUUID()}/sessions`, 'club-not-found'],
      ['GET', `/v1/clubs/${randomUUID()}/verification`, 'club-not-found'],
      ['POST', `/v1/clubs/${randomUUID()}/members`, 'club-not-found', { name: 'Fie' }],
      ['POST', `/v1/clubs/${randomUUID()}/archive`, 'club-not-found', {}],
    ] as const) {
      const answer = await call(served.base, method, path, { version: 1, body: sent });
      expectProblem(answer, code);
    }
  });

  test.each([
    ['headers of 20 kB', `GET /v1/clubs HTTP/1.1\r\nhost: x\r\nx: ${'x'.repeat(20_000)}\r\n\r\n`],
    ['an address of 20 kB', `GET /v1/${'x'.repeat(20_000)} HTTP/1.1\r\nhost: x\r\n\r\n`],
    [
      'two thousand headers',
      `GET /v1/clubs HTTP/1.1\r\nhost: x\r\nconnection: close\r\n${'x: y\r\n'.repeat(2_000)}\r\n`,
    ],
    ['no HTTP at all', 'hej\r\n\r\n'],
    ['an unknown method', 'BREW /v1/clubs HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n'],
    ['a NUL in a header', 'GET /v1/clubs HTTP/1.1\r\nhost: x\r\nx: a\0b\r\n\r\n'],
    ['a length that is none', 'POST /v1/clubs HTTP/1.1\r\nhost: x\r\ncontent-length: -1\r\n\r\n'],
    [
      'a chunk that is none',
      'POST /v1/clubs HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\nz\r\n',
    ],
    [
      'two lengths',
      'POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\n{}',
    ],
    ['bytes that are no UTF-8', Buffer.from('474554202fff80c0af20485454502f312e310d0a0d0a', 'hex')],
  ])('%s', async (_, bytes) => {
    const answer = await sendBytes(served.base, bytes);
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expectDecent(answer);
  });

  test('a body that is no UTF-8', async () => {
    const head = `POST /v1/clubs HTTP/1.1\r\nhost: x\r\nconnection: close\r\nidempotency-key: ${randomUUID()}\r\n`;
    const body = Buffer.from('{"name":"\xff\xfe\xc0\xaf"}', 'latin1');
    const rest = `content-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n`;
    expectDecent(await sendBytes(served.base, Buffer.concat([Buffer.from(head + rest), body])));
  });
});
