import type { ProblemKinds } from './kind.js';

/** Codes of the club’s money. */
export const MONEY_KINDS = {
  'day-refused': { status: 422, title: 'Nothing can be recorded on that day' },
  'year-not-found': { status: 404, title: 'The club has no such fiscal year' },
  'year-closed': { status: 409, title: 'The fiscal year is closed' },
  'year-refused': { status: 409, title: 'That cannot be done with this fiscal year' },
  'examination-not-found': { status: 404, title: 'There is no such examination or remark' },
  'examination-refused': { status: 409, title: 'This examination cannot be recorded' },
  'books-refused': { status: 409, title: 'The books are not in the state this needs' },
  'account-not-found': { status: 404, title: 'The club has no such account' },
  'account-refused': { status: 409, title: 'That cannot be done with this account' },
  'voucher-not-found': { status: 404, title: 'There is no such voucher' },
  'voucher-refused': { status: 409, title: 'This voucher cannot be reversed' },
  'dues-not-found': { status: 404, title: 'There are no such dues' },
  'dues-refused': { status: 409, title: 'That cannot be done with these dues' },
  'plan-not-found': { status: 404, title: 'The club has no such plan' },
  'plan-refused': { status: 409, title: 'That cannot be done with this plan' },
  'payment-not-found': { status: 404, title: 'There is no such payment' },
  'payment-refused': { status: 409, title: 'That cannot be done with this payment' },
  'reconciliation-not-found': { status: 404, title: 'The purse has no such reconciliation' },
  'reconciliation-refused': { status: 409, title: 'The purse cannot be reconciled like that' },
  'reference-not-found': { status: 404, title: 'Nobody in the club has this reference' },
  'confirmation-needed': { status: 409, title: 'This is recorded only when it is confirmed' },
  'own-money': { status: 409, title: 'Somebody else must do it: it is your own money' },
} as const satisfies ProblemKinds;
