import { writes } from '../../platform/http/reference/operation.js';
import { ExpenseDto } from './expense.dto.js';
import { ExpenseVoucher } from './expense.view.js';
import { CLUB_ID } from '../../platform/http/write/write-request.js';

/** The API reference of expenses. */
export const expensesApi = {
  record: writes({
    id: 'recordExpense',
    summary: 'Record an expense',
    description:
      'Something was paid for, out of a purse or by a member who laid it out. The club bears it, or chosen ' +
      'members share it evenly: each owes their share straight to who paid, and it is no expense of the club.',
    of: [CLUB_ID],
    body: {
      type: ExpenseDto,
      description: 'The purpose, the amount, the payer and the shares.',
    },
    answer: {
      status: 201,
      description: 'The voucher, with who bears what does not divide.',
      type: ExpenseVoucher,
    },
    refusals: [
      'member-not-found',
      'guest-refused',
      'account-not-found',
      'account-refused',
      'day-refused',
      'year-closed',
      'club-archived',
      'confirmation-needed',
    ],
  }),
};
