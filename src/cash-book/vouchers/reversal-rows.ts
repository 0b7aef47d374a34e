import { transferNamed } from '../../events/money/parts.js';
import type { VoucherReversed } from '../../events/money/reversal.js';
import type { Books, Moved, MovedBy } from '../../ledger/books/books.js';
import { refusal } from '../../money/reasons/reasons.js';
import { duesTakenBack } from '../dues/dues-rows.js';
import { paymentSetBack } from '../payments/payment-rows.js';
import { dueAgain } from '../recurring/recurring-rows.js';
import type { MoneyRows, RowsOf } from '../money-rows.js';
import { transfersOpenAgain } from '../plans/transfers/transfer-set-back.js';
import { restored } from './restored-rows.js';

/** Kinds that are taken back in another way, or never. */
const NOT_REVERSED: ReadonlySet<string> = new Set(['books-opened', 'guest-merged']);

/** The rows of a reversal: the mirror of the other event's postings. */
export const REVERSAL_ROWS = {
  'voucher-reversed': (event: VoucherReversed, books: Books): MoneyRows => {
    const { voucher: seq, day, text, receipt } = event;
    const voucher = books.voucher.get(String(seq));
    if (voucher === undefined) throw refusal('no-such-voucher', {});
    if (voucher.sessionId !== null) throw refusal('voucher-of-evening', {});
    if (NOT_REVERSED.has(voucher.kind)) throw refusal('voucher-stays', {});
    if (voucher.reversedBy !== null) throw refusal('voucher-is-reversed', {});
    const { moved, subjects } = books.movedBy(seq);
    if (voucher.reverses !== null) return holdsAgain(event, { moved, subjects }, books);
    const back = duesTakenBack(voucher, moved, books);
    // A guest who gave to a member may be that member by now: there is nothing left between them.
    const mirror = back.moved
      .map(({ from, to, amount }): Moved => ({ from: to, to: from, amount }))
      .filter(({ from, to }) => from !== to);
    if (mirror.length === 0) throw refusal('voucher-stays', {});
    const amount = mirror.reduce((sum, one) => sum + one.amount, 0);
    const again = transfersOpenAgain(seq, { day, amount, ...transferNamed(event) }, books);
    const rows = [
      ...back.rows,
      ...again,
      ...paymentSetBack(seq, subjects, books),
      ...dueAgain(seq, books),
    ];
    return { moved: mirror, rows, subjects, said: { day, text, receipt, reverses: seq } };
  },
} satisfies Partial<Record<string, RowsOf<never>>>;

/** The rows of a reversal that is taken back itself: the voucher that it reversed holds again. */
function holdsAgain(event: VoucherReversed, { moved, subjects }: MovedBy, books: Books): MoneyRows {
  const { voucher: seq, day, text, receipt } = event;
  const reverses = books.voucher.get(String(seq))?.reverses ?? null;
  const again = reverses === null ? undefined : books.voucher.get(String(reverses));
  if (again === undefined) throw refusal('no-such-voucher', {});
  return {
    moved: moved.map(({ from, to, amount }): Moved => ({ from: to, to: from, amount })),
    rows: [
      { table: 'voucher', of: { eventSeq: again.eventSeq }, change: { reversedBy: null } },
      ...restored(again, { seq, moved, subjects, ...transferNamed(event) }, books),
    ],
    subjects,
    said: { day, text, receipt, reverses: seq },
  };
}
