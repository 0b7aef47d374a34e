import type {
  AccountAdded,
  AccountChanged,
  OpeningBalancesRecorded,
} from '../../events/money/accounts.js';
import { builtIn, type Books, type Moved } from '../../ledger/books/books.js';
import { openedAccount } from '../../ledger/books/open-accounts.js';
import { nextAccountId } from '../../ledger/log/posting.js';
import { TIME_OF_EVENT } from '../../ledger/projection/row-change.js';
import { refusal } from '../../money/reasons/reasons.js';
import { memberAccount, purseAccount, type MoneyRows, type RowsOf } from '../money-rows.js';

/** The rows of events about the club's accounts. */
export const ACCOUNT_ROWS = {
  'account-added': (event: AccountAdded, books: Books): MoneyRows => {
    const { id, account, type, name } = event;
    if (account !== nextAccountId(books)) throw new RangeError(`account ${account} is not next`);
    return { rows: openedAccount({ id, account, type, code: null, name }) };
  },
  'account-changed': ({ id, name, archived }: AccountChanged, books: Books): MoneyRows => {
    const account = books.cashAccount.get(id);
    if (account === undefined) throw refusal('no-such-account', {});
    const wasArchived = account.archivedAt !== null;
    const holds = account.type === 'purse' ? (books.balances.get(account.accountId) ?? 0) : 0;
    if (archived && !wasArchived) {
      if (account.code !== null && account.type !== 'purse') throw refusal('account-is-needed', {});
      if (holds !== 0) throw refusal('purse-holds-money', {});
    }
    const change =
      archived === wasArchived
        ? { name }
        : ({ name, archivedAt: archived ? TIME_OF_EVENT : null } as const);
    return { rows: [{ table: 'cashAccount', of: { id }, change }] };
  },
  'opening-balances-recorded': (event: OpeningBalancesRecorded, books: Books): MoneyRows => {
    const equity = builtIn(books, 'opening')?.accountId;
    if (equity === undefined) throw refusal('books-not-open', {});
    return {
      moved: event.lines.flatMap((line, at): Moved[] => {
        const field = `lines[${at}]`;
        if (line.amount === 0) return [];
        // The content of a purse is negative in the ledger: the purse has given it.
        const [account, gets] =
          'member' in line
            ? [memberAccount(books, line.member, `${field}.member`), line.amount]
            : [purseAccount(books, line.account, `${field}.account`), -line.amount];
        return gets > 0
          ? [{ from: equity, to: account, amount: gets }]
          : [{ from: account, to: equity, amount: -gets }];
      }),
    };
  },
} satisfies Partial<Record<string, RowsOf<never>>>;
