import type { Balance } from './balance.js';
import { planSettling } from './plan.js';

/**
 * The club as a party: for the rest where results do not cancel out, as the content of the kitty in
 * Königrufen, and for what its purses got or paid.
 */
export const KITTY = 'kitty';

/** A payment in cash between two players, or a player and the club. */
export interface CashPayment {
  readonly from: string;
  readonly to: string;
  /** Minor units. */
  readonly amount: number;
}

/**
 * The results of an evening that are left once some payments were made; the club has none of its own.
 *
 * @param results the money that everybody won (above 0) or lost, in minor units
 */
export function leftOfEvening(
  results: readonly Balance[],
  paid: readonly CashPayment[],
): readonly Balance[] {
  const left = new Map(results.map(({ party, amount }) => [party, amount]));
  for (const { from, to, amount } of paid) {
    left.set(from, (left.get(from) ?? 0) + amount);
    left.set(to, (left.get(to) ?? 0) - amount);
  }
  left.delete(KITTY);
  return [...left].map(([party, amount]) => ({ party, amount }));
}

/** The payments that settle an evening alone, as few as possible, less those that were made. */
export function settleEvening(
  results: readonly Balance[],
  paid: readonly CashPayment[] = [],
): readonly CashPayment[] {
  const balances = leftOfEvening(results, paid);
  const { transfers } = planSettling({ balances, way: 'members', purse: KITTY });
  return transfers.map(({ from, to, amount }) => ({ from, to, amount }));
}
