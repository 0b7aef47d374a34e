import { ACCOUNT_KINDS, type AccountEvent } from './accounts.js';
import { BOOKS_KINDS, type BooksEvent } from './books.js';
import { DUES_KINDS, type DuesEvent } from './dues.js';
import { EXPENSE_KINDS, type ExpenseRecorded, type IncomeRecorded } from './expenses.js';
import { MATCH_KINDS, type MatchMoved } from './matches.js';
import { MOVED_KINDS, type MovedEvent } from './moved.js';
import { OBJECTION_KINDS, type ObjectionEvent } from './objections.js';
import { PLAN_KINDS, type PlanEvent } from './plan.js';
import { PURSE_KINDS, type PurseEvent } from './purses.js';
import { PAYMENT_KINDS, type PaymentEvent } from './payments.js';
import { RECEIPT_KINDS, type ReceiptEvent } from './receipts.js';
import { RECONCILIATION_KINDS, type ReconciliationEvent } from './reconciliations.js';
import { RECURRING_KINDS, type RecurringEvent } from './recurring.js';
import { REVERSAL_KINDS, type VoucherReversed } from './reversal.js';
import { WAYS_KINDS, type WaysToPayChosen } from './ways.js';
import { YEAR_KINDS, type YearEvent } from './years.js';

/** An event of the club's money beside its evenings: a line here and below for each topic. */
export type MoneyEvent =
  | BooksEvent
  | AccountEvent
  | MovedEvent
  | MatchMoved
  | VoucherReversed
  | ObjectionEvent
  | DuesEvent
  | ExpenseRecorded
  | IncomeRecorded
  | PurseEvent
  | ReconciliationEvent
  | RecurringEvent
  | ReceiptEvent
  | PlanEvent
  | PaymentEvent
  | WaysToPayChosen
  | YearEvent;

/** The kinds of event of each topic. */
export const MONEY_KINDS = {
  ...BOOKS_KINDS,
  ...ACCOUNT_KINDS,
  ...MOVED_KINDS,
  ...MATCH_KINDS,
  ...REVERSAL_KINDS,
  ...OBJECTION_KINDS,
  ...DUES_KINDS,
  ...EXPENSE_KINDS,
  ...PURSE_KINDS,
  ...RECONCILIATION_KINDS,
  ...RECURRING_KINDS,
  ...RECEIPT_KINDS,
  ...PLAN_KINDS,
  ...PAYMENT_KINDS,
  ...WAYS_KINDS,
  ...YEAR_KINDS,
} as const;

export type MoneyKind = keyof typeof MONEY_KINDS;

/** Whether an event is one of these. */
export function isMoney(event: { readonly kind: string }): event is MoneyEvent {
  return Object.hasOwn(MONEY_KINDS, event.kind);
}
