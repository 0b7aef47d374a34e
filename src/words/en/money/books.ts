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

/** The parts of a year's accounts. */
export const yearAccounts = {
  result: {
    title: 'Result',
    income: 'Income',
    expenses: 'Expenses',
    surplus: 'Surplus: {{money}}',
    loss: 'Deficit: {{money}}',
  },
  balance: {
    title: 'Balance sheet',
    assets: 'Assets',
    liabilities: 'Liabilities',
    owedByMembers: 'Members owe',
    owedToMembers: 'Members are owed',
    carried: 'Results of earlier years',
    unsorted: 'From before the books',
  },
  moves: {
    purses: 'Movements of the purses',
    kinds: 'Movements by kind',
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
} satisfies Translation<typeof da.yearAccounts>;
