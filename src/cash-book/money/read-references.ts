import { memberReferences } from '../../money/member-references.js';
import type { ReadPool } from '../../platform/database/pools.js';

/** The references of everybody in a club: they follow from who came when, which never changes. */
export async function readReferences(
  { pool }: ReadPool,
  clubId: string,
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await pool.query<{ readonly id: string }>({
    name: 'members-as-they-came',
    text: 'SELECT id FROM member WHERE club_id = $1 ORDER BY account_id',
    values: [clubId],
  });
  return memberReferences(rows.map(({ id }) => id));
}
