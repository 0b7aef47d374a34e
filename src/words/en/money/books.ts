import type * as da from '../../da/money/books.js';
import type { Translation } from '../../translation.js';

export const voucherKinds = {
  'opening-balances-recorded': 'Opening balances',
  'money-received': 'Received',
  'money-paid-out': 'Paid out',
  'money-given': 'Member to member',
  'payment-confirmed': 'Confirmed payment',
  'dues-charged': 'Dues',
  'dues-waived': 'Dues waived',
  'expense-recorded': 'Expense',
  'income-recorded': 'Income',
  'purse-moved': 'Between purses',
  'purse-counted': 'Purse counted',
  'transfer-done': 'Settling up',
  'voucher-reversed': 'Reversal',
  'session-closed': 'Evening',
  'correction-recorded': 'Evening put right',
  'guest-merged': 'Guest merged',
  'books-opened': 'Books opened',
} satisfies Translation<typeof da.voucherKinds>;

/** Between evenings and members: their results are booked through it. */
export const clearing = 'Clearing of evenings';

/** The parts of a year's accounts. */
export const yearAccounts = {
  result: {
    title: 'Result',
    income: 'Income',
    expenses: 'Expenses',
    surplus: 'Surplus',
    loss: 'Deficit',
  },
  balance: {
    title: 'Balance sheet',
    assets: 'Assets',
    liabilities: 'Liabilities',
    debts: 'Debts',
    equity: 'Equity',
    totalEquity: 'Total equity',
    result: 'Result of the year',
    owedByMembers: 'Members owe',
    owedToMembers: 'Members are owed',
    carried: 'Results of earlier years',
    unsorted: 'From before the books',
  },
  moves: {
    purses: 'Movements of the purses',
    kinds: 'Movements by kind',
    kind: 'Kind',
    members: 'The members',
    member: 'Member',
    opening: 'Before',
    in: 'In',
    out: 'Out',
    closing: 'After',
    amount: 'Amount',
    vouchers_one: '{{count}} voucher',
    vouchers_other: '{{count}} vouchers',
  },
  examined: {
    title: 'Examination',
    none: 'The accounts have not been examined.',
    signed: 'Signed by {{name}}, {{day}}: {{conclusion}}',
    conclusions: {
      approved: 'approved',
      'approved-with-reservations': 'approved with reservations',
      'not-approved': 'not approved',
      none: 'without a conclusion',
    },
    ofNow: 'Of the figures in these accounts.',
    ofBefore:
      'Of the accounts as they were before the year was opened again on {{day}}; not of these figures.',
    withdrawn: 'Withdrawn by {{name}}, {{day}}: {{text}}',
    looked: 'Looked at',
    notLooked: 'Not looked at',
    remark: 'Remark {{number}}',
    answer: 'Answer',
    settled: 'Settled',
    unanswered: 'Not answered',
    said: '{{text}} ({{name}}, {{day}})',
    vouchers: 'Vouchers',
    vouchersLooked: '{{count}} of {{total}} vouchers looked at',
    voucher: 'Voucher {{label}}',
    by: '{{name}}, {{day}}',
  },
  checks: {
    'vouchers-have-receipts': 'The vouchers have receipts',
    'purses-counted': 'The purses were counted',
    'members-agree': 'The members’ accounts agree',
    'dues-charged': 'The dues were charged',
    'expenses-decided': 'The expenses were decided',
    'proof-verified': 'The log was verified',
  },
} satisfies Translation<typeof da.yearAccounts>;
