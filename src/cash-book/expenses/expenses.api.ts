import { writes } from '../../platform/http/reference/operation.js';
import type { ProblemCode } from '../../problems/kinds.js';
import { VoucherView } from '../vouchers/voucher.view.js';
import { ExpenseDto, IncomeDto } from './expense.dto.js';
import { ExpenseVoucher } from './expense.view.js';
import { CLUB_ID } from '../../ledger/requests/club-write.js';

const REFUSALS: readonly ProblemCode[] = [
  'member-not-found',
  'guest-refused',
  'account-not-found',
  'account-refused',
  'amount-too-large',
  'day-refused',
  'year-closed',
  'club-archived',
];

/** The API reference of expenses and income. */
export const expensesApi = {
  record: writes({
    id: 'recordExpense',
    summary: 'Record an expense',
    description:
      'Something was paid for, out of a purse or by a member who laid it out. The club bears it, or chosen ' +
      'members share it evenly: each owes their share straight to who paid, and it is no expense of the club. ' +
      'With `recurring` and `dueDay` it is that due day of a recurring expense, which is booked once.',
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
    refusals: [...REFUSALS, 'recurring-not-found', 'recurring-refused', 'confirmation-needed'],
  }),
  income: writes({
    id: 'recordIncome',
    summary: 'Record income',
    description:
      'The club got money that is no dues: a grant, interest, a sale. It went into a purse, or a member took ' +
      'it for the club and owes it.',
    of: [CLUB_ID],
    body: {
      type: IncomeDto,
      description: 'The sort of income, the amount, and where the money is.',
    },
    answer: {
      status: 201,
      description: 'The voucher.',
      type: VoucherView,
    },
    refusals: REFUSALS,
  }),
};
