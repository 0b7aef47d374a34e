import type { Translation } from '../../translation.js';
import type da from '../../da/money/year-accounts.js';

/** The parts of a year's accounts. */
export default {
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
} satisfies Translation<typeof da>;
