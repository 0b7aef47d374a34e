import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import type { Category } from '../categories.js';

/** Longer than the longest attempt; a killed sender's work goes on after it. */
const LEASE_S = 60;
const KEPT_DAYS = 14;

/** The ways by which a message reaches its user. */
export const CHANNELS = ['mail', 'push'] as const;
export type ChannelName = (typeof CHANNELS)[number];

/** An event in a message that this instance has taken to send. */
export interface TakenEvent {
  readonly club: string;
  /** 0 for what only time brings. */
  readonly seq: number;
  /** The subject that time brings; empty for an event. */
  readonly subject: string;
  readonly category: Category;
}

/** A message to a user that this instance has taken to send. */
export interface TakenMessage {
  readonly user: string;
  readonly channel: ChannelName;
  /** The device that it is pushed to; by mail the user. */
  readonly target: string;
  /** The message's id, apart from the user: the event by club and mark, `club:subject` or `digest:2026-11-27`. */
  readonly batch: string;
  /** Attempts that ended. */
  readonly attempts: number;
  readonly lease: string;
  readonly events: readonly TakenEvent[];
}

type Row = TakenEvent & Omit<TakenMessage, 'lease' | 'events' | 'channel'>;

/**
 * Takes messages of a channel that are due, for as long as a lease lasts. The first event of a message is its
 * lock, so that of several instances one takes all of it. While the relay refuses us, one mail is tried now
 * and then.
 */
export async function takeMessages(
  pool: Pool,
  channel: ChannelName,
  most: number,
): Promise<readonly TakenMessage[]> {
  const lease = randomUUID();
  const { rows } = await pool.query<Row>({
    name: 'notifications-take',
    text: `WITH first AS (
        SELECT n.user_id, n.target, n.batch FROM notification n
        WHERE n.state = 'waiting' AND n.due_at <= now() AND n.channel = $3
          AND NOT EXISTS (SELECT FROM notification o WHERE o.user_id = n.user_id
            AND o.channel = n.channel AND o.target = n.target
            AND o.batch = n.batch AND o.state = 'waiting'
            AND (o.club_id, o.seq, o.subject) < (n.club_id, n.seq, n.subject))
          AND ($3 <> 'mail' OR NOT EXISTS (SELECT FROM mail_stop WHERE until > now()))
        ORDER BY n.due_at
        LIMIT CASE WHEN $3 = 'mail' AND EXISTS (SELECT FROM mail_stop) THEN 1 ELSE $2::int END
        FOR UPDATE OF n SKIP LOCKED
      )
      UPDATE notification d SET lease = $1, due_at = now() + make_interval(secs => ${LEASE_S})
      FROM first f
      WHERE d.user_id = f.user_id AND d.channel = $3 AND d.target = f.target
        AND d.batch = f.batch AND d.state = 'waiting'
      RETURNING d.club_id AS club, d.seq, d.subject, d.category, d.user_id AS "user", d.target,
        d.batch, d.attempts`,
    values: [lease, most, channel],
  });
  const messages = new Map<string, Row[]>();
  for (const row of rows) {
    const key = `${row.user} ${row.target} ${row.batch}`;
    messages.set(key, [...(messages.get(key) ?? []), row]);
  }
  return [...messages.values()].flatMap((events) => {
    const [first] = events;
    if (first === undefined) return [];
    const { user, target, batch, attempts } = first;
    const message = { user, channel, target, batch, attempts, lease };
    return [{ ...message, events: events.toSorted(inOrder) }];
  });
}

function inOrder(one: TakenEvent, other: TakenEvent): number {
  if (one.club !== other.club) return one.club < other.club ? -1 : 1;
  return one.seq - other.seq || (one.subject < other.subject ? -1 : 1);
}

/** How an attempt ended. */
export interface EndedAttempt {
  readonly state: 'waiting' | 'sent' | 'failed' | 'dropped';
  readonly answer: string;
  /** Seconds until it is tried again; null for never. */
  readonly pause: number | null;
}

/** The end of a message that is of no use any more. */
export const DROPPED: EndedAttempt = { state: 'dropped', answer: '', pause: null };

/** The message that an instance holds, as SQL over `$1` to `$5`. */
const HELD = `user_id = $1 AND channel = $2 AND target = $3 AND batch = $4 AND lease = $5
  AND state = 'waiting'`;

function holding({ user, channel, target, batch, lease }: TakenMessage) {
  return [user, channel, target, batch, lease] as const;
}

/** Keeps how an attempt ended, unless another instance has taken the message over. */
export async function keepMessage(
  pool: Pool,
  taken: TakenMessage,
  { state, answer, pause }: EndedAttempt,
): Promise<void> {
  await pool.query({
    name: 'notifications-keep',
    text: `UPDATE notification SET state = $6, answer = $7, attempts = attempts + 1,
        due_at = now() + make_interval(secs => $8), tried_at = now(), lease = NULL
      WHERE ${HELD}`,
    values: [...holding(taken), state, answer, pause ?? 0],
  });
}

/** Lets a message wait until an instant, which is no attempt. */
export async function postpone(pool: Pool, taken: TakenMessage, until: Date): Promise<void> {
  await pool.query({
    name: 'notifications-postpone',
    text: `UPDATE notification SET due_at = $6, lease = NULL WHERE ${HELD}`,
    values: [...holding(taken), until],
  });
}

/** The relay refuses the address for good: nothing more is sent to it. */
export async function endAddress(pool: Pool, user: string, answer: string): Promise<void> {
  await pool.query({
    name: 'address-end',
    text: `WITH ended AS (
        UPDATE notification_settings SET confirmed_at = NULL, ended_at = now(), ended_why = $2
        WHERE user_id = $1 AND confirmed_at IS NOT NULL
      )
      UPDATE notification SET state = 'dropped', lease = NULL, answer = $2
      WHERE user_id = $1 AND channel = 'mail' AND state = 'waiting'`,
    values: [user, answer],
  });
}

/** The relay refuses us: for an hour nothing is sent, and then one message. */
export async function stopMails(pool: Pool, answer: string): Promise<void> {
  await pool.query({
    name: 'mails-stop',
    text: `INSERT INTO mail_stop (id, since, until, answer)
      VALUES (1, now(), now() + interval '1 hour', $1)
      ON CONFLICT (id) DO UPDATE SET until = excluded.until, answer = $1`,
    values: [answer],
  });
}

/** The relay takes mails again. */
export async function resumeMails(pool: Pool): Promise<void> {
  await pool.query({ name: 'mails-resume', text: 'DELETE FROM mail_stop' });
}

/** Forgets messages whose time of being kept is over. */
export async function forgetMessages(pool: Pool): Promise<void> {
  await pool.query({
    name: 'notifications-forget',
    text: `DELETE FROM notification WHERE state <> 'waiting'
      AND due_at < now() - make_interval(days => ${KEPT_DAYS})`,
  });
}
