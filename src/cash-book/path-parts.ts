import { pathId, pathNumber, pathPart, type PathPart } from '../platform/http/path-part.js';
import { DAY_PATTERN } from '../values/day.js';

/** The parts of addresses of the club's money. */

export const ACCOUNT_ID = pathId('accountId', 'An account of the club.', 'no-such-account');
export const OWNER_ID = pathId(
  'ownerId',
  'The owner of the account: an account of the club, or a member.',
  'no-such-account',
);
export const EVENING_ID = pathId(
  'sessionId',
  'A session (an evening) of the club.',
  'session-not-found',
);
export const DUES_ID = pathId('duesId', 'Dues that the club charged.', 'no-such-dues');
export const RECURRING_ID = pathId(
  'recurringId',
  'A recurring expense of the club.',
  'no-such-recurring',
);
export const PLAN_ID = pathId('planId', 'A plan of the club.', 'no-such-plan');
export const TRANSFER_ID = pathId('transferId', 'A transfer of the plan.', 'no-such-transfer');

export const VOUCHER_SEQ = pathNumber(
  'seq',
  'A voucher, by the number of its event.',
  'no-such-voucher',
  15,
);

export const OBJECTION_SEQ = pathNumber(
  'objection',
  'An objection to a voucher, by the number of the event that raised it.',
  'no-such-objection',
  15,
);

export const RECEIPT_SEQ = pathNumber(
  'receipt',
  'A receipt of the voucher, by the number of the event that attached it.',
  'no-such-receipt',
  15,
);

export const RECONCILIATION_SEQ = pathNumber(
  'reconciliation',
  'A reconciliation of the purse, by the number of its event.',
  'no-such-reconciliation',
  15,
);

export const FIRST_DAY = pathPart({
  name: 'firstDay',
  description: 'A fiscal year, by its first day.',
  schema: { type: 'string', format: 'date' },
  reason: 'no-such-year',
  read: (text) => (DAY_PATTERN.test(text) ? text : null),
});

export const EXAMINATION_SEQ = pathNumber(
  'examination',
  'An examination, by the number of its event.',
  'no-such-examination',
  15,
);
export const REMARK_NUMBER = pathNumber(
  'remark',
  'A remark about the year, by its number from 1.',
  'no-such-remark',
  4,
);

export const REFERENCE: PathPart = {
  name: 'reference',
  description: 'A reference, as it was typed or as the bank wrote it.',
  schema: { type: 'string' },
  unknown: 'reference-not-found',
};
