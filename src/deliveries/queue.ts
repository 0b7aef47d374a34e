import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';

/** Longer than the longest attempt; a killed sender's work goes on after it. */
const LEASE_S = 30;
/** Events of a club that are decided at a time. */
const MOST_EVENTS = 500;
const MOST_CLUBS = 50;
/** Messages of a webhook that are under way at a time: one that hangs keeps no other from sending. */
const MOST_OF_ONE = 4;
/** For how long it is shown what became of a message. */
const KEPT_DAYS = 14;

/** A message that this instance has taken to send. */
export interface Taken {
  readonly club: string;
  readonly webhook: string;
  readonly seq: number;
  readonly kind: string;
  /** Attempts that ended. */
  readonly attempts: number;
  readonly lease: string;
}

/**
 * Decides which events of all logs are delivered, and to whom, in one statement: a row for each, and the
 * cursor of the club behind them. Of several instances that do so at once each takes other clubs.
 *
 * @returns whether anything was decided
 */
export async function decideDeliveries(pool: Pool): Promise<boolean> {
  const { rowCount } = await pool.query({
    name: 'deliveries-decide',
    text: `WITH behind AS (
        SELECT u.club_id, u.seq, least(c.head_seq, u.seq + ${MOST_EVENTS}) AS up_to
        FROM delivered_up_to u JOIN club c ON c.id = u.club_id
        WHERE c.head_seq > u.seq LIMIT ${MOST_CLUBS} FOR UPDATE OF u SKIP LOCKED
      ), decided AS (
        INSERT INTO delivery (club_id, webhook_id, seq, kind, state, attempts, due_at)
        SELECT e.club_id, w.id, e.seq, e.kind, 'waiting', 0, now()
        FROM behind b
          JOIN club_event e ON e.club_id = b.club_id AND e.seq > b.seq AND e.seq <= b.up_to
          JOIN webhook w ON w.club_id = e.club_id AND w.ended_at IS NULL
            AND e.seq > w.after_seq AND e.kind = ANY (w.kinds)
        ON CONFLICT DO NOTHING
      )
      UPDATE delivered_up_to u SET seq = b.up_to FROM behind b WHERE u.club_id = b.club_id`,
  });
  return (rowCount ?? 0) > 0;
}

/**
 * Takes messages that are due, a few of each webhook, for as long as a lease lasts.
 *
 * @param busy the webhooks, `club webhook`, that this instance is sending to
 */
export async function takeDue(pool: Pool, busy: readonly string[]): Promise<readonly Taken[]> {
  const { rows } = await pool.query<Taken>({
    name: 'deliveries-take',
    text: `UPDATE delivery d SET lease = $1, due_at = now() + make_interval(secs => ${LEASE_S})
      FROM webhook w CROSS JOIN LATERAL (
        SELECT o.seq FROM delivery o
        WHERE o.club_id = w.club_id AND o.webhook_id = w.id AND o.state = 'waiting'
          AND o.due_at <= now()
        ORDER BY o.seq LIMIT ${MOST_OF_ONE} FOR UPDATE SKIP LOCKED
      ) due
      WHERE d.club_id = w.club_id AND d.webhook_id = w.id AND d.seq = due.seq
        AND w.ended_at IS NULL AND w.secret IS NOT NULL
        AND (w.club_id || ' ' || w.id) <> ALL ($2::text[])
      RETURNING d.club_id AS club, d.webhook_id AS webhook, d.seq, d.kind, d.attempts, d.lease`,
    values: [randomUUID(), busy],
  });
  return rows;
}

/** How an attempt ended. */
export interface Ended {
  readonly state: 'waiting' | 'sent' | 'failed' | 'dropped';
  readonly status: number | null;
  readonly answer: string;
  /** Seconds until it is tried again; null for never. */
  readonly pause: number | null;
}

/** Keeps how an attempt ended, unless another instance has taken the message over. */
export async function keepAttempt(pool: Pool, taken: Taken, ended: Ended): Promise<void> {
  const { club, webhook, seq, lease } = taken;
  await pool.query({
    name: 'deliveries-keep',
    text: `UPDATE delivery SET state = $5, status = $6, answer = $7, attempts = attempts + 1,
        due_at = now() + make_interval(secs => $8), tried_at = now(), lease = NULL
      WHERE club_id = $1 AND webhook_id = $2 AND seq = $3 AND lease = $4 AND state = 'waiting'`,
    values: [club, webhook, seq, lease, ended.state, ended.status, ended.answer, ended.pause ?? 0],
  });
}

/** Ends a webhook, and with it all that waits for it. */
export async function endWebhook(
  pool: Pool,
  { club, webhook }: Pick<Taken, 'club' | 'webhook'>,
  why: 'by-hand' | 'gone' | 'role-ended',
): Promise<void> {
  await pool.query({
    name: 'webhook-end',
    text: `WITH ended AS (
        UPDATE webhook SET ended_at = now(), ended_why = $3, secret = NULL, old_secret = NULL
        WHERE club_id = $1 AND id = $2 AND ended_at IS NULL
      )
      UPDATE delivery SET state = 'dropped', lease = NULL
      WHERE club_id = $1 AND webhook_id = $2 AND state = 'waiting'`,
    values: [club, webhook, why],
  });
}

/** Forgets messages whose time of being shown is over. */
export async function forgetOld(pool: Pool): Promise<void> {
  await pool.query({
    name: 'deliveries-forget',
    text: `DELETE FROM delivery WHERE state <> 'waiting'
      AND due_at < now() - make_interval(days => ${KEPT_DAYS})`,
  });
}
