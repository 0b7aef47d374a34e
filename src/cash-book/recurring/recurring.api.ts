import { reads, writes } from '../../platform/http/reference/operation.js';
import type { ProblemCode } from '../../problems/kinds.js';
import { CLUB_ID } from '../../ledger/requests/club-write.js';
import { RECURRING_ID } from '../path-parts.js';
import { DueAgainDto, RecurringExpenseDto, SkippedDayDto } from './recurring.dto.js';
import { RecurringExpenseList, WrittenRecurring } from './recurring.view.js';

const REFUSALS: readonly ProblemCode[] = [
  'account-not-found',
  'account-refused',
  'day-refused',
  'year-closed',
  'club-archived',
];

/** The API reference of recurring expenses. */
export const recurringApi = {
  list: reads({
    id: 'listRecurringExpenses',
    summary: 'Recurring expenses',
    description:
      'The expenses that come again, each with the due days that are open. Nothing is booked by itself: ' +
      'a due day is booked as an expense that names it, or skipped.',
    of: [CLUB_ID],
    answer: { description: 'The recurring expenses.', type: RecurringExpenseList },
  }),
  add: writes({
    id: 'addRecurringExpense',
    summary: 'Add a recurring expense',
    description:
      'From its first day on it is due every month, quarter or year, and waits to be booked or skipped.',
    of: [CLUB_ID],
    body: { type: RecurringExpenseDto, description: 'The purpose, the amount, and the due days.' },
    answer: { status: 201, description: 'The recurring expense.', type: WrittenRecurring },
    refusals: REFUSALS,
  }),
  change: writes({
    id: 'changeRecurringExpense',
    summary: 'Change or end a recurring expense',
    description:
      'All of it, as it is from now on: due days that are open are proposed like this. `lastDay` ends ' +
      'it; a last day before the first one takes it away. Booked vouchers stay as they are.',
    of: [CLUB_ID, RECURRING_ID],
    body: { type: RecurringExpenseDto, description: 'All of it.' },
    answer: { description: 'The recurring expense.', type: WrittenRecurring },
    refusals: [...REFUSALS, 'recurring-refused'],
  }),
  skip: writes({
    id: 'skipRecurringExpense',
    summary: 'Skip a due day',
    description:
      'The expense of that due day is not booked, and not proposed any more, until that is taken back.',
    of: [CLUB_ID, RECURRING_ID],
    body: { type: SkippedDayDto, description: 'The due day, and why.' },
    answer: { status: 201, description: 'The recurring expense.', type: WrittenRecurring },
    refusals: ['recurring-refused', 'club-archived'],
  }),
  dueAgain: writes({
    id: 'proposeDueDayAgain',
    summary: 'Propose a skipped due day again',
    description: 'Takes back that the due day was skipped: it waits to be booked or skipped again.',
    of: [CLUB_ID, RECURRING_ID],
    body: { type: DueAgainDto, description: 'The due day.' },
    answer: { status: 201, description: 'The recurring expense.', type: WrittenRecurring },
    refusals: ['recurring-refused', 'club-archived'],
  }),
};
