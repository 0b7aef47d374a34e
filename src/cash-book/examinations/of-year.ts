import type { Pool } from 'pg';
import { readKeeping, type Keeping } from '../../clubs/read-roles-held.js';
import { identitiesOf, NOBODY } from '../../people/actor.js';
import type { ClubWrite } from '../../ledger/requests/club-write.js';
import type { Day } from '../../values/day.js';
import { selectColumns } from '../../platform/database/select-columns.js';

/** How the author of a write kept books in a year; a year without vouchers has but its first day. */
export async function keepingOfYear(
  pool: Pool,
  { clubId, firstDay, actor }: ClubWrite & { readonly firstDay: Day },
): Promise<Keeping> {
  const { rows } = await pool.query<{ readonly lastDay: Day }>({
    name: 'last-day-of-year',
    text: `SELECT ${selectColumns('FiscalYear', 'fiscal_year', 'lastDay')} FROM fiscal_year
      WHERE club_id = $1 AND first_day = $2`,
    values: [clubId, firstDay],
  });
  const lastDay = rows[0]?.lastDay ?? firstDay;
  return readKeeping(pool, clubId, actor?.user ?? null, { firstDay, lastDay });
}

/** Whether somebody wrote what the log has of an author. */
export function isTheirs(author: string, { actor = NOBODY }: Pick<ClubWrite, 'actor'>): boolean {
  const authors = identitiesOf(author);
  return [actor.user, actor.member].some((id) => id !== null && authors.includes(id));
}
