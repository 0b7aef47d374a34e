import type { AuditContext, Logged } from '../kind.js';
import {
  isDay,
  isId,
  isOrdinal,
  isText,
  listOf,
  meaning,
  optional,
  orNull,
  wholeNumber,
} from '../payload.js';

/** The fields of every event under a voucher. */
export interface OnVoucher {
  /** `YYYY-MM-DD`, where the club is. */
  readonly day: string;
  /** The text of the voucher; may be empty. */
  readonly text: string;
  /** The number of the receipt on paper; null for none. */
  readonly receipt: string | null;
}

export const isVoucherDay = meaning(isDay, 'The day that it is about, where the club is.');
/** Minor units of the club's money, more than 0. */
export const isAmount = meaning(wholeNumber(1), "Minor units of the club's money.");

/** The fields of a voucher in a payload. */
export const ON_VOUCHER = {
  day: isVoucherDay,
  text: meaning(isText, 'The purpose; may be empty.'),
  receipt: meaning(orNull(isText), 'The number of the receipt on paper; null for none.'),
} as const;

/** The transfer of an agreed plan that a payment is for; absent for none. */
export interface OfTransfer {
  readonly plan?: string;
  readonly transfer?: string;
}

/** The transfer among the fields of something that may name one; nothing where it names none. */
export function transferNamed({
  plan,
  transfer,
}: {
  readonly [Field in keyof OfTransfer]: string | null | undefined;
}): OfTransfer {
  return plan == null || transfer == null ? {} : { plan, transfer };
}

/** The same in a payload. */
export const OF_TRANSFER = {
  plan: optional(meaning(isId, 'The plan.')),
  transfer: optional(meaning(isId, 'The transfer of the plan that it is for.')),
} as const;

/** The open items that money is for; absent where none is named. */
export interface OfItems {
  /** The numbers of the events that made them; they are paid first, in this order. */
  readonly pays?: readonly number[];
}

/** The same in a payload. */
export const OF_ITEMS = {
  pays: optional(
    meaning(
      listOf(isOrdinal),
      'The open items that it is for, by the events that made them; left out where none is named.',
    ),
  ),
} as const;

/** The plan among the subjects of an event. */
export const planOf = ({ plan }: OfTransfer) => (plan === undefined ? [] : [plan]);

export const isPurse = meaning(isId, 'The purse.');
export const isMember = meaning(isId, 'The member.');

/** An account of the club, as it is said: by its name, or by what it is known as. */
export interface AccountParam {
  readonly name: string | null;
  readonly code: string | null;
}

/** An amount of money, as it is said. */
export interface MoneyParam {
  /** Minor units. */
  readonly amount: number;
  /** ISO 4217. */
  readonly currency: string;
}

/** The parameters of a sentence about one of the club's accounts. */
export function accountParam(id: string, { cashAccounts }: AuditContext): AccountParam {
  return cashAccounts.get(id) ?? { name: null, code: null };
}

export function moneyParam(amount: number, { currency }: AuditContext): MoneyParam {
  return { amount, currency };
}

/** The parameters of a sentence about any voucher. */
export function voucherParams({ event: { day, text } }: Logged<OnVoucher>) {
  return { day, text };
}
