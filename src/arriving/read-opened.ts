import type { Pool } from 'pg';
import { selectColumns } from '../platform/database/select-columns.js';

/** The members and purses with an opening balance. */
export interface Opened {
  /** The last event when it was read. */
  readonly headSeq: number;
  /** Their ids. */
  readonly owners: ReadonlySet<string>;
}

/** Reads who has an opening balance that was not taken back. */
export async function readOpened(pool: Pool, clubId: string): Promise<Opened> {
  const { rows } = await pool.query<{ headSeq: number; owners: string[] }>({
    name: 'owners-of-opening-balances',
    text: `SELECT ${selectColumns('Club', 'c', 'headSeq')}, ARRAY(
        SELECT DISTINCT coalesce(l ->> 'member', l ->> 'account')
        FROM voucher v
        JOIN club_event e ON e.club_id = v.club_id AND e.seq = v.event_seq
        CROSS JOIN LATERAL json_array_elements(e.payload::json -> 'lines') l
        WHERE v.club_id = c.id AND v.kind = 'opening-balances-recorded' AND v.reversed_by IS NULL
          AND (l ->> 'amount')::numeric <> 0) AS owners
      FROM club c WHERE c.id = $1`,
    values: [clubId],
  });
  return { headSeq: rows[0]?.headSeq ?? 0, owners: new Set(rows[0]?.owners) };
}
