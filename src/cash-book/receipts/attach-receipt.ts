import { booksOf } from '../../ledger/books/books.js';
import type { LogHead } from '../../ledger/log/chain.js';
import type { ClubWriter } from '../../ledger/write/club-writer.js';
import { typeOfReceipt, type ReceiptType } from '../../money/receipts/receipt-file.js';
import { keptUntil } from '../../money/receipts/kept-until.js';
import { refusal } from '../../money/reasons/reasons.js';
import type { Database } from '../../platform/database/database.js';
import { refusalAsProblem } from '../../platform/http/problem/refusal-as-problem.js';
import { digestOf } from '../../platform/http/write/idempotency.js';
import type { StoredAnswer } from '../../platform/http/write/stored-answer.js';
import type { ClubWrite } from '../../ledger/requests/club-write.js';
import { dayOf } from '../../values/time-zone.js';
import { writeMoney } from '../write-money.js';
import { requireHeld } from './receipt-rows.js';
import type { WrittenReceipt } from './receipt.view.js';
import { requireVoucher, withContent } from './receipt-content.js';

/** A write to the receipts of a voucher. */
export interface VoucherWrite extends ClubWrite {
  /** The voucher, by its event. */
  readonly voucher: number;
}

/**
 * Attaches a file to a voucher as its receipt. The file is written first, and the event claims it: the
 * database lets no receipt hold a file that is not there.
 *
 * @throws Problem `voucher-not-found`, `receipt-unreadable`, `club-archived`; `receipt-refused` for a file
 *   that the voucher has already, and for more receipts than a voucher may have
 */
export async function attachReceipt(
  writer: ClubWriter,
  database: Pick<Database, 'pool'>,
  write: VoucherWrite,
  file: { readonly bytes: Uint8Array; readonly name: string | null },
): Promise<StoredAnswer> {
  const { voucher, clubId } = write;
  const { bytes } = file;
  await requireVoucher(database, clubId, voucher);
  const mediaType = refusalAsProblem((): ReceiptType => typeOfReceipt(bytes));
  const digest = digestOf(bytes);
  const about = { digest, mediaType, bytes: bytes.byteLength, name: file.name?.trim() ?? null };
  return withContent(database, { clubId, digest, bytes }, () =>
    writeMoney(writer, write, {
      rows: { voucher: [voucher], receipt: [voucher] },
      event: () => ({ kind: 'receipt-attached', voucher, ...about }),
      answer: () => ({
        status: 201,
        body: ({ seq }: LogHead): WrittenReceipt => ({ event: seq, voucher, ...about }),
      }),
    }),
  );
}

/**
 * Removes a receipt: its file is gone, its digest stays in the log.
 *
 * @param why null where nobody gave a reason
 * @throws Problem `receipt-not-found`, `club-archived`; `receipt-refused` without a
 *   reason as long as the receipt is kept
 */
export function removeReceipt(
  writer: ClubWriter,
  write: VoucherWrite,
  receipt: number,
  why: string | null,
): Promise<StoredAnswer> {
  const { voucher } = write;
  return writeMoney(writer, write, {
    rows: { voucher: [voucher], receipt: [voucher] },
    event: (snapshot) => {
      const books = booksOf(snapshot);
      const { settings, fiscalYear } = books;
      const year = fiscalYear.get(books.voucher.get(String(voucher))?.year ?? '');
      const { digest } = requireHeld(books, voucher, receipt);
      if (year === undefined) throw refusal('no-such-receipt', {});
      const until = keptUntil(year.lastDay, settings.receiptYears);
      const isKept = dayOf(new Date(), settings.timeZone) <= until;
      if (isKept && why === null) throw refusal('receipt-is-kept', { until }, { field: 'why' });
      return { kind: 'receipt-removed', voucher, receipt, digest, why: why?.trim() ?? '' };
    },
    answer: (_written, snapshot) => {
      const row = requireHeld(booksOf(snapshot), voucher, receipt);
      const { digest, mediaType, bytes, name } = row;
      const removed: WrittenReceipt = { event: receipt, voucher, digest, mediaType, bytes, name };
      return { status: 200, body: () => removed };
    },
  });
}
