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
    text: `SELECT table_name AS name FROM session
      WHERE club_id = $1 AND table_name IS NOT NULL
      GROUP BY table_name ORDER BY max(opened_at) DESC, table_name`,
    values: [clubId],
  });
  return { head, names: rows.map(({ name }) => name) };
}
