import type { NewRecurring, RecurringExpense } from '../../api/money/recurring.js';

/** All that a change says of a recurring expense, as it is. */
export function termsOf(recurring: RecurringExpense): NewRecurring {
  const { text, amount, account, purse, firstDay, every, lastDay } = recurring;
  return { text, amount, account, purse, firstDay, every, lastDay };
}
