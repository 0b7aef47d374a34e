import type { MoneyRows, RowsOf } from '../money-rows.js';

/** A moved match posts nothing, and is read from the log: a club has a few of them a year. */
export const MATCH_ROWS = {
  'match-moved': (): MoneyRows => ({}),
} satisfies Partial<Record<string, RowsOf<never>>>;
