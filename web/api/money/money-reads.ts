import type { QueryKey } from '@tanstack/react-query';

// The first two words of a key are what live-notes.ts goes by.

const CHANGED_BY_VOUCHER = [
  'money',
  'money-members',
  'accounts',
  'vouchers',
  'voucher',
  'objections',
  'account-card',
  'reconciliations',
  'books',
  'payments',
  'dues',
  'dues-proposal',
  'recurring',
  'arrears',
  'open-items',
  'matches',
  'how-to-pay',
  'plans',
  'plan',
  'years',
  'year-accounts',
  'news',
];

/** All that a voucher may change, for what is read again after one. */
export function moneyReads(club: string): readonly QueryKey[] {
  return CHANGED_BY_VOUCHER.map((what) => [what, club]);
}
