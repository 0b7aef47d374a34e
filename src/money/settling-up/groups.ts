import type { Balance } from './balance.js';

type Group = readonly Balance[];

/**
 * Parts balances into as many groups as there can be, each with the sum zero. A group of n is settled by
 * n − 1 transfers, and the transfers of any plan connect parties whose balances sum to zero, so most
 * groups are fewest transfers: the number of parties less the number of groups (T. Verhoeff, Settling
 * Multiple Debts Efficiently: An Invitation to Computing Science, Informatics in Education, 2004,
 * doi:10.15388/infedu.2004.08; to find them is NP-hard, hence the limit of parties).
 *
 * Exact opposites are grouped first. That costs no group: in a best parting they either are together,
 * and can be split off, or the rests of their two groups sum to zero together.
 *
 * @param balances none of them zero, with the sum zero; time grows with 3^n, memory with 2^n
 * @returns in the order of their first parties
 */
export function leastGroups(balances: readonly Balance[]): Group[] {
  const { groups, rest } = opposites(balances);
  return inOrder(balances, [...groups, ...mostGroups(rest)]);
}

/** Up to so many are parted exactly: ten members and the purse. */
const MOST_EXACT = 11;

/**
 * Parts any number of balances into good groups: exact opposites, then three of which two make up for
 * the third, then what is left, which is parted exactly where it is small enough.
 *
 * @param balances none of them zero, with the sum zero
 * @returns in the order of their first parties
 */
export function goodGroups(balances: readonly Balance[]): Group[] {
  const pairs = opposites(balances);
  const threes = threesOf(pairs.rest);
  const { rest } = threes;
  const last = rest.length === 0 ? [] : rest.length <= MOST_EXACT ? mostGroups(rest) : [rest];
  return inOrder(balances, [...pairs.groups, ...threes.groups, ...last]);
}

interface Parted {
  readonly groups: Group[];
  readonly rest: Balance[];
}

/** Each with the first before it that has the exact opposite and is still alone. */
function opposites(balances: readonly Balance[]): Parted {
  const alone = new Queues();
  const groups: Group[] = [];
  for (const one of balances) {
    const other = alone.take(-one.amount);
    if (other === undefined) alone.add(one);
    else groups.push([other, one]);
  }
  return parted(balances, groups);
}

/**
 * Threes with the sum zero, each the first that is found, in one search through all pairs. A balance
 * that found no two others never will: the number of free ones only shrinks.
 */
function threesOf(balances: readonly Balance[]): Parted {
  const free = new Queues();
  for (const one of balances) free.add(one);
  const groups: Group[] = [];
  const taken = new Set<Balance>();
  for (const [at, one] of balances.entries()) {
    if (taken.has(one)) continue;
    free.take(one.amount);
    for (let next = at + 1; next < balances.length; next++) {
      const other = balances[next];
      if (other === undefined || taken.has(other)) continue;
      // A sum that is too large to be exact is no amount that anybody has.
      const wanted = -(one.amount + other.amount);
      if (!free.has(wanted, other.amount === wanted ? 2 : 1)) continue;
      // The first of their amount, both of them: an earlier one would have been found before.
      const group = [one, free.take(other.amount), free.take(wanted)].filter(
        (who) => who !== undefined,
      );
      for (const who of group) taken.add(who);
      groups.push(group);
      break;
    }
  }
  return parted(balances, groups);
}

function parted(balances: readonly Balance[], groups: Group[]): Parted {
  const grouped = new Set(groups.flat());
  return { groups, rest: balances.filter((one) => !grouped.has(one)) };
}

/** Balances by their amount, those of the same amount in the order in which they came. */
class Queues {
  private readonly byAmount = new Map<number, Balance[]>();

  add(one: Balance): void {
    const same = this.byAmount.get(one.amount);
    if (same === undefined) this.byAmount.set(one.amount, [one]);
    else same.push(one);
  }

  has(amount: number, howMany: number): boolean {
    return (this.byAmount.get(amount)?.length ?? 0) >= howMany;
  }

  take(amount: number): Balance | undefined {
    return this.byAmount.get(amount)?.shift();
  }
}

/**
 * As many groups with the sum zero as there can be. For every subset with the sum zero: into how many
 * groups it can be parted, and the group of its first party in such a parting; of several the one whose
 * last party comes first.
 */
function mostGroups(balances: readonly Balance[]): Group[] {
  const sums = sumsOfSubsets(balances);
  const most = new Int8Array(sums.length);
  const groupOfFirst = new Uint16Array(sums.length);
  for (let subset = 1; subset < sums.length; subset++) {
    if (sums[subset] !== 0n) continue;
    const first = subset & -subset;
    const others = subset ^ first;
    // Every subset of the others may be in its group; those of later parties are tried first.
    for (let some = others; ; some = (some - 1) & others) {
      const group = some | first;
      if (sums[group] === 0n) {
        const count = 1 + (most[subset ^ group] ?? 0);
        if (count >= (most[subset] ?? 0)) {
          most[subset] = count;
          groupOfFirst[subset] = group;
        }
      }
      if (some === 0) break;
    }
  }
  return partedBy(balances, groupOfFirst);
}

function partedBy(balances: readonly Balance[], groupOfFirst: Uint16Array): Group[] {
  const groups: Group[] = [];
  for (let left = groupOfFirst.length - 1; left !== 0;) {
    const group = groupOfFirst[left] ?? 0;
    if (group === 0) throw new RangeError('the balances do not sum to zero');
    groups.push(balances.filter((_, at) => (group & (1 << at)) !== 0));
    left ^= group;
  }
  return groups;
}

/** The sum of every subset, by its bits; exact, which sums of large numbers would not be. */
function sumsOfSubsets(balances: readonly Balance[]): bigint[] {
  let sums = [0n];
  for (const { amount } of balances) {
    const more = BigInt(amount);
    sums = [...sums, ...sums.map((sum) => sum + more)];
  }
  return sums;
}

/** Groups in the order of their first parties, and the parties in the order that was given. */
function inOrder(balances: readonly Balance[], groups: readonly Group[]): Group[] {
  const place = new Map(balances.map((one, at) => [one, at]));
  const placeOf = (one: Balance | undefined) => (one && place.get(one)) ?? 0;
  return groups
    .map((group) => group.toSorted((a, b) => placeOf(a) - placeOf(b)))
    .sort((a, b) => placeOf(a[0]) - placeOf(b[0]));
}
