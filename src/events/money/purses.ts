import type { EventKind } from '../kind.js';
import { isText, meaning, optional, wholeNumber } from '../payload.js';
import { accountParam, isAmount, isPurse, moneyParam, ON_VOUCHER } from './parts.js';
import { voucherParams, type OnVoucher } from './parts.js';

/** Money goes from one purse into another. */
export interface PurseMoved extends OnVoucher {
  readonly kind: 'purse-moved';
  readonly from: string;
  readonly to: string;
  /** Minor units. */
  readonly amount: number;
}

/** A purse was counted; what differs from the books is put right. */
export interface PurseCounted extends OnVoucher {
  readonly kind: 'purse-counted';
  readonly purse: string;
  /** The balance in the books at the end of the day of the count, in minor units. */
  readonly held: number;
  /**
   * The change by vouchers of later days when it was recorded, which `held` is without. Left out by events
   * of before, whose `held` is the balance of all vouchers.
   */
  readonly later?: number;
  /** The money that was counted, in minor units. */
  readonly counted: number;
  /** Why it differs; may be empty where it does not. */
  readonly why: string;
}

export type PurseEvent = PurseMoved | PurseCounted;

/** Minor units, above or below 0. */
const isSigned = wholeNumber(Number.MIN_SAFE_INTEGER);

const purseMoved = {
  group: 'money',
  live: 'read-money',
  payload: { ...ON_VOUCHER, from: isPurse, to: isPurse, amount: isAmount },
  subjects: ({ from, to }) => [from, to],
  params: (logged, context) => ({
    ...voucherParams(logged),
    from: accountParam(logged.event.from, context),
    to: accountParam(logged.event.to, context),
    money: moneyParam(logged.event.amount, context),
  }),
  changes: () => [],
} satisfies EventKind<PurseMoved, unknown>;

const purseCounted = {
  group: 'money',
  live: 'read-money',
  payload: {
    ...ON_VOUCHER,
    purse: isPurse,
    held: meaning(
      isSigned,
      'Minor units that the books held on that day; of all days where `later` is left out.',
    ),
    later: optional(meaning(isSigned, 'Minor units by vouchers of later days; not in `held`.')),
    counted: meaning(isSigned, 'Minor units that there were.'),
    why: meaning(isText, 'Why it differs; may be empty where it does not.'),
  },
  subjects: ({ purse }) => [purse],
  why: ({ why }) => (why === '' ? null : why),
  params: (logged, context) => {
    const { purse, held, counted } = logged.event;
    return {
      ...voucherParams(logged),
      purse: accountParam(purse, context),
      counted: moneyParam(Math.abs(counted), context),
      isBelow: counted < 0,
      isLess: counted < held,
      difference: counted === held ? null : moneyParam(Math.abs(counted - held), context),
    };
  },
  changes: () => [],
} satisfies EventKind<PurseCounted, unknown>;

export const PURSE_KINDS = { 'purse-moved': purseMoved, 'purse-counted': purseCounted } as const;
