import type { Pool } from 'pg';
import type { SentAgainView } from '../../deliveries/webhook.view.js';
import type { Category } from '../categories.js';
import type { ChannelName } from '../queue/queue.js';
import type { FailedMessageView, FailedOfClubView } from './failed.view.js';

/** More than anybody sends again one by one. */
const MOST_SHOWN = 100;

interface MessageRow {
  readonly channel: ChannelName;
  readonly target: string;
  readonly batch: string;
  readonly device: string | null;
  readonly clubs: readonly string[];
  readonly categories: readonly Category[];
  readonly reason: string;
  readonly triedAt: Date | null;
}

/** The messages to a user that could not be sent, the newest first. */
export async function readFailed(pool: Pool, user: string): Promise<readonly FailedMessageView[]> {
  const { rows } = await pool.query<MessageRow>({
    name: 'failed-messages',
    text: `SELECT n.channel, n.target, n.batch, p.name AS device,
        array_agg(DISTINCT c.name) AS clubs, array_agg(DISTINCT n.category) AS categories,
        coalesce(max(n.answer), '') AS reason, max(n.tried_at) AS "triedAt"
      FROM notification n JOIN club c ON c.id = n.club_id
        LEFT JOIN push_subscription p ON p.id = n.target
      WHERE n.user_id = $1 AND n.state = 'failed'
      GROUP BY n.channel, n.target, n.batch, p.name
      ORDER BY max(n.tried_at) DESC, n.batch LIMIT ${MOST_SHOWN}`,
    values: [user],
  });
  return rows.map(({ channel, target, batch, triedAt, ...message }) => {
    const id = `${channel} ${target} ${batch}`;
    return { ...message, id, channel, triedAt: triedAt?.toISOString() ?? null };
  });
}

/**
 * Sends messages to a user again, with all their attempts before them.
 * @param message one of them; null for all
 */
export async function sendOwnAgain(
  pool: Pool,
  user: string,
  message: string | null,
): Promise<SentAgainView> {
  const [channel = '', target = '', ...batch] = message?.split(' ') ?? [];
  const { rowCount } = await pool.query({
    name: 'failed-own-again',
    text: `UPDATE notification SET state = 'waiting', attempts = 0, due_at = now(), lease = NULL
      WHERE user_id = $1 AND state = 'failed'
        AND ($2::bool OR (channel = $3 AND target::text = $4 AND batch = $5))`,
    values: [user, message === null, channel, target, batch.join(' ')],
  });
  return { again: rowCount ?? 0 };
}

/** The users of a club to whom something could not be sent, without its content. */
export async function readFailedOfClub(
  pool: Pool,
  club: string,
): Promise<readonly FailedOfClubView[]> {
  const { rows } = await pool.query<Omit<FailedOfClubView, 'triedAt'> & { triedAt: Date | null }>({
    name: 'failed-of-club',
    text: `SELECT n.user_id AS "user", coalesce(p.name, m.name) AS name, n.channel,
        count(DISTINCT n.batch)::int4 AS messages, coalesce(max(n.answer), '') AS reason,
        max(n.tried_at) AS "triedAt"
      FROM notification n
        JOIN membership m ON m.club_id = n.club_id AND m.user_id = n.user_id AND m.roles <> '{}'
        LEFT JOIN member p ON p.club_id = m.club_id AND p.id = m.member_id
      WHERE n.club_id = $1 AND n.state = 'failed'
      GROUP BY n.user_id, coalesce(p.name, m.name), n.channel
      ORDER BY max(n.tried_at) DESC, n.user_id, n.channel LIMIT ${MOST_SHOWN}`,
    values: [club],
  });
  return rows.map(({ reason, triedAt, ...one }) => {
    // A relay answers with the address, which is theirs.
    const hidden = reason.replaceAll(/\S+@\S+/g, '…');
    return { ...one, reason: hidden, triedAt: triedAt?.toISOString() ?? null };
  });
}

/**
 * Sends messages about a club again, to one user or to all.
 * @param user null for all
 */
export async function sendAgainInClub(
  pool: Pool,
  club: string,
  user: string | null,
): Promise<SentAgainView> {
  const { rowCount } = await pool.query({
    name: 'failed-of-club-again',
    text: `UPDATE notification SET state = 'waiting', attempts = 0, due_at = now(), lease = NULL
      WHERE club_id = $1 AND state = 'failed' AND ($2::uuid IS NULL OR user_id = $2)`,
    values: [club, user],
  });
  return { again: rowCount ?? 0 };
}
