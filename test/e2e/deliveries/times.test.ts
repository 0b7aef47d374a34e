import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { DuesVoucher } from '../../../src/cash-book/dues/dues.view.js';
import type {
  FailedMessages,
  FailedOfClub,
} from '../../../src/notifications/failed/failed.view.js';
import type { UnreachedView } from '../../../src/notifications/reached/unreached.view.js';
import type { PlannedWritten } from '../../../src/planning/planned.view.js';
import { memberAt } from '../../support/access/access.js';
import { createInstance } from '../../support/api/app.js';
import {
  call,
  expectProblem,
  expectStatus,
  serveTestApp,
  type ServedApp,
} from '../../support/api/api.js';
import { built } from '../../support/api/lent.js';
import { PushService } from '../../support/api/push-service.js';
import { CashBook } from '../../support/money/cash-book.js';
import { SeasonClub } from '../../support/seasons/season-club.js';
import { until } from '../../support/until.js';

/** Reminders that only time brings, with a clock that is moved, and messages that are sent again by hand. */

const FAR = 'a key of the tests, long enough';

let service: PushService;
let served: ServedApp;
let club: SeasonClub;
let anna: string;
let bent: string;
const senders: NestFastifyApplication[] = [];

beforeAll(async () => {
  service = await PushService.open();
  served = await serveTestApp({ alone: true, outside: outside() });
});
beforeEach(async () => {
  service.got.length = 0;
  service.next.length = 0;
  club = await SeasonClub.open(served);
  club.at('2027-03-01T10:00:00.000Z');
  anna = await memberAt(served.base, club.club, club.id('a'));
  bent = await memberAt(served.base, club.club, club.id('b'));
});
afterEach(async () => {
  for (const one of senders.splice(0)) await one.close();
  club.setBack();
  for (const table of ['notification_settings', 'push_subscription', 'notified_up_to'])
    await served.pool.query(`DELETE FROM ${table}`);
  // Its users are in the club of the next test too.
  await served.pool.query('UPDATE club SET archived_at = now()');
});
afterAll(async () => {
  await served.close();
  await service.close();
});

function outside() {
  const outgoing = { isPrivateAllowed: false, loopback: [service.place], database: [] };
  return { outgoing, secretsKey: FAR, pushSubject: 'mailto:kasserer@kopperne.example.org' };
}

async function startSender(): Promise<void> {
  const app = await createInstance(served.database, { outside: outside() });
  senders.push(app);
  const { Notifier } = await built('notifications/sending/notifier');
  app.get(Notifier, { strict: false }).start();
}

async function subscribe(as: string): Promise<void> {
  const body = service.subscription('Chrome, Android');
  const path = '/v1/me/notifications/devices';
  expectStatus(await call(served.base, 'POST', path, { as, body }), 200);
}

/** The reminders with their states: 'a answer waiting'. */
async function found(): Promise<readonly string[]> {
  const { rows } = await served.pool.query<{ member: string; subject: string; state: string }>(
    `SELECT m.member_id AS member, n.subject, n.state FROM notification n
      JOIN membership m ON m.club_id = n.club_id AND m.user_id = n.user_id
      WHERE n.subject <> ''`,
  );
  return rows
    .map(({ member, subject, state }) =>
      [club.letter(member), subject.split(' ')[0], state].join(' '),
    )
    .toSorted();
}

/** Moves the clock, and waits until somebody has looked since. */
async function lookAt(time: string): Promise<void> {
  club.at(time);
  await until('it was looked', async () => {
    const { rows } = await served.pool.query(
      'SELECT FROM time_look WHERE looked_at BETWEEN $1 AND $2',
      [time, new Date(new Date(time).getTime() + 50_000)],
    );
    return rows.length > 0;
  });
}

/** Sends what waits, which is in the future of the database. */
async function sendAll(): Promise<void> {
  await until('nothing waits', async () => {
    const { rows } = await served.pool.query(
      `UPDATE notification SET due_at = now() WHERE state = 'waiting' AND lease IS NULL RETURNING 1`,
    );
    const { rows: behind } = await served.pool.query(
      `SELECT FROM notified_up_to u JOIN club c ON c.id = u.club_id WHERE c.head_seq > u.seq
        UNION ALL SELECT FROM notification WHERE state = 'waiting'`,
    );
    return rows.length + behind.length === 0;
  });
}

describe('an evening', () => {
  let series: string;
  beforeEach(async () => {
    const body = { firstDay: '2027-03-17', time: '19:00', repeat: 'once', place: 'Klubhuset' };
    series = expectStatus(await club.send<PlannedWritten>('evening-series', body), 201).body.series;
    await subscribe(anna);
    await subscribe(bent);
  });
  const answer = async (as: string, said: string) => {
    const path = `evening-series/${series}/evenings/2027-03-17/answer`;
    expectStatus(await club.send(path, { answer: said }, { as }), 200);
  };

  test('asks once who has not answered, and says to who comes that it begins', async () => {
    await startSender();
    await lookAt('2027-03-16T16:59:00.000Z');
    expect(await found()).toEqual([]);
    await answer(bent, 'yes');
    await lookAt('2027-03-16T17:01:00.000Z');
    expect(await found()).toEqual(['a answer waiting']);
    await sendAll();
    const [asked] = await service.holds(1);
    expect(asked?.push.notification.body).toMatch(
      /^Kommer du 17\. marts 2027, 19\.00\?\nKlubhuset\n1 kommer/,
    );
    expect(asked?.push.notification.navigate).toMatch(`/evenings/${series}/2027-03-17`);
    await lookAt('2027-03-16T18:30:00.000Z');
    expect(await found()).toEqual(['a answer sent']);

    await lookAt('2027-03-17T14:59:00.000Z');
    expect(await found()).toEqual(['a answer sent']);
    await lookAt('2027-03-17T15:01:00.000Z');
    expect(await found()).toEqual(['a answer sent', 'b begins waiting']);
    // A member who answers now knows it.
    await answer(anna, 'later');
    await sendAll();
    expect((await service.holds(2)).at(-1)?.push.notification.body).toMatch(/^Aftenen begynder/);
    await lookAt('2027-03-17T16:30:00.000Z');
    expect(await found()).toEqual(['a answer sent', 'b begins sent']);
  });

  test('asks at the hour that the club chose', async () => {
    await startSender();
    const chosen = { time: '12:00', daysBefore: 2 };
    expectStatus(await club.send('answer-reminder', chosen), 200);
    await lookAt('2027-03-15T10:59:00.000Z');
    expect(await found()).toEqual([]);
    await lookAt('2027-03-15T11:01:00.000Z');
    expect(await found()).toEqual(['a answer waiting', 'b answer waiting']);
  });

  test('does not reach members without a mail and a device, which those who plan can read', async () => {
    const unreached = async () => {
      const { body } = await club.get<UnreachedView>('notifications/unreached');
      return body.members
        .map((one) => club.letter(one))
        .sort()
        .join('');
    };
    expect(await unreached()).toBe('cdef');
    const settings = await call<object>(served.base, 'GET', '/v1/me/notifications', { as: anna });
    expect(settings.status).toBe(200);
    await served.pool.query(
      `UPDATE notification_settings SET pushed = array_remove(pushed, 'evenings')
        WHERE user_id = (SELECT user_id FROM membership WHERE club_id = $1 AND member_id = $2)`,
      [club.club, club.id('a')],
    );
    expect(await unreached()).toBe('acdef');
    expect((await club.get('notifications/unreached', anna)).status).toBe(403);
  });

  test('says whose turn it is to host and to bring cake, to them as theirs', async () => {
    await startSender();
    const weekly = { firstDay: '2027-03-17', time: '20:00', repeat: 'week' };
    expectStatus(await club.send('evening-series', weekly), 201);
    const turns = [
      ['host', 'a'],
      ['cake', 'b'],
    ] as const;
    for (const [turn, letter] of turns) {
      const body = { turn, members: [club.id(letter)], fromDay: '2027-03-15' };
      expectStatus(await club.send('evening-turns', body), 200);
    }
    await lookAt('2027-03-16T17:05:00.000Z');
    await sendAll();
    const saying = (own: RegExp, others: RegExp) =>
      service.got.filter(({ push: { notification } }) => {
        const lines = notification.body.split('\n');
        return lines.some((line) => own.test(line)) && lines.some((line) => others.test(line));
      });
    await until('both were asked', () => {
      const host = saying(/^Du er vært$/, /^(?!Du ).* har kage med$/);
      const cake = saying(/^Du har kage med$/, /^(?!Du ).* er vært$/);
      return host.length === 1 && cake.length === 1;
    });
  });

  test('that was answered or called off meanwhile leaves nothing to send', async () => {
    await startSender();
    await lookAt('2027-03-16T17:01:00.000Z');
    expect(await found()).toEqual(['a answer waiting', 'b answer waiting']);
    await answer(anna, 'no');
    const path = `evening-series/${series}/evenings/2027-03-17/call-off`;
    expectStatus(await club.send(path, { why: 'Sne.' }), 200);
    await sendAll();
    expect(await found()).toEqual(['a answer dropped', 'b answer dropped']);
    expect(service.got.every(({ push }) => !push.notification.body.startsWith('Kommer'))).toBe(
      true,
    );
    await lookAt('2027-03-17T15:01:00.000Z');
    expect(await found()).toHaveLength(2);
  });

  test('is found once by several instances', async () => {
    await startSender();
    await startSender();
    await lookAt('2027-03-16T17:01:00.000Z');
    await lookAt('2027-03-16T17:03:00.000Z');
    expect(await found()).toEqual(['a answer waiting', 'b answer waiting']);
  });
});

test('dues that fell due are said on the day after, and not once they were taken back', async () => {
  const book = await CashBook.of(
    served,
    club.club,
    [...'abcdef'].map((one) => club.id(one)),
  );
  await subscribe(anna);
  await subscribe(bent);
  const line = (letter: string) => ({ member: book.id(letter), class: 'active', amount: 40_000 });
  const charge = async (name: string, letter: string) => {
    const body = { name, dueDay: '2027-03-10', lines: [line(letter)] };
    return (await book.write('dues', body)) as DuesVoucher;
  };
  await startSender();
  await charge('Kontingent 2027', 'a');
  const wrong = await charge('Kontingent 2072', 'b');
  await until('both are decided', async () => {
    const { rows } = await served.pool.query(`SELECT FROM notification WHERE state = 'waiting'`);
    return rows.length === 2;
  });
  const path = `vouchers/${wrong.event}/reversal`;
  expectStatus(await book.send(path, { why: 'Forkert år.', day: book.today }), 201);
  await sendAll();
  expect(service.got.map(({ push }) => push.notification.body.split('\n')[0])).toEqual([
    expect.stringContaining('Kontingent 2027'),
  ]);
  await lookAt('2027-03-11T06:59:00.000Z');
  expect(await found()).toEqual([]);
  await lookAt('2027-03-11T07:01:00.000Z');
  expect(await found()).toEqual(['a due waiting']);
  await sendAll();
  expect(service.got.at(-1)?.push.notification.body).toMatch(
    /^Kontingent 2027 skulle være betalt 10\. marts 2027: 400,00/,
  );
});

test('a push that failed is listed with its reason, and sent again by its user or an owner', async () => {
  const body = { firstDay: '2027-03-17', time: '19:00', repeat: 'once' };
  expectStatus(await club.send('evening-series', body), 201);
  await subscribe(anna);
  await subscribe(bent);
  await startSender();
  service.next.push({ status: 413 }, { status: 413 });
  await lookAt('2027-03-16T17:01:00.000Z');
  await sendAll();
  expect(await found()).toEqual(['a answer failed', 'b answer failed']);
  const mine = '/v1/me/notifications/failed';
  const listed = async (as: string) =>
    expectStatus(await call<FailedMessages>(served.base, 'GET', mine, { as }), 200).body.messages;
  const [message] = await listed(anna);
  expect(message).toMatchObject({
    channel: 'push',
    device: 'Chrome, Android',
    categories: ['evenings'],
    reason: '413',
  });
  const ofClub = await club.get<FailedOfClub>('notifications/failed');
  const { recipients } = expectStatus(ofClub, 200).body;
  expect(recipients.map(({ channel, messages, reason }) => [channel, messages, reason])).toEqual([
    ['push', 1, '413'],
    ['push', 1, '413'],
  ]);
  expect(ofClub.text).not.toContain('evenings');
  expectProblem(await club.get('notifications/failed', anna), 'not-allowed');

  const again = { as: anna, body: { message: message?.id } };
  const others = { as: bent, body: { message: message?.id } };
  const path = `${mine}/send-again`;
  expect((await call(served.base, 'POST', path, others)).body).toEqual({ again: 0 });
  expect((await call(served.base, 'POST', path, again)).body).toEqual({ again: 1 });
  await service.holds(1);
  const all = await club.send<{ again: number }>('notifications/failed/send-again', {});
  expect(expectStatus(all, 200).body).toEqual({ again: 1 });
  await service.holds(2);
  await sendAll();
  expect([await listed(anna), await listed(bent)]).toEqual([[], []]);
});
