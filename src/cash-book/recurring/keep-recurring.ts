import type { OfRecurring, RecurringChanged } from '../../events/money/recurring.js';
import { booksOf, type Books } from '../../ledger/books/books.js';
import type { ClubWrite } from '../../ledger/requests/club-write.js';
import type { ClubWriter } from '../../ledger/write/club-writer.js';
import { labelOfYear, requireCalendarDay, yearInBooks } from '../../money/books.js';
import { firstDayOf, requireFromFirstDay } from '../../money/first-day.js';
import { refusal } from '../../money/reasons/reasons.js';
import { newId } from '../../platform/chance/chance.js';
import type { StoredAnswer } from '../../platform/http/write/stored-answer.js';
import type { ExpenseDto } from '../expenses/expense.dto.js';
import { writeMoney, type MoneyWrite } from '../write-money.js';
import { requireRecurring } from './recurring-rows.js';
import type { DueAgainDto, RecurringExpenseDto, SkippedDayDto } from './recurring.dto.js';
import type { WrittenRecurring } from './recurring.view.js';

/**
 * Adds an expense that is proposed when it is due. Nothing is booked by it.
 *
 * @throws Problem `account-not-found`, `account-refused`, `validation-failed`, `club-archived`;
 *   `day-refused`, `year-closed` for a first day on which nothing can be booked
 */
export function addRecurring(
  writer: ClubWriter,
  write: ClubWrite,
  asked: RecurringExpenseDto,
): Promise<StoredAnswer> {
  const recurring = newId();
  return writeMoney(writer, write, {
    event: (snapshot) => {
      const said = saidOf(asked);
      requireFirstDue(booksOf(snapshot), said.firstDay);
      if (said.lastDay !== null && said.lastDay < said.firstDay) {
        throw refusal('last-day-before-first', {}, { field: 'lastDay' });
      }
      return { kind: 'recurring-expense-added', recurring, ...said };
    },
    answer: answerOf(recurring, 201),
  });
}

/**
 * Changes a recurring expense: open due days are proposed as it says. A last day ends it; one before the
 * first day takes it away.
 *
 * @throws Problem `recurring-not-found`, and as `addRecurring`; `recurring-refused` for another first day or
 *   rhythm once a due day is booked or skipped
 */
export function changeRecurring(
  writer: ClubWriter,
  write: ClubWrite,
  recurring: string,
  asked: RecurringExpenseDto,
): Promise<StoredAnswer> {
  return writeMoney(writer, write, {
    rows: rowsOfRecurring(recurring),
    event: (snapshot) => {
      const books = booksOf(snapshot);
      const was = requireRecurring(books, recurring);
      const said = saidOf(asked);
      if (said.firstDay !== was.firstDay) requireFirstDue(books, said.firstDay);
      const isSame =
        said.account === was.expenseId &&
        said.purse === was.purseId &&
        (['text', 'amount', 'firstDay', 'every', 'lastDay'] as const).every((name) => {
          return said[name] === was[name];
        });
      return isSame ? null : { kind: 'recurring-expense-changed', recurring, ...said };
    },
    answer: answerOf(recurring, 200),
  });
}

/**
 * Records that the expense of one due day is not booked.
 * @throws Problem `recurring-not-found`, `recurring-refused`, `club-archived`
 */
export function skipDueDay(
  writer: ClubWriter,
  write: ClubWrite,
  recurring: string,
  { dueDay, why }: SkippedDayDto,
): Promise<StoredAnswer> {
  return writeMoney(writer, write, {
    rows: rowsOfRecurring(recurring),
    event: (snapshot) => {
      const { text } = requireRecurring(booksOf(snapshot), recurring);
      return { kind: 'recurring-expense-skipped', recurring, text, dueDay, why: why.trim() };
    },
    answer: answerOf(recurring, 201),
  });
}

/**
 * Takes back that a due day was skipped: it is proposed again.
 * @throws Problem `recurring-not-found`, `recurring-refused`, `club-archived`
 */
export function proposeAgain(
  writer: ClubWriter,
  write: ClubWrite,
  recurring: string,
  { dueDay }: DueAgainDto,
): Promise<StoredAnswer> {
  return writeMoney(writer, write, {
    rows: rowsOfRecurring(recurring),
    event: (snapshot) => {
      const { text } = requireRecurring(booksOf(snapshot), recurring);
      return { kind: 'recurring-expense-due-again', recurring, text, dueDay };
    },
    answer: answerOf(recurring, 201),
  });
}

function saidOf(asked: RecurringExpenseDto): Omit<RecurringChanged, 'kind' | 'recurring'> {
  const { text, amount, account, purse, firstDay, every, lastDay = null } = asked;
  return { text: text.trim(), amount, account, purse, firstDay, every, lastDay };
}

/**
 * Whether something can be booked on the first due day, or could be once it has come.
 * @throws Refusal `no-such-day`, `day-before-books`, `year-is-closed`
 */
function requireFirstDue({ settings, fiscalYear, firstDays }: Books, day: string): void {
  const field = 'firstDay';
  requireCalendarDay(day, field);
  requireFromFirstDay(day, firstDayOf(settings, firstDays), field);
  const year = yearInBooks(day, settings, fiscalYear);
  if (year.status === 'open') return;
  throw refusal('year-is-closed', { year: labelOfYear(year) }, { field });
}

function answerOf(recurring: string, status: number): MoneyWrite['answer'] {
  return () => ({ status, body: (): WrittenRecurring => ({ recurring }) });
}

/** The rows that a decision on a recurring expense needs. */
export function rowsOfRecurring(recurring: string | null | undefined): MoneyWrite['rows'] {
  return recurring == null ? {} : { recurringExpense: [recurring], recurringDay: [recurring] };
}

/**
 * The due day that an expense is, where it names one.
 * @throws Refusal `due-day-is-missing` for a recurring expense or a due day alone
 */
export function recurringNamed({ recurring, dueDay }: ExpenseDto): OfRecurring {
  if (recurring == null && dueDay == null) return {};
  if (recurring == null || dueDay == null) {
    throw refusal('due-day-is-missing', {}, { field: recurring == null ? 'recurring' : 'dueDay' });
  }
  return { recurring, dueDay };
}
