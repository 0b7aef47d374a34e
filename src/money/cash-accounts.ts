/** What an account of the club's own money is. */
export const CASH_ACCOUNT_TYPES = ['purse', 'income', 'expense', 'equity'] as const;
export type CashAccountType = (typeof CASH_ACCOUNT_TYPES)[number];

/** The accounts that every club has, in the order in which they are opened. */
export const BUILT_IN = {
  drawer: 'purse',
  dues: 'income',
  fines: 'income',
  kitty: 'income',
  'other-income': 'income',
  cards: 'expense',
  room: 'expense',
  coffee: 'expense',
  fees: 'expense',
  difference: 'expense',
  'other-expense': 'expense',
  opening: 'equity',
} as const satisfies Readonly<Record<string, CashAccountType>>;

/** By what a built-in account is known, whatever a club calls it. */
export type AccountCode = keyof typeof BUILT_IN;

/**
 * What is on an account as people say it: what a purse holds, what was spent and what came in, all above
 * zero.
 *
 * @param balance as the ledger has it: what the account got, less what it gave
 */
export function saidOfAccount(type: CashAccountType, balance: number): number {
  return type === 'purse' || type === 'expense' ? 0 - balance : balance;
}
