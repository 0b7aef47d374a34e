import type { Day } from '../../values/day.js';
import type { Moved, MovedBy, ReadForBooks } from '../books/books.js';
import { MONEY } from '../books/under-voucher.js';
import type { LoggedEvent, NewEvent } from '../log/event.js';
import { subjectRow } from '../projection/rows-of-event.js';

/** All that was moved in money through a log that is followed, event by event. */
export class MovedMoney implements ReadForBooks {
  /** The balances of accounts in money, by their numbers. */
  readonly #balances = new Map<number, number>();
  /** The movements of each event in money: it can be reversed. */
  readonly #moved = new Map<number, MovedBy & { readonly day: Day }>();
  /** The money accounts of guests who were merged lead to those of the members. */
  readonly #merged = new Map<number, number>();

  balanceOf(account: number): number {
    return this.#balances.get(account) ?? 0;
  }

  merge(guest: number, member: number): void {
    this.#merged.set(guest, member);
  }

  readonly movedBy = (seq: number): MovedBy => {
    const now = (account: number) => this.#merged.get(account) ?? account;
    const { moved = [], subjects = [] } = this.#moved.get(seq) ?? {};
    const asNow = moved.map(({ from, to, amount }) => ({ from: now(from), to: now(to), amount }));
    return { moved: asNow, subjects };
  };

  readonly movedAfter = (account: number, day: Day): number => {
    let change = 0;
    for (const voucher of this.#moved.values()) {
      if (voucher.day <= day) continue;
      for (const { from, to, amount } of voucher.moved) {
        if (from === account) change -= amount;
        if (to === account) change += amount;
      }
    }
    return change;
  };

  /** Takes in what an event moves. */
  take(
    { seq, actor }: Pick<LoggedEvent, 'seq' | 'actor'>,
    { postings, rows, subjects }: NewEvent,
  ): void {
    const moved: readonly Moved[] = postings.filter(({ stage }) => stage === MONEY);
    if (moved.length === 0) return;
    const written = { moved, ...subjectRow(seq, actor, subjects) };
    this.#moved.set(seq, { ...written, day: dayOfVoucher(rows) });
    for (const { from, to, amount } of moved) {
      this.#balances.set(from, this.balanceOf(from) - amount);
      this.#balances.set(to, this.balanceOf(to) + amount);
    }
  }
}

/** The day of the voucher that an event with money writes. */
function dayOfVoucher(rows: NewEvent['rows']): Day {
  for (const change of rows) {
    if (change.table === 'voucher' && 'put' in change) return change.put.day;
  }
  throw new RangeError('an event with money and without a voucher');
}
