import { someone } from '../../support/access/access-club.js';
import { createInstance } from '../../support/api/app.js';
import {
  call,
  expectProblem,
  expectStatus,
  openClub,
  serveTestApp,
  type ServedApp,
} from '../../support/api/api.js';
import { built } from '../../support/api/lent.js';
import { Relay } from '../../support/api/relay.js';

/** A new password by mail, with a relay of our own on this machine. */

const PUBLIC_URL = 'https://kopperne.example.org';
const ASK = '/v1/forgotten-password';
const ADDRESS = 'anna@example.org';
const PASSWORD = 'en konge i hver kop';

let relay: Relay;
let served: ServedApp;
let base: string;
let as: string;
let name: string;

beforeAll(async () => {
  relay = await Relay.open();
  const smtp = { url: relay.url, from: 'Kopperne <kopperne@example.org>' };
  const outside = { smtp, publicUrl: PUBLIC_URL, secretsKey: 'a key of the tests, long enough' };
  served = await serveTestApp({ alone: true, outside });
  base = served.base;
});
beforeEach(async () => {
  const { club } = await openClub(base);
  ({ name, token: as } = await someone(base, club, 'member'));
});
afterEach(async () => {
  await settled();
  relay.got.length = 0;
  relay.rcpt = 'accepts';
  await served.pool.query('DELETE FROM notification_settings');
  await served.pool.query('DELETE FROM rate_count');
});
afterAll(async () => {
  await served.close();
  await relay.close();
});

/** Until the answers of before have led to their mails. */
async function settled(): Promise<void> {
  const { ForgottenPasswords } = await built('notifications/passwords/forgotten-passwords');
  await served.app.get(ForgottenPasswords, { strict: false }).settled();
}

async function giveAddress(): Promise<string> {
  const path = '/v1/me/notifications/address';
  expectStatus(await call(base, 'POST', path, { as, body: { address: ADDRESS } }), 200);
  const text = (await relay.holds(1)).at(-1)?.text ?? '';
  relay.got.length = 0;
  return base + (/(\/v1\/mails\/confirm\S*)/.exec(text)?.[1] ?? '/no-link');
}

async function confirm(): Promise<void> {
  expect((await fetch(await giveAddress(), { method: 'POST' })).status).toBe(200);
}

const ask = (said: string) => call(base, 'POST', ASK, { as: null, body: { name: said } });
const reset = (token: string) =>
  call(base, 'POST', '/v1/reset', { as: null, body: { token, password: PASSWORD } });
const signIn = () =>
  call(base, 'POST', '/v1/sign-in', { as: null, body: { name, password: PASSWORD } });
const secretIn = (text = '') => new RegExp(`${PUBLIC_URL}/reset#(\\S+)`).exec(text)?.[1] ?? '';

test('the link in the mail sets a new password once, and ends what is signed in', async () => {
  await confirm();
  expectStatus(await ask(name), 200);
  const [mail] = await relay.holds(1);
  expect([mail?.to, mail?.headers.get('subject')]).toEqual([ADDRESS, 'Kopperne: Ny adgangskode']);
  expect(mail?.text).toContain(name);
  expect(mail?.html).toContain('/reset#kopreset_');
  const secret = secretIn(mail?.text);
  expectStatus(await reset(secret), 200);
  expectStatus(await signIn(), 200);
  expectProblem(await call(base, 'GET', '/v1/me', { as }), 'not-signed-in');
  expectProblem(await reset(secret), 'link-not-valid');
});

test('the confirmed address does as well as the name, in any letters', async () => {
  await confirm();
  expectStatus(await ask(` ${ADDRESS.toUpperCase()} `), 200);
  expect(secretIn((await relay.holds(1))[0]?.text)).toMatch(/^kopreset_/);
});

test('the link works for an hour', async () => {
  await confirm();
  await ask(name);
  const secret = secretIn((await relay.holds(1))[0]?.text);
  const { rows } = await served.pool.query<{ minutes: number }>(
    `SELECT extract(epoch FROM expires_at - created_at)::int / 60 AS minutes FROM token
      WHERE kind = 'reset' ORDER BY created_at DESC LIMIT 1`,
  );
  expect(rows).toEqual([{ minutes: 60 }]);
  await served.pool.query(`UPDATE token SET expires_at = now() WHERE kind = 'reset'`);
  expectProblem(await reset(secret), 'link-not-valid');
});

test('nobody learns which names there are, and an address without confirmation is sent nothing', async () => {
  await giveAddress();
  const answers = [await ask(name), await ask(ADDRESS), await ask('nobody of that name')];
  expect(answers.map(({ status, body }) => [status, body])).toEqual(
    answers.map(() => [200, { isTaken: true }]),
  );
  await settled();
  expect(relay.got).toEqual([]);
});

test('three mails an hour go to one user; the answer stays the same', async () => {
  await confirm();
  for (let count = 0; count < 5; count += 1) expectStatus(await ask(name), 200);
  await settled();
  expect(relay.got).toHaveLength(3);
});

test('one network asks ten times in a quarter of an hour', async () => {
  for (let count = 0; count < 10; count += 1) expectStatus(await ask(`nobody ${count}`), 200);
  expectProblem(await ask('nobody 11'), 'too-many-requests');
});

test('an address that the relay does not know is ended, as by any mail', async () => {
  await confirm();
  relay.rcpt = { code: 550, said: '5.1.1 no such user' };
  expectStatus(await ask(name), 200);
  await settled();
  const settings = await call(base, 'GET', '/v1/me/notifications', { as });
  expect(settings.body).toMatchObject({ isConfirmed: false });
});

test('an instance without a relay refuses it', async () => {
  const other = await createInstance(served.database);
  try {
    const response = await other.inject({ method: 'POST', url: ASK, payload: { name } });
    expect([response.statusCode, response.json<{ code: string }>().code]).toEqual([
      409,
      'no-mails',
    ]);
  } finally {
    await other.close();
  }
});
