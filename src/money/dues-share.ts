import { plusMonths, type Day } from '../values/day.js';

/** The days that dues are for, the last one included. */
export interface DuesPeriod {
  readonly firstDay: Day;
  readonly lastDay: Day;
}

/** The months of a period, counted from its first day; one that it ends within counts whole. */
export function monthsOf({ firstDay, lastDay }: DuesPeriod): number {
  let months = 0;
  while (plusMonths(firstDay, months) <= lastDay) months += 1;
  return months;
}

/**
 * The months of a period for which somebody is charged who joined on a day: the month in which they
 * joined and those after it. All of them for who was there before; 0 for who came after the period.
 *
 * @param joined null for who was there when the club began to keep its members here
 */
export function monthsCharged(period: DuesPeriod, joined: Day | null): number {
  const all = monthsOf(period);
  if (joined === null || joined <= period.firstDay) return all;
  if (joined > period.lastDay) return 0;
  return all - monthsOf({ firstDay: period.firstDay, lastDay: joined }) + 1;
}

/**
 * The part of a rate for some months of a period, in whole minor units: half of one and more is one. It
 * is at least one, as nobody is charged nothing.
 *
 * @param rate minor units, 1 … 2^53 − 1
 * @param months of the period, 1 … `of`
 */
export function shareOfRate(
  rate: number,
  months: number,
  of: number,
): { readonly amount: number; readonly isRounded: boolean } {
  // The product can be too large for a number.
  const [product, divisor] = [BigInt(rate) * BigInt(months), BigInt(of)];
  const amount = Number((2n * product + divisor) / (2n * divisor));
  return { amount: Math.max(1, amount), isRounded: product % divisor !== 0n };
}
