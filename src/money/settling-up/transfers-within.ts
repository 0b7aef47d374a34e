import type { Balance } from './balance.js';

/** The open amount of a party before and after a transfer; minor units, above 0 for what it is owed. */
interface Change {
  readonly before: number;
  readonly after: number;
}

/** A transfer, and what it does to both. */
export interface SettlingTransfer {
  readonly from: string;
  readonly to: string;
  /** Minor units; more than 0. */
  readonly amount: number;
  readonly settles: { readonly from: Change; readonly to: Change };
}

/** A party whose balance is not zero yet. */
interface Open {
  readonly party: string;
  left: number;
}

/**
 * The transfers that bring a group to zero. Each time the party with the largest balance and the largest on
 * the other side settle what they can; of equals the one that comes first in the group is taken. Nobody
 * who owes is paid and nobody who is owed pays, and each transfer brings at least one of the two to zero,
 * the last one both, so that there are fewer transfers than parties.
 *
 * @param balances some that are not zero, with the sum zero
 * @returns in the order in which they are found: the largest first
 */
export function transfersWithin(balances: readonly Balance[]): SettlingTransfer[] {
  const open: Open[] = balances.map(({ party, amount }) => ({ party, left: amount }));
  const steps: SettlingTransfer[] = [];
  for (let one = largest(open); one !== null; one = largest(open)) {
    const other = largest(open, -Math.sign(one.left));
    if (other === null) throw new RangeError('the balances of a group do not sum to zero');
    steps.push(one.left < 0 ? pay(one, other) : pay(other, one));
  }
  return steps;
}

/** The largest balance that is not zero, of one side if it is named; the first of equals. */
function largest(open: readonly Open[], side?: number): Open | null {
  let found: Open | null = null;
  for (const one of open) {
    if (one.left === 0 || (side !== undefined && Math.sign(one.left) !== side)) continue;
    if (found === null || Math.abs(one.left) > Math.abs(found.left)) found = one;
  }
  return found;
}

/** Lets one who owes pay one who is owed as much as settles either of them. */
function pay(from: Open, to: Open): SettlingTransfer {
  const amount = Math.min(-from.left, to.left);
  const before = { from: from.left, to: to.left };
  from.left += amount;
  to.left -= amount;
  return {
    from: from.party,
    to: to.party,
    amount,
    settles: {
      from: { before: before.from, after: from.left },
      to: { before: before.to, after: to.left },
    },
  };
}
