import type pg from 'pg';
import type {
  DeviceView,
  InviteMadeView,
  LinkView,
  ProgramTokenMadeView,
  SignedInView,
} from '../../../src/access/access.view.js';
import { hashSecret } from '../../../src/access/tokens/secret.js';
import {
  ask,
  bodyOf,
  cookieIn,
  hangUp,
  KNOWN_COOKIE,
  SESSION_COOKIE,
  type Asked,
  type Told,
} from '../../support/access/access-request.js';
import { allTexts } from '../../support/access/access-tokens.js';
import { databaseUrl } from '../../support/database/database-url.js';
import { createTestDatabase, poolOf, type TestDatabase } from '../../support/database/database.js';
import { spawnService, type ServiceProcess } from '../../support/database/service.js';

/** A service as a process, behind a proxy that it trusts: its answers, and its stored rows. */

const OWNER = { name: 'karen@example.org', password: 'kopper paa bordet 1959' };
const WRONG = 'ikke det rigtige kodeord';
const CHANGED = 'en konge i hver kop 1899';
const RESET = 'pagat ultimo for evigt';

let database: TestDatabase;
let pool: pg.Pool;
let service: ServiceProcess;
let base: string;
/** Every secret that was given out or sent, by what it is. */
const secrets = new Map<string, string>([
  ["the owner's password", OWNER.password],
  ['a wrong password', WRONG],
  ['a changed password', CHANGED],
  ['a password by a link', RESET],
]);

beforeAll(async () => {
  database = await createTestDatabase();
  pool = poolOf(database, 2);
  // It ends with the database.
  pool.on('error', () => undefined);
  service = spawnService({
    DATABASE_URL: databaseUrl(database),
    LOG_LEVEL: 'trace',
    TRUST_PROXY: '127.0.0.1',
  });
  base = await service.ready();
});
afterAll(async () => {
  hangUp();
  service.child.kill('SIGTERM');
  await service.ended();
  await pool.end();
  await database.drop();
});

function keep(what: string, secret: string | null | undefined): string {
  if (secret == null || secret.length < 20) throw new Error(`no ${what} was given`);
  secrets.set(what, secret);
  return secret;
}

function post(path: string, body: unknown, asked: Asked = {}): Promise<Told> {
  return ask(base, 'POST', `/v1${path}`, { ...asked, body });
}

/** Waits for a line that the service prints. */
async function printed(pattern: RegExp): Promise<string> {
  for (let tries = 0; tries < 200; tries++) {
    const found = pattern.exec(service.output())?.[1];
    if (found !== undefined) return found;
    await new Promise((go) => setTimeout(go, 50));
  }
  throw new Error('it was never printed');
}

/** The lines of the log; what is printed for the person at the terminal is none of it. */
function log(): string {
  return service
    .output()
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .join('\n');
}

function expectNoSecretIn(text: string): void {
  const found = [...secrets].flatMap(([what, secret]) => (text.includes(secret) ? [what] : []));
  expect(found).toEqual([]);
}

describe('a whole course of secrets', () => {
  let owner: string;
  let club: string;

  test('set up, by the link at the terminal', async () => {
    const token = keep('set-up link', await printed(/\/setup#(\S+)/));
    const told = await post('/setup', { token, club: 'Klubben', ...OWNER });
    keep('session of the set-up', cookieIn(told, SESSION_COOKIE));
    keep('browser of the set-up', cookieIn(told, KNOWN_COOKIE));
    const { clubs, csrfToken } = bodyOf<SignedInView>(told);
    keep('CSRF token', csrfToken);
    club = clubs[0]?.id ?? '';
    expect((await post('/setup', { token, club: 'Nr. 2', ...OWNER })).code).toBe('link-not-valid');
    const again = await post('/sign-in', { ...OWNER, bearer: true });
    owner = keep('bearer of the owner', bodyOf<SignedInView>(again).token);
  });

  test('guess, and send what cannot be read', async () => {
    for (let count = 0; count < 12; count++) {
      await post('/sign-in', { name: OWNER.name, password: WRONG }, as('10.0.0.9'));
    }
    const broken = `{"name":"${OWNER.name}","password":"${OWNER.password}"`;
    expect((await post('/sign-in', broken)).status).toBe(400);
    expect((await post('/sign-in', { ...OWNER, more: OWNER.password })).status).toBe(400);
    expect((await post('/sign-in', { name: 1, password: [OWNER.password] })).status).toBe(400);
    const form = { headers: { 'content-type': 'text/plain' } };
    expect((await post('/sign-in', `password=${OWNER.password}`, form)).status).toBe(415);
    const there = `/v1/clubs?token=${owner}`;
    expect((await ask(base, 'GET', there, { bearer: owner })).status).toBe(200);
    expect((await ask(base, 'GET', `/v1/invites/${owner}`)).status).toBe(404);
    expect((await ask(base, 'DELETE', '/v1/me', { bearer: `${owner}x` })).status).toBe(405);
  });

  test('invite, pair, make tokens, change passwords', async () => {
    const by = { bearer: owner };
    const here = `/clubs/${club}`;
    const invite = bodyOf<InviteMadeView>(await post(`${here}/invites`, { roles: ['member'] }, by));
    keep('invite', invite.token);
    const newcomer = { token: invite.token, name: 'borge@example.org', password: OWNER.password };
    const signedUp = await post('/invites/sign-up', newcomer);
    const cookies = { [SESSION_COOKIE]: cookieIn(signedUp, SESSION_COOKIE) };
    keep('session of the newcomer', cookies[SESSION_COOKIE]);
    const { user } = bodyOf<SignedInView>(signedUp);
    expect((await post('/me/tokens', { name: 'P' }, { cookies })).code).toBe('csrf-token-wrong');

    const program = await post('/me/tokens', { name: 'Regneark' }, by);
    keep('program token', bodyOf<ProgramTokenMadeView>(program).token);
    const key = { headers: { 'idempotency-key': 'en-tablet' } };
    const added = await post(`${here}/devices`, { name: 'Tablet' }, { ...by, ...key });
    const { id } = bodyOf<DeviceView>(added);
    const pairing = bodyOf<LinkView>(
      await ask(base, 'POST', `/v1${here}/devices/${id}/pairing-link`, by),
    );
    keep('pairing link', pairing.token);
    const paired = await post('/pair', { token: pairing.token, bearer: true });
    keep('token of the tablet', bodyOf<SignedInView>(paired).token);

    const change = { current: OWNER.password, password: CHANGED };
    owner = keep(
      'bearer after the change',
      bodyOf<SignedInView>(await post('/me/password', change, by)).token,
    );
    const memberships = `/v1${here}/memberships/${user?.id ?? ''}/reset-link`;
    const reset = bodyOf<LinkView>(await ask(base, 'POST', memberships, { bearer: owner }));
    keep('reset link', reset.token);
    expect((await post('/reset', { token: reset.token, password: RESET })).status).toBe(200);
    expect((await post('/reset', { token: reset.token, password: RESET })).status).toBe(410);
  });

  test('nothing of it is in the database in clear, nor any password by a fast hash', async () => {
    const texts = await allTexts(pool);
    expect(texts).toContain(OWNER.name);
    expect(texts).toContain(hashSecret(owner));
    expectNoSecretIn(texts);
    for (const password of [OWNER.password, CHANGED, RESET]) {
      expect(texts).not.toContain(hashSecret(password));
    }
    const { rows } = await pool.query<{ hash: string }>(
      'SELECT password_hash AS hash FROM app_user',
    );
    expect(rows).toHaveLength(2);
    for (const { hash } of rows)
      expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,p=1,t=2|^\$argon2id\$v=19\$m=19456,t=2,p=1/);
    expect(new Set(rows.map(({ hash }) => hash)).size).toBe(2);
  });

  test('nor is it in the log when the database fails in the middle of it', async () => {
    await pool.query('ALTER TABLE token RENAME TO gone');
    for (const told of [
      await post('/sign-in', { name: OWNER.name, password: CHANGED }),
      await post('/reset', { token: secrets.get('reset link'), password: RESET }),
      await post('/pair', { token: secrets.get('pairing link') }),
      await ask(base, 'GET', '/v1/me', { bearer: owner }),
      await ask(base, 'GET', '/v1/me', { cookies: { [SESSION_COOKIE]: owner } }),
    ]) {
      expect([told.status, told.code]).toEqual([500, 'internal']);
      expectNoSecretIn(told.text);
    }
    await pool.query('ALTER TABLE gone RENAME TO token');
    await pool.query('ALTER TABLE app_user DROP CONSTRAINT app_user_pkey CASCADE');
    await pool.query(
      'ALTER TABLE app_user ADD CONSTRAINT broken CHECK (password_hash IS NULL) NOT VALID',
    );
    const change = { current: CHANGED, password: 'et fjerde kodeord til alle' };
    secrets.set('a password that was not kept', change.password);
    expect((await post('/me/password', change, { bearer: owner })).code).toBe('internal');
  });

  test('nor in any other line of the log', async () => {
    await new Promise((go) => setTimeout(go, 500));
    const lines = log();
    expect(lines).toContain('"route":"/v1/me/password"');
    expect(lines.match(/"level":"error"/g)?.length).toBeGreaterThan(5);
    expectNoSecretIn(lines);
    for (const secret of secrets.values()) expect(lines).not.toContain(hashSecret(secret));
    expect(lines).not.toMatch(/kop[spdk]_|kop(setup|reset|pair|invite)_|kopperne_session=/);
    expect(lines.toLowerCase()).not.toMatch(/bearer |authorization|set-cookie/);
  });

  test('and the set-up link was printed once, not logged', () => {
    const link = secrets.get('set-up link') ?? '';
    expect(service.output().split(link)).toHaveLength(2);
    expect(log()).not.toContain('/setup#');
  });
});

/** A request that the proxy passes on for somebody. */
function as(address: string, more: Readonly<Record<string, string>> = {}): Asked {
  return { headers: { 'x-forwarded-for': address, 'x-forwarded-proto': 'https', ...more } };
}

describe('behind a proxy that is trusted', () => {
  const guess = (asked: Asked) =>
    post('/sign-in', { name: 'ingen@example.org', password: WRONG }, asked);

  test('the cookies of a site by HTTPS are marked secure', async () => {
    await pool.query('ALTER TABLE app_user DROP CONSTRAINT IF EXISTS broken');
    const body = { name: OWNER.name, password: CHANGED };
    const told = await post('/sign-in', body, as('10.0.0.1'));
    for (const cookie of [`__Host-${SESSION_COOKIE}`, KNOWN_COOKIE]) {
      const flags = ['httponly', 'path=/', 'samesite=strict', 'secure'];
      expect(told.cookies.get(cookie)?.flags).toEqual(flags);
    }
    const plain = await post('/sign-in', body, as('10.0.0.1', { 'x-forwarded-proto': 'http' }));
    expect(plain.cookies.get(SESSION_COOKIE)?.flags).not.toContain('secure');
  });

  test('guesses are counted by the address that it names, not by what the client adds', async () => {
    for (let count = 0; count < 10; count++) {
      const told = await guess(as(`10.9.9.${count}, 10.0.0.2`));
      expect(told.code).toBe('sign-in-refused');
    }
    expect((await guess(as('10.9.9.99, 10.0.0.2'))).code).toBe('too-many-requests');
    expect((await guess(as('10.0.0.3'))).code).toBe('sign-in-refused');
  });

  test('a network of IPv6 is one address', async () => {
    for (let count = 0; count < 10; count++) {
      expect((await guess(as(`2001:db8:1:2::${count + 1}`))).code).toBe('sign-in-refused');
    }
    expect((await guess(as('2001:db8:1:2:aaaa:bbbb:cccc:dddd'))).code).toBe('too-many-requests');
    expect((await guess(as('2001:db8:1:3::1'))).code).toBe('sign-in-refused');
  });
});
