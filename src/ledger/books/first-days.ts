/** The days that the books of club `c` can begin with (`FirstDays`), as a JSON object in SQL. */
export const FIRST_DAYS_SQL = `json_build_object(
    'openings', (SELECT coalesce(json_agg(v.day ORDER BY v.day), '[]') FROM voucher v
      WHERE v.club_id = c.id AND v.kind = 'opening-balances-recorded' AND v.reversed_by IS NULL),
    'fromPaper', (SELECT coalesce(json_agg(s.day ORDER BY s.day), '[]') FROM session s
      WHERE s.club_id = c.id AND s.day IS NOT NULL AND s.rate > 0 AND NOT s.settled_then),
    'earliest', least(to_char(c.created_at AT TIME ZONE c.time_zone, 'YYYY-MM-DD'),
      (SELECT to_char(min(s.opened_at) AT TIME ZONE c.time_zone, 'YYYY-MM-DD')
        FROM session s WHERE s.club_id = c.id),
      (SELECT v.day FROM voucher v WHERE v.club_id = c.id AND v.reversed_by IS NULL
        AND v.reverses IS NULL ORDER BY v.day LIMIT 1)))`;
