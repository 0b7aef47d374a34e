import type { EventKind } from '../kind.js';
import { isId, isOrdinal, isText, meaning, optional } from '../payload.js';
import { reversalNews } from './payments.js';
import { ON_VOUCHER, voucherParams, type OfTransfer, type OnVoucher } from './parts.js';

/**
 * A voucher is taken back: the same postings, the other way round. The event names the transfer that the
 * voucher paid; in older logs it does not.
 */
export interface VoucherReversed extends OnVoucher, OfTransfer {
  readonly kind: 'voucher-reversed';
  /** The event that is taken back. */
  readonly voucher: number;
  readonly why: string;
}

const voucherReversed = {
  group: 'money',
  live: 'read-account',
  payload: {
    ...ON_VOUCHER,
    voucher: meaning(isOrdinal, 'The event that is taken back.'),
    why: meaning(isText, 'Why.'),
    plan: optional(meaning(isId, 'The plan of that transfer.')),
    transfer: optional(meaning(isId, 'The transfer that the voucher paid.')),
  },
  subjects: () => [],
  why: ({ why }) => why,
  params: (logged, { vouchers }) => ({
    ...voucherParams(logged),
    number: vouchers.get(logged.event.voucher) ?? null,
    why: logged.event.why,
  }),
  changes: () => [],
  news: reversalNews,
} satisfies EventKind<VoucherReversed, unknown>;

export const REVERSAL_KINDS = { 'voucher-reversed': voucherReversed } as const;
