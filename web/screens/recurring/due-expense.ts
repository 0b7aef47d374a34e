import type { RecurringExpense } from '../../api/money/recurring.js';

/** A due day of a recurring expense that is neither booked nor skipped. */
export interface DueExpense {
  readonly recurring: RecurringExpense;
  /** `YYYY-MM-DD` */
  readonly dueDay: string;
}
