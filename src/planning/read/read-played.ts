import { StaleRead } from '../../ledger/write/fresh-read.js';
import { refusal } from '../../planned/reasons.js';
import type { Database } from '../../platform/database/database.js';
import { selectColumns } from '../../platform/database/select-columns.js';
import type { Day } from '../../values/day.js';

/** Evenings of a series by the days for which they were first planned. */
interface OfSeries {
  readonly series: string;
  readonly from: Day;
  /** The last of these days; null for no end. */
  readonly to: Day | null;
}

/** The first evening with a table, as of one event of the log. */
export interface Played {
  readonly headSeq: number;
  /** Its day now; null where no evening has a table. */
  readonly day: Day | null;
}

/** Finds the first of some evenings for which a table was opened. */
export async function readPlayed(
  { pool }: Pick<Database, 'pool'>,
  clubId: string,
  { series, from, to }: OfSeries,
): Promise<Played> {
  const { rows } = await pool.query<Played>({
    name: 'evening-with-table',
    text: `SELECT ${selectColumns('Club', 'c', 'headSeq')},
        (SELECT coalesce(p.day, s.planned_day) FROM session s
          LEFT JOIN planned_evening p ON p.club_id = s.club_id AND p.series_id = s.planned_series
            AND p.planned_day = s.planned_day
          WHERE s.club_id = c.id AND s.planned_series = $2 AND s.planned_day >= $3
            AND s.planned_day <= coalesce($4, s.planned_day)
          ORDER BY s.planned_day LIMIT 1) AS day
      FROM club c WHERE c.id = $1`,
    values: [clubId, series, from, to],
  });
  return rows[0] ?? { headSeq: 0, day: null };
}

/**
 * An evening with a table stays as it is.
 *
 * @param headSeq of the log that is decided about
 * @param field of the request that takes it away; null for none
 * @throws Refusal `planned-evening-played`; StaleRead where the log has gone on
 */
export function requireUnplayed(
  played: Played,
  headSeq: number,
  field: string | null = null,
): void {
  if (played.headSeq !== headSeq) throw new StaleRead();
  if (played.day === null) return;
  throw refusal('planned-evening-played', { day: played.day }, field === null ? {} : { field });
}
