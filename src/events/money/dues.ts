import { news, type EventKind } from '../kind.js';
import { isDay, isId, isObject, isText, listOf, meaning } from '../payload.js';
import {
  accountParam,
  isAmount,
  isMember,
  moneyParam,
  ON_VOUCHER,
  voucherParams,
} from './parts.js';
import type { OnVoucher } from './parts.js';

/** The charge of one member. */
export interface DuesLine {
  readonly member: string;
  /** `active`, `passive`, `half-year`, or a class of the club's own. */
  readonly class: string;
  /** Minor units. */
  readonly amount: number;
  /** The part of the rate that it is, for who joined during the period; absent for all of it. */
  readonly part?: DuesPart;
}

/** The part of the rate of a class. */
interface DuesPart {
  /** The rate in minor units. */
  readonly rate: number;
  /** For how many months of the period they are charged. */
  readonly months: number;
  /** The months of the period. */
  readonly of: number;
}

/** The club charges its members: each of them owes it. */
export interface DuesCharged extends OnVoucher {
  readonly kind: 'dues-charged';
  readonly dues: string;
  readonly name: string;
  /** The account that they are income of. */
  readonly income: string;
  /** By when they are to be paid, `YYYY-MM-DD`. */
  readonly dueDay: string;
  readonly lines: readonly DuesLine[];
}

/** The charge of one member is waived: they owe it no more. */
export interface DuesWaived extends OnVoucher {
  readonly kind: 'dues-waived';
  readonly dues: string;
  /** The name of the dues. */
  readonly name: string;
  readonly member: string;
  /** The charge in minor units. */
  readonly amount: number;
  readonly why: string;
}

/** Somebody reminded a member of what they owe. It moves nothing. */
export interface MemberReminded {
  readonly kind: 'member-reminded';
  readonly member: string;
}

export type DuesEvent = DuesCharged | DuesWaived | MemberReminded;

const isDues = meaning(isId, 'The dues.');

const duesCharged = {
  group: 'money',
  live: 'read-money',
  payload: {
    ...ON_VOUCHER,
    dues: isDues,
    name: meaning(isText, 'Their name.'),
    income: meaning(isId, 'The account that they are income of.'),
    dueDay: meaning(isDay, 'The day by which they are to be paid.'),
    lines: meaning(listOf(isObject), 'The charges with their classes.'),
  },
  subjects: ({ dues, income, lines }) => [dues, income, ...lines.map(({ member }) => member)],
  about: ({ event: { name: subject } }) => ({ subject }),
  params: (logged, context) => {
    const { name, dueDay, income, lines } = logged.event;
    const total = lines.reduce((sum, { amount }) => sum + amount, 0);
    return {
      ...voucherParams(logged),
      name,
      dueDay,
      income: accountParam(income, context),
      members: lines.map(({ member }) => member),
      money: moneyParam(total, context),
    };
  },
  changes: () => [],
  news: ({ event: { dues: id, name, dueDay, lines } }, ids, { currency }) => {
    const amount = lines.reduce((sum, one) => sum + (ids.has(one.member) ? one.amount : 0), 0);
    if (amount === 0) return [];
    return [news('dues-charged', { dues: { id, name, amount, currency, dueDay, why: null } })];
  },
} satisfies EventKind<DuesCharged, unknown>;

const duesWaived = {
  group: 'money',
  live: 'read-money',
  payload: {
    ...ON_VOUCHER,
    dues: isDues,
    name: meaning(isText, 'Their name.'),
    member: isMember,
    amount: isAmount,
    why: meaning(isText, 'Why.'),
  },
  subjects: ({ dues, member }) => [dues, member],
  about: ({ event: { member } }) => ({ member }),
  why: ({ why }) => why,
  params: (logged, context) => ({
    ...voucherParams(logged),
    name: logged.event.name,
    member: logged.event.member,
    money: moneyParam(logged.event.amount, context),
  }),
  changes: () => [],
  news: ({ event: { dues: id, name, member, amount, why } }, ids, { currency }) =>
    ids.has(member)
      ? [news('dues-waived', { dues: { id, name, amount, currency, dueDay: null, why } })]
      : [],
} satisfies EventKind<DuesWaived, unknown>;

const memberReminded = {
  group: 'money',
  live: 'read-money',
  payload: { member: meaning(isMember, 'The member.') },
  subjects: ({ member }) => [member],
  about: ({ event: { member } }) => ({ member }),
  params: ({ event: { member } }) => ({ member }),
  changes: () => [],
} satisfies EventKind<MemberReminded, unknown>;

export const DUES_KINDS = {
  'dues-charged': duesCharged,
  'dues-waived': duesWaived,
  'member-reminded': memberReminded,
} as const;
