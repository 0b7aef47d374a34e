import type { OfTransfer } from '../../../events/money/parts.js';
import type { Books } from '../../../ledger/books/books.js';
import type { RowChange } from '../../../ledger/projection/row-change.js';
import type { Row } from '../../../ledger/projection/tables/tables.js';
import { refusal } from '../../../money/reasons/reasons.js';
import type { Day } from '../../../values/day.js';
import { changedTransfer, later, restOf, type TransferRow } from '../plan-rows.js';

/**
 * The transfers that a voucher paid, when it is taken back: the paid part of each is less, and its plan
 * still says that it is to be made.
 *
 * @param seq the event of the voucher
 * @param back the amount of the voucher, and the day under which it is taken back, with the transfer that
 *   the reversal names
 */
export function transfersOpenAgain(
  seq: number,
  { day, amount, ...of }: OfTransfer & { readonly day: Day; readonly amount: number },
  books: Books,
): readonly RowChange[] {
  return paidBy(seq, of, books).map((row) => {
    // A voucher may have paid more than the transfer.
    const paid = Math.max(0, row.paid - amount);
    const isOpenAgain = row.status === 'done' && paid < row.amount;
    const open = isOpenAgain ? ({ status: 'open', doneSeq: null } as const) : {};
    return changedTransfer(row, { ...open, day: later(day, row.day), paid });
  });
}

function paidBy(seq: number, { plan = '', transfer }: OfTransfer, books: Books): TransferRow[] {
  if (transfer !== undefined) return present(books.planTransfer.get(`${plan} ${transfer}`));
  // Reversals of older logs name no transfer: the one that the voucher paid last is found, and the one
  // of its payment.
  const payment = [...books.payment.values()].find(({ endedSeq }) => endedSeq === seq);
  return [...books.planTransfer.values()].filter(({ id, doneSeq }) => {
    return doneSeq === seq || (payment !== undefined && payment.transferId === id);
  });
}

const present = <Value>(value: Value | undefined) => (value === undefined ? [] : [value]);

/**
 * A transfer whose payment holds again: its amount is paid again. None where no transfer is named.
 *
 * @param voucher the payment
 * @throws Refusal `voucher-stays` for a transfer that was dropped since, or made in another way
 */
export function transferPaidAgain(
  { eventSeq, day, kind }: Pick<Row<'voucher'>, 'eventSeq' | 'day' | 'kind'>,
  { plan = '', transfer, amount }: OfTransfer & { readonly amount: number },
  books: Books,
): RowChange[] {
  if (transfer === undefined) return [];
  const row = books.planTransfer.get(`${plan} ${transfer}`);
  if (row === undefined || row.status === 'dropped') throw refusal('voucher-stays', {});
  // A transfer is marked as done with its rest, never with more.
  const isTooMuch = kind === 'transfer-done' && amount > restOf(row).rest;
  if (isTooMuch) throw refusal('voucher-stays', {});
  const paid = row.paid + amount;
  const isDone = row.status === 'open' && paid >= row.amount;
  const done = isDone ? ({ status: 'done', doneSeq: eventSeq } as const) : {};
  return [changedTransfer(row, { ...done, day, paid })];
}
