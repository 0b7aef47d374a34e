import type { Pool } from 'pg';
import { openDueDays, type Recurs } from '../money/recurring/due-days.js';
import { writtenAt } from '../platform/chance/chance.js';
import { selectColumns } from '../platform/database/select-columns.js';
import type { Day } from '../values/day.js';
import { dayOf } from '../values/time-zone.js';

/** Whether the due day `d` is booked by a voucher that holds, or skipped. */
export const IS_SETTLED = `(d.skipped_seq IS NOT NULL
  OR d.booked_seq IS NOT NULL AND d.reversed_seq IS NULL)`;

/**
 * The due days of the recurring expenses of a club, up to today, that are neither booked nor skipped: those
 * of each expense in their order. None of a club that does not exist.
 */
export async function readOpenDueDays(pool: Pool, clubId: string): Promise<readonly Day[]> {
  const { rows } = await pool.query<
    Recurs & { readonly timeZone: string; readonly settled: readonly Day[] }
  >({
    name: 'open-due-days',
    text: `SELECT ${selectColumns('Club', 'c', 'timeZone')},
        ${selectColumns('RecurringExpense', 'r', 'firstDay', 'every', 'lastDay')},
        (SELECT coalesce(json_agg(d.due_day), '[]') FROM recurring_expense_day d
          WHERE d.club_id = r.club_id AND d.recurring_id = r.id AND ${IS_SETTLED}) AS settled
      FROM recurring_expense r JOIN club c ON c.id = r.club_id
      WHERE r.club_id = $1 ORDER BY r.added_seq`,
    values: [clubId],
  });
  return rows.flatMap(({ timeZone, settled, ...recurs }) => {
    return openDueDays(recurs, dayOf(writtenAt(), timeZone), new Set(settled));
  });
}
