import { DAY_PATTERN } from '../../values/day.js';
import type { AuditContext, Logged } from '../kind.js';
import { isId, isText, meaning, orNull, patterned, wholeNumber } from '../payload.js';

/** The fields of every event under a voucher. */
export interface OnVoucher {
  /** `YYYY-MM-DD`, where the club is. */
  readonly day: string;
  /** The text of the voucher; may be empty. */
  readonly text: string;
  /** The number of the receipt on paper; null for none. */
  readonly receipt: string | null;
}

export const isDay = meaning(
  patterned(DAY_PATTERN),
  'The day that it is about, where the club is.',
);
/** Minor units of the club's money, more than 0. */
export const isAmount = meaning(wholeNumber(1), "Minor units of the club's money.");

/** The fields of a voucher in a payload. */
export const ON_VOUCHER = {
  day: isDay,
  text: meaning(isText, 'The purpose; may be empty.'),
  receipt: meaning(orNull(isText), 'The number of the receipt on paper; null for none.'),
} as const;

export const isPurse = meaning(isId, 'The purse.');
export const isMember = meaning(isId, 'The member.');

/** An account of the club, as it is said: by its name, or by what it is known as. */
export interface AccountSaid {
  readonly name: string | null;
  readonly code: string | null;
}

/** An amount of money, as it is said. */
export interface MoneySaid {
  /** Minor units. */
  readonly amount: number;
  /** ISO 4217. */
  readonly currency: string;
}

/** The parameters of a sentence about one of the club's accounts. */
export function accountSaid(id: string, { cashAccounts }: AuditContext): AccountSaid {
  return cashAccounts.get(id) ?? { name: null, code: null };
}

export function moneySaid(amount: number, { currency }: AuditContext): MoneySaid {
  return { amount, currency };
}

/** The parameters of a sentence about any voucher. */
export function voucherSaid({ event: { day, text } }: Logged<OnVoucher>) {
  return { day, text };
}
