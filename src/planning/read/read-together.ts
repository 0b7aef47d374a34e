import { comingOf } from '../../planned/answers.js';
import type { Database } from '../../platform/database/database.js';
import { instantOf } from '../../values/wall-clock.js';
import type { OfEvening } from '../plan-evenings.js';
import type { SatTogetherList, SatTogetherView } from '../planned.view.js';
import { readEvening } from './read-evening.js';
import { selectColumns } from '../../platform/database/select-columns.js';

/**
 * How often those who answered that they come have sat at a table together since the season began; without a
 * season since its year began.
 *
 * @throws Problem `planned-evening-not-found`
 */
export async function readTogether(
  database: Pick<Database, 'pool'>,
  clubId: string,
  of: OfEvening,
): Promise<SatTogetherList> {
  const { evening } = await readEvening(database, clubId, of);
  const { since, timeZone } = await readSince(database, clubId, evening.day);
  const { rows } = await database.pool.query<SatTogetherView>({
    name: 'sat-together',
    text: `WITH sat AS (
        SELECT DISTINCT s.session_id, coalesce(m.merged_into, m.id) AS person
        FROM seat s JOIN member m ON m.club_id = s.club_id AND m.id = s.member_id
          JOIN session e ON e.club_id = s.club_id AND e.id = s.session_id
        WHERE s.club_id = $1 AND coalesce(m.merged_into, m.id) = ANY ($2::uuid[])
          AND e.opened_at >= $3)
      SELECT a.person AS one, b.person AS other, count(*)::int4 AS tables
      FROM sat a JOIN sat b ON b.session_id = a.session_id AND b.person > a.person
      GROUP BY a.person, b.person ORDER BY a.person, b.person`,
    values: [clubId, comingOf(evening.answers), instantOf(since, '00:00', timeZone)],
  });
  return { since, pairs: rows };
}

/** The first day of the season of a day; of its year where it is in none. */
async function readSince(
  { pool }: Pick<Database, 'pool'>,
  clubId: string,
  day: string,
): Promise<{ readonly since: string; readonly timeZone: string }> {
  const { rows } = await pool.query<{ readonly since: string | null; readonly timeZone: string }>({
    name: 'season-of-day',
    text: `SELECT ${selectColumns('Club', 'c', 'timeZone')}, (SELECT max(s.first_day) FROM season s
        WHERE s.club_id = c.id AND s.until_seq IS NULL
          AND $2 BETWEEN s.first_day AND s.last_day) AS since
      FROM club c WHERE c.id = $1`,
    values: [clubId, day],
  });
  const { since = null, timeZone = 'UTC' } = rows[0] ?? {};
  return { since: since ?? `${day.slice(0, 4)}-01-01`, timeZone };
}
