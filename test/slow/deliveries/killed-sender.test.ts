import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import type { AddedList } from '../../../src/arriving/member-list.view.js';
import type { WebhookView } from '../../../src/deliveries/webhook.view.js';
import { claimAll } from '../../support/access/access.js';
import { make } from '../../support/access/access-club.js';
import { openClub, expectVerified } from '../../support/api/api.js';
import { Receiver } from '../../support/api/receiver.js';
import { Relay } from '../../support/api/relay.js';
import { createTestDatabase, poolOf, type TestDatabase } from '../../support/database/database.js';
import { databaseUrl } from '../../support/database/database-url.js';
import { letOwnerIn, spawnService, type ServiceProcess } from '../../support/database/service.js';

/** The service is killed while it sends, again and again: nothing is lost, and hardly anything twice. */

/** Kills: `KILLS=200` for the long run. */
const KILLS = Number(process.env['KILLS'] ?? 10);
/** Events for the webhook, by lists of members. */
const LISTS = Math.max(1, Math.ceil(KILLS / 8));
const OF_LIST = 200;
const READERS = 6;
const EVENINGS = 10 * LISTS;
/** A kill and the start after it take some seconds; the rest is sent in a few minutes. */
const LONGEST_MS = 300_000 + KILLS * 20_000;
/** Messages that one process has under way at a time: of a webhook, and by mail. */
const UNDER_WAY = 4;

let database: TestDatabase;
let pool: Pool;
let receiver: Receiver;
let relay: Relay;
let service: ServiceProcess;

beforeAll(async () => {
  database = await createTestDatabase();
  pool = poolOf(database, 2);
  receiver = await Receiver.open();
  relay = await Relay.open();
});
afterAll(async () => {
  service.child.kill('SIGKILL');
  await service.ended();
  await receiver.close();
  await relay.close();
  await pool.end();
  await database.drop();
});

function start(): ServiceProcess {
  service = spawnService({
    DATABASE_URL: databaseUrl(database),
    LOG_LEVEL: 'info',
    SEND_TO_LOOPBACK: receiver.place,
    PUBLIC_URL: 'https://tarok.example.org',
    SMTP_URL: relay.url,
    SMTP_FROM: 'Kopperne <kopperne@example.org>',
  });
  return service;
}

/** The events and messages that wait to be decided or sent now. */
async function waiting(): Promise<number> {
  const { rows } = await pool.query<{ n: string }>(
    `SELECT (SELECT coalesce(sum(c.head_seq - u.seq), 0) FROM delivered_up_to u
          JOIN club c ON c.id = u.club_id)
      + (SELECT coalesce(sum(c.head_seq - u.seq), 0) FROM notified_up_to u
          JOIN club c ON c.id = u.club_id)
      + (SELECT count(*) FROM delivery WHERE state = 'waiting')
      + (SELECT count(*) FROM notification WHERE state = 'waiting') AS n`,
  );
  return Number(rows[0]?.n);
}

const twice = (ids: readonly string[]) => ids.length - new Set(ids).size;

test(
  `nothing is lost by ${KILLS} kills of a sender`,
  async () => {
    const base = await letOwnerIn(start());
    const opened = await openClub(base, READERS);
    const here = `/v1/clubs/${opened.club}`;
    const hook = { name: 'Tavlen', url: `http://${receiver.place}/in`, kinds: ['member-added'] };
    const { id } = await make<WebhookView>(base, `${here}/webhooks`, hook);
    await make(base, `${here}/webhooks/${id}/secret`);
    await claimAll(base, opened);
    await pool.query(
      `INSERT INTO notification_settings (user_id, disputes, money, evenings, tasks, address,
        time_zone, confirmed_at, pushed)
      SELECT user_id, 'never', 'never', 'at-once', 'never', user_id || '@example.org',
        'Europe/Copenhagen', now(), '{}' FROM membership WHERE member_id IS NOT NULL`,
    );
    // The next look follows the club for its readers.
    while ((await pool.query('SELECT FROM notified_up_to')).rowCount === 0) await sleep(200);

    for (let list = 0; list < LISTS; list++) {
      const members = Array.from({ length: OF_LIST }, (_, i) => ({ name: `Nr. ${list} ${i}` }));
      await make<AddedList>(base, `${here}/member-lists`, { members });
    }
    for (let nth = 0; nth < EVENINGS; nth++) {
      const day = `2031-01-${String((nth % 28) + 1).padStart(2, '0')}`;
      const evening = { firstDay: day, repeat: 'once', time: '19:00', place: `Bord ${nth}` };
      await make(base, `${here}/evening-series`, evening);
    }

    let kills = 0;
    for (; kills < KILLS && (await waiting()) > 0; kills++) {
      await sleep(50 + Math.random() * 600);
      service.child.kill('SIGKILL');
      await service.ended();
      await letOwnerIn(start(), true);
    }
    while ((await waiting()) > 0) await sleep(200);

    expect(kills).toBe(KILLS);
    const { rows } = await pool.query<{ channel: string; state: string; n: number }>(
      'SELECT state, count(*)::int AS n, max(answer) AS answer FROM notification GROUP BY state',
    );
    expect(rows).toMatchObject([{ state: 'sent', n: READERS * EVENINGS }]);
    const messages = receiver.ids;
    expect(new Set(messages).size).toBe(LISTS * OF_LIST);
    expect(twice(messages)).toBeLessThanOrEqual(kills * UNDER_WAY);
    const mails = relay.got.map(({ headers }) => headers.get('message-id') ?? '');
    expect(new Set(mails).size).toBe(READERS * EVENINGS);
    expect(twice(mails)).toBeLessThanOrEqual(kills * UNDER_WAY);
    await expectVerified(await service.ready(), opened.club);
  },
  LONGEST_MS,
);
