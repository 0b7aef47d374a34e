import type { Database } from '../../platform/database/database.js';
import { Problem } from '../../platform/http/problem/problem.js';
import type { OfEvening } from '../plan-evenings.js';
import type { PlannedEveningPage, TableOfEveningView } from '../planned.view.js';
import { readPlanned } from './read-planned.js';

interface ReadRow {
  /** The day of the evening now, where something was said of it. */
  readonly day: string | null;
  readonly tables: readonly TableOfEveningView[] | null;
}

/**
 * A planned evening with its series, and the tables that were opened for it.
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
            'status', s.status, 'openedAt', s.opened_at) ORDER BY s.opened_at, s.id)
          FROM session s
          WHERE s.club_id = $1 AND s.planned_series = $2 AND s.planned_day = $3) AS tables`,
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
  return { evening, series: its, tables };
}
