import type { LedgerType } from './years/year-accounts.js';

/**
 * The ways in which a movement is read: `paid` where a purse is touched, so money changed hands; `owed`
 * where none did, as with dues, a waiver, a shared expense and an evening.
 */
export const MONEY_WAYS = ['paid', 'owed'] as const;
export type MoneyWay = (typeof MONEY_WAYS)[number];

/** A movement as the ledger has it: the account it is from is debited, the other one credited. */
interface Line<Party> {
  readonly from: Party;
  readonly to: Party;
  readonly way: MoneyWay;
}

/** The way of a movement between accounts of these types. */
export function wayOf(from: LedgerType, to: LedgerType): MoneyWay {
  return from === 'purse' || to === 'purse' ? 'paid' : 'owed';
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
