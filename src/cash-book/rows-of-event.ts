import { isMoney, type MoneyEvent } from '../events/money/kinds.js';
import type { Books } from '../ledger/books/books.js';
import { MONEY, type VoucherFields } from '../ledger/books/under-voucher.js';
import type { NewEvent } from '../ledger/log/event.js';
import type { NewPosting } from '../ledger/log/posting.js';
import type { Day } from '../values/day.js';
import { dayOf } from '../values/time-zone.js';
import { step, type Effects } from '../world/step.js';
import { ACCOUNT_ROWS } from './accounts/account-rows.js';
import { BOOKS_ROWS } from './books/books-rows.js';
import { DUES_ROWS } from './dues/dues-rows.js';
import { EXPENSE_ROWS } from './expenses/expense-rows.js';
import { MATCH_ROWS } from './open-items/match-rows.js';
import { MOVED_ROWS } from './money/moved-rows.js';
import { WAYS_ROWS } from './pay/ways-rows.js';
import { PAYMENT_ROWS } from './payments/payment-rows.js';
import type { RowsOf } from './money-rows.js';
import { PURSE_ROWS } from './purses/purse-rows.js';
import { PLAN_ROWS } from './plans/plan-rows.js';
import { RECURRING_ROWS } from './recurring/recurring-rows.js';
import { RECEIPT_ROWS } from './receipts/receipt-rows.js';
import { RECONCILIATION_ROWS } from './reconciliations/reconciliation-rows.js';
import { OBJECTION_ROWS } from './objections/objection-rows.js';
import { REVERSAL_ROWS } from './vouchers/reversal-rows.js';
import { YEAR_ROWS } from './years/year-rows.js';

/** The rows of each kind of event: a line for each topic. */
const ROWS: {
  readonly [K in MoneyEvent['kind']]: RowsOf<Extract<MoneyEvent, { readonly kind: K }>>;
} = {
  ...BOOKS_ROWS,
  ...ACCOUNT_ROWS,
  ...MOVED_ROWS,
  ...MATCH_ROWS,
  ...REVERSAL_ROWS,
  ...OBJECTION_ROWS,
  ...DUES_ROWS,
  ...EXPENSE_ROWS,
  ...PURSE_ROWS,
  ...RECONCILIATION_ROWS,
  ...RECURRING_ROWS,
  ...RECEIPT_ROWS,
  ...PLAN_ROWS,
  ...PAYMENT_ROWS,
  ...WAYS_ROWS,
  ...YEAR_ROWS,
};

/**
 * An event of money with all that it writes.
 *
 * @param time of the event, ISO 8601
 * @throws Refusal for what cannot be with these books
 */
export function rowsOfMoneyEvent(event: MoneyEvent, books: Books, time: string): NewEvent {
  if (!isMoney(event)) throw new TypeError('An event of something else than money.');
  const { kind } = event;
  const today = dayOf(new Date(time), books.settings.timeZone);
  // The rows of a kind are for its events: `ROWS` is typed so.
  const rowsOf = ROWS[kind] as RowsOf<MoneyEvent>;
  const { moved = [], rows = [], subjects = [], said } = rowsOf(event, books, today);
  const effects: Effects = {
    postings: moved.map((one): NewPosting => {
      return { ...one, reason: kind, source: '', stage: MONEY, handNumber: null, fineId: null };
    }),
    rows,
    subjects,
    voucher: said ?? voucherOf(event, today),
  };
  return step(event, effects, { books: () => books, time });
}

function voucherOf(event: MoneyEvent, today: Day): VoucherFields {
  if (!('day' in event && 'receipt' in event)) return { day: today, text: '', receipt: null };
  const { day, text, receipt } = event;
  return { day, text, receipt };
}
