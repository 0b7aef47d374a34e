import type {
  ExpenseRecorded,
  IncomeRecorded,
  PurseOrMember,
} from '../../events/money/expenses.js';
import type { Books, Moved } from '../../ledger/books/books.js';
import { refusal } from '../../money/reasons/reasons.js';
import { shareEvenly } from '../../money/share.js';
import { bookedRows } from '../recurring/recurring-rows.js';
import {
  cashAccount,
  memberAccount,
  purseAccount,
  type MoneyRows,
  type RowsOf,
} from '../money-rows.js';

/**
 * The rows of expenses and income: the club bears an expense, or each member who shares it owes their
 * share to the payer; a member who took income for the club owes it.
 */
export const EXPENSE_ROWS = {
  'expense-recorded': (event: ExpenseRecorded, books: Books): MoneyRows => {
    const { account, amount, paidBy, sharedBy } = event;
    const spent = cashAccount(books, account, 'expense', 'account').accountId;
    const to = accountOf(paidBy, 'paidBy', books);
    const rows = bookedRows(event, books);
    if (sharedBy === null) return { moved: [{ from: spent, to, amount }], rows };
    if (new Set(sharedBy).size < sharedBy.length) {
      throw refusal('shared-twice', {}, { field: 'sharedBy' });
    }
    const moved = shareEvenly(amount, sharedBy).shares.flatMap(({ party, amount: share }, at) => {
      const from = memberAccount(books, party, `sharedBy[${at}]`);
      // The payer owes themselves nothing; of less than one unit each, some bear none.
      return from === to || share === 0 ? [] : [{ from, to, amount: share } satisfies Moved];
    });
    if (moved.length === 0) throw refusal('nobody-else-shares', {}, { field: 'sharedBy' });
    return { moved, rows };
  },
  'income-recorded': ({ account, amount, paidTo }: IncomeRecorded, books: Books): MoneyRows => {
    const to = cashAccount(books, account, 'income', 'account').accountId;
    return { moved: [{ from: accountOf(paidTo, 'paidTo', books), to, amount }] };
  },
} satisfies Partial<Record<string, RowsOf<never>>>;

function accountOf(one: PurseOrMember, field: string, books: Books): number {
  return 'purse' in one
    ? purseAccount(books, one.purse, `${field}.purse`)
    : memberAccount(books, one.member, `${field}.member`);
}
