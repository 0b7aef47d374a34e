import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { SignedInView } from '../../../src/access/access.view.js';
import type { SubscribedView, TriedPushView } from '../../../src/notifications/push/push.view.js';
import type { NotificationsView } from '../../../src/notifications/settings/settings.view.js';
import { make, someone, type Someone } from '../../support/access/access-club.js';
import { memberAt, OWNER, whoIs } from '../../support/access/access.js';
import { createInstance } from '../../support/api/app.js';
import {
  call,
  expectProblem,
  expectStatus,
  serveTestApp,
  type ServedApp,
} from '../../support/api/api.js';
import { built } from '../../support/api/lent.js';
import { PushService, readVapid } from '../../support/api/push-service.js';
import { RegistryPushService } from '../../support/api/registry-push-service.js';
import { openTable, type DisputeTable } from '../../support/corrections/disputes.js';
import { until } from '../../support/until.js';

/** Pushes, with a push service of our own on this machine that refuses, hangs and forgets. */

const SUBJECT = 'mailto:kasserer@kopperne.example.org';
const SECRETS_KEY = 'a key of the tests, long enough';
const MINE = '/v1/me/notifications';
const DEVICES = `${MINE}/devices`;

let service: PushService;
let registry: RegistryPushService;
let served: ServedApp;
let base: string;
let table: DisputeTable;
let treasurer: Someone;
let anna: string;
let senders: NestFastifyApplication[] = [];

beforeAll(async () => {
  [service, registry] = await Promise.all([PushService.open(), RegistryPushService.open()]);
  served = await serveTestApp({ alone: true, outside: outside() });
  base = served.base;
  table = await openTable(base);
  treasurer = await someone(base, table.club, 'treasurer');
  anna = await memberAt(base, table.club, table.members[0] ?? '');
});
beforeEach(() => {
  service.got.length = 0;
  service.refused = 0;
  service.next.length = 0;
});
afterEach(async () => {
  for (const one of senders.splice(0)) await one.close();
  for (const table_ of ['notification_settings', 'push_subscription', 'rate_count'])
    await served.pool.query(`DELETE FROM ${table_}`);
});
afterAll(async () => {
  await served.close();
  await service.close();
  await registry.close();
});

function outside() {
  const outgoing = {
    isPrivateAllowed: false,
    loopback: [service.place, registry.place],
    database: [],
  };
  return { outgoing, secretsKey: SECRETS_KEY, pushSubject: SUBJECT };
}

async function startSender(): Promise<NestFastifyApplication> {
  const app = await createInstance(served.database, { outside: outside() });
  senders.push(app);
  const { Notifier } = await built('notifications/sending/notifier');
  app.get(Notifier, { strict: false }).start();
  return app;
}

const settingsOf = async (as: string) =>
  expectStatus(await call<NotificationsView>(base, 'GET', MINE, { as }), 200).body;
const post = (path: string, as: string, body: object = {}) =>
  call<SubscribedView>(base, 'POST', path, { as, body });

/** A device of somebody is pushed to. */
async function subscribe(as: string, name = 'Chrome, Android') {
  const subscription = service.subscription(name);
  const { id } = expectStatus(await post(DEVICES, as, subscription), 200).body;
  return { subscription, id: id ?? '' };
}

/** Anna reports a payment, and the treasurer declines it: news of money for her. */
async function declineOne(): Promise<void> {
  const body = { amount: 12_345, day: '2026-11-20', text: '' };
  const path = `/v1/clubs/${table.club}/payments`;
  const { id } = await make<{ readonly id: string }>(base, path, body, { as: anna });
  const sent = { as: treasurer.token, body: { why: 'Intet kom.' }, version: 1 };
  expectStatus(await call(base, 'POST', `${path}/${id}/decline`, sent), 200);
}

const states = async () => {
  const { rows } = await served.pool.query<{ state: string; attempts: number; answer: string }>(
    'SELECT state, attempts, answer FROM notification ORDER BY seq, target',
  );
  return rows;
};
const settled = (state: string, count = 1) =>
  until(`${count} ${state}`, async () => {
    const found = (await states()).filter((one) => one.state === state);
    return found.length >= count;
  });

test('news are pushed to each device; only the device can read them', async () => {
  await subscribe(anna);
  await subscribe(anna, 'Safari, iPhone');
  await startSender();
  await declineOne();
  const got = await service.holds(2);
  expect(new Set(got.map(({ device }) => device)).size).toBe(2);
  const { pushKey } = await settingsOf(anna);
  for (const { headers, raw, push } of got) {
    expect(push).toEqual({
      web_push: 8030,
      notification: {
        title: expect.any(String) as unknown,
        body: expect.stringMatching(/123,45\s+kr\.[\s\S]*Intet kom\./) as unknown,
        navigate: expect.stringMatching(
          /^https:\/\/kopperne\.example\.org\/clubs\/[^/]+\/my-money#/,
        ) as unknown,
        tag: expect.stringMatching(/^[\w-]{43}$/) as unknown,
        lang: 'da',
      },
    });
    for (const hidden of ['123,45', 'Intet kom', push.notification.title, '/clubs/']) {
      expect(raw.includes(Buffer.from(hidden))).toBe(false);
      expect(JSON.stringify(headers)).not.toContain(hidden);
    }
    expect(headers['topic']).toBe(push.notification.tag.slice(0, 32));
    expect(headers['content-encoding']).toBe('aes128gcm');
    const claims = readVapid(headers['authorization'] ?? '', pushKey ?? '');
    expect(claims).toMatchObject({ sub: SUBJECT, aud: `http://${service.place}` });
  }
  await settled('sent', 2);
});

test('the testing service of the registry takes a push, decrypts it, and expires its subscription', async () => {
  const { pushKey } = await settingsOf(anna);
  const { clientHash, ...subscription } = await registry.subscribe(pushKey ?? '');
  const { origin, name } = service.subscription('Chrome, Windows');
  expectStatus(await post(DEVICES, anna, { ...subscription, origin, name }), 200);
  await startSender();
  await declineOne();
  await settled('sent');
  const [text = ''] = await registry.messages(clientHash);
  expect(JSON.parse(text)).toMatchObject({ web_push: 8030, notification: { lang: 'da' } });
  expect(text).toContain('123,45');
  await registry.expire(clientHash);
  await declineOne();
  await settled('dropped');
  expect((await settingsOf(anna)).devices).toEqual([]);
});

test('a subscription that the service forgot ends; its browser makes another one', async () => {
  const { subscription, id } = await subscribe(anna);
  const other = await subscribe(anna, 'Firefox, Linux');
  await startSender();
  service.next.push({ status: 410 });
  await declineOne();
  await settled('dropped');
  await settled('sent');
  const left = (await settingsOf(anna)).devices.map((one) => one.id);
  expect(left).toHaveLength(1);
  const [gone] = [subscription, other.subscription].filter(
    (_, at) => left[0] !== [id, other.id][at],
  );
  expect((await post(`${DEVICES}/renew`, anna, gone ?? {})).body).toEqual({
    state: 'gone',
    id: null,
  });
});

test('a service that asks for time gets it; one that refuses for good is not asked again', async () => {
  await subscribe(anna);
  await startSender();
  service.next.push({ status: 429, headers: { 'retry-after': '600' } });
  await declineOne();
  await until('one attempt', async () => (await states()).some(({ attempts }) => attempts === 1));
  const { rows } = await served.pool.query<{ seconds: number }>(
    'SELECT extract(epoch FROM due_at - tried_at)::float8 AS seconds FROM notification',
  );
  expect(rows[0]?.seconds).toBeGreaterThanOrEqual(599);
  expect(await states()).toEqual([{ state: 'waiting', attempts: 1, answer: '429' }]);
  await served.pool.query('UPDATE notification SET due_at = now()');
  await settled('sent');
  service.next.push({ status: 403 });
  await declineOne();
  await settled('failed');
  expect((await states()).at(-1)).toEqual({ state: 'failed', attempts: 1, answer: '403' });
});

test('a killed sender’s push goes on, with the same tag', async () => {
  await subscribe(anna);
  service.next.push('hangs');
  const killed = await startSender();
  await declineOne();
  await until('it hangs', () => service.refused === 1);
  senders = senders.filter((one) => one !== killed);
  await killed.close();
  expect(await states()).toMatchObject([{ state: 'waiting', attempts: 0 }]);
  await served.pool.query('UPDATE notification SET due_at = now()');
  await startSender();
  const [one] = await service.holds(1);
  const { pushId } = await built('notifications/push/compose-push');
  const { rows } = await served.pool.query<{ user: string; batch: string }>(
    'SELECT user_id AS "user", batch FROM notification',
  );
  expect(one?.push.notification.tag).toBe(pushId(rows[0]?.user ?? '', rows[0]?.batch ?? ''));
});

test('a push is sent for a trial, to a device of one’s own, with the result, and not endlessly', async () => {
  const { id } = await subscribe(anna);
  const attempt = (device = id, as = anna) =>
    call<TriedPushView>(base, 'POST', `${DEVICES}/${device}/try`, { as, body: {} });
  expect(expectStatus(await attempt(), 200).body.state).toBe('accepted');
  const [tried] = await service.holds(1);
  expect(tried?.push.notification).toMatchObject({ title: 'En prøve fra Kopperne' });
  expect((await attempt(id, treasurer.token)).status).toBe(404);
  service.next.push({ status: 403 });
  expect(expectStatus(await attempt(), 200).body.state).toBe('refused');
  service.next.push({ status: 410 });
  expect(expectStatus(await attempt(), 200).body.state).toBe('gone');
  expect((await settingsOf(anna)).devices).toEqual([]);
  const other = await subscribe(anna);
  for (let n = 0; n < 7; n++) await attempt(other.id);
  expectProblem(await attempt(other.id), 'too-many-requests');
});

test('nothing is pushed of what somebody did not choose, nor in quiet hours', async () => {
  await subscribe(anna);
  const never = { disputes: 'never', money: 'never', evenings: 'never', tasks: 'never' };
  const choose = async (body: object) =>
    expectStatus(await call(base, 'PUT', MINE, { as: anna, body: { ...never, ...body } }), 200);
  await choose({ pushed: ['tasks', 'disputes'] });
  expect((await settingsOf(anna)).pushed).toEqual(['disputes', 'tasks']);
  await startSender();
  await declineOne();
  await until('all is decided', async () => {
    const { rows } = await served.pool.query(
      'SELECT FROM notified_up_to u JOIN club c ON c.id = u.club_id WHERE c.head_seq > u.seq',
    );
    return rows.length === 0;
  });
  expect(await states()).toEqual([]);
  const hour = new Date().getUTCHours();
  const clock = (at: number) => `${String((at + 24) % 24).padStart(2, '0')}:00`;
  const quiet = { quietFrom: clock(hour - 1), quietUntil: clock(hour + 2), timeZone: 'UTC' };
  await choose({ pushed: ['money'], ...quiet });
  await declineOne();
  await settled('waiting');
  const { rows } = await served.pool.query<{ isLater: boolean }>(
    `SELECT due_at > now() + interval '30 minutes' AS "isLater" FROM notification`,
  );
  expect(rows).toEqual([{ isLater: true }]);
  expect(service.got).toEqual([]);
});

test('a device that was removed, or signed out, gets nothing and stays away', async () => {
  const { subscription, id } = await subscribe(anna);
  expectProblem(await post(`${DEVICES}/${id}/remove`, treasurer.token), 'push-device-not-found');
  expectStatus(await post(`${DEVICES}/${id}/remove`, anna), 200);
  expect((await post(`${DEVICES}/renew`, anna, subscription)).body.state).toBe('off');
  expect((await settingsOf(anna)).devices).toEqual([]);
  // Switched on again at another sign-in of hers, which then ends.
  const { user } = await whoIs(base, anna);
  const signIn = { name: user?.name, password: OWNER.password, bearer: true };
  const signed = await call<SignedInView>(base, 'POST', '/v1/sign-in', { as: null, body: signIn });
  const session = expectStatus(signed, 200).body.token ?? '';
  expectStatus(await post(DEVICES, session, subscription), 200);
  expect((await settingsOf(anna)).devices).toHaveLength(1);
  expectStatus(await post('/v1/sign-out', session), 200);
  expect((await settingsOf(anna)).devices).toEqual([]);
  await startSender();
  await declineOne();
  await until('it ended', async () => {
    const { rows } = await served.pool.query<{ why: string }>(
      'SELECT ended_why AS why FROM push_subscription WHERE p256dh IS NULL',
    );
    return rows[0]?.why === 'signed-out';
  });
  expect(service.got).toEqual([]);
});

test('a subscription that nothing can be sent to is refused at its field', async () => {
  const good = service.subscription('Edge, Windows');
  const wrong = [
    { ...good, endpoint: 'ftp://example.org/x' },
    { ...good, p256dh: 'B' },
    { ...good, auth: 'short' },
    { ...good, origin: 'https://kopperne.example.org/clubs' },
  ];
  for (const body of wrong) {
    expectProblem(await post(DEVICES, anna, body), 'push-address-refused');
  }
  // A point that is none of the curve is found when something is sent.
  const none = { ...good, p256dh: `B${'A'.repeat(86)}` };
  expectStatus(await post(DEVICES, anna, none), 200);
  await startSender();
  await declineOne();
  await settled('failed');
});

test('with another key of secrets other keys are made, and every browser subscribes again', async () => {
  const { subscription } = await subscribe(anna);
  const { pushKey } = await settingsOf(anna);
  expect((await settingsOf(anna)).pushKey).toBe(pushKey);
  const { rows } = await served.pool.query<{ private: string }>('SELECT private FROM push_key');
  expect(Buffer.from(rows[0]?.private ?? '', 'base64').length).toBeGreaterThan(60);
  await served.pool.query(`UPDATE push_key SET private = 'AAAA'`);
  const made = await settingsOf(anna);
  expect(made.pushKey).not.toBe(pushKey);
  expect(made.devices).toEqual([]);
  expect((await post(`${DEVICES}/renew`, anna, subscription)).body.state).toBe('gone');
});

test('of many that need the first keys at once, all get the ones that are kept', async () => {
  await subscribe(anna);
  await served.pool.query('DELETE FROM push_key');
  const asked = await Promise.all(Array.from({ length: 20 }, () => settingsOf(anna)));
  const { rows } = await served.pool.query<{ public: string }>('SELECT public FROM push_key');
  expect([...new Set(asked.map(({ pushKey }) => pushKey))]).toEqual([rows[0]?.public]);
  expect((await settingsOf(anna)).devices).toHaveLength(1);
});
