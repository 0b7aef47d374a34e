/** The types of the club's own accounts of money. */
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

/** The fixed code of a built-in account, whatever a club calls it. */
export type AccountCode = keyof typeof BUILT_IN;

/**
 * The balance of an account as people say it: the content of a purse, the sum spent and the sum that
 * came in are all above zero.
 *
 * @param balance as the ledger has it: received less given
 */
export function balanceAsShown(type: CashAccountType, balance: number): number {
  return type === 'purse' || type === 'expense' ? 0 - balance : balance;
}
