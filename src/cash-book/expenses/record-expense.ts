import type { PurseOrMember } from '../../events/money/expenses.js';
import type { LogHead } from '../../ledger/log/chain.js';
import type { BooksSnapshot } from '../../ledger/log/event.js';
import type { ClubWriter } from '../../ledger/write/club-writer.js';
import type { StoredAnswer } from '../../platform/http/write/stored-answer.js';
import { shareEvenly } from '../../money/share.js';
import { Problem } from '../../platform/http/problem/problem.js';
import type { ClubWrite } from '../../ledger/requests/club-write.js';
import { onVoucher } from '../money-fields.js';
import { recurringNamed, rowsOfRecurring } from '../recurring/keep-recurring.js';
import { answerVoucher } from '../vouchers/view-written.js';
import { requirePayer, writeMoney } from '../write-money.js';
import type { ExpenseDto, IncomeDto, PurseOrMemberDto } from './expense.dto.js';

/**
 * Records an expense. It is the club's, or each member who shares it owes their share directly to the
 * payer, and the answer names those who bear the remainder. One that is a recurring expense books a due
 * day of it.
 *
 * @throws Problem `member-not-found`, `guest-refused`, `account-not-found`, `account-refused`,
 *   `recurring-not-found`, `recurring-refused`, `validation-failed`, `day-refused`, `year-closed`,
 *   `club-archived`
 */
export function recordExpense(
  writer: ClubWriter,
  write: ClubWrite,
  asked: ExpenseDto,
): Promise<StoredAnswer> {
  const { account, amount, paidBy, sharedBy = null } = asked;
  return writeMoney(writer, write, {
    despite: asked.despite,
    memberIds: [...(paidBy.member == null ? [] : [paidBy.member]), ...(sharedBy ?? [])],
    rows: rowsOfRecurring(asked.recurring),
    event: (snapshot) => {
      for (const [at, id] of (sharedBy ?? []).entries()) {
        requirePayer(snapshot, id, `sharedBy[${at}]`);
      }
      return {
        kind: 'expense-recorded',
        ...onVoucher(asked),
        account,
        amount,
        paidBy: purseOrMember(snapshot, paidBy, 'paidBy'),
        sharedBy,
        ...recurringNamed(asked),
      };
    },
    answer: (written, snapshot) => {
      const { status, body } = answerVoucher(written, snapshot);
      const { shares, odd } =
        sharedBy === null ? { shares: [], odd: [] } : shareEvenly(amount, sharedBy);
      const bears = shares.map((share) => ({ member: share.party, amount: share.amount }));
      return { status, body: (head: LogHead) => ({ ...body(head), shares: bears, odd }) };
    },
  });
}

/**
 * Records income of the club, into a purse or taken by a member, who owes it then. Throws as
 * `recordExpense` does.
 */
export function recordIncome(
  writer: ClubWriter,
  write: ClubWrite,
  asked: IncomeDto,
): Promise<StoredAnswer> {
  const { account, amount, paidTo } = asked;
  return writeMoney(writer, write, {
    memberIds: paidTo.member == null ? [] : [paidTo.member],
    event: (snapshot) => ({
      kind: 'income-recorded',
      ...onVoucher(asked),
      account,
      amount,
      paidTo: purseOrMember(snapshot, paidTo, 'paidTo'),
    }),
    answer: answerVoucher,
  });
}

function purseOrMember(
  snapshot: BooksSnapshot,
  { purse = null, member = null }: PurseOrMemberDto,
  field: string,
): PurseOrMember {
  if (purse !== null && member === null) return { purse };
  if (member !== null && purse === null) {
    return { member: requirePayer(snapshot, member, `${field}.member`) };
  }
  throw new Problem('purse-or-member', {}, { field });
}
