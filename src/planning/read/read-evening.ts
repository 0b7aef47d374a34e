import type { Database } from '../../platform/database/database.js';
import { Problem } from '../../platform/http/problem/problem.js';
import type { OfEvening } from '../plan-evenings.js';
import type { PlannedEveningPage, SwapOfEveningView, TableOfEveningView } from '../planned.view.js';
import { readPlanned } from './read-planned.js';

interface ReadRow {
  /** The day of the evening now, where something was said of it. */
  readonly day: string | null;
  readonly tables: readonly TableOfEveningView[] | null;
  /** The last swap of each turn, whether it still counts or not. */
  readonly swaps: readonly SwapOfEveningView[] | null;
}

/**
 * A planned evening with its series, the tables that were opened for it, and the swaps of its turns.
 * @throws Problem `planned-evening-not-found`
 */
export async function readEvening(
  database: Pick<Database, 'pool'>,
  clubId: string,
  { series: id, planned }: OfEvening,
): Promise<PlannedEveningPage> {
  const { rows } = await database.pool.query<ReadRow>({
    name: 'planned-evening',
    text: `SELECT
        (SELECT m.day FROM planned_evening m
          WHERE m.club_id = $1 AND m.series_id = $2 AND m.planned_day = $3) AS day,
        (SELECT json_agg(json_build_object('session', s.id, 'tableName', s.table_name,
            'status', s.status, 'openedAt', s.opened_at, 'book', s.book, 'ownBook', s.own_name,
            'players', (SELECT json_agg(DISTINCT coalesce(m.merged_into, m.id))
              FROM seat t JOIN member m ON m.club_id = t.club_id AND m.id = t.member_id
              WHERE t.club_id = s.club_id AND t.session_id = s.id)) ORDER BY s.opened_at, s.id)
          FROM session s
          WHERE s.club_id = $1 AND s.planned_series = $2 AND s.planned_day = $3) AS tables,
        (SELECT json_agg(r) FROM (SELECT DISTINCT ON (w.turn) w.turn, w.member_id AS member,
            CASE WHEN w.member_id::text = p.said ->> 'member' THEN p.said ->> 'withMember'
              ELSE p.said ->> 'member' END AS before,
            CASE WHEN w.member_id::text = p.said ->> 'member' THEN p.said ->> 'withPlanned'
              ELSE p.said ->> 'planned' END AS "forDay",
            p.said ->> 'why' AS why
          FROM turn_swap w
            JOIN club_event e ON e.club_id = w.club_id AND e.seq = w.swapped_seq
            CROSS JOIN LATERAL (SELECT e.payload::jsonb AS said) p
          WHERE w.club_id = $1 AND w.series_id = $2 AND w.planned_day = $3
          ORDER BY w.turn, w.swapped_seq DESC) r) AS swaps`,
    values: [clubId, id, planned],
  });
  const day = rows[0]?.day ?? planned;
  const { evenings, series } = await readPlanned(database, clubId, { from: day, to: day });
  const evening = evenings.find((one) => one.series === id && one.planned === planned);
  const its = series.find((one) => one.id === id);
  if (evening === undefined || its === undefined) throw new Problem('no-such-planned-evening', {});
  const tables = (rows[0]?.tables ?? []).map(({ openedAt, ...table }) => {
    return { ...table, openedAt: new Date(openedAt).toISOString() };
  });
  const swaps = (rows[0]?.swaps ?? []).filter(({ turn, member }) => evening.turns[turn] === member);
  return { evening, series: its, tables, swaps };
}
