import { PAID_BY, type PaidBy } from '../../money/pay/how-to-pay.js';
import type { AuditContext, EventKind, Logged, News, PaymentFacts } from '../kind.js';
import { news } from '../kind.js';
import { isId, isText, meaning, oneOf, optional, orNull } from '../payload.js';
import {
  accountParam,
  isAmount,
  isMember,
  isPurse,
  isVoucherDay,
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

/** A member says that they have paid. It moves nothing until somebody confirms it. */
export interface PaymentReported extends OfTransfer, OfItems {
  readonly kind: 'payment-reported';
  readonly payment: string;
  readonly member: string;
  /** The user who says so. */
  readonly by: string;
  /** Into which purse, as far as they said. */
  readonly purse: string | null;
  /** The way of the payment; absent where they named none. */
  readonly way?: PaidBy;
  /** Minor units. */
  readonly amount: number;
  /** Six characters by which a line of the bank finds it. */
  readonly reference: string;
  /** The day on which they paid, `YYYY-MM-DD`. */
  readonly day: string;
  readonly text: string;
}

/** The money is there: it goes from the member into the purse. */
export interface PaymentConfirmed extends OnVoucher, OfTransfer, OfItems {
  readonly kind: 'payment-confirmed';
  readonly payment: string;
  readonly purse: string;
}

/** The money is not there, or not so. */
export interface PaymentDeclined {
  readonly kind: 'payment-declined';
  readonly payment: string;
  readonly why: string;
}

/** The member takes back what they said. */
export interface PaymentWithdrawn {
  readonly kind: 'payment-withdrawn';
  readonly payment: string;
}

export type PaymentEvent = PaymentReported | PaymentConfirmed | PaymentDeclined | PaymentWithdrawn;

const isPayment = meaning(isId, 'The payment.');

/** Debts and payments of others are for those who see all of the money; the member gets news. */
const OF_A_PAYMENT = { group: 'money', live: 'read-money', changes: () => [] } as const;

const paymentReported = {
  ...OF_A_PAYMENT,
  payload: {
    payment: isPayment,
    member: isMember,
    by: meaning(isId, 'The user who says so.'),
    purse: meaning(orNull(isId), 'The purse that they paid into; null where they did not say.'),
    way: optional(meaning(oneOf(PAID_BY), 'By what they paid; left out where they did not say.')),
    amount: isAmount,
    reference: meaning(isText, 'Six characters by which a line of the bank finds it.'),
    day: isVoucherDay,
    text: meaning(isText, 'The purpose; may be empty.'),
    ...OF_TRANSFER,
    ...OF_ITEMS,
  },
  subjects: ({ payment, member, purse, ...of }) => {
    return [payment, member, ...(purse === null ? [] : [purse]), ...planOf(of)];
  },
  about: ({ event: { member } }) => ({ member }),
  params: ({ event: { member, purse, amount, day, text } }, context) => ({
    member,
    purse: purse === null ? null : accountParam(purse, context),
    money: moneyParam(amount, context),
    day,
    text,
  }),
  task: 'keep-money',
} satisfies EventKind<PaymentReported, unknown>;

const paymentConfirmed = {
  ...OF_A_PAYMENT,
  payload: { ...ON_VOUCHER, payment: isPayment, purse: isPurse, ...OF_TRANSFER, ...OF_ITEMS },
  subjects: ({ payment, purse, ...of }) => [payment, purse, ...planOf(of)],
  about: aboutPayer,
  params: (logged, context) => ({
    ...voucherParams(logged),
    ...paymentParams(logged.event.payment, context),
    purse: accountParam(logged.event.purse, context),
  }),
  news: ({ event: { payment } }, ids, context) =>
    toPayer('payment-confirmed', context.payments.get(payment), ids, context),
} satisfies EventKind<PaymentConfirmed, unknown>;

const paymentDeclined = {
  ...OF_A_PAYMENT,
  payload: { payment: isPayment, why: meaning(isText, 'Why.') },
  subjects: ({ payment }) => [payment],
  about: aboutPayer,
  why: ({ why }) => why,
  params: ({ event: { payment } }, context) => paymentParams(payment, context),
  news: ({ event: { payment, why } }, ids, context) =>
    toPayer('payment-declined', context.payments.get(payment), ids, context, why),
} satisfies EventKind<PaymentDeclined, unknown>;

const paymentWithdrawn = {
  ...OF_A_PAYMENT,
  payload: { payment: isPayment },
  subjects: ({ payment }) => [payment],
  about: aboutPayer,
  params: ({ event: { payment } }, context) => paymentParams(payment, context),
} satisfies EventKind<PaymentWithdrawn, unknown>;

/** News for the member whose payment loses its voucher. */
export function reversalNews(
  { event: { voucher, why } }: Logged<{ readonly voucher: number; readonly why: string }>,
  ids: ReadonlySet<string>,
  context: AuditContext,
): News[] {
  const payment = [...context.payments.values()].find(({ endedSeq }) => endedSeq === voucher);
  return toPayer('payment-reversed', payment, ids, context, why);
}

function toPayer(
  what: News['what'],
  payment: PaymentFacts | undefined,
  ids: ReadonlySet<string>,
  { currency }: AuditContext,
  why: string | null = null,
): News[] {
  if (payment === undefined || !ids.has(payment.member)) return [];
  const { id, amount } = payment;
  return [news(what, { payment: { id, amount, currency, why } })];
}

function aboutPayer(
  { event: { payment } }: Logged<{ readonly payment: string }>,
  { payments }: AuditContext,
) {
  return { member: payments.get(payment)?.member ?? null };
}

function paymentParams(payment: string, context: AuditContext) {
  const { member = '', amount = 0 } = context.payments.get(payment) ?? {};
  return { member, money: moneyParam(amount, context) };
}

export const PAYMENT_KINDS = {
  'payment-reported': paymentReported,
  'payment-confirmed': paymentConfirmed,
  'payment-declined': paymentDeclined,
  'payment-withdrawn': paymentWithdrawn,
} as const;
