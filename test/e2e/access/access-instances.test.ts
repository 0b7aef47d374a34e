import { randomUUID } from 'node:crypto';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Pool } from 'pg';
import type { DeviceView, LinkView, SignedInView } from '../../../src/access/access.view.js';
import { hashSecret } from '../../../src/access/tokens/secret.js';
import {
  make,
  pairAs,
  pairedTablet,
  someone,
  userOfToken,
} from '../../support/access/access-club.js';
import {
  ask,
  bodyOf,
  cookieIn,
  hangUp,
  SESSION_COOKIE,
  type Told,
} from '../../support/access/access-request.js';
import { mint } from '../../support/access/access-tokens.js';
import { OWNER, ownerAt, signOwnerIn } from '../../support/access/access.js';
import { openClub } from '../../support/api/api.js';
import { createInstance, setupSecret } from '../../support/api/app.js';
import { createTestDatabase, type TestDatabase } from '../../support/database/database.js';
import { setClock } from '../../support/database/clock.js';
import { built } from '../../support/api/lent.js';
import { DAY_MS } from '../../../src/values/day.js';

/** Two instances over one database: nothing that matters is in the memory of one of them. */

let database: TestDatabase;
let apps: readonly NestFastifyApplication[] = [];
let bases: readonly string[];
let one: string;
let two: string;
let pool: Pool;
/** Answers to the set-up links, each opened at both instances at once. */
let openings: readonly Told[];
let club: string;
let members: readonly string[];

beforeAll(async () => {
  database = await createTestDatabase();
  apps = await Promise.all([createInstance(database), createInstance(database)]);
  for (const app of apps) await app.listen(0, '127.0.0.1');
  bases = await Promise.all(apps.map((app) => app.getUrl()));
  [one = '', two = ''] = bases;
  pool = app(0).get((await built('platform/database/database')).Database).pool;
  const links = [await setupSecret(app(0)), await setupSecret(app(1))];
  openings = await Promise.all(
    links.flatMap((token) =>
      bases.flatMap((base, at) =>
        [1, 2, 3].map((nth) => {
          const name = nth === 1 ? OWNER.name : `${at}-${nth}-${randomUUID()}@example.org`;
          const body = { token, club: 'Den første klub', name, password: OWNER.password };
          return ask(base, 'POST', '/v1/setup', { body, from: '127.9.0.1' });
        }),
      ),
    ),
  );
});
afterAll(async () => {
  hangUp();
  for (const app of apps) await app.close();
  await database.drop();
});

function app(at: number): NestFastifyApplication {
  const found = apps[at];
  if (found === undefined) throw new Error('no such instance');
  return found;
}

test('of all set-up links, opened at all instances at once, one sets up, once', async () => {
  const through = openings.filter(({ status }) => status === 201);
  expect(through).toHaveLength(1);
  expect(openings.filter(({ code }) => code === 'link-not-valid')).toHaveLength(11);
  const { rows } = await pool.query(`SELECT (SELECT count(*) FROM app_user) AS users,
    (SELECT count(*) FROM club) AS clubs,
    (SELECT count(*) FROM token WHERE kind = 'setup' AND revoked_at IS NULL) AS links`);
  expect(rows).toEqual([{ users: 1, clubs: 1, links: 0 }]);
  for (const at of [0, 1]) expect(await setupSecret(app(at))).toBeNull();
});

describe('two instances', () => {
  beforeAll(async () => {
    await becomeOwner();
    ({ club, members } = await openClub(one, 4));
  });

  test('a sign-in at one counts at the other, its cookie and its CSRF token too', async () => {
    const body = { name: OWNER.name, password: OWNER.password };
    const told = await ask(one, 'POST', '/v1/sign-in', { body });
    const cookies = { [SESSION_COOKIE]: cookieIn(told, SESSION_COOKIE) };
    const { csrfToken } = bodyOf<SignedInView>(told);
    expect((await ask(two, 'GET', '/v1/me', { cookies })).status).toBe(200);
    const made = { cookies, csrf: csrfToken ?? '', body: { name: 'P' } };
    expect((await ask(two, 'POST', '/v1/me/tokens', made)).status).toBe(201);
  });

  test('a session of an instance whose clock is wrong lasts as long as any other', async () => {
    const { EndedTokens } = await built('access/tokens/ended-tokens');
    const body = { name: OWNER.name, password: OWNER.password, bearer: true };
    const now = Date.now();
    for (const off of [-40 * DAY_MS, 40 * DAY_MS]) {
      const setBack = setClock(new Date(now + off));
      const { token } = bodyOf<SignedInView>(await ask(two, 'POST', '/v1/sign-in', { body }));
      setBack();
      await app(0).get(EndedTokens).forget();
      expect((await seen(one, token ?? '')).status).toBe(200);
    }
  });

  test('a right that one instance ends is refused by the other with the next request', async () => {
    for (const path of ['/v1/sign-out', '/v1/sign-out-everywhere']) {
      const { token } = await someone(one, club, 'member');
      // Both have seen it, and have written down that it was used.
      for (const base of bases) expect((await seen(base, token)).status).toBe(200);
      expect((await ask(one, 'POST', path, { bearer: token })).status).toBe(200);
      for (const base of bases) expect((await seen(base, token)).code).toBe('not-signed-in');
    }
  });

  test('a role that one takes away is gone at the other with the next request', async () => {
    const gone = await someone(one, club, 'secretary');
    for (const base of bases) expect((await seen(base, gone.token)).status).toBe(200);
    await make(one, `/v1/clubs/${club}/memberships/${gone.id}/end`);
    for (const base of bases) expect((await seen(base, gone.token)).code).toBe('club-not-found');
  });

  test('a device that one revokes is out at the other with the next request', async () => {
    const { id, token } = await pairedTablet(one, club);
    for (const base of bases) expect((await seen(base, token)).status).toBe(200);
    await make(one, `/v1/clubs/${club}/devices/${id}/revoke`);
    for (const base of bases) expect((await seen(base, token)).code).toBe('not-signed-in');
  });

  test('guesses at both add up', async () => {
    const { name } = await someone(one, club, 'member');
    const body = { name, password: 'ikke det rigtige' };
    const told = await Promise.all(
      Array.from({ length: 40 }, (_, nth) =>
        ask(bases[nth % 2] ?? '', 'POST', '/v1/sign-in', { body, from: '127.9.0.2' }),
      ),
    );
    expect(told.filter(({ code }) => code === 'sign-in-refused')).toHaveLength(10);
    expect(told.filter(({ code }) => code === 'too-many-requests')).toHaveLength(30);
    const right = { body: { name, password: OWNER.password }, from: '127.9.0.2' };
    for (const base of bases) {
      expect((await ask(base, 'POST', '/v1/sign-in', right)).code).toBe('too-many-requests');
    }
  });

  test('tries of links at both add up', async () => {
    const told = await Promise.all(
      Array.from({ length: 80 }, (_, nth) => {
        const body = { token: `kopinvite_${nth}` };
        return ask(bases[nth % 2] ?? '', 'POST', '/v1/invites/show', { body, from: '127.9.0.3' });
      }),
    );
    expect(told.filter(({ code }) => code === 'link-not-valid')).toHaveLength(60);
  });

  test('writes by one user at both add up', async () => {
    const { id: user, token } = await someone(one, club, 'member');
    const another = await mint(pool, { user });
    let writes = 0;
    const write = (base: string) => {
      writes += 1;
      return ask(base, 'POST', '/v1/clubs', { bearer: writes % 2 === 0 ? token : another });
    };
    expect((await write(one)).code).toBe('idempotency-key-missing');
    // As if but thirty were left of the minute; an instance counts twenty ahead.
    const counted = await pool.query(
      `UPDATE rate_count SET count = 1170
        WHERE key = 'writes:' || (SELECT user_id FROM token WHERE hash = $1)`,
      [hashSecret(token)],
    );
    expect(counted.rowCount).toBe(1);
    const told = await Promise.all(
      Array.from({ length: 160 }, (_, nth) => write(bases[nth % 2] ?? '')),
    );
    const through = told.filter(({ code }) => code === 'idempotency-key-missing');
    expect(through.length).toBeGreaterThanOrEqual(30);
    expect(through.length).toBeLessThanOrEqual(30 + 19);
    const limited = told.find(({ code }) => code === 'too-many-requests');
    expect(Number(limited?.headers['retry-after'])).toBeGreaterThan(0);
    expect((await seen(two, token)).status).toBe(200);
  });

  test('an invite opened at both lets one in', async () => {
    const path = `/v1/clubs/${club}/invites`;
    const { token } = await make<LinkView>(one, path, { roles: ['member'] });
    const told = await Promise.all(
      Array.from({ length: 10 }, (_, nth) => {
        const name = `${randomUUID()}@example.org`;
        const body = { token, name, password: OWNER.password };
        const asked = { body, from: '127.9.0.4' };
        return ask(bases[nth % 2] ?? '', 'POST', '/v1/invites/sign-up', asked);
      }),
    );
    expect(told.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(told.filter(({ code }) => code === 'link-not-valid')).toHaveLength(9);
  });

  test('a pairing link opened at both pairs one tablet', async () => {
    const path = `/v1/clubs/${club}/devices`;
    const { id } = await make<DeviceView>(one, path, { name: 'Tablet' });
    const { token } = await make<LinkView>(two, `${path}/${id}/pairing-link`, undefined, {
      as: ownerAt(one) ?? '',
    });
    const told = await Promise.all(
      Array.from({ length: 6 }, (_, nth) =>
        ask(bases[nth % 2] ?? '', 'POST', '/v1/pair', { body: { token }, from: '127.9.0.5' }),
      ),
    );
    expect(told.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('two owners who end each other, each at an instance: one stays', async () => {
    for (let round = 0; round < 4; round++) {
      const { club: own } = await openClub(one, 0);
      const me = { id: await userOfToken(one, ownerAt(one) ?? ''), token: ownerAt(one) ?? '' };
      const other = await someone(one, own, 'owner');
      const end = (base: string, bearer: string, user: string) =>
        ask(base, 'POST', `/v1/clubs/${own}/memberships/${user}/end`, {
          bearer,
          headers: { 'idempotency-key': randomUUID() },
        });
      await Promise.all([end(one, me.token, other.id), end(two, other.token, me.id)]);
      const owners = await pool.query(
        `SELECT FROM membership WHERE club_id = $1 AND 'owner' = ANY (roles)`,
        [own],
      );
      expect(owners.rowCount).toBe(1);
    }
  });

  test('a hand is written once, though the tablet was lost and another sends it again', async () => {
    const { id, token: lost } = await pairedTablet(one, club);
    const key = randomUUID();
    const [anna = '', bent = ''] = members;
    const first = await open(one, lost, key, anna);
    expect(first.status).toBe(201);
    const replacing = await pairAs(one, club, id);
    const again = await open(two, replacing, key, anna);
    expect([again.status, again.text]).toEqual([201, first.text]);
    expect(again.headers['idempotency-replayed']).toBe('true');
    expect((await open(two, lost, key, anna)).code).toBe('not-signed-in');
    // Somebody else at the tablet is another request.
    expect((await open(two, replacing, key, bent)).code).toBe('idempotency-key-reused');
  });

  test('the first answer to a key is kept from who may not ask for it', async () => {
    const { token } = await pairedTablet(one, club);
    const key = randomUUID();
    expect((await open(one, token, key)).status).toBe(201);
    const { token: member } = await someone(one, club, 'member');
    expect((await open(two, member, key)).code).toBe('not-allowed');
    expect((await open(two, 'kops_x', key)).code).toBe('not-signed-in');
  });
});

/** Both instances know the owner, whichever link they came by. */
async function becomeOwner(): Promise<void> {
  const { rows } = await pool.query<{ name: string }>('SELECT name FROM app_user');
  const name = rows[0]?.name ?? '';
  await pool.query('UPDATE app_user SET name = $1, name_key = $1 WHERE name = $2', [
    OWNER.name,
    name,
  ]);
  for (const base of bases) await signOwnerIn(base);
}

function seen(base: string, bearer: string): Promise<Told> {
  return ask(base, 'GET', `/v1/clubs/${club}`, { bearer });
}

/** Opens a session, as any caller, at one of the instances. */
function open(base: string, bearer: string, key: string, actingMember?: string): Promise<Told> {
  const seats = members.slice(0, 3);
  return ask(base, 'POST', `/v1/clubs/${club}/sessions`, {
    bearer,
    body: { book: 'brix-1996', rate: 10, seats, firstDealer: seats[0] },
    headers: {
      'idempotency-key': key,
      ...(actingMember === undefined ? {} : { 'acting-member': actingMember }),
    },
  });
}
