import { newId } from '../../platform/chance/chance.js';
import { USUAL_BOOKS } from '../../money/books.js';
import { BUILT_IN, type AccountCode, type CashAccountType } from '../../money/cash-accounts.js';
import { nextAccountId } from '../log/posting.js';
import type { RowChange } from '../projection/row-change.js';

/** An account of the club, as the event that opens it says it. */
interface NewCashAccount {
  readonly id: string;
  /** Its number. */
  readonly account: number;
  readonly type: CashAccountType;
  readonly code: string | null;
  readonly name: string | null;
}

/** The rows of an account that the club opens. */
export function openedAccount(given: NewCashAccount): RowChange[] {
  const { id, account: accountId, type, code, name } = given;
  const unit = 'money';
  return [
    { table: 'account', put: { id: accountId, kind: type, sessionId: null, memberId: null, unit } },
    { table: 'cashAccount', put: { id, accountId, type, code, name, archivedAt: null } },
  ];
}

/**
 * The accounts of new books, which every club has.
 * @param club the number of accounts it has made so far
 */
export function newBooks(club: { readonly accountsMade: number }) {
  const [begins] = USUAL_BOOKS.yearStarts;
  const codes = Object.keys(BUILT_IN) as AccountCode[];
  return {
    timeZone: USUAL_BOOKS.timeZone,
    yearStart: begins?.start ?? '',
    accounts: codes.map((code, n) => {
      return { id: newId(), account: nextAccountId(club, n), type: BUILT_IN[code], code };
    }),
  };
}
