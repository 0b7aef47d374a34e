import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import type { InviteMadeView } from '../../../src/access/access.view.js';
import { make, pairedTablet, someone } from '../../support/access/access-club.js';
import {
  ask,
  cookieIn,
  hangUp,
  KNOWN_COOKIE,
  newAddress,
  SESSION_COOKIE,
  type Asked,
  type Told,
} from '../../support/access/access-request.js';
import { OWNER } from '../../support/access/access.js';
import { openClub, serveTestApp, type ServedApp } from '../../support/api/api.js';
import { built } from '../../support/api/lent.js';

/** The rows that signing in leaves in the database: only useful ones. */

let served: ServedApp;
let base: string;
let pool: Pool;
let club: string;

beforeAll(async () => {
  served = await serveTestApp({ alone: true });
  base = served.base;
  pool = served.pool;
  ({ club } = await openClub(base, 0));
});
afterAll(async () => {
  hangUp();
  await served.close();
});

function signIn(
  name: string,
  password: string,
  asked: Asked & { bearer?: never } = {},
): Promise<Told> {
  return ask(base, 'POST', '/v1/sign-in', { body: { name, password }, ...asked });
}

test('guesses of ever new names from one address are counted a hundred times, and no oftener', async () => {
  const from = newAddress();
  const statuses = new Map<number, number>();
  for (let round = 0; round < 13; round++) {
    const told = await Promise.all(
      Array.from({ length: 10 }, () => signIn(`${randomUUID()}@example.org`, 'guess', { from })),
    );
    for (const { status } of told) statuses.set(status, (statuses.get(status) ?? 0) + 1);
  }
  expect(Object.fromEntries(statuses)).toEqual({ 401: 100, 429: 30 });
  const { rows } = await pool.query<{ n: number }>(
    `SELECT count(*) AS n FROM rate_count WHERE key LIKE 'sign-in%'`,
  );
  expect(rows).toEqual([{ n: 201 }]);
}, 60_000);

test('a guesser of one name does not use up the attempts of others at the address', async () => {
  const from = newAddress();
  for (let n = 0; n < 110; n++) await signIn('karen@example.org', 'guess', { from });
  expect((await signIn('bent@example.org', 'guess', { from })).status).toBe(401);
}, 60_000);

async function tokensOf(user: string): Promise<string[]> {
  const { rows } = await pool.query<{ kind: string }>(
    'SELECT kind FROM token WHERE user_id = $1 AND revoked_at IS NULL ORDER BY kind',
    [user],
  );
  return rows.map(({ kind }) => kind);
}

test('a program that signs in leaves one row; a browser has two, however often it signs in', async () => {
  const { token } = await make<InviteMadeView>(base, `/v1/clubs/${club}/invites`, {
    roles: ['member'],
  });
  const body = {
    token,
    name: `${randomUUID()}@example.org`,
    password: OWNER.password,
    bearer: true,
  };
  const up = await ask(base, 'POST', '/v1/invites/sign-up', { body, from: newAddress() });
  const { id } = (JSON.parse(up.text) as { user: { id: string } }).user;
  expect(await tokensOf(id)).toEqual(['session']);
  let cookies: Record<string, string> = {};
  for (let round = 0; round < 3; round++) {
    const told = await signIn(body.name, OWNER.password, { cookies, from: newAddress() });
    cookies = {
      [SESSION_COOKIE]: cookieIn(told, SESSION_COOKIE),
      [KNOWN_COOKIE]: cookieIn(told, KNOWN_COOKIE),
    };
    expect(await tokensOf(id)).toEqual(['known-browser', 'session', 'session']);
  }
  const before = cookies;
  await signIn(body.name, OWNER.password, { cookies, from: newAddress() });
  expect((await ask(base, 'GET', '/v1/me', { cookies: before })).code).toBe('not-signed-in');
});

test('a tablet that somebody signs in on stays the tablet that it was', async () => {
  const { token } = await pairedTablet(base, club);
  const told = await signIn(OWNER.name, OWNER.password, { cookies: { [SESSION_COOKIE]: token } });
  expect(told.status).toBe(200);
  expect((await ask(base, 'GET', '/v1/me', { bearer: token })).status).toBe(200);
});

test('ended ones are forgotten after a day, but for devices and programs', async () => {
  const user = await someone(base, club, 'member');
  const { id: device } = await pairedTablet(base, club);
  const insert = (kind: string, revoked: number | null, expires: number) =>
    pool.query(
      `INSERT INTO token (id, hash, kind, user_id, club_id, device_id, created_at, expires_at, revoked_at)
        VALUES ($1, $2, $3, $4, $5, $6, now() - interval '3 days',
          now() + make_interval(hours => $7), now() + make_interval(hours => $8))`,
      [
        randomUUID(),
        randomUUID().replaceAll('-', '').repeat(2),
        kind,
        ...(kind === 'device' ? [null, club, device] : [user.id, null, null]),
        expires,
        revoked,
      ],
    );
  await pool.query('DELETE FROM token WHERE user_id = $1', [user.id]);
  for (const kind of ['session', 'known-browser', 'reset', 'program', 'device']) {
    await insert(kind, -25, 100);
    await insert(kind, -1, 100);
    await insert(kind, null, -25);
    await insert(kind, null, 100);
  }
  const { EndedTokens } = await built('access/tokens/ended-tokens');
  await served.app.get(EndedTokens).forget();
  const { rows } = await pool.query<{ kind: string; n: number }>(
    `SELECT kind, count(*) AS n FROM token WHERE user_id = $1
        OR (device_id = $2 AND created_at < now() - interval '2 days') GROUP BY kind ORDER BY kind`,
    [user.id, device],
  );
  expect(rows).toEqual([
    { kind: 'device', n: 4 },
    { kind: 'known-browser', n: 2 },
    { kind: 'program', n: 4 },
    { kind: 'reset', n: 2 },
    { kind: 'session', n: 2 },
  ]);
});
