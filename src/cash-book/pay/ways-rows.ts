import type { WaysToPayChosen } from '../../events/money/ways.js';
import type { Books } from '../../ledger/books/books.js';
import { purseAccount, type MoneyRows, type RowsOf } from '../money-rows.js';

/** How the club can be paid from now on. */
export const WAYS_ROWS = {
  'ways-to-pay-chosen': ({ ways }: WaysToPayChosen, books: Books): MoneyRows => {
    for (const [at, { purse }] of ways.entries()) {
      if (purse !== undefined) purseAccount(books, purse, `ways[${at}].purse`);
    }
    return { rows: [{ table: 'club', of: {}, change: { waysToPay: ways } }] };
  },
} satisfies Partial<Record<string, RowsOf<never>>>;
