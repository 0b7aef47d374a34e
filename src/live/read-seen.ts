import type { Pool } from 'pg';

/** A listener that lost its line for a moment hears of what was marked meanwhile. */
const FRESH_S = 5;

/** When somebody last marked the news of a club as seen. */
interface Seen {
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Whether that was a moment ago. */
  readonly isFresh: boolean;
}

/** When the users among the listeners marked the news of their club as seen, by `user club`. */
export async function readSeen(
  pool: Pool,
  listeners: readonly { readonly user: string | null; readonly club: string }[],
): Promise<ReadonlyMap<string, Seen>> {
  const users = new Map(
    listeners.flatMap(({ user, club }) =>
      user === null ? [] : [[`${user} ${club}`, { user, club }] as const],
    ),
  );
  if (users.size === 0) return new Map();
  const asked = [...users.values()];
  const { rows } = await pool.query<{ of: string; at: Date; isFresh: boolean }>({
    name: 'live-seen',
    text: `SELECT s.user_id || ' ' || s.club_id AS of, s.seen_at AS at,
        s.seen_at > now() - make_interval(secs => ${FRESH_S}) AS "isFresh"
      FROM unnest($1::uuid[], $2::uuid[]) AS a(user_id, club_id)
      JOIN news_seen s ON s.club_id = a.club_id AND s.user_id = a.user_id`,
    values: [asked.map(({ user }) => user), asked.map(({ club }) => club)],
  });
  return new Map(rows.map(({ of, at, isFresh }) => [of, { at: at.getTime(), isFresh }]));
}
