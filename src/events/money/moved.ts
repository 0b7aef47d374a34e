import type { AuditContext, EventKind, Logged } from '../kind.js';
import { isId, isObject, listOf, meaning, oneOf, optional } from '../payload.js';
import {
  accountParam,
  isAmount,
  isMember,
  isPurse,
  moneyParam,
  OF_ITEMS,
  OF_TRANSFER,
  ON_VOUCHER,
  planOf,
  voucherParams,
  type OfItems,
  type OfTransfer,
  type OnVoucher,
} from './parts.js';

/** Money between a member and a purse. */
interface WithPurse extends OnVoucher {
  readonly member: string;
  readonly purse: string;
  /** Minor units. */
  readonly amount: number;
  /** The evening that the payment is for, in cash; absent for none. */
  readonly evening?: string;
}

/** Money goes from a member into a purse; it may be for a transfer of a plan, or for open items. */
export interface MoneyReceived extends WithPurse, OfTransfer, OfItems {
  readonly kind: 'money-received';
}

/** Money goes out of a purse to a member. */
export interface MoneyPaidOut extends WithPurse {
  readonly kind: 'money-paid-out';
}

/**
 * The occasion between two members: `from` paid `to`, `to` took over what `from` owes, or `from` gave
 * `to` of what is theirs at the club.
 */
export const GIVEN_AS = ['paid', 'taken-over', 'given'] as const;
export type GivenAs = (typeof GIVEN_AS)[number];

/** A transfer of a plan, which a payment settles. */
export interface SettledTransfer {
  readonly plan: string;
  readonly transfer: string;
}

/** Something between two members, in the books of the club. */
export interface MoneyGiven extends OnVoucher {
  readonly kind: 'money-given';
  readonly from: string;
  readonly to: string;
  /** Minor units. */
  readonly amount: number;
  /** Absent in older logs: `given`. */
  readonly as?: GivenAs;
  /** The evening that the payment is for, in cash; absent for none. */
  readonly evening?: string;
  /** The open transfers that the payment settles; absent for none. */
  readonly settles?: readonly SettledTransfer[];
}

/** The member whose balance becomes less and the one whose becomes more, both by the amount. */
export function movedByGiving({ from, to, as = 'given' }: Pick<MoneyGiven, 'from' | 'to' | 'as'>) {
  return as === 'given' ? { less: from, more: to } : { less: to, more: from };
}

export type MovedEvent = MoneyReceived | MoneyPaidOut | MoneyGiven;

const OF_EVENING = {
  evening: optional(meaning(isId, 'The evening that it is for, in cash.')),
};

/** The evening that a payment is for, as an id that it concerns. */
const eveningOf = ({ evening }: { readonly evening?: string }) =>
  evening === undefined ? [] : [evening];

const WITH_PURSE = {
  payload: { ...ON_VOUCHER, member: isMember, purse: isPurse, amount: isAmount, ...OF_EVENING },
  about: ({ event: { member } }: Logged<WithPurse>) => ({ member }),
  params: (logged: Logged<WithPurse>, context: AuditContext) => ({
    ...voucherParams(logged),
    member: logged.event.member,
    purse: accountParam(logged.event.purse, context),
    isForEvening: logged.event.evening !== undefined,
    money: moneyParam(logged.event.amount, context),
  }),
  changes: () => [],
};

const received = {
  ...WITH_PURSE,
  group: 'money',
  live: 'read-account',
  payload: { ...WITH_PURSE.payload, ...OF_TRANSFER, ...OF_ITEMS },
  subjects: ({ member, purse, ...of }) => [member, purse, ...planOf(of), ...eveningOf(of)],
} satisfies EventKind<MoneyReceived, unknown>;

const paidOut = {
  ...WITH_PURSE,
  group: 'money',
  live: 'read-account',
  subjects: ({ member, purse, ...of }) => [member, purse, ...eveningOf(of)],
} satisfies EventKind<MoneyPaidOut, unknown>;

const given = {
  group: 'money',
  live: 'read-account',
  payload: {
    ...ON_VOUCHER,
    from: isMember,
    to: isMember,
    amount: isAmount,
    as: optional(meaning(oneOf(GIVEN_AS), 'The occasion; left out for `given`.')),
    ...OF_EVENING,
    settles: optional(meaning(listOf(isObject), 'The transfers of plans that it settles.')),
  },
  subjects: ({ from, to, settles = [], ...of }) => [
    from,
    to,
    ...eveningOf(of),
    ...settles.map(({ plan }) => plan),
  ],
  params: (logged, context) => ({
    ...voucherParams(logged),
    from: logged.event.from,
    to: logged.event.to,
    as: logged.event.as ?? 'given',
    isForEvening: logged.event.evening !== undefined,
    money: moneyParam(logged.event.amount, context),
  }),
  changes: () => [],
} satisfies EventKind<MoneyGiven, unknown>;

export const MOVED_KINDS = {
  'money-received': received,
  'money-paid-out': paidOut,
  'money-given': given,
} as const;
