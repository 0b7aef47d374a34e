import type { WaysToPayChosen } from '../../events/money/ways.js';
import type { MoneyRows, RowsOf } from '../money-rows.js';

/** How the club can be paid from now on. */
export const WAYS_ROWS = {
  'ways-to-pay-chosen': ({ ways }: WaysToPayChosen): MoneyRows => {
    return { rows: [{ table: 'club', of: {}, change: { waysToPay: ways } }] };
  },
} satisfies Partial<Record<string, RowsOf<never>>>;
