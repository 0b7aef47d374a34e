import { RECEIPT_TYPES, type ReceiptType } from '../../money/receipts/receipt-file.js';
import type { AuditContext, EventKind } from '../kind.js';
import { isOrdinal, isText, meaning, oneOf, orNull, patterned } from '../payload.js';

/**
 * A receipt is attached to a voucher. It moves nothing; the file itself is beside the log, which has its
 * digest.
 */
export interface ReceiptAttached {
  readonly kind: 'receipt-attached';
  /** The voucher, by its event. */
  readonly voucher: number;
  /** SHA-256 of the file. */
  readonly digest: string;
  readonly mediaType: ReceiptType;
  /** The size of the file. */
  readonly bytes: number;
  /** The name of the file, where one was given. */
  readonly name: string | null;
}

/** A receipt is removed: its file is gone, its digest stays in the log. */
export interface ReceiptRemoved {
  readonly kind: 'receipt-removed';
  readonly voucher: number;
  /** The event that attached it. */
  readonly receipt: number;
  readonly digest: string;
  /** Why; empty for one that had been kept as long as the club keeps them. */
  readonly why: string;
}

export type ReceiptEvent = ReceiptAttached | ReceiptRemoved;

const voucher = meaning(isOrdinal, 'The voucher, by its event.');
const digest = meaning(
  patterned(/^[0-9a-f]{64}$/),
  'SHA-256 of the file, in hexadecimal. The file is beside the log.',
);

const receiptAttached = {
  group: 'money',
  live: 'read-account',
  payload: {
    voucher,
    digest,
    mediaType: meaning(oneOf(RECEIPT_TYPES), 'Its type, by its first bytes.'),
    bytes: meaning(isOrdinal, 'The size of the file.'),
    name: meaning(orNull(isText), 'The name of the file; null for none.'),
  },
  subjects: () => [],
  params: ({ event }, context) => ({ number: labelOf(event, context), name: event.name }),
  changes: () => [],
} satisfies EventKind<ReceiptAttached, unknown>;

const receiptRemoved = {
  group: 'money',
  live: 'read-account',
  payload: {
    voucher,
    receipt: meaning(isOrdinal, 'The event that attached it.'),
    digest,
    why: meaning(isText, 'Why; empty where it had been kept long enough.'),
  },
  subjects: () => [],
  why: ({ why }) => (why === '' ? null : why),
  params: ({ event }, context) => ({ number: labelOf(event, context) }),
  changes: () => [],
} satisfies EventKind<ReceiptRemoved, unknown>;

function labelOf({ voucher: seq }: ReceiptEvent, { vouchers }: AuditContext): string | null {
  return vouchers.get(seq) ?? null;
}

export const RECEIPT_KINDS = {
  'receipt-attached': receiptAttached,
  'receipt-removed': receiptRemoved,
} as const;
