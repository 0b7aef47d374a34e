import { shareEvenly } from '../../money/share.js';
import type { EventKind } from '../kind.js';
import { isId, isObject, listOf, meaning, orNull } from '../payload.js';
import {
  accountParam,
  isAmount,
  isMember,
  moneyParam,
  ON_VOUCHER,
  voucherParams,
} from './parts.js';
import type { OnVoucher } from './parts.js';
import { OF_RECURRING, type OfRecurring } from './recurring.js';

/** The purse or the member whose money it was, or who got the club's. */
export type PurseOrMember = { readonly purse: string } | { readonly member: string };

/** Something was paid for, by the club or by members who share it. */
export interface ExpenseRecorded extends OnVoucher, OfRecurring {
  readonly kind: 'expense-recorded';
  /** The expense account. */
  readonly account: string;
  /** Minor units. */
  readonly amount: number;
  /** The purse it was paid out of, or the member who laid it out. */
  readonly paidBy: PurseOrMember;
  /**
   * The members who share it, in the order in which they bear what does not divide; null where the club
   * bears it.
   */
  readonly sharedBy: readonly string[] | null;
}

/** The club got money that is no dues: a grant, interest, a sale. */
export interface IncomeRecorded extends OnVoucher {
  readonly kind: 'income-recorded';
  /** The income account. */
  readonly account: string;
  /** Minor units. */
  readonly amount: number;
  /** The purse it went into, or the member who took it for the club and owes it. */
  readonly paidTo: PurseOrMember;
}

const expenseRecorded = {
  group: 'money',
  live: 'read-money',
  payload: {
    ...ON_VOUCHER,
    account: meaning(isId, 'The purpose.'),
    amount: isAmount,
    paidBy: meaning(isObject, 'The purse it was paid out of, or the member who laid it out.'),
    sharedBy: meaning(
      orNull(listOf(isMember)),
      'The members who share it; null where the club bears it.',
    ),
    ...OF_RECURRING,
  },
  // An expense shared by members is none of the club's and is not on its account.
  subjects: ({ account, paidBy, sharedBy, recurring }) => [
    idOf(paidBy),
    ...(sharedBy ?? [account]),
    ...(recurring === undefined ? [] : [recurring]),
  ],
  params: (logged, context) => {
    const { account, amount, paidBy, sharedBy, recurring, dueDay } = logged.event;
    return {
      ...voucherParams(logged),
      due: recurring === undefined || dueDay === undefined ? null : { recurring, dueDay },
      account: accountParam(account, context),
      money: moneyParam(amount, context),
      purse: 'purse' in paidBy ? accountParam(paidBy.purse, context) : null,
      laidOutBy: 'member' in paidBy ? paidBy.member : null,
      sharedBy,
      odd: sharedBy === null ? [] : shareEvenly(amount, sharedBy).odd,
    };
  },
  changes: () => [],
} satisfies EventKind<ExpenseRecorded, unknown>;

const incomeRecorded = {
  group: 'money',
  live: 'read-money',
  payload: {
    ...ON_VOUCHER,
    account: meaning(isId, 'The income account.'),
    amount: isAmount,
    paidTo: meaning(isObject, 'The purse it went into, or the member who took it for the club.'),
  },
  subjects: ({ account, paidTo }) => [account, idOf(paidTo)],
  params: (logged, context) => {
    const { account, amount, paidTo } = logged.event;
    return {
      ...voucherParams(logged),
      account: accountParam(account, context),
      money: moneyParam(amount, context),
      purse: 'purse' in paidTo ? accountParam(paidTo.purse, context) : null,
      takenBy: 'member' in paidTo ? paidTo.member : null,
    };
  },
  changes: () => [],
} satisfies EventKind<IncomeRecorded, unknown>;

function idOf(one: PurseOrMember): string {
  return 'purse' in one ? one.purse : one.member;
}

export const EXPENSE_KINDS = {
  'expense-recorded': expenseRecorded,
  'income-recorded': incomeRecorded,
} as const;
