import type { MoneyRows } from '../money-rows.js';

/** An objection posts nothing, and its state is folded from the log. */
export const OBJECTION_ROWS = {
  'objection-raised': (): MoneyRows => ({}),
  'objection-withdrawn': (): MoneyRows => ({}),
  'objection-answered': (): MoneyRows => ({}),
};
