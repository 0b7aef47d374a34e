import { newId } from '../../platform/chance/chance.js';
import type { OpeningBalancesRecorded, OpeningLine } from '../../events/money/accounts.js';
import type { BooksSnapshot } from '../../ledger/log/event.js';
import { nextAccountId } from '../../ledger/log/posting.js';
import type { Row } from '../../ledger/projection/tables/tables.js';
import type { ClubWriter } from '../../ledger/write/club-writer.js';
import type { StoredAnswer } from '../../platform/http/write/stored-answer.js';
import { balanceAsShown } from '../../money/cash-accounts.js';
import type { Database } from '../../platform/database/database.js';
import { Problem } from '../../platform/http/problem/problem.js';
import type { ClubWrite } from '../../ledger/requests/club-write.js';
import { onVoucher } from '../money-fields.js';
import { answerVoucher } from '../vouchers/view-written.js';
import { requirePayer, writeMoney } from '../write-money.js';
import type {
  AccountChangeDto,
  AccountDto,
  OpeningBalancesDto,
  OpeningLineDto,
} from './account.dto.js';
import type { AccountView } from './account.view.js';
import { selectColumns } from '../../platform/database/select-columns.js';

/**
 * Opens an account of the club, with nothing on it.
 * @throws Problem `club-archived`; `confirmation-needed` for a name that another of its type has
 */
export function addAccount(
  writer: ClubWriter,
  write: ClubWrite,
  { type, name: given, despite }: AccountDto,
): Promise<StoredAnswer> {
  const id = newId();
  const name = given.trim();
  return writeMoney(writer, write, {
    despite,
    event: ({ club }) => ({ kind: 'account-added', id, account: nextAccountId(club), type, name }),
    answer: () => ({
      status: 201,
      body: (): AccountView => ({ id, type, code: null, name, archivedAt: null, amount: 0 }),
    }),
  });
}

/**
 * Renames, archives or restores an account. Values that hold already change nothing.
 *
 * @throws Problem `account-not-found`; `account-refused` for a purse that holds money, and for built-in
 *   accounts other than purses, which the service itself writes to; `club-archived`
 */
export function changeAccount(
  writer: ClubWriter,
  write: ClubWrite,
  id: string,
  change: AccountChangeDto,
): Promise<StoredAnswer> {
  return writeMoney(writer, write, {
    event: (snapshot) => {
      const { was, name, archived } = changed(snapshot, id, change);
      const isSame = name === was.name && archived === (was.archivedAt !== null);
      return isSame ? null : { kind: 'account-changed', id, name, archived };
    },
    answer: (_written, snapshot) => {
      const { was, name, archived } = changed(snapshot, id, change);
      const amount = snapshot.books.balances.get(was.accountId) ?? 0;
      return {
        status: 200,
        body: (): AccountView => ({
          id,
          type: was.type,
          code: was.code,
          name,
          archivedAt: archived ? was.archivedAt : null,
          amount: balanceAsShown(was.type, amount),
        }),
      };
    },
  });
}

function changed({ books }: BooksSnapshot, id: string, change: AccountChangeDto) {
  const was: Row<'cashAccount'> | undefined = books.cashAccount.get(id);
  if (was === undefined) throw new Problem('no-such-account', {});
  const name = change.name?.trim() ?? was.name;
  return { was, name, archived: change.archived ?? was.archivedAt !== null };
}

/**
 * Records what there is as the books begin.
 *
 * @throws Problem `member-not-found`, `account-not-found`, `account-refused`, `guest-refused`,
 *   `validation-failed`, `day-refused`, `year-closed`, `club-archived`
 */
export function recordOpeningBalances(
  writer: ClubWriter,
  write: ClubWrite,
  asked: OpeningBalancesDto,
): Promise<StoredAnswer> {
  return writeMoney(writer, write, {
    despite: asked.despite,
    memberIds: asked.lines.flatMap(({ member }) => member ?? []),
    event: (snapshot) => openingOf(snapshot, asked),
    answer: answerVoucher,
  });
}

/**
 * The event of opening balances.
 * @throws Problem `member-not-found`, `guest-refused`, `validation-failed`
 */
export function openingOf(
  snapshot: BooksSnapshot,
  asked: OpeningBalancesDto,
): OpeningBalancesRecorded {
  const lines = asked.lines.map((line, at) => openingLine(snapshot, line, at));
  const named = lines.map((line) => ('member' in line ? line.member : line.account));
  if (new Set(named).size < named.length) throw new Problem('opening-twice', {});
  if (lines.every(({ amount }) => amount === 0)) throw new Problem('nothing-to-open', {});
  return { kind: 'opening-balances-recorded', ...onVoucher(asked), lines };
}

function openingLine(snapshot: BooksSnapshot, line: OpeningLineDto, at: number): OpeningLine {
  const { amount, member = null, account = null } = line;
  if (member !== null && account === null) {
    return { member: requirePayer(snapshot, member, `lines[${at}].member`), amount };
  }
  if (account !== null && member === null) return { account, amount };
  throw new Problem('member-or-account', {}, { field: `lines[${at}]` });
}

/** The accounts of a club with what is on them. */
export async function listAccounts({ pool }: Database, clubId: string): Promise<AccountView[]> {
  const { rows } = await pool.query<
    Omit<AccountView, 'archivedAt'> & { readonly archivedAt: Date | null }
  >({
    name: 'accounts',
    text: `SELECT ${selectColumns('CashAccount', 'c', 'id', 'type', 'code', 'name', 'archivedAt')},
        a.balance AS amount
      FROM cash_account c JOIN account a ON a.club_id = c.club_id AND a.id = c.account_id
      WHERE c.club_id = $1
      ORDER BY array_position(ARRAY['purse', 'income', 'expense', 'equity'], c.type), c.account_id`,
    values: [clubId],
  });
  return rows.map(({ archivedAt, amount, ...account }) => ({
    ...account,
    archivedAt: archivedAt?.toISOString() ?? null,
    amount: balanceAsShown(account.type, amount),
  }));
}
