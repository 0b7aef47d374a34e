import type {
  OfRecurring,
  RecurringAdded,
  RecurringChanged,
  RecurringDueAgain,
  RecurringSkipped,
} from '../../events/money/recurring.js';
import type { Books } from '../../ledger/books/books.js';
import { SEQ_OF_EVENT, type RowChange } from '../../ledger/projection/row-change.js';
import type { Row } from '../../ledger/projection/tables/tables.js';
import { requireCalendarDay } from '../../money/books.js';
import { refusal } from '../../money/reasons/reasons.js';
import { isDueDay } from '../../money/recurring/due-days.js';
import type { Day } from '../../values/day.js';
import { cashAccount, purseAccount, type MoneyRows, type RowsOf } from '../money-rows.js';

/** The rows of recurring expenses: they move nothing. */
export const RECURRING_ROWS = {
  'recurring-expense-added': (event: RecurringAdded, books: Books): MoneyRows => {
    const put = {
      id: event.recurring,
      addedSeq: SEQ_OF_EVENT,
      ...columnsOf(event, books),
    } as const;
    return { rows: [{ table: 'recurringExpense', put }] };
  },
  'recurring-expense-changed': (event: RecurringChanged, books: Books): MoneyRows => {
    const was = requireRecurring(books, event.recurring);
    const change = columnsOf(event, books);
    const { firstDay, every } = change;
    if (hasBegun(books, event.recurring)) {
      if (firstDay !== was.firstDay)
        throw refusal('recurring-has-begun', {}, { field: 'firstDay' });
      if (every !== was.every) throw refusal('recurring-has-begun', {}, { field: 'every' });
    }
    return { rows: [{ table: 'recurringExpense', of: { id: event.recurring }, change }] };
  },
  'recurring-expense-skipped': (
    { recurring, dueDay }: RecurringSkipped,
    books: Books,
  ): MoneyRows => {
    return { rows: [settledRow(books, recurring, dueDay, { skippedSeq: SEQ_OF_EVENT })] };
  },
  'recurring-expense-due-again': (event: RecurringDueAgain, books: Books): MoneyRows => {
    const { recurring: recurringId, dueDay } = event;
    requireSkipped(books, recurringId, dueDay);
    const change = { skippedSeq: null } as const;
    return { rows: [{ table: 'recurringDay', of: { recurringId, dueDay }, change }] };
  },
} satisfies Partial<Record<string, RowsOf<never>>>;

/** The columns that a change can change; throws for what these books have not. */
function columnsOf(event: RecurringAdded | RecurringChanged, books: Books) {
  const { text, amount, account, purse, firstDay, every, lastDay } = event;
  requireCalendarDay(firstDay, 'firstDay');
  if (lastDay !== null) requireCalendarDay(lastDay, 'lastDay');
  cashAccount(books, account, 'expense', 'account');
  purseAccount(books, purse);
  return { text, amount, expenseId: account, purseId: purse, firstDay, every, lastDay };
}

/**
 * The row by which a due day is booked with the event, where it names one.
 * @throws Refusal `no-such-recurring`, `not-due-then`, `due-day-is-booked`, `due-day-is-skipped`
 */
export function bookedRows({ recurring, dueDay }: OfRecurring, books: Books): RowChange[] {
  if (recurring === undefined || dueDay === undefined) return [];
  const booked = { bookedSeq: SEQ_OF_EVENT, reversedSeq: null } as const;
  return [settledRow(books, recurring, dueDay, booked)];
}

/** The row of a due day that is booked or skipped now; the only one, or the one of a voucher that was reversed. */
function settledRow(
  books: Books,
  recurringId: string,
  dueDay: Day,
  settled: Partial<Record<'bookedSeq' | 'skippedSeq', typeof SEQ_OF_EVENT>> & {
    reversedSeq?: null;
  },
): RowChange {
  requireOpen(books, recurringId, dueDay);
  if (books.recurringDay.has(`${recurringId} ${dueDay}`)) {
    return { table: 'recurringDay', of: { recurringId, dueDay }, change: settled };
  }
  const none = { bookedSeq: null, reversedSeq: null, skippedSeq: null };
  return { table: 'recurringDay', put: { recurringId, dueDay, ...none, ...settled } };
}

/** @throws Refusal `no-such-recurring` */
export function requireRecurring(
  { recurringExpense }: Pick<Books, 'recurringExpense'>,
  id: string,
): Row<'recurringExpense'> {
  const found = recurringExpense.get(id);
  if (found === undefined) throw refusal('no-such-recurring', {});
  return found;
}

/**
 * Whether a due day is one of a recurring expense, and neither booked nor skipped.
 * @throws Refusal `no-such-recurring`, `not-due-then`, `due-day-is-booked`, `due-day-is-skipped`
 */
function requireOpen(books: Books, id: string, day: Day): void {
  const recurs = requireRecurring(books, id);
  const at = { field: 'dueDay' };
  if (!isDueDay(recurs, day)) throw refusal('not-due-then', { day }, at);
  const found = books.recurringDay.get(`${id} ${day}`);
  if (found === undefined) return;
  if (found.skippedSeq !== null) throw refusal('due-day-is-skipped', { day }, at);
  if (isSettled(found)) throw refusal('due-day-is-booked', { day }, at);
}

/** @throws Refusal `no-such-recurring`, `due-day-not-skipped` */
function requireSkipped(books: Books, id: string, day: Day): void {
  requireRecurring(books, id);
  const found = books.recurringDay.get(`${id} ${day}`);
  if (found !== undefined && found.skippedSeq !== null) return;
  throw refusal('due-day-not-skipped', { day }, { field: 'dueDay' });
}

/** Whether a due day is booked or skipped: a voucher that was reversed leaves it open. */
function isSettled({
  bookedSeq,
  reversedSeq,
  skippedSeq,
}: Pick<Row<'recurringDay'>, 'bookedSeq' | 'reversedSeq' | 'skippedSeq'>): boolean {
  return skippedSeq !== null || (bookedSeq !== null && reversedSeq === null);
}

function hasBegun({ recurringDay }: Books, id: string): boolean {
  return [...recurringDay.values()].some((one) => one.recurringId === id && isSettled(one));
}

/** The due day that a voucher booked is open again, as the event takes the voucher back. */
export function dueAgain(voucher: number, { recurringDay }: Books): RowChange[] {
  return [...recurringDay.values()]
    .filter(({ bookedSeq, reversedSeq }) => bookedSeq === voucher && reversedSeq === null)
    .map(({ recurringId, dueDay }): RowChange => {
      const change = { reversedSeq: SEQ_OF_EVENT } as const;
      return { table: 'recurringDay', of: { recurringId, dueDay }, change };
    });
}

/**
 * The due day is booked again, as the reversal of its voucher is taken back.
 *
 * @param reversal the number of its event, and the ids that its voucher concerned
 * @throws Refusal `voucher-stays` where the day was booked or skipped since
 */
export function bookedAgain(
  voucher: number,
  reversal: { readonly seq: number; readonly subjects: readonly string[] },
  { recurringExpense, recurringDay }: Books,
): RowChange[] {
  const concerned = reversal.subjects.some((id) => recurringExpense.has(id));
  if (!concerned) return [];
  const day = [...recurringDay.values()].find(({ bookedSeq, reversedSeq, skippedSeq }) => {
    return bookedSeq === voucher && reversedSeq === reversal.seq && skippedSeq === null;
  });
  if (day === undefined) throw refusal('voucher-stays', {});
  const { recurringId, dueDay } = day;
  return [{ table: 'recurringDay', of: { recurringId, dueDay }, change: { reversedSeq: null } }];
}
