import type { Pool } from 'pg';
import { readEvent } from '../../events/registry.js';
import type { Database } from '../../platform/database/database.js';
import type { SeenView } from './news.view.js';

/**
 * The event of the log up to which a user has seen the news; before they ever said so, the one by which
 * they became the member, or came as a user who is none.
 */
export async function seenUpTo(
  pool: Pool,
  clubId: string,
  { user, member }: { readonly user: string; readonly member: string | null },
): Promise<number> {
  const { rows } = await pool.query<{ seq: number }>({
    name: 'news-seen',
    text: 'SELECT seq FROM news_seen WHERE club_id = $1 AND user_id = $2',
    values: [clubId, user],
  });
  return rows[0]?.seq ?? becameMember(pool, clubId, user, member);
}

async function becameMember(
  pool: Pool,
  clubId: string,
  user: string,
  member: string | null,
): Promise<number> {
  const { rows } = await pool.query<{ seq: number; kind: string; payload: string }>({
    name: 'news-claims',
    text: `SELECT e.seq, e.kind, e.payload FROM event_subject s
      JOIN club_event e ON e.club_id = s.club_id AND e.seq = s.seq
      WHERE s.club_id = $1 AND s.subjects @> ARRAY[$2::uuid] AND e.kind = 'access-given'
      ORDER BY e.seq`,
    values: [clubId, user],
  });
  const claim = rows.find(({ kind, payload }) => {
    const event = readEvent(kind, payload);
    return event.kind === 'access-given' && event.user === user && event.member === member;
  });
  return claim?.seq ?? 0;
}

/** Keeps how far a user has seen the news; never less than before, nor more than there is. */
export async function markSeen(
  { pool }: Database,
  clubId: string,
  user: string,
  event: number,
): Promise<SeenView> {
  const { rows } = await pool.query<SeenView>({
    name: 'news-mark-seen',
    text: `INSERT INTO news_seen (club_id, user_id, seq, seen_at)
      SELECT id, $2, least($3::int8, head_seq), now() FROM club WHERE id = $1
      ON CONFLICT (club_id, user_id) DO UPDATE
        SET seq = greatest(news_seen.seq, excluded.seq), seen_at = excluded.seen_at
      RETURNING seq AS event`,
    values: [clubId, user, event],
  });
  return rows[0] ?? { event };
}
