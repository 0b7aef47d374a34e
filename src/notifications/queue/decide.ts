import type { Pool, PoolClient } from 'pg';
import { readNewsItems } from '../../audit/news/read-news.js';
import { NEWS_KINDS, TASK_KINDS, taskOf, type Kind } from '../../events/registry.js';
import { readActor } from '../../people/actor.js';
import { permits, type Role } from '../../people/roles.js';
import { inTransaction } from '../../platform/database/transaction.js';
import { AT_TABLE, categoryOf, type Category, type Rhythms } from '../categories.js';
import { dueAt, type Clock } from '../moments.js';
import { selectColumns } from '../../platform/database/select-columns.js';

/** Events of a club that are decided at a time; news are read of so many at most. */
const MOST_EVENTS = 50;
/** An evening that is closed is a message about all of it. */
const CLOSING: Kind = 'session-closed';
const DECIDED: readonly Kind[] = [...new Set<Kind>([...NEWS_KINDS, ...TASK_KINDS, CLOSING])];

/** A receiver of mails: their member, roles and choices in a club. */
interface Recipient extends Rhythms {
  readonly user: string;
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

/** Clubs that have somebody who is sent mails, from their present head on. */
export async function followClubs(pool: Pool): Promise<void> {
  await pool.query({
    name: 'notified-follow',
    text: `INSERT INTO notified_up_to (club_id, seq)
      SELECT c.id, c.head_seq FROM club c WHERE EXISTS (
        SELECT FROM membership m JOIN notification_settings s ON s.user_id = m.user_id
        WHERE m.club_id = c.id AND m.roles <> '{}' AND s.confirmed_at IS NOT NULL)
      ON CONFLICT DO NOTHING`,
  });
}

/**
 * Decides for one club that is behind who is notified of what: a row for each recipient and event, and the
 * cursor behind them, in one transaction. Of several instances each takes another club.
 *
 * @returns whether there was one
 */
export async function decideNotifications(pool: Pool): Promise<boolean> {
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
    await decide(pool, client, behind);
    await client.query({
      name: 'notified-move',
      text: 'UPDATE notified_up_to SET seq = $2 WHERE club_id = $1',
      values: [behind.club, behind.upTo],
    });
    return true;
  });
}

type Range = { readonly club: string; readonly after: number; readonly upTo: number };

async function decide(pool: Pool, client: PoolClient, range: Range): Promise<void> {
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
      await keep(client, { club, seq, category }, one, now);
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

async function readRecipients(client: PoolClient, club: string): Promise<readonly Recipient[]> {
  const { rows } = await client.query<Recipient>({
    name: 'notified-recipients',
    text: `SELECT s.user_id AS "user", m.member_id AS member, m.roles, s.disputes, s.money,
        s.evenings, s.tasks, coalesce(s.time_zone, c.time_zone) AS "timeZone",
        ${selectColumns('NotificationSettings', 's', 'quietFrom', 'quietUntil')}
      FROM membership m JOIN notification_settings s ON s.user_id = m.user_id
        JOIN club c ON c.id = m.club_id
      WHERE m.club_id = $1 AND m.roles <> '{}' AND s.confirmed_at IS NOT NULL`,
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

interface Decided {
  readonly club: string;
  readonly seq: number;
  readonly category: Category;
}

async function keep(
  client: PoolClient,
  { club, seq, category }: Decided,
  recipient: Recipient,
  now: Date,
): Promise<void> {
  // The fines of an evening are in the message about it.
  const chosen = recipient[category];
  const [of, rhythm] =
    category === 'evenings' && chosen === 'never'
      ? (['disputes', recipient.disputes] as const)
      : ([category, chosen] as const);
  if (rhythm === 'never') return;
  const { at, digest } = dueAt(rhythm, now, clockOf(recipient));
  const batch = digest === null ? `${club}:${seq}` : `digest:${digest}`;
  await client.query({
    name: 'notified-keep',
    text: `INSERT INTO notification
        (club_id, user_id, channel, seq, category, batch, state, attempts, due_at)
      VALUES ($1, $2, 'mail', $3, $4, $5, 'waiting', 0, $6) ON CONFLICT DO NOTHING`,
    values: [club, recipient.user, seq, of, batch, at],
  });
}
