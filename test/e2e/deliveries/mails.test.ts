import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { NewsView } from '../../../src/audit/news/news.view.js';
import type { NotificationsView } from '../../../src/notifications/settings/settings.view.js';
import { make, someone, type Someone } from '../../support/access/access-club.js';
import { memberAt, ownerAt } from '../../support/access/access.js';
import { createInstance } from '../../support/api/app.js';
import {
  call,
  expectProblem,
  expectStatus,
  serveTestApp,
  type ServedApp,
} from '../../support/api/api.js';
import { built } from '../../support/api/lent.js';
import { Relay } from '../../support/api/relay.js';
import {
  close,
  fineBetween,
  handWithFine,
  openTable,
  raise,
  sessionOf,
  step,
  type DisputeTable,
} from '../../support/corrections/disputes.js';
import { until } from '../../support/until.js';

/** Mails, with a relay of our own on this machine that refuses, hangs and dies. */

const SECRETS_KEY = 'a key of the tests, long enough';
const PUBLIC_URL = 'https://kopperne.example.org';
const MINE = '/v1/me/notifications';
/** Where it is noon: no digest goes out, and no day ends, while a test runs. */
const AT_NOON = zoneAt(12 - new Date().getUTCHours());

let relay: Relay;
let served: ServedApp;
let base: string;
let table: DisputeTable;
let senders: NestFastifyApplication[] = [];

beforeAll(async () => {
  relay = await Relay.open();
  served = await serveTestApp({ alone: true, outside: outside() });
  base = served.base;
});
beforeEach(async () => {
  relay.rcpt = 'accepts';
  relay.data = 'accepts';
  relay.got.length = 0;
  relay.begun = 0;
  relay.nextRcpt.length = 0;
  relay.nextData.length = 0;
  table = await openTable(base);
});
afterEach(async () => {
  try {
    // A mail that is under way would reach the relay during the next test.
    if (senders.length > 0) await settled();
  } finally {
    for (const one of senders.splice(0)) await one.close();
    await served.pool.query('DELETE FROM notification_settings');
    await served.pool.query('DELETE FROM mail_stop');
    await served.pool.query('DELETE FROM rate_count');
  }
});
afterAll(async () => {
  await served.close();
  await relay.close();
});

function outside() {
  const smtp = { url: relay.url, from: 'Kopperne <kopperne@example.org>' };
  return { smtp, publicUrl: PUBLIC_URL, secretsKey: SECRETS_KEY };
}

/** The name of a zone ahead of UTC by so many hours; the names have the other sign. */
function zoneAt(ahead: number): string {
  return `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`;
}

async function startSender(): Promise<NestFastifyApplication> {
  const app = await createInstance(served.database, { outside: outside() });
  senders.push(app);
  const { Notifier } = await built('notifications/sending/notifier');
  app.get(Notifier, { strict: false }).start();
  return app;
}

/** A link of a mail, at the service under test. */
const linkIn = (text: string, path: string) =>
  base + (new RegExp(`${PUBLIC_URL}(${path}\\S*)`).exec(text)?.[1] ?? '/no-link');

/** Somebody's address is confirmed as people do it. */
async function confirm(as: string, address: string, choices: object = {}): Promise<void> {
  const usual = { disputes: 'at-once', money: 'at-once', evenings: 'at-once', tasks: 'at-once' };
  const body = { ...usual, timeZone: AT_NOON, ...choices };
  expectStatus(await call(base, 'PUT', MINE, { as, body }), 200);
  expectStatus(await call(base, 'POST', `${MINE}/address`, { as, body: { address } }), 200);
  const mail = (await relay.holds(1)).at(-1);
  await fetch(linkIn(mail?.text ?? '', '/v1/mails/confirm'), { method: 'POST' });
  relay.got.length = 0;
}

const ownerOf = () => ownerAt(base) ?? '';
const tokenOf = (at: number) => memberAt(base, table.club, table.members[at] ?? '');
const settingsOf = async (as: string) =>
  expectStatus(await call<NotificationsView>(base, 'GET', MINE, { as }), 200).body;
/** Until every event is decided and no message waits to be sent now. */
const settled = () =>
  until('nothing waits', async () => {
    const { rows } = await served.pool.query(
      `SELECT FROM notified_up_to u JOIN club c ON c.id = u.club_id WHERE c.head_seq > u.seq
        UNION ALL SELECT FROM notification WHERE state = 'waiting' AND due_at <= now() + interval '1 minute'`,
    );
    return rows.length === 0;
  });
const states = async () => {
  const { rows } = await served.pool.query<{ state: string; attempts: number }>(
    'SELECT state, attempts FROM notification ORDER BY club_id, user_id, seq',
  );
  return rows.map(({ state, attempts }) => [state, attempts] as const);
};

test('an address is sent a link and nothing else until somebody confirms it by the button', async () => {
  const as = await tokenOf(0);
  const address = 'anna@example.org';
  const malformed = { as, body: { address: 'anna' } };
  expectProblem(await call(base, 'POST', `${MINE}/address`, malformed), 'mail-address-refused');
  expectStatus(await call(base, 'POST', `${MINE}/address`, { as, body: { address } }), 200);
  const [mail] = await relay.holds(1);
  expect(mail?.to).toBe(address);
  expect(mail?.headers.get('subject')).toBe('Kopperne: Bekræft din adresse');
  const link = linkIn(mail?.text ?? '', '/v1/mails/confirm');
  expect(mail?.html).toContain('/v1/mails/confirm?token=');
  for (const page of [await fetch(link), await fetch(link)]) {
    expect([page.status, await page.text()]).toEqual([
      200,
      expect.stringContaining('Bekræft adressen'),
    ]);
  }
  expect((await settingsOf(as)).isConfirmed).toBe(false);
  // As a browser sends its form.
  const form = { method: 'POST', headers: { 'content-type': 'application/x-www-form-urlencoded' } };
  expect(await (await fetch(link, { ...form, body: '' })).text()).toContain(
    'Adressen er bekræftet',
  );
  expect(await settingsOf(as)).toMatchObject({ address, isConfirmed: true, canSend: true });
  expect(await (await fetch(link, form)).text()).toContain('Linket virker ikke');
  expectStatus(await call(base, 'POST', `${MINE}/address/remove`, { as, body: {} }), 200);
  expect(await settingsOf(as)).toMatchObject({ address: null, isConfirmed: false });
});

test('news of a table are sent when the evening is closed, to those who sat there', async () => {
  const [anna = '', , , dorte = ''] = table.members;
  await confirm(await tokenOf(0), 'anna@example.org');
  await confirm(await tokenOf(3), 'dorte@example.org');
  await startSender();
  await fineBetween(table, anna);
  const { fine, player } = await handWithFine(table);
  const { id } = await raise(table, player, { fine });
  await settled();
  // Others of the table answer: only the dispute's parties hear of that at once.
  expect(relay.got.filter(({ text }) => text.includes('bøde: Andet'))).toEqual([]);
  expectStatus(await step(table, `/${id}/withdraw`, player), 200);
  await settled();
  relay.got.length = 0;
  await close(table);
  await settled();
  const { seats } = await sessionOf(table);
  const [mail] = relay.got.filter(({ to }) => to === 'anna@example.org');
  expect(mail?.text).toMatch(/Aftenen \d+\. \w+ \d{4}: [+−]?\d+ point/);
  expect(mail?.text).toContain('Dine bøder: Andet');
  expect(mail?.text).toContain(
    `${PUBLIC_URL}/clubs/${table.club}/sessions/${table.path.split('/').at(-1) ?? ''}`,
  );
  const dortes = relay.got.filter(({ to }) => to === 'dorte@example.org');
  expect(dortes.length).toBe(seats.includes(dorte) ? 1 : 0);
  // The id follows from the notification and whom it is for.
  const { rows } = await served.pool.query<{ user: string; batch: string }>(
    `SELECT user_id AS "user", batch FROM notification n JOIN notification_settings s USING (user_id)
      WHERE s.address = 'anna@example.org' AND n.state = 'sent'`,
  );
  const { mailId } = await built('notifications/mail/compose');
  const ids = rows.map(({ user, batch }) => `<${mailId(user, batch)}@kopperne.example.org>`);
  expect(ids).toContain(mail?.headers.get('message-id'));
});

test('news that were marked as seen before their digest are in none', async () => {
  const as = await tokenOf(0);
  await confirm(as, 'anna@example.org', { evenings: 'daily' });
  await startSender();
  await close(table);
  await settled();
  expect(await states()).toEqual([['waiting', 0]]);
  const seen = { as, body: { event: 1_000_000 } };
  expectStatus(await call(base, 'POST', `/v1/clubs/${table.club}/news/seen`, seen), 200);
  await served.pool.query(`UPDATE notification SET due_at = now() WHERE state = 'waiting'`);
  await settled();
  expect(await states()).toEqual([['dropped', 1]]);
  expect(relay.got).toEqual([]);
});

test('a decided dispute is sent at once, with what was and what is; one click ends such mails', async () => {
  const { fine, player } = await handWithFine(table);
  const as = await memberAt(base, table.club, player);
  await confirm(as, 'bent@example.org');
  await startSender();
  const { id } = await raise(table, player, { fine });
  const { version } = await sessionOf(table);
  const body = { text: 'Sådan var det.', mode: 'replay' };
  const dorte = table.members[3] ?? '';
  expectStatus(await step(table, `/${id}/overturn`, dorte, { body, version }), 200);
  const [mail] = await relay.holds(1);
  await settled();
  expect(relay.got).toHaveLength(1);
  expect(mail?.headers.get('subject')).toMatch(
    /Indsigelsen mod din bøde \(.+\) er afgjort: medhold/,
  );
  expect(mail?.text).toMatch(/Point den aften −?\d+ → [+−]?\d+/);
  expect(mail?.text).toContain('Sådan var det.');
  expect(mail?.text).toContain(`/disputes/${id}`);
  expect(mail?.headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  const link = linkIn(mail?.headers.get('list-unsubscribe') ?? '', '/v1/mails/end').replace(
    '>',
    '',
  );
  expect(await (await fetch(link)).text()).toContain('bøder og indsigelser');
  expect((await settingsOf(as)).disputes).toBe('at-once');
  const forged = link.replace(/token=./, 'token=A');
  expect(await (await fetch(forged, { method: 'POST' })).text()).toContain('Linket virker ikke');
  const oneClick = { 'content-type': 'application/x-www-form-urlencoded' };
  const sent = { method: 'POST', headers: oneClick, body: 'List-Unsubscribe=One-Click' };
  expect((await fetch(link, sent)).status).toBe(200);
  expect(await settingsOf(as)).toMatchObject({ disputes: 'never', money: 'at-once' });
});

describe('a task of a role', () => {
  let treasurer: Someone;
  beforeEach(async () => {
    treasurer = await someone(base, table.club, 'treasurer');
  });
  const report = async () =>
    make<{ readonly id: string }>(
      base,
      `/v1/clubs/${table.club}/payments`,
      { amount: 5_000, day: '2026-11-20', text: '' },
      { as: await tokenOf(0) },
    );

  test('is sent to who has the role, until nothing waits any more or the role has ended', async () => {
    await confirm(treasurer.token, 'kasse@example.org');
    await startSender();
    await report();
    const [mail] = await relay.holds(1);
    expect(mail?.headers.get('subject')).toContain('1 betaling skal bekræftes');
    expect(mail?.text).toContain(`/clubs/${table.club}/money#waiting-payments`);
    await settled();

    const choices = { disputes: 'never', money: 'never', evenings: 'never', tasks: 'daily' };
    const body = { as: treasurer.token, body: choices };
    expectStatus(await call(base, 'PUT', MINE, body), 200);
    await report();
    await settled();
    expect((await states()).at(-1)).toEqual(['waiting', 0]);
    await make(base, `/v1/clubs/${table.club}/memberships/${treasurer.id}/end`, undefined, {
      as: ownerOf(),
    });
    await served.pool.query(`UPDATE notification SET due_at = now() WHERE state = 'waiting'`);
    await settled();
    expect((await states()).at(-1)).toEqual(['dropped', 1]);
    expect(relay.got).toHaveLength(1);
  });

  test('of a day is one mail, and none when nothing waits any more', async () => {
    await confirm(treasurer.token, 'kasse@example.org', { tasks: 'daily' });
    await startSender();
    const payments = [await report(), await report()];
    await settled();
    expect(relay.got).toEqual([]);
    const confirmAll = async () => {
      for (const { id } of payments) {
        const path = `/v1/clubs/${table.club}/payments/${id}/decline`;
        const sent = { as: treasurer.token, body: { why: 'Intet kom.' }, version: 1 };
        expectStatus(await call(base, 'POST', path, sent), 200);
      }
    };
    await served.pool.query(`UPDATE notification SET due_at = now() WHERE state = 'waiting'`);
    const [mail] = await relay.holds(1);
    expect(mail?.headers.get('subject')).toContain('2 betalinger skal bekræftes');
    await report().then((one) => payments.push(one));
    await settled();
    await confirmAll();
    await served.pool.query(`UPDATE notification SET due_at = now() WHERE state = 'waiting'`);
    await settled();
    expect(relay.got).toHaveLength(1);
  });
});

describe('a relay', () => {
  beforeEach(async () => {
    await confirm(await tokenOf(0), 'anna@example.org');
  });
  /** One message waits for Anna. */
  const closeOne = async () => {
    await fineBetween(table, table.members[0] ?? '');
    await close(table);
  };
  /** Makes waiting messages due, apart from those that a sender has taken. */
  const again = () =>
    served.pool.query(
      `UPDATE notification SET due_at = now() WHERE state = 'waiting' AND lease IS NULL`,
    );
  /** The ends of the leases of messages that are being sent. */
  const leases = async () => {
    const { rows } = await served.pool.query<{ ends: Date }>(
      `SELECT due_at AS ends FROM notification WHERE state = 'waiting' AND lease IS NOT NULL`,
    );
    return rows.map(({ ends }) => ends);
  };
  const leaseEnds = (after: string) =>
    served.pool.query(
      `UPDATE notification SET due_at = now() + $1::interval
        WHERE state = 'waiting' AND lease IS NOT NULL`,
      [after],
    );
  /** The messages that one more sender would take now. */
  const takenNow = async () => {
    const { takeMessages } = await built('notifications/queue/queue');
    return takeMessages(served.pool, 'mail', 4);
  };
  const attempts = (count: number) =>
    until(`${count} attempts`, async () => (await states()).some(([, made]) => made >= count));

  test('that refuses for now is tried again, under the same id', async () => {
    relay.nextRcpt.push({ code: 451, said: '4.7.1 Greylisted' });
    relay.nextData.push('dies');
    await startSender();
    await closeOne();
    await attempts(1);
    await again();
    await attempts(2);
    expect(relay.got).toEqual([]);
    await again();
    await relay.holds(1);
    await settled();
    expect([relay.begun, await states()]).toEqual([2, [['sent', 3]]]);
  });

  test('that does not know the address ends it; its owner hears of it', async () => {
    relay.rcpt = { code: 550, said: '5.1.1 No such user here' };
    await startSender();
    await closeOne();
    await attempts(1);
    const as = await tokenOf(0);
    await until('the address ended', async () => (await settingsOf(as)).endedWhy !== null);
    expect(await settingsOf(as)).toMatchObject({
      isConfirmed: false,
      endedWhy: expect.stringContaining('5.1.1') as unknown,
    });
    const waiting = async (token: string) => {
      const path = `/v1/clubs/${table.club}/news`;
      return expectStatus(await call<NewsView>(base, 'GET', path, { as: token }), 200).body.waiting;
    };
    expect(await waiting(as)).toMatchObject({ isMailEnded: true, unreached: 0 });
    expect(await waiting(ownerOf())).toMatchObject({ isMailEnded: false, unreached: 1 });
    expect(relay.got).toEqual([]);
  });

  test('that refuses us stops all mails; nothing is lost', async () => {
    relay.rcpt = { code: 554, said: '5.7.1 You may not send' };
    await startSender();
    await closeOne();
    const as = await tokenOf(0);
    await until('mails are stopped', async () => (await settingsOf(as)).isStopped);
    await until('the message was given back', async () => (await leases()).length === 0);
    expect(await settingsOf(as)).toMatchObject({ isStopped: true, isConfirmed: true });
    expect(await states()).toEqual([['waiting', 0]]);
    relay.rcpt = 'accepts';
    await again();
    expect(await takenNow()).toEqual([]);
    expect(await states()).toEqual([['waiting', 0]]);
    await served.pool.query('UPDATE mail_stop SET until = now()');
    await relay.holds(1);
    await until('mails go on', async () => !(await settingsOf(as)).isStopped);
    expect(relay.got).toHaveLength(1);
  });

  test('that hangs keeps a killed sender’s message; another one sends it when the lease is over', async () => {
    relay.nextRcpt.push('hangs');
    const { rows } = await served.pool.query<{ now: Date }>('SELECT now()');
    const killed = await startSender();
    await closeOne();
    await relay.begins(1);
    senders = senders.filter((one) => one !== killed);
    await killed.close();
    expect(await states()).toEqual([['waiting', 0]]);
    const [lease] = await leases();
    expect(lease?.getTime()).toBeGreaterThanOrEqual((rows[0]?.now.getTime() ?? 0) + 60_000);
    // A slow machine comes too late for a minute.
    await leaseEnds('1 hour');
    expect(await takenNow()).toEqual([]);
    await startSender();
    await leaseEnds('0');
    await relay.holds(1);
    await settled();
    expect(await states()).toEqual([['sent', 1]]);
  });
});
