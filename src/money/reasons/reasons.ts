import { oneOf, text, type ReasonList } from '../../rules/refusals/params.js';
import { refusing } from '../../rules/refusals/refusal.js';
import { PAYMENT_REASONS, type PaymentCode } from './payment-reasons.js';
import { CASH_ACCOUNT_TYPES } from '../cash-accounts.js';
import { DOUBT_REASONS, type DoubtCode } from './doubts.js';
import { DUES_REASONS, type DuesCode } from './dues-reasons.js';
import { MATCH_REASONS, type MatchCode } from './match-reasons.js';
import { OBJECTION_REASONS, type ObjectionCode } from './objection-reasons.js';
import { PLAN_REASONS, type PlanCode } from '../settling-up/reasons.js';
import { RECEIPT_REASONS, type ReceiptCode } from './receipt-reasons.js';
import { RECONCILIATION_REASONS, type ReconciliationCode } from './reconciliation-reasons.js';
import { RECURRING_REASONS, type RecurringCode } from './recurring-reasons.js';
import { YEAR_REASONS, type YearCode } from './year-reasons.js';

/** Why the books of a club refuse something. */
export type MoneyCode =
  | 'validation-failed'
  | 'day-refused'
  | 'year-closed'
  | 'books-refused'
  | 'member-not-found'
  | 'account-not-found'
  | 'account-refused'
  | 'voucher-not-found'
  | 'voucher-refused'
  | DuesCode
  | MatchCode
  | ObjectionCode
  | PlanCode
  | PaymentCode
  | ReceiptCode
  | ReconciliationCode
  | RecurringCode
  | YearCode
  | DoubtCode;

export const MONEY_REASONS = {
  'day-in-future': {
    code: 'day-refused',
    params: { day: text('The day that was given.'), today: text('Today, where the club is.') },
  },
  'no-such-day': { code: 'day-refused' },
  'day-before-books': {
    code: 'day-refused',
    params: {
      day: text('The day that was given.'),
      first: text("The first day of the club's books."),
    },
  },
  'voucher-in-new-year': {
    code: 'year-closed',
    params: {
      day: text('The day on which the year would have begun.'),
      latest: text('The day of the latest voucher.'),
    },
  },
  'year-is-closed': { code: 'year-closed', params: { year: text('The fiscal year.') } },
  'books-are-open': { code: 'books-refused' },
  'books-not-open': { code: 'books-refused' },
  'no-such-time-zone': { code: 'validation-failed' },
  'no-such-year-start': { code: 'validation-failed' },
  'no-such-member': { code: 'member-not-found' },
  'same-member': { code: 'validation-failed' },
  'opening-twice': { code: 'validation-failed' },
  'nothing-to-open': { code: 'validation-failed' },
  'balances-without-day': { code: 'validation-failed' },
  'has-opening-balance': { code: 'books-refused' },
  'member-or-account': { code: 'validation-failed' },
  'no-such-account': { code: 'account-not-found' },
  'other-type-of-account': {
    code: 'account-refused',
    params: { type: oneOf(CASH_ACCOUNT_TYPES, 'The type that it must have.') },
  },
  'account-is-archived': { code: 'account-refused' },
  'account-is-needed': { code: 'account-refused' },
  'purse-holds-money': { code: 'account-refused' },
  'no-such-voucher': { code: 'voucher-not-found' },
  'voucher-of-evening': { code: 'voucher-refused' },
  'voucher-stays': { code: 'voucher-refused' },
  'voucher-is-reversed': { code: 'voucher-refused' },
  'reversal-in-its-year': {
    code: 'day-refused',
    params: { year: text('The fiscal year of the reversal.') },
  },
  ...DUES_REASONS,
  ...MATCH_REASONS,
  ...OBJECTION_REASONS,
  ...PLAN_REASONS,
  ...PAYMENT_REASONS,
  ...RECEIPT_REASONS,
  ...RECONCILIATION_REASONS,
  ...RECURRING_REASONS,
  ...YEAR_REASONS,
  ...DOUBT_REASONS,
} as const satisfies ReasonList<MoneyCode>;

/** Makes a refusal of the books. */
export const refusal = refusing(MONEY_REASONS);
