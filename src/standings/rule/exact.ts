/** A number that is compared exactly: a whole one, or points over hands. */
export interface Exact {
  readonly amount: number;
  /** 1 for a whole number. */
  readonly over: number;
}

export function exact(amount: number, over = 1): Exact {
  return { amount, over };
}

/** How two compare: above 0 when the first is higher, 0 when they are the same. */
export function compareExact(one: Exact, other: Exact): number {
  if (one.over === other.over) return Math.sign(one.amount - other.amount);
  // Products of the largest sums of an evening may exceed what a double holds exactly.
  const left = BigInt(one.amount) * BigInt(other.over);
  const right = BigInt(other.amount) * BigInt(one.over);
  return left === right ? 0 : left > right ? 1 : -1;
}

/** Those who have the same number together, the highest number first; the order within is kept. */
export function groupsBy<T>(all: readonly T[], numberOf: (one: T) => Exact): readonly T[][] {
  const sorted = all
    .map((one) => ({ one, number: numberOf(one) }))
    .sort((a, b) => compareExact(b.number, a.number));
  const groups: T[][] = [];
  let last: Exact | null = null;
  for (const { one, number } of sorted) {
    if (last !== null && compareExact(last, number) === 0) groups.at(-1)?.push(one);
    else groups.push([one]);
    last = number;
  }
  return groups;
}
