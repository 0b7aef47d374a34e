import { EXAMPLE } from '../../platform/http/reference/example-ids.js';
import { writes } from '../../platform/http/reference/operation.js';
import { namedExample } from '../../platform/http/reference/schema-parts.js';
import { SHARED, SPENT } from '../examples.js';
import { ExpenseDto } from './expense.dto.js';
import { ExpenseVoucher } from './expense.view.js';

const ASKED = {
  day: '2026-11-20',
  text: 'coffee and cake',
  receipt: '7',
  account: EXAMPLE.coffeeAccount,
  amount: 10000,
};

/** The API reference of expenses. */
export const expensesApi = {
  record: writes({
    id: 'recordExpense',
    summary: 'Record an expense',
    description:
      'Something was paid for, out of a purse or by a member who laid it out. The club bears it, or chosen ' +
      'members share it evenly: each owes their share straight to who paid, and it is no expense of the club.',
    of: ['clubId'],
    body: {
      type: ExpenseDto,
      description: 'What for, how much, who paid and who bears it.',
      examples: {
        borne: namedExample('expense-of-club', 'The club pays', () => ({
          ...ASKED,
          paidBy: { purse: EXAMPLE.purse },
        })),
        shared: namedExample('expense-to-share', 'Karen laid it out for three', () => ({
          ...ASKED,
          paidBy: { member: EXAMPLE.karen },
          sharedBy: [EXAMPLE.borge, EXAMPLE.karen, EXAMPLE.else],
        })),
      },
    },
    answer: {
      status: 201,
      description: 'The voucher, with who bears what does not divide.',
      type: ExpenseVoucher,
      examples: {
        borne: namedExample('expense-borne', 'The club paid', () => ({
          ...SPENT,
          shares: [],
          odd: [],
        })),
        shared: namedExample('expense-shared', 'Børge bears the odd øre', () => ({
          ...SHARED,
          shares: [
            { member: EXAMPLE.borge, amount: 3334 },
            { member: EXAMPLE.karen, amount: 3333 },
            { member: EXAMPLE.else, amount: 3333 },
          ],
          odd: [EXAMPLE.borge],
        })),
      },
    },
    refusals: [
      'member-not-found',
      'guest-refused',
      'account-not-found',
      'account-refused',
      'day-refused',
      'year-closed',
      'club-archived',
    ],
  }),
};
