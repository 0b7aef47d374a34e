/** An int8 is exact as a number up to here, above and below zero. */
const MOST = Number.MAX_SAFE_INTEGER;

/**
 * SQL: a sum of stored amounts as an int8. Each amount and balance is exact; the sum of many of them is
 * the largest exact number where it is beyond that, so that no read fails by what is stored. No rows are 0.
 *
 * @param sum an expression of numbers, e.g. `sum(p.amount)`
 */
export function exactSum(sum: string): string {
  return `least(greatest(coalesce(${sum}, 0), -${MOST}), ${MOST})::int8`;
}
