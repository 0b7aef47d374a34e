import type { ReadPool } from '../platform/database/pools.js';

/** The steps that are folded within some 20 ms; hardly an evening has as many. */
const LONG = 300;

/** Whether folding these evenings of a club takes so long that others would notice. */
export async function areLong(
  { pool }: ReadPool,
  clubId: string,
  sessions: readonly string[],
): Promise<boolean> {
  const { rows } = await pool.query<{ steps: number }>({
    name: 'length-of-evenings',
    text: `SELECT coalesce(sum(version), 0)::int AS steps FROM session
      WHERE club_id = $1 AND id = ANY ($2::uuid[])`,
    values: [clubId, sessions],
  });
  return rows.some(({ steps }) => steps > LONG);
}
