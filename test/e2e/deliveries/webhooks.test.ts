import { setTimeout as sleep } from 'node:timers/promises';
import { Webhook } from 'standardwebhooks';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type {
  SentAgainView,
  TestedView,
  WebhookList,
  WebhookSecretView,
  WebhookView,
  WebhookWithDeliveries,
} from '../../../src/deliveries/webhook.view.js';
import { PUBLIC_ONLY } from '../../../src/platform/outgoing/reachable.js';
import { make, someone } from '../../support/access/access-club.js';
import { createInstance } from '../../support/api/app.js';
import {
  call,
  expectProblem,
  expectVerified,
  openClub,
  read,
  serveTestApp,
  type ServedApp,
} from '../../support/api/api.js';
import { built } from '../../support/api/lent.js';
import { Receiver } from '../../support/api/receiver.js';

/** Webhooks with a receiver of our own on this machine, which hangs, refuses and dies. */

const SECRETS_KEY = 'a key of the tests, long enough';

let receiver: Receiver;
let served: ServedApp;
let base: string;
let club: string;
let here: string;
/** Instances that send; each test starts those that it needs. */
let senders: NestFastifyApplication[] = [];

beforeAll(async () => {
  receiver = await Receiver.open();
  served = await serveTestApp({ alone: true, outside: outside() });
  base = served.base;
});
beforeEach(async () => {
  ({ club } = await openClub(base, 0));
  here = `/v1/clubs/${club}`;
  receiver.answer = 200;
  receiver.got.length = 0;
});
afterEach(async () => {
  for (const one of senders.splice(0)) await one.close();
  await served.pool.query(`UPDATE webhook SET ended_at = now() WHERE ended_at IS NULL`);
});
afterAll(async () => {
  await served.close();
  await receiver.close();
});

function outside() {
  return { outgoing: { ...PUBLIC_ONLY, loopback: [receiver.place] }, secretsKey: SECRETS_KEY };
}

async function startSender(): Promise<NestFastifyApplication> {
  const app = await createInstance(served.database, { outside: outside() });
  senders.push(app);
  const { Sender } = await built('deliveries/sender');
  app.get(Sender, { strict: false }).start();
  return app;
}

async function addWebhook(
  as?: string,
  kinds = ['member-added'],
): Promise<WebhookSecretView & { readonly id: string }> {
  const more = as === undefined ? {} : { as };
  const asked = { name: 'Tavlen', url: `http://${receiver.place}/in`, kinds };
  const { id } = await make<WebhookView>(base, `${here}/webhooks`, asked, more);
  const made = await make<WebhookSecretView>(
    base,
    `${here}/webhooks/${id}/secret`,
    undefined,
    more,
  );
  return { ...made, id };
}

async function addMembers(count: number): Promise<void> {
  for (let nth = 0; nth < count; nth++) {
    await make(base, `${here}/members`, { name: `Nr. ${nth}` });
  }
}

async function webhook(): Promise<WebhookWithDeliveries> {
  const { webhooks } = await read<WebhookList>(base, `${here}/webhooks`);
  const [first] = webhooks;
  if (first === undefined) throw new Error('no webhook');
  return first;
}

/** The webhook, once it is so. */
async function webhookWhen(
  isSo: (one: WebhookWithDeliveries) => boolean,
): Promise<WebhookWithDeliveries> {
  for (let i = 0; i < 600; i++) {
    const one = await webhook();
    if (isSo(one)) return one;
    await sleep(50);
  }
  throw new Error(`not so: ${JSON.stringify(await webhook())}`);
}

test('a new event is sent, with ids only, and the published library verifies it', async () => {
  await addMembers(1);
  const { secret, id } = await addWebhook();
  await startSender();
  await make(base, `${here}/devices`, { name: 'Bordets tablet' });
  await make(base, `${here}/members`, { name: 'Karen Hemmelig' });
  const { deliveries } = await webhookWhen((one) => one.deliveries[0]?.state === 'sent');
  expect(deliveries).toMatchObject([
    { kind: 'member-added', attempts: 1, status: 200, answer: 'the answer', nextAt: null },
  ]);
  const [message] = receiver.got;
  const event = deliveries[0]?.event ?? 0;
  const headers = message?.headers as Record<string, string>;
  // With the first digits of its hash: after a restore the number may be another event's.
  expect(headers['webhook-id']).toMatch(new RegExp(`^${club}:${event}:[0-9a-f-]{19}$`));
  const told = new Webhook(secret).verify(message?.body ?? '', headers);
  const data = { club, event, session: null };
  expect(told).toEqual({ type: 'member-added', timestamp: expect.any(String) as unknown, data });
  expect(message?.body).not.toContain('Karen');
  expect(receiver.got).toHaveLength(1);
  await make(base, `${here}/webhooks/${id}/end`);
  await expectVerified(base, club);
});

test('of a secret that was made again both sign for a day', async () => {
  const { secret: old, id } = await addWebhook();
  const next = await make<WebhookSecretView>(base, `${here}/webhooks/${id}/secret`);
  expect(next.oldUntil).not.toBeNull();
  const verifies = (secret: string) => {
    const { headers, body } = receiver.got.at(-1) ?? { headers: {}, body: '' };
    try {
      return new Webhook(secret).verify(body, headers as Record<string, string>) !== undefined;
    } catch {
      return false;
    }
  };
  const tested = await make<TestedView>(base, `${here}/webhooks/${id}/test`);
  expect(tested).toEqual({ status: 200, answer: 'the answer' });
  expect([old, next.secret].map(verifies)).toEqual([true, true]);
  await served.pool.query(`UPDATE webhook SET old_until = now() WHERE id = $1`, [id]);
  await make<TestedView>(base, `${here}/webhooks/${id}/test`);
  expect([old, next.secret].map(verifies)).toEqual([false, true]);
});

test.each([302, 404, 500, 'dies'] as const)('%s is a failure, and tried again', async (answer) => {
  receiver.answer = answer;
  await addWebhook();
  await startSender();
  await addMembers(1);
  const failed = await webhookWhen((one) => one.deliveries[0]?.attempts === 1);
  const [first] = failed.deliveries;
  const status = answer === 'dies' ? null : answer;
  expect(first).toMatchObject({ state: 'waiting', status });
  receiver.answer = 200;
  await served.pool.query('UPDATE delivery SET due_at = now() WHERE club_id = $1', [club]);
  const after = await webhookWhen((one) => one.deliveries[0]?.state === 'sent');
  expect(after.deliveries[0]?.attempts).toBe(2);
  const ids = new Set(receiver.ids);
  expect([...ids]).toEqual([expect.stringMatching(`^${club}:${first?.event}:`)]);
});

test('410 ends it, and nothing that waits is sent', async () => {
  receiver.answer = 410;
  await addWebhook();
  await addMembers(8);
  await startSender();
  const ended = await webhookWhen((one) => one.endedWhy === 'gone' && one.waiting === 0);
  expect(ended.hasSecret).toBe(false);
});

test('a receiver that fails for good is shown, and all of it can be sent again', async () => {
  receiver.answer = 500;
  const { id } = await addWebhook();
  await startSender();
  await addMembers(1);
  await webhookWhen((one) => one.deliveries[0]?.attempts === 1);
  await served.pool.query('UPDATE delivery SET attempts = 8, due_at = now() WHERE club_id = $1', [
    club,
  ]);
  await webhookWhen((one) => one.failed === 1);
  receiver.answer = 200;
  const again = await make<SentAgainView>(base, `${here}/webhooks/${id}/send-again`, {});
  expect(again).toEqual({ again: 1 });
  const sent = await webhookWhen((one) => one.deliveries[0]?.state === 'sent');
  expect([sent.failed, sent.deliveries[0]?.attempts]).toEqual([0, 1]);
});

test('it ends with the role of its maker, and what waited is not sent', async () => {
  const owner = await someone(base, club, 'owner');
  await addWebhook(owner.token);
  await addMembers(2);
  await make(base, `${here}/memberships/${owner.id}/end`);
  await addMembers(1);
  await startSender();
  const ended = await webhookWhen((one) => one.endedAt !== null);
  expect([ended.endedWhy, ended.waiting, receiver.got.length]).toEqual(['role-ended', 0, 0]);
});

test('several instances send each event once', async () => {
  await addWebhook();
  await addMembers(20);
  await Promise.all([startSender(), startSender(), startSender()]);
  await webhookWhen(({ waiting, deliveries }) => waiting === 0 && deliveries.length === 20);
  expect([receiver.ids.length, new Set(receiver.ids).size]).toEqual([20, 20]);
});

test('a message that an instance took and did not finish is sent by another under the same id', async () => {
  receiver.answer = null;
  await addWebhook();
  await addMembers(1);
  const first = await startSender();
  await receiver.holds(1);
  await first.close();
  senders = [];
  receiver.answer = 200;
  const lease = await served.pool.query<{ left: number }>(
    `SELECT extract(epoch FROM due_at - now())::float8 AS left FROM delivery WHERE club_id = $1`,
    [club],
  );
  expect(lease.rows[0]?.left).toBeLessThanOrEqual(30);
  await served.pool.query('UPDATE delivery SET due_at = now() WHERE club_id = $1', [club]);
  await startSender();
  await webhookWhen((one) => one.deliveries[0]?.state === 'sent');
  expect([receiver.ids.length, new Set(receiver.ids).size]).toEqual([2, 1]);
});

test('its address and its secret are in no log, no export and no stored answer', async () => {
  const { secret } = await addWebhook();
  const answer = await call(base, 'GET', `${here}/webhooks`);
  expect(JSON.stringify(answer.body)).not.toContain(secret);
  for (const table of ['club_event', 'idempotency_key', 'webhook']) {
    const { rows } = await served.pool.query(`SELECT * FROM ${table} WHERE club_id = $1`, [club]);
    const text = JSON.stringify(rows);
    expect([table, text.includes(secret)]).toEqual([table, false]);
    if (table !== 'webhook') expect(text).not.toContain(receiver.place);
  }
});

test.each(['ftp://example.org', 'example.org', 'https://a:b@example.org', 'javascript:alert(1)'])(
  '%s is no address of a webhook',
  async (url) => {
    const body = { name: 'Tavlen', url, kinds: ['member-added'] };
    const refused = expectProblem(
      await call(base, 'POST', `${here}/webhooks`, { body }),
      'webhook-address-refused',
    );
    expect(refused.field).toBe('url');
  },
);
