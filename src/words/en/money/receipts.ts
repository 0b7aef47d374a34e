import type { ReceiptEvent } from '../../../events/money/receipts.js';
import type { RECEIPT_REASONS } from '../../../money/reasons/receipt-reasons.js';
import type { LogWords, SentencesOf } from '../../language.js';

const of = (number: string | null) => (number === null ? 'a voucher' : `voucher ${number}`);

/** The receipts of vouchers, in the log. */
export const receiptLog = {
  'receipt-attached': ({ number, name }) =>
    name === null
      ? `A receipt was attached to ${of(number)}.`
      : `The receipt ${name} was attached to ${of(number)}.`,
  'receipt-removed': ({ number }) => `A receipt of ${of(number)} was removed.`,
} satisfies Pick<LogWords['sentences'], ReceiptEvent['kind']>;

/** How long receipts are kept, as a setting of the books. */
export const receiptYearsSaid = (receiptYears: number) =>
  receiptYears === 1
    ? 'receipts are kept for one year after the fiscal year'
    : `receipts are kept for ${receiptYears} years after the fiscal year`;

/** Why a receipt is refused. */
export const receiptReasons = {
  'no-such-receipt': () => 'There is no such receipt.',
  'receipt-is-removed': () => 'The receipt is removed.',
  'receipt-is-there': () => 'This file is attached to the voucher already.',
  'receipts-are-full': ({ most }) => `A voucher can have ${most} receipts at most.`,
  'receipt-is-kept': ({ until }, say) =>
    `The receipt is kept up to and including ${say.day(until)}. Say why it is removed before.`,
  'receipt-of-unknown-type': () => 'Choose a picture (JPEG, PNG or WebP) or a PDF.',
  'receipt-is-broken': () => 'The picture is damaged and cannot be shown. Take it again.',
  'receipt-too-many-pixels': ({ width, height }) =>
    `The picture is too large: ${width} × ${height} pixels. Take it with a lower resolution.`,
} satisfies SentencesOf<typeof RECEIPT_REASONS>;
