import type { PurseCounted, PurseMoved } from '../../events/money/purses.js';
import { builtIn, type Books } from '../../ledger/books/books.js';
import { balanceAsShown } from '../../money/cash-accounts.js';
import type { Day } from '../../values/day.js';
import { refusal } from '../../money/reasons/reasons.js';
import { purseAccount, type MoneyRows, type RowsOf } from '../money-rows.js';

/** The rows of moving money between purses and of counting them. */
export const PURSE_ROWS = {
  'purse-moved': (event: PurseMoved, books: Books): MoneyRows => {
    // The account of a purse is below zero by what it holds: it gets what is taken out.
    const to = purseAccount(books, event.from, 'from');
    const from = purseAccount(books, event.to, 'to');
    if (from === to) throw refusal('same-purse', {}, { field: 'to' });
    return { moved: [{ from, to, amount: event.amount }] };
  },
  'purse-counted': (event: PurseCounted, books: Books): MoneyRows => {
    const { purse: id, held, counted, later, why, day } = event;
    const purse = purseAccount(books, id);
    // An event of before was compared with the balance of all days.
    const known = later === undefined ? heldBy(books, purse) : heldOn(books, purse, day);
    const isKnown = held === known.held && (later ?? 0) === known.later;
    if (!isKnown) throw new RangeError(`purse ${id} does not hold ${held}`);
    if (counted === held) return {};
    if (why === '') throw refusal('count-needs-why', {}, { field: 'why' });
    const difference = builtIn(books, 'difference')?.accountId;
    if (difference === undefined) throw refusal('books-not-open', {});
    const amount = Math.abs(counted - held);
    return {
      moved: [
        counted > held
          ? { from: purse, to: difference, amount }
          : { from: difference, to: purse, amount },
      ],
    };
  },
} satisfies Partial<Record<string, RowsOf<never>>>;

interface Held {
  /** Minor units by the books. */
  readonly held: number;
  /** The change by vouchers that `held` is without. */
  readonly later: number;
}

function heldBy({ balances }: Pick<Books, 'balances'>, account: number): Held {
  return { held: balanceAsShown('purse', balances.get(account) ?? 0), later: 0 };
}

/** The content of a purse by the books at the end of a day, and what vouchers of later days changed. */
export function heldOn(
  books: Pick<Books, 'balances' | 'movedAfter'>,
  account: number,
  day: Day,
): Held {
  const later = balanceAsShown('purse', books.movedAfter(account, day));
  return { held: heldBy(books, account).held - later, later };
}
