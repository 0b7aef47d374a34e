import type { ReceiptAttached, ReceiptRemoved } from '../../events/money/receipts.js';
import type { Books } from '../../ledger/books/books.js';
import { SEQ_OF_EVENT } from '../../ledger/projection/row-change.js';
import type { Row } from '../../ledger/projection/tables/tables.js';
import { refusal } from '../../money/reasons/reasons.js';
import { MOST_RECEIPTS } from '../../money/receipts/receipt-file.js';
import type { MoneyRows, RowsOf } from '../money-rows.js';

/** The rows of receipts. How long one is kept is asked when it is removed, and not in a replay. */
export const RECEIPT_ROWS = {
  'receipt-attached': (event: ReceiptAttached, books: Books): MoneyRows => {
    const { voucher, digest, mediaType, bytes, name } = event;
    if (!books.voucher.has(String(voucher))) throw refusal('no-such-voucher', {});
    const held = receiptsOf(books, voucher).filter((one) => one.held !== null);
    if (held.some((one) => one.held === digest)) {
      throw refusal('receipt-is-there', {}, { field: 'file' });
    }
    if (held.length >= MOST_RECEIPTS) {
      throw refusal('receipts-are-full', { most: MOST_RECEIPTS }, { field: 'file' });
    }
    const file = { digest, held: digest, mediaType, bytes, name, removedSeq: null };
    const put = { voucherSeq: voucher, eventSeq: SEQ_OF_EVENT, ...file } as const;
    return { rows: [{ table: 'receipt', put }] };
  },
  'receipt-removed': ({ voucher, receipt }: ReceiptRemoved, books: Books): MoneyRows => {
    requireHeld(books, voucher, receipt);
    const of = { voucherSeq: voucher, eventSeq: receipt };
    const change = { held: null, removedSeq: SEQ_OF_EVENT } as const;
    return { rows: [{ table: 'receipt', of, change }] };
  },
} satisfies Partial<Record<string, RowsOf<never>>>;

function receiptsOf({ receipt }: Books, voucher: number): readonly Row<'receipt'>[] {
  return [...receipt.values()].filter(({ voucherSeq }) => voucherSeq === voucher);
}

/**
 * A receipt of a voucher whose file is there.
 * @throws Refusal `no-such-receipt`, `receipt-is-removed`
 */
export function requireHeld(books: Books, voucher: number, receipt: number): Row<'receipt'> {
  const found = receiptsOf(books, voucher).find(({ eventSeq }) => eventSeq === receipt);
  if (found === undefined) throw refusal('no-such-receipt', {});
  if (found.held === null) throw refusal('receipt-is-removed', {});
  return found;
}
