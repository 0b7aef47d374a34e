import type { Pool } from 'pg';
import { settingsOf } from '../../ledger/books/books.js';
import type { Snapshot } from '../../ledger/log/event.js';
import { StaleRead } from '../../ledger/write/fresh-read.js';
import { Problem } from '../../platform/http/problem/problem.js';
import { belongsByItself, type SeasonSpan } from '../../standings/rule/season-evenings.js';
import { dayOf } from '../../values/time-zone.js';
import { selectColumns } from '../../platform/database/select-columns.js';

/** The closed seasons and later opening balances beside a day from before, as of one event of the log. */
interface Then {
  readonly headSeq: number;
  /** The closed seasons that have the day. */
  readonly closed: readonly (SeasonSpan & { readonly name: string })[];
  /** The first day of opening balances after it; null for none. */
  readonly openedAfter: string | null;
}

/** Reads what decides whether an evening of a day from before can be recorded. */
export async function readThen(pool: Pool, clubId: string, day: string): Promise<Then> {
  const { rows } = await pool.query<Then>({
    name: 'day-of-then',
    text: `SELECT ${selectColumns('Club', 'c', 'headSeq')},
        (SELECT coalesce(json_agg(json_build_object('name', s.name, 'firstDay', s.first_day,
            'lastDay', s.last_day, 'books', s.books, 'tables', s.tables)), '[]')
          FROM season s WHERE s.club_id = c.id AND s.until_seq IS NULL AND s.status = 'closed'
            AND $2 BETWEEN s.first_day AND s.last_day) AS closed,
        (SELECT min(v.day) FROM voucher v WHERE v.club_id = c.id AND v.reversed_by IS NULL
          AND v.kind = 'opening-balances-recorded' AND v.day > $2) AS "openedAfter"
      FROM club c WHERE c.id = $1`,
    values: [clubId, day],
  });
  return rows[0] ?? { headSeq: 0, closed: [], openedAfter: null };
}

interface FromPaper {
  readonly day: string;
  readonly book: string;
  readonly own?: { readonly book: string } | null;
  readonly rate: number;
  readonly tableName?: string | null;
  readonly settledThen?: boolean | null;
}

/**
 * An evening from before is one of a day that is over and in no closed season; its money is booked once.
 *
 * @throws Problem `day-refused`, `season-closed`; `confirmation-needed` where opening balances of a later
 *   day may hold its money and nobody said whether it was settled then
 */
export function requireThen(
  { day, book, own = null, rate, tableName, settledThen = null }: FromPaper,
  { club }: Snapshot,
  { headSeq, closed, openedAfter }: Then,
  now: Date,
): void {
  if (club.headSeq !== headSeq) throw new StaleRead();
  if (day >= dayOf(now, settingsOf(club).timeZone)) {
    throw new Problem('day-not-past', { day }, { field: 'day' });
  }
  const place = { day, book, own: own?.book ?? null, table: tableName?.trim() ?? null };
  const season = closed.find((one) => belongsByItself(one, place) === 'day');
  if (season !== undefined) {
    throw new Problem('season-is-closed', { season: season.name }, { field: 'day' });
  }
  if (rate > 0 && openedAfter !== null && settledThen === null) {
    throw new Problem('booked-twice', { opened: openedAfter }, { field: 'settledThen' });
  }
}
