import type { MONEY_REASONS } from '../../../money/reasons/reasons.js';
import type { SentencesOf } from '../../language.js';
import dues from './dues-reasons.js';
import { planReasons } from './plans.js';
import { paymentReasons } from './payments.js';
import { yearReasons } from './years.js';

const TYPES = {
  purse: 'a purse',
  income: 'an income account',
  expense: 'an expense account',
  equity: 'equity',
} as const;

export default {
  'day-in-future': ({ day, today }, say) =>
    `${say.day(day)} is yet to come; today is ${say.day(today)}.`,
  'no-such-day': () => 'There is no such day in the calendar.',
  'year-is-closed': ({ year }) => `The fiscal year ${year} is closed.`,
  'books-are-open': () => 'The books are already open.',
  'books-not-open': () => 'The books are not open yet.',
  'no-such-time-zone': () => 'There is no such time zone.',
  'no-such-year-start': () => 'A fiscal year can begin on the 1st to 28th of a month.',
  'no-such-member': () => 'The club has no such member.',
  'same-member': () => 'It takes two different members.',
  'opening-twice': () => 'Name each member and each purse once.',
  'nothing-to-open': () => 'There is no amount to record.',
  'member-or-account': () => 'Name either a member or a purse.',
  'no-such-account': () => 'The club has no such account.',
  'other-type-of-account': ({ type }) => `Choose ${TYPES[type]} instead.`,
  'account-is-archived': () => 'That account is archived; restore it first.',
  'account-is-needed': () => 'The app itself needs that account; it cannot be archived.',
  'purse-holds-money': () => 'There is money in the purse; empty it before you archive it.',
  'no-such-voucher': () => 'There is no such voucher.',
  'voucher-of-evening': () => 'That voucher is an evening’s; correct the evening instead.',
  'voucher-stays': () => 'That voucher cannot be reversed.',
  'voucher-is-reversed': () => 'The voucher is already reversed.',
  ...dues,
  ...planReasons,
  ...paymentReasons,
  ...yearReasons,
} satisfies SentencesOf<typeof MONEY_REASONS>;
