import type { BalanceOnDay } from '../../money/bank/year-ends.js';
import type { EventKind } from '../kind.js';
import {
  isDay,
  isObject,
  isOrdinal,
  isText,
  listOf,
  meaning,
  optional,
  wholeNumber,
} from '../payload.js';
import { accountParam, isPurse, moneyParam } from './parts.js';

/**
 * A purse agrees with the statement of its bank up to a day. It moves nothing and has no voucher, so
 * its day has a name of its own: that day may be in a year that is closed.
 */
export interface PurseReconciled {
  readonly kind: 'purse-reconciled';
  readonly purse: string;
  /** The last day of the statement, `YYYY-MM-DD`. */
  readonly until: string;
  /** The balance of the statement on that day, in minor units. */
  readonly balance: number;
  /** The events of the vouchers that were found on the statement. */
  readonly vouchers: readonly number[];
  /** The balances of the statement on the last days of fiscal years before; absent where it says none. */
  readonly balances?: readonly BalanceOnDay[];
}

/** The latest reconciliation of a purse is withdrawn: its vouchers are open again. */
export interface ReconciliationWithdrawn {
  readonly kind: 'reconciliation-withdrawn';
  readonly purse: string;
  /** The event of the reconciliation. */
  readonly reconciliation: number;
  /** The day of the reconciliation. */
  readonly until: string;
  readonly why: string;
}

export type ReconciliationEvent = PurseReconciled | ReconciliationWithdrawn;

const isUntil = meaning(isDay, 'The last day of the statement.');

const purseReconciled = {
  group: 'money',
  live: 'read-money',
  payload: {
    purse: isPurse,
    until: isUntil,
    balance: meaning(
      wholeNumber(Number.MIN_SAFE_INTEGER),
      'Minor units that the statement shows on that day.',
    ),
    vouchers: meaning(listOf(isOrdinal), 'The vouchers that were found on the statement.'),
    balances: meaning(
      optional(listOf(isObject)),
      'The balances of the statement on the last days of fiscal years before, in minor units.',
    ),
  },
  subjects: ({ purse }) => [purse],
  params: ({ event: { purse, until, balance, vouchers } }, context) => ({
    purse: accountParam(purse, context),
    until,
    isBelow: balance < 0,
    money: moneyParam(Math.abs(balance), context),
    found: vouchers.length,
  }),
  changes: () => [],
} satisfies EventKind<PurseReconciled, unknown>;

const reconciliationWithdrawn = {
  group: 'money',
  live: 'read-money',
  payload: {
    purse: isPurse,
    reconciliation: meaning(isOrdinal, 'The event of the reconciliation.'),
    until: isUntil,
    why: meaning(isText, 'Why.'),
  },
  subjects: ({ purse }) => [purse],
  why: ({ why }) => why,
  params: ({ event: { purse, until } }, context) => ({
    purse: accountParam(purse, context),
    until,
  }),
  changes: () => [],
} satisfies EventKind<ReconciliationWithdrawn, unknown>;

export const RECONCILIATION_KINDS = {
  'purse-reconciled': purseReconciled,
  'reconciliation-withdrawn': reconciliationWithdrawn,
} as const;
