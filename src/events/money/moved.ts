import type { AuditContext, EventKind, Logged } from '../kind.js';
import { isObject, listOf, meaning, oneOf, optional } from '../payload.js';
import {
  accountParam,
  isAmount,
  isMember,
  isPurse,
  moneyParam,
  ON_VOUCHER,
  voucherParams,
  type OnVoucher,
} from './parts.js';

/** Money goes from a member into a purse, or out of one to a member. */
export interface MoneyMoved extends OnVoucher {
  readonly kind: 'money-received' | 'money-paid-out';
  readonly member: string;
  readonly purse: string;
  /** Minor units. */
  readonly amount: number;
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
  /** The open transfers that the payment settles; absent for none. */
  readonly settles?: readonly SettledTransfer[];
}

/** The member whose balance becomes less and the one whose becomes more, both by the amount. */
export function movedByGiving({ from, to, as = 'given' }: Pick<MoneyGiven, 'from' | 'to' | 'as'>) {
  return as === 'given' ? { less: from, more: to } : { less: to, more: from };
}

export type MovedEvent = MoneyMoved | MoneyGiven;

const moved = {
  group: 'money',
  live: 'read-account',
  payload: { ...ON_VOUCHER, member: isMember, purse: isPurse, amount: isAmount },
  subjects: ({ member, purse }: MoneyMoved) => [member, purse],
  about: ({ event: { member } }: Logged<MoneyMoved>) => ({ member }),
  params: (logged: Logged<MoneyMoved>, context: AuditContext) => ({
    ...voucherParams(logged),
    member: logged.event.member,
    purse: accountParam(logged.event.purse, context),
    money: moneyParam(logged.event.amount, context),
  }),
  changes: () => [],
} satisfies EventKind<MoneyMoved, unknown>;

const given = {
  group: 'money',
  live: 'read-account',
  payload: {
    ...ON_VOUCHER,
    from: isMember,
    to: isMember,
    amount: isAmount,
    as: optional(meaning(oneOf(GIVEN_AS), 'The occasion; left out for `given`.')),
    settles: optional(meaning(listOf(isObject), 'The transfers of plans that it settles.')),
  },
  subjects: ({ from, to, settles = [] }) => [from, to, ...settles.map(({ plan }) => plan)],
  params: (logged, context) => ({
    ...voucherParams(logged),
    from: logged.event.from,
    to: logged.event.to,
    as: logged.event.as ?? 'given',
    money: moneyParam(logged.event.amount, context),
  }),
  changes: () => [],
} satisfies EventKind<MoneyGiven, unknown>;

export const MOVED_KINDS = {
  'money-received': moved,
  'money-paid-out': moved,
  'money-given': given,
} as const;
