import { requireCalendarDay } from '../../money/books.js';
import type { Database } from '../../platform/database/database.js';
import type { AttendanceQuery } from '../planned.dto.js';
import type { AttendanceView } from '../planned.view.js';

/**
 * The answers of members beside their seats. An evening counts once all its tables are closed; one that no table names
 * says nothing of who came.
 *
 * @throws Problem `day-refused` for days that there are not
 */
export async function readAttendance(
  { pool }: Pick<Database, 'pool'>,
  clubId: string,
  { from = null, to = null }: AttendanceQuery,
): Promise<AttendanceView> {
  if (from !== null) requireCalendarDay(from, 'from');
  if (to !== null) requireCalendarDay(to, 'to');
  const { rows } = await pool.query<AttendanceView>({
    name: 'attendance',
    text: `WITH played AS (
        SELECT s.planned_series AS series, s.planned_day AS planned
        FROM session s LEFT JOIN planned_evening p ON p.club_id = s.club_id
          AND p.series_id = s.planned_series AND p.planned_day = s.planned_day
        WHERE s.club_id = $1 AND s.planned_series IS NOT NULL
          AND ($2::text IS NULL OR coalesce(p.day, s.planned_day) >= $2)
          AND ($3::text IS NULL OR coalesce(p.day, s.planned_day) <= $3)
        GROUP BY 1, 2 HAVING bool_and(s.status = 'closed')
      ), came AS (
        SELECT DISTINCT s.planned_series AS series, s.planned_day AS planned,
          coalesce(m.merged_into, m.id) AS member
        FROM session s JOIN seat t ON t.club_id = s.club_id AND t.session_id = s.id
          JOIN member m ON m.club_id = t.club_id AND m.id = t.member_id
        WHERE s.club_id = $1 AND s.planned_series IS NOT NULL
      ), said AS (
        SELECT a.member_id AS member, a.answer = 'no' AS no, c.member IS NOT NULL AS came
        FROM evening_answer a
          JOIN played p ON p.series = a.series_id AND p.planned = a.planned_day
          LEFT JOIN came c ON c.series = p.series AND c.planned = p.planned
            AND c.member = a.member_id
        WHERE a.club_id = $1 AND a.answer <> 'maybe'
      ), counted AS (
        SELECT member, count(*) FILTER (WHERE NOT no AND came) AS "yesCame",
          count(*) FILTER (WHERE NOT no AND NOT came) AS "yesMissed",
          count(*) FILTER (WHERE no AND came) AS "noCame",
          count(*) FILTER (WHERE no AND NOT came) AS "noMissed"
        FROM said GROUP BY member
      )
      SELECT (SELECT count(*)::int4 FROM played) AS evenings,
        coalesce((SELECT json_agg(k ORDER BY k."yesMissed" DESC, k."yesCame" DESC,
            k."noCame" DESC, k.member)
          FROM counted k), '[]') AS members`,
    values: [clubId, from, to],
  });
  return rows[0] ?? { evenings: 0, members: [] };
}
