import type { Books, Moved } from '../ledger/books/books.js';
import type { VoucherFields } from '../ledger/books/under-voucher.js';
import type { RowChange } from '../ledger/projection/row-change.js';
import type { Row } from '../ledger/projection/tables/tables.js';
import type { Day } from '../values/day.js';
import { refusal } from '../money/reasons/reasons.js';

/** The rows of an event of money. */
export interface MoneyRows {
  /** Between accounts by their numbers; each more than 0. */
  readonly moved?: readonly Moved[];
  readonly rows?: readonly RowChange[];
  /** The people and accounts it concerns beside those that it names. */
  readonly subjects?: readonly string[];
  /** The text of its voucher; where it is absent, that of the event itself, or today. */
  readonly said?: VoucherFields;
}

/**
 * The rows of a kind of event, from the event and the books before it: decisions and replay use the
 * same.
 *
 * @throws Refusal for an event that these books do not allow
 */
export type RowsOf<E> = (event: E, books: Books, today: Day) => MoneyRows;

/**
 * The money account of a member.
 * @throws Refusal `no-such-member`
 */
export function memberAccount(books: Books, member: string, field: string): number {
  const account = books.moneyAccountOf(member);
  if (account === undefined) throw refusal('no-such-member', {}, { field });
  return account;
}

/**
 * An account of the club that money can go to and come from.
 * @throws Refusal `no-such-account`, `not-a-purse` or `account-is-archived`
 */
export function cashAccount(
  { cashAccount: accounts }: Pick<Books, 'cashAccount'>,
  id: string,
  type: Row<'cashAccount'>['type'],
  field: string,
): Row<'cashAccount'> {
  const account = accounts.get(id);
  if (account === undefined) throw refusal('no-such-account', {}, { field });
  if (account.type !== type) throw refusal('other-type-of-account', { type }, { field });
  if (account.archivedAt !== null) throw refusal('account-is-archived', {}, { field });
  return account;
}

/** The number of a purse; throws as `cashAccount` does. */
export function purseAccount(
  books: Pick<Books, 'cashAccount'>,
  id: string,
  field = 'purse',
): number {
  return cashAccount(books, id, 'purse', field).accountId;
}
