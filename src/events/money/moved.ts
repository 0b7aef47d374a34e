import type { AuditContext, EventKind, Logged } from '../kind.js';
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

/** A member gives another what is theirs at the club. */
export interface MoneyGiven extends OnVoucher {
  readonly kind: 'money-given';
  readonly from: string;
  readonly to: string;
  /** Minor units. */
  readonly amount: number;
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
  payload: { ...ON_VOUCHER, from: isMember, to: isMember, amount: isAmount },
  subjects: ({ from, to }) => [from, to],
  params: (logged, context) => ({
    ...voucherParams(logged),
    from: logged.event.from,
    to: logged.event.to,
    money: moneyParam(logged.event.amount, context),
  }),
  changes: () => [],
} satisfies EventKind<MoneyGiven, unknown>;

export const MOVED_KINDS = {
  'money-received': moved,
  'money-paid-out': moved,
  'money-given': given,
} as const;
