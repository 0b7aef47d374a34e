import { count, currency, text, type ReasonList } from '../../rules/refusals/params.js';

/** Why a purse cannot be reconciled with its bank, nor a reconciliation withdrawn. */
export type ReconciliationCode = 'reconciliation-refused' | 'reconciliation-not-found';

export const RECONCILIATION_REASONS = {
  'no-such-reconciliation': { code: 'reconciliation-not-found' },
  'reconciled-to-later-day': {
    code: 'reconciliation-refused',
    params: { until: text('The day up to which the purse is reconciled.') },
  },
  'balance-not-within': {
    code: 'reconciliation-refused',
    params: { day: text('The day of the balance.') },
  },
  'voucher-not-in-purse': { code: 'reconciliation-refused' },
  'voucher-is-reconciled': { code: 'reconciliation-refused' },
  'reconciliation-differs': {
    code: 'reconciliation-refused',
    params: {
      amount: count('The balance of the statement less what was found, in minor units.'),
      currency: currency('The currency of the club (ISO 4217).'),
    },
  },
  'reconciliation-not-latest': { code: 'reconciliation-refused' },
  'reconciliation-is-withdrawn': { code: 'reconciliation-refused' },
} as const satisfies ReasonList<ReconciliationCode>;
