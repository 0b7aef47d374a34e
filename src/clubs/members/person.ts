import type { Pool } from 'pg';

/** Somebody by all the ids that they ever played under. */
export interface Person {
  /** The member; a guest who was merged into none is their own. */
  readonly member: string;
  /** The member's id, and those of the guests merged into them. */
  readonly ids: readonly string[];
}

/**
 * All ids of the person behind an id, as SQL for a comparison by `= ANY (…)`.
 * @param id the place of the id in the statement, whose first is the club
 */
export function idsOfPerson(id: `$${number}`): string {
  return `ARRAY(SELECT other.id FROM member asked
    JOIN member other ON other.club_id = asked.club_id
      AND coalesce(asked.merged_into, asked.id) IN (other.id, other.merged_into)
    WHERE asked.club_id = $1 AND asked.id = ${id}::uuid)`;
}

/**
 * Reads the person behind an id: the log keeps a guest's id, which leads to the member that the guest
 * is now.
 */
export async function readPerson(pool: Pool, clubId: string, id: string): Promise<Person> {
  const { rows } = await pool.query<{ id: string; isMerged: boolean }>({
    name: 'ids-of-person',
    text: `SELECT id, merged_into IS NOT NULL AS "isMerged" FROM member
      WHERE club_id = $1 AND id = ANY (${idsOfPerson('$2')})`,
    values: [clubId, id],
  });
  const member = rows.find(({ isMerged }) => !isMerged)?.id ?? id;
  return { member, ids: [member, ...rows.map((row) => row.id).filter((one) => one !== member)] };
}
