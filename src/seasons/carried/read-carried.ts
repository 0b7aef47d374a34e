import type { ReadPool } from '../../platform/database/pools.js';
import type { ReadAt } from '../statistics/read/read-head.js';
import type { CarriedEveningView, CarriedList } from './carried.view.js';

const CARRIED = {
  name: 'carried-evenings',
  text: `SELECT e.id, e.from_seq AS since, e.day, e.game, e.book, e.table_name AS "table", e.worth,
      e.others, (SELECT json_agg(json_build_object('member', r.member_id, 'points', r.points)
          ORDER BY r.member_id) FROM carried_result r
        WHERE r.club_id = e.club_id AND r.evening_id = e.id AND r.from_seq = e.from_seq) AS results
    FROM carried_evening e
    WHERE e.club_id = $1 AND e.from_seq <= $2 AND (e.until_seq IS NULL OR e.until_seq > $2)
    ORDER BY e.day, e.from_seq`,
};

/** The evenings of a club that were carried in, as of a head. */
export async function readCarried(
  { pool }: ReadPool,
  { clubId, head }: Pick<ReadAt, 'clubId' | 'head'>,
): Promise<CarriedList> {
  const { rows } = await pool.query<CarriedEveningView>({ ...CARRIED, values: [clubId, head] });
  return { head, evenings: rows };
}
