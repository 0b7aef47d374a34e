import type { Pool, PoolClient } from 'pg';
import { readNewsItems } from '../../audit/news/read-news.js';
import { NEWS_KINDS, TASK_KINDS, taskOf, type Kind } from '../../events/registry.js';
import { headText } from '../../ledger/log/head-text.js';
import { readActor } from '../../people/actor.js';
import { permits } from '../../people/roles.js';
import { inTransaction } from '../../platform/database/transaction.js';
import { AT_TABLE, categoryOf, type Category } from '../categories.js';
import { keepFor } from './keep.js';
import type { ChannelName } from './queue.js';
import { readRecipients, type Recipient } from './recipients.js';

/** Events of a club that are decided at a time; news are read of so many at most. */
const MOST_EVENTS = 50;
/** An evening that is closed is a message about all of it. */
const CLOSING: Kind = 'session-closed';
const DECIDED: readonly Kind[] = [...new Set<Kind>([...NEWS_KINDS, ...TASK_KINDS, CLOSING])];

interface LogRow {
  readonly seq: number;
  readonly hash: string;
  readonly kind: Kind;
  readonly actor: string;
  readonly session: string | null;
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
    text: `SELECT e.seq, e.hash, e.kind, e.actor, e.session_id AS session FROM club_event e
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
      const event = events.find((each) => each.seq === seq);
      if (event === undefined) continue;
      const isClosing = event.kind === CLOSING;
      const { short: mark } = headText(event);
      const message = { club, seq, mark, subject: '', category, isClosing };
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
