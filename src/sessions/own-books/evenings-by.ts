import type { ReadPool } from '../../platform/database/pools.js';
import { selectColumns } from '../../platform/database/select-columns.js';

/** An evening by a version of a club's own book. */
interface EveningBy {
  readonly version: number;
  /** The event that opened it. */
  readonly seq: number;
}

/** The evenings by a club's own book, in all its versions, as of the head of the log. */
export async function readEveningsBy(
  pool: ReadPool['pool'],
  clubId: string,
  book: string,
): Promise<{ readonly headSeq: number; readonly evenings: readonly EveningBy[] }> {
  const { rows } = await pool.query<{ headSeq: number; evenings: readonly EveningBy[] }>({
    name: 'evenings-by-own-book',
    text: `SELECT ${selectColumns('Club', 'c', 'headSeq')},
        (SELECT coalesce(json_agg(json_build_object('version', s.own_version, 'seq', o.seq)), '[]')
          FROM session s JOIN LATERAL (SELECT e.seq FROM club_event e
            WHERE e.club_id = s.club_id AND e.session_id = s.id ORDER BY e.seq LIMIT 1) o ON true
          WHERE s.club_id = c.id AND s.own_book = $2) AS evenings
      FROM club c WHERE c.id = $1`,
    values: [clubId, book],
  });
  return rows[0] ?? { headSeq: 0, evenings: [] };
}
