import type { Pool, PoolClient } from 'pg';
import { readNewsItems } from '../../audit/news/read-news.js';
import { NEWS_KINDS, TASK_KINDS, taskOf, type Kind } from '../../events/registry.js';
import { readActor } from '../../people/actor.js';
import { permits, type Role } from '../../people/roles.js';
import { inTransaction } from '../../platform/database/transaction.js';
import { AT_TABLE, categoryOf, type Category, type Rhythms } from '../categories.js';
import { dueAt, type Clock } from '../moments.js';
import { IS_PUSHED_TO } from '../push/is-pushed-to.js';
import type { ChannelName } from './queue.js';

/** Events of a club that are decided at a time; news are read of so many at most. */
const MOST_EVENTS = 50;
/** An evening that is closed is a message about all of it. */
const CLOSING: Kind = 'session-closed';
const DECIDED: readonly Kind[] = [...new Set<Kind>([...NEWS_KINDS, ...TASK_KINDS, CLOSING])];

/** Somebody who is notified: their member, roles and choices in a club. */
export interface Recipient extends Rhythms {
  readonly user: string;
  /** Whether they have confirmed an address. */
  readonly isMailed: boolean;
  /** The devices that are pushed to, by the ids of their subscriptions. */
  readonly devices: readonly string[];
  readonly pushed: readonly Category[];
  readonly member: string | null;
  readonly roles: readonly Role[];
  readonly timeZone: string;
  readonly quietFrom: string | null;
  readonly quietUntil: string | null;
}

interface LogRow {
  readonly seq: number;
  readonly kind: Kind;
  readonly actor: string;
  readonly session: string | null;
}

/** Whether the user of settings `s` is notified anywhere. */
const IS_NOTIFIED = `(s.confirmed_at IS NOT NULL
  OR EXISTS (SELECT FROM push_subscription p WHERE p.user_id = s.user_id AND ${IS_PUSHED_TO}))`;

/** Clubs that have somebody who is notified, from their present head on. */
export async function followClubs(pool: Pool): Promise<void> {
  await pool.query({
    name: 'notified-follow',
    text: `INSERT INTO notified_up_to (club_id, seq)
      SELECT c.id, c.head_seq FROM club c WHERE EXISTS (
        SELECT FROM membership m JOIN notification_settings s ON s.user_id = m.user_id
        WHERE m.club_id = c.id AND m.roles <> '{}' AND ${IS_NOTIFIED})
      ON CONFLICT DO NOTHING`,
  });
}

/**
 * Decides for one club that is behind who is notified of what: a row for each recipient and event, and the
 * cursor behind them, in one transaction. Of several instances each takes another club.
 *
 * @param channels the ways by which the instance can notify
 * @returns whether there was one
 */
export async function decideNotifications(
  pool: Pool,
  channels: readonly ChannelName[],
): Promise<boolean> {
  return inTransaction(pool, 'BEGIN', async (client) => {
    const { rows } = await client.query<{ club: string; after: number; upTo: number }>({
      name: 'notified-behind',
      text: `SELECT u.club_id AS club, u.seq AS after,
          least(c.head_seq, u.seq + ${MOST_EVENTS}) AS "upTo"
        FROM notified_up_to u JOIN club c ON c.id = u.club_id
        WHERE c.head_seq > u.seq LIMIT 1 FOR UPDATE OF u SKIP LOCKED`,
    });
    const [behind] = rows;
    if (behind === undefined) return false;
    await decide(pool, client, behind, channels);
    await client.query({
      name: 'notified-move',
      text: 'UPDATE notified_up_to SET seq = $2 WHERE club_id = $1',
      values: [behind.club, behind.upTo],
    });
    return true;
  });
}

type Range = { readonly club: string; readonly after: number; readonly upTo: number };

async function decide(
  pool: Pool,
  client: PoolClient,
  range: Range,
  channels: readonly ChannelName[],
): Promise<void> {
  const { club, after, upTo } = range;
  const { rows: events } = await client.query<LogRow>({
    name: 'notified-events',
    text: `SELECT e.seq, e.kind, e.actor, e.session_id AS session FROM club_event e
      WHERE e.club_id = $1 AND e.seq > $2 AND e.seq <= $3 AND e.kind = ANY ($4::text[])
        AND (e.kind <> ALL ($5::text[]) OR EXISTS (SELECT FROM club_event c
          WHERE c.club_id = e.club_id AND c.session_id = e.session_id AND c.seq < e.seq
            AND c.kind = '${CLOSING}'))
      ORDER BY e.seq`,
    values: [club, after, upTo, DECIDED, AT_TABLE],
  });
  if (events.length === 0) return;
  const now = new Date();
  for (const one of await readRecipients(client, club)) {
    for (const [seq, category] of await concerning(pool, client, range, events, one)) {
      const message = { club, seq, subject: '', category };
      await keepFor(client, message, one, { channels, now });
    }
  }
}

/** The events that somebody is notified of, each with its category. */
async function concerning(
  pool: Pool,
  client: PoolClient,
  { club, after, upTo }: Range,
  events: readonly LogRow[],
  { user, member, roles }: Recipient,
): Promise<ReadonlyMap<number, Category>> {
  const found = new Map<number, Category>();
  for (const { seq, kind, actor } of events) {
    const task = taskOf(kind);
    if (task === null || !permits(roles, task)) continue;
    const by = readActor(actor);
    const isOwn = by.user === user || (member !== null && by.member === member);
    if (!isOwn) found.set(seq, 'tasks');
  }
  const asked = { user, member, roles, after, upTo };
  const isNews = events.some(({ kind }) => NEWS_KINDS.includes(kind));
  const items = isNews ? await readNewsItems(pool, club, asked) : [];
  const kinds = new Map(events.map(({ seq, kind }) => [seq, kind]));
  for (const { event } of items) {
    const kind = kinds.get(event);
    if (kind !== undefined) found.set(event, categoryOf(kind));
  }
  if (member === null) return found;
  const closed = events.filter(({ kind }) => kind === CLOSING);
  for (const { seq, session } of closed) {
    if (session !== null && (await sat(client, club, session, member))) found.set(seq, 'evenings');
  }
  return found;
}

async function sat(client: PoolClient, club: string, session: string, member: string) {
  const { rows } = await client.query({
    name: 'notified-sat',
    text: `SELECT FROM account a JOIN member m ON m.club_id = a.club_id AND m.id = a.member_id
      WHERE a.club_id = $1 AND a.session_id = $2 AND $3 IN (m.id, m.merged_into)`,
    values: [club, session, member],
  });
  return rows.length > 0;
}

/** The users of a club who are notified anywhere. */
export async function readRecipients(
  client: PoolClient,
  club: string,
): Promise<readonly Recipient[]> {
  const { rows } = await client.query<Recipient>({
    name: 'notified-recipients',
    text: `SELECT s.user_id AS "user", m.member_id AS member, m.roles, s.disputes, s.money,
        s.evenings, s.tasks, s.pushed, s.confirmed_at IS NOT NULL AS "isMailed",
        ARRAY(SELECT p.id::text FROM push_subscription p
          WHERE p.user_id = s.user_id AND ${IS_PUSHED_TO} ORDER BY p.id) AS devices,
        s.begins_hours AS "beginsHours", coalesce(s.time_zone, c.time_zone) AS "timeZone",
        s.quiet_from AS "quietFrom", s.quiet_until AS "quietUntil"
      FROM membership m JOIN notification_settings s ON s.user_id = m.user_id
        JOIN club c ON c.id = m.club_id
      WHERE m.club_id = $1 AND m.roles <> '{}' AND ${IS_NOTIFIED}`,
    values: [club],
  });
  return rows;
}

/** The clock of a recipient. */
export function clockOf({
  timeZone,
  quietFrom,
  quietUntil,
}: Pick<Recipient, 'timeZone' | 'quietFrom' | 'quietUntil'>): Clock {
  const isQuiet = quietFrom !== null && quietUntil !== null;
  return { timeZone, quiet: isQuiet ? { from: quietFrom, until: quietUntil } : null };
}

/** Something that somebody is notified of. */
export interface Decided {
  readonly club: string;
  /** 0 for what only time brings. */
  readonly seq: number;
  /** What time brings, with its day; empty for an event. */
  readonly subject: string;
  readonly category: Category;
}

interface Deciding {
  /** The ways by which the instance can notify. */
  readonly channels: readonly ChannelName[];
  readonly now: Date;
}

/** The row of one target. */
interface Waiting {
  readonly channel: ChannelName;
  readonly target: string;
  readonly category: Category;
  readonly batch: string;
  readonly at: Date;
}

/** Keeps what somebody is notified of: a row for their mail, and one for each of their devices. */
export async function keepFor(
  client: PoolClient,
  decided: Decided,
  recipient: Recipient,
  { channels, now }: Deciding,
): Promise<void> {
  const { club, seq, subject } = decided;
  const waiting = [
    ...(channels.includes('mail') ? mailOf(decided, recipient, now) : []),
    ...(channels.includes('push') ? pushesOf(decided, recipient, now) : []),
  ];
  for (const { channel, target, category, batch, at } of waiting) {
    await client.query({
      name: 'notified-keep',
      text: `INSERT INTO notification (club_id, user_id, channel, target, seq, subject, category,
          batch, state, attempts, due_at)
        VALUES ($1, $2, $3, $4, $5, $6, $7, $8, 'waiting', 0, $9) ON CONFLICT DO NOTHING`,
      values: [club, recipient.user, channel, target, seq, subject, category, batch, at],
    });
  }
}

/** The id of a message of its own. */
function ownBatch({ club, seq, subject }: Decided): string {
  return `${club}:${subject === '' ? seq : subject}`;
}

function mailOf(decided: Decided, recipient: Recipient, now: Date): readonly Waiting[] {
  const { user, isMailed } = recipient;
  // The fines of an evening are in the message about it.
  const isOfFines = decided.category === 'evenings' && recipient.evenings === 'never';
  const category = isOfFines ? 'disputes' : decided.category;
  const rhythm = recipient[category];
  if (!isMailed || rhythm === 'never') return [];
  const { at, digest } = dueAt(rhythm, now, clockOf(recipient));
  const batch = digest === null ? ownBatch(decided) : `digest:${digest}`;
  return [{ channel: 'mail', target: user, category, batch, at }];
}

function pushesOf(decided: Decided, recipient: Recipient, now: Date): readonly Waiting[] {
  const { devices, pushed } = recipient;
  const isOfFines = decided.category === 'evenings' && !pushed.includes('evenings');
  const category = isOfFines ? 'disputes' : decided.category;
  if (!pushed.includes(category)) return [];
  const { at } = dueAt('at-once', now, clockOf(recipient));
  const batch = ownBatch(decided);
  return devices.map((target) => ({ channel: 'push', target, category, batch, at }));
}
