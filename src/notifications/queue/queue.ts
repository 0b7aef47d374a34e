import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import type { Category } from '../categories.js';

/** Longer than the longest attempt; a killed sender's work goes on after it. */
const LEASE_S = 60;
/** Messages that one look takes. */
const MOST_MESSAGES = 16;
const KEPT_DAYS = 14;

/** An event in a message that this instance has taken to send. */
export interface TakenEvent {
  readonly club: string;
  readonly seq: number;
  readonly category: Category;
}

/** A message to a user that this instance has taken to send. */
export interface TakenMessage {
  readonly user: string;
  /** The message's id, apart from the user: `club:seq`, or `digest:2026-11-27`. */
  readonly batch: string;
  /** Attempts that ended. */
  readonly attempts: number;
  readonly lease: string;
  readonly events: readonly TakenEvent[];
}

interface Row extends TakenEvent {
  readonly user: string;
  readonly batch: string;
  readonly attempts: number;
}

/**
 * Takes messages that are due, for as long as a lease lasts. The first event of a message is its lock, so
 * that of several instances one takes all of it. While the relay refuses us, one message is tried now and then.
 */
export async function takeMessages(pool: Pool, most: number): Promise<readonly TakenMessage[]> {
  const lease = randomUUID();
  const { rows } = await pool.query<Row>({
    name: 'notifications-take',
    text: `WITH first AS (
        SELECT n.user_id, n.batch FROM notification n
        WHERE n.state = 'waiting' AND n.due_at <= now()
          AND NOT EXISTS (SELECT FROM notification o WHERE o.user_id = n.user_id
            AND o.batch = n.batch AND o.state = 'waiting'
            AND (o.club_id, o.seq) < (n.club_id, n.seq))
          AND NOT EXISTS (SELECT FROM mail_stop WHERE until > now())
        ORDER BY n.due_at
        LIMIT least($2, CASE WHEN EXISTS (SELECT FROM mail_stop) THEN 1 ELSE ${MOST_MESSAGES} END)
        FOR UPDATE OF n SKIP LOCKED
      )
      UPDATE notification d SET lease = $1, due_at = now() + make_interval(secs => ${LEASE_S})
      FROM first f
      WHERE d.user_id = f.user_id AND d.batch = f.batch AND d.state = 'waiting'
      RETURNING d.club_id AS club, d.seq, d.category, d.user_id AS "user", d.batch, d.attempts`,
    values: [lease, most],
  });
  const messages = new Map<string, Row[]>();
  for (const row of rows) {
    const key = `${row.user} ${row.batch}`;
    messages.set(key, [...(messages.get(key) ?? []), row]);
  }
  return [...messages.values()].flatMap((events) => {
    const [first] = events;
    if (first === undefined) return [];
    const { user, batch, attempts } = first;
    return [{ user, batch, attempts, lease, events: events.toSorted(inOrder) }];
  });
}

function inOrder(one: TakenEvent, other: TakenEvent): number {
  return one.club === other.club ? one.seq - other.seq : one.club < other.club ? -1 : 1;
}

/** How an attempt ended. */
export interface EndedAttempt {
  readonly state: 'waiting' | 'sent' | 'failed' | 'dropped';
  readonly answer: string;
  /** Seconds until it is tried again; null for never. */
  readonly pause: number | null;
}

/** Keeps how an attempt ended, unless another instance has taken the message over. */
export async function keepMessage(
  pool: Pool,
  { user, batch, lease }: TakenMessage,
  { state, answer, pause }: EndedAttempt,
): Promise<void> {
  await pool.query({
    name: 'notifications-keep',
    text: `UPDATE notification SET state = $4, answer = $5, attempts = attempts + 1,
        due_at = now() + make_interval(secs => $6), tried_at = now(), lease = NULL
      WHERE user_id = $1 AND batch = $2 AND lease = $3 AND state = 'waiting'`,
    values: [user, batch, lease, state, answer, pause ?? 0],
  });
}

/** Lets a message wait until an instant, which is no attempt. */
export async function postpone(
  pool: Pool,
  { user, batch, lease }: TakenMessage,
  until: Date,
): Promise<void> {
  await pool.query({
    name: 'notifications-postpone',
    text: `UPDATE notification SET due_at = $4, lease = NULL
      WHERE user_id = $1 AND batch = $2 AND lease = $3 AND state = 'waiting'`,
    values: [user, batch, lease, until],
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
      WHERE user_id = $1 AND state = 'waiting'`,
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
