import { performance } from 'node:perf_hooks';
import type { Pool } from 'pg';
import { hashSecret, newSecret } from '../../../src/access/tokens/secret.js';
import { someone, type Someone } from '../../support/access/access-club.js';
import {
  hangUp,
  KNOWN_COOKIE,
  newAddress,
  type Asked,
  type Told,
} from '../../support/access/access-request.js';
import { browserOf, guessTooOften, signInAt, WRONG } from '../../support/access/browser-sign-in.js';
import { OWNER } from '../../support/access/access.js';
import { openClub, serveTestApp, type ServedApp } from '../../support/api/api.js';

/** Guesses of a password, by their number, their address and the browser that they come from. */

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

describe('guessing a password', () => {
  test('is over after ten guesses, though fifty are made at once', async () => {
    const { name } = await newUser();
    const from = newAddress();
    const guesses = Array.from({ length: 50 }, (_, one) =>
      signIn(name, `${WRONG} ${one}`, { from }),
    );
    const told = await Promise.all(guesses);
    const refused = told.filter(({ code }) => code === 'sign-in-refused');
    const limited = told.filter(({ code }) => code === 'too-many-requests');
    expect([refused.length, limited.length]).toEqual([10, 40]);
    for (const { status, headers, text } of limited) {
      const seconds = Number(headers['retry-after']);
      expect(status).toBe(429);
      expect(seconds).toBeGreaterThan(800);
      expect(seconds).toBeLessThanOrEqual(900);
      expect(JSON.parse(text)).toMatchObject({ retryAfter: seconds });
    }
  });

  test('then not even the right one gets in from there, but from elsewhere it does', async () => {
    const { name } = await newUser();
    const from = newAddress();
    await guessTooOften(base, name, from);
    expect((await signIn(name, OWNER.password, { from })).code).toBe('too-many-requests');
    expect((await signIn(name, OWNER.password, { from: newAddress() })).status).toBe(200);
    await pool.query(`UPDATE rate_count SET since = since - interval '901 s' WHERE key LIKE $1`, [
      `%${from}`,
    ]);
    expect((await signIn(name, OWNER.password, { from })).status).toBe(200);
  });

  test('a name is the same name in any case of letters', async () => {
    const { name } = await newUser();
    const from = newAddress();
    await guessTooOften(base, ` ${name.toUpperCase()} `, from);
    expect((await signIn(name, OWNER.password, { from })).code).toBe('too-many-requests');
  });

  test('shuts nobody out of a browser that they have signed in from, wherever it is', async () => {
    const { name } = await newUser();
    const { cookies } = await browserOf(base, name);
    const from = newAddress();
    await guessTooOften(base, name, from);
    const known = { [KNOWN_COOKIE]: cookies[KNOWN_COOKIE] ?? '' };
    expect((await signIn(name, OWNER.password, { from, cookies: known })).status).toBe(200);
    // As after a day of guessing from everywhere.
    await pool.query('UPDATE rate_count SET count = 1000000 WHERE key = ANY ($1)', [
      [`sign-in-name:${hashSecret(name)}`, `sign-in-address:${from}`],
    ]);
    expect((await signIn(name, OWNER.password, { from: newAddress() })).code).toBe(
      'too-many-requests',
    );
    expect((await signIn(name, OWNER.password, { from, cookies: known })).status).toBe(200);
  });

  test("somebody else's browser, or a made-up one, is none that is known", async () => {
    const { name } = await newUser();
    const mine = await browserOf(base, (await newUser()).name);
    const from = newAddress();
    await guessTooOften(base, name, from);
    for (const secret of [mine.cookies[KNOWN_COOKIE] ?? '', newSecret('known-browser'), 'x']) {
      const told = await signIn(name, OWNER.password, {
        from,
        cookies: { [KNOWN_COOKIE]: secret },
      });
      expect(told.code).toBe('too-many-requests');
    }
  });

  test('from a known browser is over after ten guesses as well, and only there', async () => {
    const { name } = await newUser();
    const { cookies } = await browserOf(base, name);
    const from = newAddress();
    const guesses = Array.from({ length: 30 }, () => signIn(name, WRONG, { from, cookies }));
    const codes = (await Promise.all(guesses)).map(({ code }) => code);
    expect(codes.filter((code) => code === 'sign-in-refused')).toHaveLength(10);
    expect((await signIn(name, OWNER.password, { from, cookies })).code).toBe('too-many-requests');
    expect((await signIn(name, OWNER.password, { from })).status).toBe(200);
  });

  test('a client’s claims about its own address are not believed', async () => {
    const { name } = await newUser();
    const from = newAddress();
    await guessTooOften(base, name, from);
    for (const header of ['x-forwarded-for', 'forwarded', 'x-real-ip']) {
      const value = header === 'forwarded' ? 'for=10.1.2.3' : '10.1.2.3';
      const told = await signIn(name, OWNER.password, { from, headers: { [header]: value } });
      expect(told.code).toBe('too-many-requests');
    }
  });

  test('for many names from one address is over some day too', async () => {
    const from = newAddress();
    expect((await signIn('ingen@example.org', WRONG, { from })).code).toBe('sign-in-refused');
    await pool.query('UPDATE rate_count SET count = 100 WHERE key = $1', [
      `sign-in-address:${from}`,
    ]);
    expect((await signIn('en.anden@example.org', WRONG, { from })).code).toBe('too-many-requests');
  });

  test('is all that is counted: a user with the right password may sign in as often as they like', async () => {
    const { name } = await newUser();
    const from = newAddress();
    for (let count = 0; count < 12; count++) {
      expect((await signIn(name, OWNER.password, { from })).status).toBe(200);
    }
  });

  test('a name that nobody has is answered like a wrong password, and as late', async () => {
    const { name } = await newUser();
    const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
    const answers = new Set<string>();
    const from = newAddress();
    for (let count = 0; count < 9; count++) {
      for (const who of ['known', 'unknown'] as const) {
        const began = performance.now();
        const told = await signIn(who === 'known' ? name : 'ingen@example.org', WRONG, { from });
        times[who].push(performance.now() - began);
        const headers = Object.keys(told.headers).sort().join();
        answers.add(`${told.status} ${headers} ${told.text}`);
      }
    }
    expect(answers.size).toBe(1);
    // The quickest of each: a machine that does something else meanwhile only adds to the others.
    const ratio = Math.min(...times.known) / Math.min(...times.unknown);
    expect(ratio).toBeGreaterThan(0.4);
    expect(ratio).toBeLessThan(2.5);
  });
});
