import {
  movedByGiving,
  type MoneyGiven,
  type MoneyPaidOut,
  type MoneyReceived,
} from '../../events/money/moved.js';
import type { Books } from '../../ledger/books/books.js';
import { refusal } from '../../money/reasons/reasons.js';
import { memberAccount, purseAccount, type MoneyRows, type RowsOf } from '../money-rows.js';
import { settledRows, transferPaid } from '../plans/plan-rows.js';

/** The rows of money received, paid out and given. */
export const MOVED_ROWS = {
  'money-received': (event: MoneyReceived, books: Books): MoneyRows => {
    const { member, purse, amount, day, transfer } = event;
    const to = memberAccount(books, member, 'member');
    const paid = transfer === undefined ? [] : [transferPaid(books, event, to, { day, amount })];
    return { moved: [{ from: purseAccount(books, purse), to, amount }], rows: paid };
  },
  'money-paid-out': (event: MoneyPaidOut, books: Books): MoneyRows => {
    const { member, purse, amount } = event;
    const from = memberAccount(books, member, 'member');
    return { moved: [{ from, to: purseAccount(books, purse), amount }] };
  },
  'money-given': (event: MoneyGiven, books: Books): MoneyRows => {
    const accounts = {
      from: memberAccount(books, event.from, 'from'),
      to: memberAccount(books, event.to, 'to'),
    };
    if (accounts.from === accounts.to) throw refusal('same-member', {}, { field: 'to' });
    const { less } = movedByGiving(event);
    const { from, to } = less === event.from ? accounts : { from: accounts.to, to: accounts.from };
    return { moved: [{ from, to, amount: event.amount }], rows: settledRows(event, books) };
  },
} satisfies Partial<Record<string, RowsOf<never>>>;
