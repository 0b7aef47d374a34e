import type { Pool } from 'pg';
import { selectColumns } from '../../platform/database/select-columns.js';

/** The seasons and evenings of a club beside which others are carried in. */
export interface Known {
  /** The last event when it was read. */
  readonly headSeq: number;
  /** The seasons that are closed, by their ids. */
  readonly closed: readonly string[];
  /** The tables of each day on which there was an evening, played here or carried in. */
  readonly evenings: readonly KnownEvening[];
}

interface KnownEvening {
  /** Its id. */
  readonly id: string;
  readonly day: string;
  readonly table: string | null;
}

/** Reads the closed seasons of a club, and its evenings on some days. */
export async function readKnown(
  pool: Pool,
  clubId: string,
  days: readonly string[],
): Promise<Known> {
  const { rows } = await pool.query<Known>({
    name: 'known-where-carried',
    text: `SELECT ${selectColumns('Club', 'c', 'headSeq')},
        ARRAY(SELECT s.id::text FROM season s
          WHERE s.club_id = c.id AND s.until_seq IS NULL AND s.status = 'closed') AS closed,
        coalesce((SELECT json_agg(e) FROM (
          SELECT x.id, x.day, x.table_name AS "table" FROM carried_evening x
            WHERE x.club_id = c.id AND x.until_seq IS NULL AND x.day = ANY ($2::text[])
          UNION ALL SELECT s.id, d.day, s.table_name
            FROM session s CROSS JOIN LATERAL (SELECT coalesce(s.day,
              to_char(s.opened_at AT TIME ZONE c.time_zone, 'YYYY-MM-DD')) AS day) d
            WHERE s.club_id = c.id AND d.day = ANY ($2::text[])) e), '[]') AS evenings
      FROM club c WHERE c.id = $1`,
    values: [clubId, days],
  });
  return rows[0] ?? { headSeq: 0, closed: [], evenings: [] };
}
