import type { LedgerType } from './years/year-accounts.js';

/**
 * The ways in which a movement is read: `paid` where a purse is touched or one member paid another, so
 * money changed hands; `owed` where none did, as with dues, a waiver, a shared expense and an evening.
 */
export const MONEY_WAYS = ['paid', 'owed'] as const;
export type MoneyWay = (typeof MONEY_WAYS)[number];

/** A movement as the ledger has it: the account it is from is debited, the other one credited. */
interface Line<Party> {
  readonly from: Party;
  readonly to: Party;
  readonly way: MoneyWay;
}

/** The occasion of a voucher: the kind of its event and, for one between two members, what happened. */
export interface Occasion {
  readonly kind: string;
  readonly as: string | null;
}

/** Whether members pay each other by a voucher of this occasion, so money changes hands without a purse. */
export function isPaidByMembers({ kind, as }: Occasion): boolean {
  return kind === 'transfer-done' || (kind === 'money-given' && as === 'paid');
}

/**
 * The way of a movement between accounts of these types.
 * @param paidByMembers whether the members of its voucher pay each other
 */
export function wayOf(from: LedgerType, to: LedgerType, paidByMembers: boolean): MoneyWay {
  return paidByMembers || from === 'purse' || to === 'purse' ? 'paid' : 'owed';
}

/**
 * A movement as people read it. Money went from the credited account to the debited one: a purse that got
 * it is debited (docs/decisions/0041). Where none went, the debited account owes and the other is owed.
 */
export function asItWent<Party>({ from, to, way }: Line<Party>): {
  readonly from: Party;
  readonly to: Party;
} {
  return way === 'paid' ? { from: to, to: from } : { from, to };
}
