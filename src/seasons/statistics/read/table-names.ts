import type { ReadPool } from '../../../platform/database/pools.js';
import type { ReadAt } from './read-head.js';
import type { TableNames } from '../views/table-names.view.js';

/** The names of the tables at which a club sat down, that of the latest evening first. */
export async function readTableNames(
  { pool }: ReadPool,
  { clubId, head }: ReadAt,
): Promise<TableNames> {
  const { rows } = await pool.query<{ readonly name: string }>({
    name: 'table-names',
    text: `SELECT t.name FROM (
        SELECT table_name AS name, opened_at AS at FROM session
          WHERE club_id = $1 AND table_name IS NOT NULL
        UNION ALL SELECT table_name, day::timestamp AT TIME ZONE 'UTC' FROM carried_evening
          WHERE club_id = $1 AND table_name IS NOT NULL AND until_seq IS NULL) t
      GROUP BY t.name ORDER BY max(t.at) DESC, t.name`,
    values: [clubId],
  });
  return { head, names: rows.map(({ name }) => name) };
}
