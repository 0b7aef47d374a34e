import { labelOfYear } from '../../money/books.js';
import { IS_SETTLED } from '../../clubs/read-open-due-days.js';
import { nextDueDay, openDueDays } from '../../money/recurring/due-days.js';
import { writtenAt } from '../../platform/chance/chance.js';
import type { ReadPool } from '../../platform/database/pools.js';
import { Problem } from '../../platform/http/problem/problem.js';
import type { Day } from '../../values/day.js';
import { dayOf } from '../../values/time-zone.js';
import type { RecurringExpense, RecurringExpenseList, SettledDay } from './recurring.view.js';
import { selectColumns } from '../../platform/database/select-columns.js';

/** The due days that are shown of one recurring expense: eight years of months. */
const MOST_DUE = 100;
/** The due days that are shown as booked or skipped: two years of months. */
const MOST_SETTLED = 24;

interface FoundDay extends Pick<SettledDay, 'dueDay' | 'event' | 'amount' | 'why'> {
  /** Its voucher; null where it was skipped. */
  readonly number: number | null;
  readonly firstDay: Day | null;
  readonly lastDay: Day | null;
}

type FoundRecurring = Omit<RecurringExpense, 'due' | 'next' | 'hasBegun' | 'settled'> & {
  readonly days: readonly FoundDay[];
};

interface Found {
  readonly currency: string;
  readonly timeZone: string;
  readonly recurring: readonly FoundRecurring[];
}

/**
 * The recurring expenses of a club, with the due days that are open.
 * @throws Problem `club-not-found`
 */
export async function listRecurring(
  database: ReadPool,
  clubId: string,
): Promise<RecurringExpenseList> {
  const { currency, timeZone, recurring } = await find(database, clubId);
  const today = dayOf(writtenAt(), timeZone);
  return { currency, today, recurring: recurring.map((one) => viewed(one, today)) };
}

function viewed({ days, ...recurring }: FoundRecurring, today: Day): RecurringExpense {
  const settledDays = new Set(days.map(({ dueDay }) => dueDay));
  return {
    ...recurring,
    due: openDueDays(recurring, today, settledDays).slice(0, MOST_DUE),
    next: nextDueDay(recurring, today, settledDays),
    hasBegun: days.length > 0,
    settled: days.slice(0, MOST_SETTLED).map(({ number, firstDay, lastDay, ...day }) => {
      const isBooked = number !== null && firstDay !== null && lastDay !== null;
      const label = isBooked ? `${labelOfYear({ firstDay, lastDay })}-${number}` : null;
      return { ...day, label };
    }),
  };
}

async function find({ pool }: ReadPool, clubId: string): Promise<Found> {
  const { rows } = await pool.query<Found>({
    name: 'recurring-expenses',
    text: `SELECT ${selectColumns('Club', 'c', 'currency', 'timeZone')},
        (SELECT coalesce(json_agg(json_build_object('id', r.id, 'text', r.text, 'amount', r.amount,
            'account', r.expense_id, 'purse', r.purse_id, 'firstDay', r.first_day,
            'every', r.every, 'lastDay', r.last_day, 'days',
            (SELECT coalesce(json_agg(json_build_object('dueDay', d.due_day,
                'event', coalesce(d.skipped_seq, d.booked_seq),
                'why', s.payload::jsonb ->> 'why', 'number', v.number,
                'amount', (b.payload::jsonb ->> 'amount')::bigint,
                'firstDay', y.first_day, 'lastDay', y.last_day) ORDER BY d.due_day DESC), '[]')
              FROM recurring_expense_day d
                LEFT JOIN club_event s ON s.club_id = d.club_id AND s.seq = d.skipped_seq
                LEFT JOIN voucher v ON v.club_id = d.club_id AND v.event_seq = d.booked_seq
                  AND d.skipped_seq IS NULL
                LEFT JOIN club_event b ON b.club_id = v.club_id AND b.seq = v.event_seq
                LEFT JOIN fiscal_year y ON y.club_id = v.club_id AND y.first_day = v.year
              WHERE d.club_id = r.club_id AND d.recurring_id = r.id AND ${IS_SETTLED}))
            ORDER BY r.added_seq), '[]')
          FROM recurring_expense r WHERE r.club_id = c.id) AS recurring
      FROM club c WHERE c.id = $1`,
    values: [clubId],
  });
  const [row] = rows;
  if (row === undefined) throw new Problem('club-not-found', {});
  return row;
}
