import type { EventKind } from '../kind.js';
import { isOrdinal, isText, meaning } from '../payload.js';
import { reversalNews } from './payments.js';
import { ON_VOUCHER, voucherParams, type OnVoucher } from './parts.js';

/** A voucher is taken back: the same postings, the other way round. */
export interface VoucherReversed extends OnVoucher {
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
