import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import type {
  LinkView,
  MeWithCsrfView,
  ProgramTokenMadeView,
  SignedInView,
} from '../../../src/access/access.view.js';
import { noteUse } from '../../../src/access/find-caller.js';
import { Passwords } from '../../../src/access/passwords/password.js';
import { hashSecret, newSecret } from '../../../src/access/tokens/secret.js';
import { make, openOtherClub, someone, type Someone } from '../../support/access/access-club.js';
import {
  ask,
  bodyOf,
  cookieIn,
  hangUp,
  KNOWN_COOKIE,
  newAddress,
  SESSION_COOKIE,
  type Asked,
  type Told,
} from '../../support/access/access-request.js';
import { browserOf, guessTooOften, signInAt, WRONG } from '../../support/access/browser-sign-in.js';
import { mint } from '../../support/access/access-tokens.js';
import { OWNER, ownerAt, whoIs } from '../../support/access/access.js';
import {
  call,
  expectStatus,
  openClub,
  serveTestApp,
  type ServedApp,
} from '../../support/api/api.js';

/** Getting in, staying in and being thrown out, as somebody tries it who should not get in. */

const NEW = 'en konge i hver kop';

let served: ServedApp;
let base: string;
let pool: Pool;
let club: string;

beforeAll(async () => {
  served = await serveTestApp({ alone: true, dearPasswords: true });
  base = served.base;
  pool = served.pool;
  club = (await openClub(base, 1)).club;
});
afterAll(async () => {
  hangUp();
  await served.close();
});

/** Somebody new in the club, with the role of a member; links are counted by address. */
function newUser(): Promise<Someone> {
  return someone(base, club, 'member');
}

function signIn(name: string, password: string, asked: Asked = {}, bearer = false): Promise<Told> {
  return signInAt(base, name, password, asked, bearer);
}

/** The refusal of a request; null when it is let in. */
async function refusalOf(asked: Asked): Promise<string | null> {
  const told = await ask(base, 'GET', '/v1/me', asked);
  return told.status === 200 ? null : told.code;
}

async function bearerOf(name: string, password = OWNER.password): Promise<string> {
  const told = await signIn(name, password, { from: newAddress() }, true);
  return bodyOf<SignedInView>(told).token ?? '';
}

describe('a sign-in ends at once', () => {
  test('signing out ends this one, and no other', async () => {
    const { name } = await newUser();
    const here = await browserOf(base, name);
    const there = await browserOf(base, name);
    expect(await refusalOf({ cookies: here.cookies })).toBeNull();
    const told = await ask(base, 'POST', '/v1/sign-out', here);
    expect(told.cookies.get(SESSION_COOKIE)?.value).toBe('');
    expect(await refusalOf({ cookies: here.cookies })).toBe('not-signed-in');
    expect(await refusalOf({ cookies: there.cookies })).toBeNull();
  });

  test('signing out everywhere ends them all, and the tokens of programs', async () => {
    const { name, token } = await newUser();
    const { cookies, csrf } = await browserOf(base, name);
    const program = await make<ProgramTokenMadeView>(
      base,
      '/v1/me/tokens',
      { name: 'P' },
      {
        as: token,
      },
    );
    const other = (await newUser()).token;
    expect((await ask(base, 'POST', '/v1/sign-out-everywhere', { cookies, csrf })).status).toBe(
      200,
    );
    for (const asked of [{ cookies }, { bearer: token }, { bearer: program.token }]) {
      expect(await refusalOf(asked)).toBe('not-signed-in');
    }
    expect(await refusalOf({ bearer: other })).toBeNull();
  });

  test('a new password ends all others, and the old one lets in no more', async () => {
    const { name, token } = await newUser();
    const before = await browserOf(base, name);
    const program = await make<ProgramTokenMadeView>(
      base,
      '/v1/me/tokens',
      { name: 'P' },
      {
        as: token,
      },
    );
    const body = { current: OWNER.password, password: NEW };
    const told = await ask(base, 'POST', '/v1/me/password', { ...before, body });
    expect(told.status).toBe(200);
    const session = { [SESSION_COOKIE]: cookieIn(told, SESSION_COOKIE) };
    expect(await refusalOf({ cookies: session })).toBeNull();
    for (const asked of [
      { cookies: before.cookies },
      { bearer: token },
      { bearer: program.token },
    ]) {
      expect(await refusalOf(asked)).toBe('not-signed-in');
    }
    const from = newAddress();
    expect((await signIn(name, OWNER.password, { from })).code).toBe('sign-in-refused');
    expect((await signIn(name, NEW, { from })).status).toBe(200);
  });

  test('the present password cannot be guessed by who has found a browser signed in', async () => {
    const { name, token } = await newUser();
    const guess = (current: string) =>
      ask(base, 'POST', '/v1/me/password', { bearer: token, body: { current, password: NEW } });
    const told = await Promise.all(
      Array.from({ length: 20 }, (_, one) => guess(`${WRONG} ${one}`)),
    );
    const codes = told.map(({ code }) => code);
    expect(codes.filter((code) => code === 'sign-in-refused')).toHaveLength(10);
    expect((await guess(OWNER.password)).code).toBe('too-many-requests');
    expect(await bearerOf(name)).toMatch(/^kops_/);
  });

  test('a password that is changed while it is compared lets in no more', async () => {
    const { id, name } = await newUser();
    const client = await pool.connect();
    try {
      await client.query('BEGIN');
      const another = await served.app.get(Passwords, { strict: false }).hash(NEW);
      await client.query('UPDATE app_user SET password_hash = $1 WHERE id = $2', [another, id]);
      const signingIn = signIn(name, OWNER.password, { from: newAddress() });
      await new Promise((go) => setTimeout(go, 300));
      await client.query('COMMIT');
      expect((await signingIn).code).toBe('sign-in-refused');
    } finally {
      client.release();
    }
  });

  test('a token that is asked for while all are revoked is not given', async () => {
    const { id, token } = await newUser();
    const client = await pool.connect();
    try {
      await client.query('BEGIN');
      await client.query('SELECT FROM app_user WHERE id = $1 FOR UPDATE', [id]);
      await client.query('UPDATE token SET revoked_at = now() WHERE user_id = $1', [id]);
      const asking = ask(base, 'POST', '/v1/me/tokens', { bearer: token, body: { name: 'P' } });
      await new Promise((go) => setTimeout(go, 200));
      await client.query('COMMIT');
      expect((await asking).code).toBe('not-signed-in');
    } finally {
      client.release();
    }
  });
});

describe('a link for a new password', () => {
  const linkFor = (user: string, as?: string, at = club) =>
    call<LinkView>(base, 'POST', `/v1/clubs/${at}/memberships/${user}/reset-link`, {
      key: null,
      ...(as === undefined ? {} : { as }),
    });
  const use = (token: string, password = NEW) =>
    ask(base, 'POST', '/v1/reset', { body: { token, password, bearer: true }, from: newAddress() });
  const made = async (user: string) => expectStatus(await linkFor(user), 201).body.token;

  test('works once, ends what was signed in, and the links beside it', async () => {
    const { id, name, token } = await newUser();
    const [first, second] = [await made(id), await made(id)];
    const told = await Promise.all(Array.from({ length: 6 }, () => use(first)));
    const statuses = told.map(({ status }) => status).sort();
    expect(statuses).toEqual([200, 410, 410, 410, 410, 410]);
    for (const link of [first, second]) {
      expect((await use(link, 'endnu en konge i koppen')).code).toBe('link-not-valid');
    }
    expect(await refusalOf({ bearer: token })).toBe('not-signed-in');
    const from = newAddress();
    expect((await signIn(name, OWNER.password, { from })).code).toBe('sign-in-refused');
    expect((await signIn(name, NEW, { from })).status).toBe(200);
  });

  test('gets in the user whose name is being guessed', async () => {
    const { id, name } = await newUser();
    const from = newAddress();
    await guessTooOften(base, name, from);
    const body = { token: await made(id), password: NEW };
    expect((await ask(base, 'POST', '/v1/reset', { body, from })).status).toBe(200);
  });

  test('is not given by one who does not own all clubs of the user', async () => {
    const other = await openOtherClub(base);
    const first = (await whoIs(base, other.owner.token)).clubs.find(({ roles }) =>
      roles.includes('member'),
    );
    const refused = await linkFor(other.owner.id, undefined, first?.id);
    expect([refused.status, refused.body]).toMatchObject([403, { code: 'not-allowed' }]);
    const elsewhere = await linkFor(other.owner.id);
    expect(elsewhere.body).toMatchObject({ code: 'user-not-found' });
  });

  test('is not given to oneself: a sign-in that was found is not to become a password', async () => {
    const me = (await whoIs(base, ownerAt(base) ?? '')).user?.id ?? '';
    expect((await linkFor(me)).body).toMatchObject({ code: 'not-allowed' });
  });

  test('is void once the user is in another club too', async () => {
    const { id, token } = await newUser();
    const link = await made(id);
    await make(base, '/v1/clubs', { name: 'Naboklubben' }, { as: token });
    expect((await use(link)).code).toBe('link-not-valid');
    expect(await refusalOf({ bearer: token })).toBeNull();
  });

  test('is void once who made it owns the club no more', async () => {
    const { id } = await newUser();
    const second = await someone(base, club, 'owner');
    const link = expectStatus(await linkFor(id, second.token), 201).body.token;
    await make(base, `/v1/clubs/${club}/memberships/${second.id}/end`);
    expect((await use(link)).code).toBe('link-not-valid');
  });

  test('is void when it has run out, and lets in nowhere else', async () => {
    const { id } = await newUser();
    const link = await made(id);
    for (const [path, body] of [
      ['/v1/pair', { token: link }],
      ['/v1/setup', { token: link, club: 'X', name: 'x@example.org', password: NEW }],
      ['/v1/invites/sign-up', { token: link, name: 'x@example.org', password: NEW }],
      ['/v1/invites/show', { token: link }],
    ] as const) {
      const told = await ask(base, 'POST', path, { body, from: newAddress() });
      expect({ path, code: told.code }).toEqual({ path, code: 'link-not-valid' });
    }
    const hash = hashSecret(link);
    await pool.query(`UPDATE token SET expires_at = now() WHERE hash = $1`, [hash]);
    expect((await use(link)).code).toBe('link-not-valid');
  });
});

test('links cannot be tried for ever', async () => {
  const from = newAddress();
  const tries = Array.from({ length: 70 }, () =>
    ask(base, 'POST', '/v1/invites/show', { body: { token: newSecret('invite') }, from }),
  );
  const codes = (await Promise.all(tries)).map(({ code }) => code);
  expect(codes.filter((code) => code === 'link-not-valid')).toHaveLength(60);
  expect(codes.filter((code) => code === 'too-many-requests')).toHaveLength(10);
});

describe('the cookie of a browser', () => {
  test('is a new secret at each sign-in; one that was planted before never lets in', async () => {
    const { name } = await newUser();
    const planted = newSecret('session');
    const seen = new Set([planted]);
    for (let count = 0; count < 3; count++) {
      const cookies = { [SESSION_COOKIE]: planted, [KNOWN_COOKIE]: planted };
      const told = await signIn(name, OWNER.password, { cookies, from: newAddress() });
      seen.add(cookieIn(told, SESSION_COOKIE));
      expect(cookieIn(told, KNOWN_COOKIE)).not.toBe(planted);
      expect(await refusalOf({ cookies: { [SESSION_COOKIE]: planted } })).toBe('not-signed-in');
    }
    expect(seen.size).toBe(4);
  });

  test('a user who signs in over another’s session becomes themselves, in a session of their own', async () => {
    const attacker = await browserOf(base, (await newUser()).name);
    const { id, name } = await newUser();
    const told = await signIn(name, OWNER.password, { ...attacker, from: newAddress() });
    const mine = { [SESSION_COOKIE]: cookieIn(told, SESSION_COOKIE) };
    const me = await ask(base, 'GET', '/v1/me', { cookies: mine });
    expect(bodyOf<MeWithCsrfView>(me).user?.id).toBe(id);
    const theirs = await ask(base, 'GET', '/v1/me', { cookies: attacker.cookies });
    expect(bodyOf<MeWithCsrfView>(theirs).user?.id).not.toBe(id);
  });

  test('is out of reach of scripts and of other sites; without HTTPS it is not marked secure', async () => {
    const { name } = await newUser();
    const told = await signIn(name, OWNER.password, { from: newAddress() });
    for (const cookie of [SESSION_COOKIE, KNOWN_COOKIE]) {
      expect(told.cookies.get(cookie)?.flags).toEqual(['httponly', 'path=/', 'samesite=strict']);
    }
    const spoofed = { from: newAddress(), headers: { 'x-forwarded-proto': 'https' } };
    const again = await signIn(name, OWNER.password, spoofed);
    expect(again.cookies.get(SESSION_COOKIE)?.flags).not.toContain('secure');
    expect((await signIn(name, OWNER.password, { from: newAddress() }, true)).cookies.size).toBe(0);
  });

  test('lets nothing be changed without the token that goes with this very session', async () => {
    const { name } = await newUser();
    const mine = await browserOf(base, name);
    const other = await browserOf(base, name);
    const { cookies } = mine;
    const rename = (asked: Asked) =>
      ask(base, 'POST', '/v1/me/tokens', { body: { name: 'P' }, cookies, ...asked });
    const wrong: readonly Asked[] = [
      {},
      { csrf: '' },
      { csrf: 'x' },
      { csrf: other.csrf },
      { csrf: `${mine.csrf}x` },
      { csrf: mine.csrf.toUpperCase() },
      { csrf: cookies[SESSION_COOKIE] ?? '' },
      { csrf: hashSecret(cookies[SESSION_COOKIE] ?? '') },
      { csrf: other.csrf, headers: { authorization: 'Basic eDp5' } },
    ];
    for (const asked of wrong) {
      const told = await rename(asked);
      expect([told.status, told.code]).toEqual([403, 'csrf-token-wrong']);
    }
    expect((await rename({ csrf: mine.csrf })).status).toBe(201);
    expect(await refusalOf({ cookies })).toBeNull();
  });

  test('with a token that no page of ours makes: a form, or plain text, is not taken', async () => {
    const { name } = await newUser();
    const browser = await browserOf(base, name);
    for (const type of [
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'text/plain',
      'text/plain; charset=utf-8',
    ]) {
      for (const path of ['/v1/me/tokens', '/v1/sign-in', '/v1/me/password', '/v1/clubs']) {
        const headers = { 'content-type': type };
        const told = await ask(base, 'POST', path, { ...browser, headers, body: '{"name":"P"}' });
        expect({ path, type, status: told.status }).toEqual({ path, type, status: 415 });
      }
    }
  });

  test('no other site is allowed to make requests', async () => {
    const { cookies } = await browserOf(base, (await newUser()).name);
    const origin = { origin: 'https://evil.example', 'access-control-request-method': 'POST' };
    for (const method of ['GET', 'OPTIONS']) {
      const told = await ask(base, method, '/v1/me', { cookies, headers: origin });
      const cors = Object.keys(told.headers).filter((name) => name.startsWith('access-control-'));
      expect(cors).toEqual([]);
    }
  });

  test('counts for nothing beside a bearer token, even a wrong one', async () => {
    const { cookies } = await browserOf(base, (await newUser()).name);
    expect(await refusalOf({ cookies, bearer: newSecret('session') })).toBe('not-signed-in');
  });
});

describe('secrets that let in', () => {
  test('lets in no more when it has run out or was revoked', async () => {
    const { id } = await newUser();
    for (const kind of ['session', 'program'] as const) {
      expect(await refusalOf({ bearer: await mint(pool, { user: id }, { kind }) })).toBeNull();
      for (const kept of [{ expires: -1 }, { revoked: true }, { expires: null, revoked: true }]) {
        const bearer = await mint(pool, { user: id }, { kind, ...kept });
        expect(await refusalOf({ bearer })).toBe('not-signed-in');
        expect(await refusalOf({ cookies: { [SESSION_COOKIE]: bearer } })).toBe('not-signed-in');
      }
    }
  });

  test('runs out in use too: a session that was just used and has ended stays ended', async () => {
    const { id } = await newUser();
    const bearer = await mint(pool, { user: id });
    expect(await refusalOf({ bearer })).toBeNull();
    await pool.query(`UPDATE token SET expires_at = now() - interval '1 s' WHERE hash = $1`, [
      hashSecret(bearer),
    ]);
    expect(await refusalOf({ bearer })).toBe('not-signed-in');
    expect(await refusalOf({ bearer })).toBe('not-signed-in');
  });

  test('is not let in again by a use that is written down after the end', async () => {
    const { id: user } = await newUser();
    for (const kept of [{ expires: -1 }, { revoked: true }]) {
      const bearer = await mint(pool, { user }, kept);
      const { rows } = await pool.query<{ id: string }>(`SELECT id FROM token WHERE hash = $1`, [
        hashSecret(bearer),
      ]);
      await noteUse(pool, rows[0]?.id ?? '');
      expect(await refusalOf({ bearer })).toBe('not-signed-in');
    }
  });

  test('is not what a link or a known browser holds, nor a hash, nor a scrap', async () => {
    const { id, name, token } = await newUser();
    const { cookies } = await browserOf(base, name);
    const device = await make<{ id: string }>(base, `/v1/clubs/${club}/devices`, { name: 'T' });
    const here = `/v1/clubs/${club}`;
    const invite = await make<LinkView>(base, `${here}/invites`, { roles: ['member'] });
    const pairing = await make<LinkView>(base, `${here}/devices/${device.id}/pairing-link`);
    const reset = await make<LinkView>(base, `${here}/memberships/${id}/reset-link`);
    const secrets: readonly string[] = [
      cookies[KNOWN_COOKIE] ?? '',
      invite.token,
      pairing.token,
      reset.token,
      hashSecret(token),
      token.slice(0, -1),
      `${token}x`,
      token.toUpperCase(),
      token.replace('kops_', 'kopp_'),
      'null',
      "' OR true --",
      id,
      randomUUID(),
    ];
    for (const secret of secrets) {
      expect(await refusalOf({ bearer: secret })).toBe('not-signed-in');
      const session = { [SESSION_COOKIE]: encodeURIComponent(secret) };
      expect(await refusalOf({ cookies: session })).toBe('not-signed-in');
    }
    expect(await refusalOf({ bearer: token })).toBeNull();
  });

  test('a refusal says how to sign in, and is kept by no cache', async () => {
    const { headers, status } = await ask(base, 'GET', '/v1/clubs');
    expect(status).toBe(401);
    expect(headers).toMatchObject({ 'www-authenticate': 'Bearer', 'cache-control': 'no-store' });
  });
});
