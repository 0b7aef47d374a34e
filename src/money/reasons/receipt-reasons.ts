import { count, text, type ReasonList } from '../../rules/refusals/params.js';

/** Why a file cannot be attached to a voucher as its receipt, nor one be removed. */
export type ReceiptCode = 'receipt-not-found' | 'receipt-refused' | 'receipt-unreadable';

export const RECEIPT_REASONS = {
  'no-such-receipt': { code: 'receipt-not-found' },
  'receipt-is-removed': { code: 'receipt-not-found' },
  'receipt-is-there': { code: 'receipt-refused' },
  'receipts-are-full': {
    code: 'receipt-refused',
    params: { most: count('The most receipts that a voucher may have.') },
  },
  'receipt-is-kept': {
    code: 'receipt-refused',
    params: { until: text('The last day on which it is kept.') },
  },
  'receipt-of-unknown-type': { code: 'receipt-unreadable' },
  'receipt-is-broken': { code: 'receipt-unreadable' },
  'receipt-too-many-pixels': {
    code: 'receipt-unreadable',
    params: { width: count('Pixels.'), height: count('Pixels.') },
  },
} as const satisfies ReasonList<ReceiptCode>;
