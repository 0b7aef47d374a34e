import type { Balance } from './balance.js';
import { goodGroups, leastGroups } from './groups.js';
import { transfersWithin, type SettlingTransfer } from './transfers-within.js';

/**
 * Ways to settle balances.
 * - `purse`: each debtor pays the purse, and the purse pays each creditor.
 * - `members`: members pay each other. A remainder that their balances do not cancel out goes through
 *   the purse, which takes part as one more party with the balance that makes the sum zero.
 */
export const WAYS = ['purse', 'members'] as const;
export type Way = (typeof WAYS)[number];

export interface Settling {
  /** The chosen balances, in the order by which ties are decided. */
  readonly balances: readonly Balance[];
  readonly way: Way;
  /** The purse that pays and is paid where members do not pay each other; none of the chosen. */
  readonly purse: string;
}

/** One line of a plan, with its reasons: the open amounts of both before and after it. */
export interface Transfer extends SettlingTransfer {
  /** The place in `groups` of the balances that it helps to bring to zero. */
  readonly group: number;
}

/** Payments after which the chosen balances are zero. */
export interface SettlingPlan {
  readonly transfers: readonly Transfer[];
  /**
   * The balances that cancel each other out, each of them in one group: the sum of a group is zero,
   * and it is settled without the others. Balances of zero are in none.
   */
  readonly groups: readonly (readonly Balance[])[];
  /** Whether no plan of this way has fewer transfers; false where that is not proved. */
  readonly least: boolean;
}

/** Up to so many members with something to settle, a plan among members has the fewest transfers. */
export const MOST_MEMBERS_EXACT = 10;

/**
 * Plans how chosen balances become zero. The same input gives the same plan.
 *
 * Through a purse there is one transfer for each member with something to settle, payers before payees;
 * fewer are impossible, as no transfer touches two members.
 *
 * Among members there are as many transfers as parties, less one for each group whose balances cancel
 * each other out. Up to `MOST_MEMBERS_EXACT` members the groups are as many as possible, so the
 * transfers are as few as possible (`groups.ts`); of several such plans it is the one that settles
 * exact opposites with each other, then the one that groups the first with the earliest. With more
 * members the groups are good ones and `least` is false. Within a group the largest debtor pays the
 * largest creditor (`transfers-within.ts`).
 *
 * @throws RangeError if a party is there twice, the purse is one of the chosen, or an amount (also the
 *   one that is left for the purse) is no whole number up to 2^53 − 1
 */
export function planSettling({ balances, way, purse }: Settling): SettlingPlan {
  const open = balances.filter(({ amount }) => amount !== 0);
  const rest = restOf(balances, purse);
  if (way === 'purse') return planOf(eachWithPurse(open, purse), true);
  const parties = rest === 0 ? open : [...open, { party: purse, amount: rest }];
  return open.length <= MOST_MEMBERS_EXACT
    ? planOf(leastGroups(parties), true)
    : planOf(goodGroups(parties), false);
}

/** The balance with which the purse makes the sum of all zero. */
function restOf(balances: readonly Balance[], purse: string): number {
  const parties = new Set([purse, ...balances.map(({ party }) => party)]);
  if (parties.size !== balances.length + 1) throw new RangeError('a party is there twice');
  // Exact where a sum of numbers would not be.
  let sum = 0n;
  for (const { amount } of balances) {
    if (!Number.isSafeInteger(amount)) throw new RangeError(`${amount} is no amount`);
    sum += BigInt(amount);
  }
  const rest = Number(-sum);
  if (!Number.isSafeInteger(rest)) throw new RangeError('the purse would have to move too much');
  return rest;
}

function eachWithPurse(open: readonly Balance[], purse: string): Balance[][] {
  const owing = open.filter(({ amount }) => amount < 0);
  const owed = open.filter(({ amount }) => amount > 0);
  return [...owing, ...owed].map((one) => [one, { party: purse, amount: -one.amount }]);
}

function planOf(groups: readonly (readonly Balance[])[], least: boolean): SettlingPlan {
  const transfers = groups.flatMap((balances, group) =>
    transfersWithin(balances).map((step) => ({ ...step, group })),
  );
  return { transfers, groups, least };
}
