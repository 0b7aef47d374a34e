import { MOST_RECEIPTS, RECEIPT_TYPES } from '../../money/receipts/receipt-file.js';
import { readsAgain, writes } from '../../platform/http/reference/operation.js';
import { namedSchema } from '../../platform/http/reference/schema-parts.js';
import { TYPES_OF_BYTES } from '../../platform/http/takes-bytes.js';
import { CLUB_ID } from '../../ledger/requests/club-write.js';
import { RECEIPT_SEQ, VOUCHER_SEQ } from '../path-parts.js';
import { RemoveReceiptDto } from './receipt.dto.js';
import { WrittenReceipt } from './receipt.view.js';

const FILE = namedSchema('ReceiptFile', {
  type: 'string',
  format: 'binary',
  description: `A file of one of these types: ${RECEIPT_TYPES.join(', ')}.`,
});

/** The API reference of receipts. */
export const receiptsApi = {
  attach: writes({
    id: 'attachReceipt',
    summary: 'Attach a receipt to a voucher',
    description:
      'The body is the file itself: a JPEG, PNG, WebP or PDF of up to 5 MB. Its type is recognised by its ' +
      'bytes. The log has the digest of the file; the file is beside it, in backups and exports too, and ' +
      `verification compares the two. A voucher may have ${MOST_RECEIPTS} receipts.`,
    of: [CLUB_ID, VOUCHER_SEQ],
    body: { type: FILE, description: 'The file.', mediaTypes: TYPES_OF_BYTES },
    answer: { status: 201, description: 'The receipt.', type: WrittenReceipt },
    refusals: ['receipt-unreadable', 'receipt-refused', 'club-archived'],
  }),
  read: readsAgain({
    id: 'readReceipt',
    summary: 'The file of a receipt',
    description:
      'For everyone who may see its voucher. A PDF is an attachment, and nothing in a file can run in a browser.',
    of: [CLUB_ID, VOUCHER_SEQ, RECEIPT_SEQ],
    answer: {
      description: 'The file, with the type that its bytes have.',
      mediaType: RECEIPT_TYPES,
      headers: ['Receipt-ETag', 'Content-Disposition'],
      type: FILE,
    },
    refusals: ['member-not-claimed'],
  }),
  remove: writes({
    id: 'removeReceipt',
    summary: 'Remove a receipt',
    description:
      'The file is gone; its digest stays in the log. As long as the receipt is kept (`keptUntil`), a reason ' +
      'is needed.',
    of: [CLUB_ID, VOUCHER_SEQ, RECEIPT_SEQ],
    body: { type: RemoveReceiptDto, description: 'Why.' },
    answer: { description: 'The receipt.', type: WrittenReceipt },
    refusals: ['receipt-refused', 'club-archived'],
  }),
};
