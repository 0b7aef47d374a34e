import type { Pool } from 'pg';
import type { Database } from '../../platform/database/database.js';
import { inTransaction } from '../../platform/database/transaction.js';

/**
 * Erases what the instance has of the users of a forgotten member: its rows for this club, and the
 * users themselves where no club has them any more. It may be done again.
 */
export async function eraseUsers(
  { pool }: Database,
  clubId: string,
  member: string,
): Promise<void> {
  const users = await usersOf(pool, clubId, member);
  await inTransaction(pool, 'BEGIN', async (client) => {
    await client.query(
      `DELETE FROM invite WHERE club_id = $1 AND (member_id = $2 OR used_by = ANY ($3::uuid[]))`,
      [clubId, member, users],
    );
    await client.query('DELETE FROM news_seen WHERE club_id = $1 AND user_id = ANY ($2::uuid[])', [
      clubId,
      users,
    ]);
    await client.query('DELETE FROM webhook WHERE club_id = $1 AND user_id = ANY ($2::uuid[])', [
      clubId,
      users,
    ]);
    await client.query(
      'DELETE FROM notification WHERE club_id = $1 AND user_id = ANY ($2::uuid[])',
      [clubId, users],
    );
    await client.query(
      'DELETE FROM calendar_feed WHERE club_id = $1 AND user_id = ANY ($2::uuid[])',
      [clubId, users],
    );
    // Held, so that nobody signs in as them meanwhile.
    const { rows } = await client.query<{ id: string }>(
      `SELECT id FROM app_user u WHERE id = ANY ($1::uuid[]) AND NOT EXISTS (
        SELECT FROM membership m WHERE m.user_id = u.id AND m.roles <> '{}') FOR UPDATE`,
      [users],
    );
    const gone = rows.map(({ id }) => id);
    await client.query('DELETE FROM token WHERE user_id = ANY ($1::uuid[])', [gone]);
    await client.query('DELETE FROM news_seen WHERE user_id = ANY ($1::uuid[])', [gone]);
    await client.query('DELETE FROM webhook WHERE user_id = ANY ($1::uuid[])', [gone]);
    await client.query('DELETE FROM calendar_feed WHERE user_id = ANY ($1::uuid[])', [gone]);
    await client.query('DELETE FROM app_user WHERE id = ANY ($1::uuid[])', [gone]);
  });
}

/** The users who were forgotten with a member, as the log says it. */
async function usersOf(pool: Pool, clubId: string, member: string): Promise<readonly string[]> {
  const { rows } = await pool.query<{ users: string[] }>({
    name: 'users-forgotten-with',
    text: `SELECT ARRAY(SELECT json_array_elements_text(e.payload::json -> 'users')) AS users
      FROM event_subject s JOIN club_event e ON e.club_id = s.club_id AND e.seq = s.seq
      WHERE s.club_id = $1 AND s.subjects @> ARRAY[$2::uuid] AND e.kind = 'member-forgotten'`,
    values: [clubId, member],
  });
  return rows.flatMap(({ users }) => users);
}
