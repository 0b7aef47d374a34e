import type { Balance } from '../src/money/settling-up/balance.js';
import { planSettling } from '../src/money/settling-up/plan.js';
import { randomFrom } from '../test/support/koenigrufen/koenigrufen-deal.js';
import { median } from './bench-database.js';

/**
 * The time of a plan that settles a club's balances among its members: ten, for whom it has the fewest
 * possible transfers, and 500. The first one of a process counts too, as a server makes plans seldom:
 * `first` is printed beside the median, and the share is that of the slower of both.
 */

const TURNS = 51;

/** Any amounts up to a thousand kroner: with 500 members many of them cancel out by threes. */
function anyAmounts(members: number): number[] {
  const random = randomFrom(members);
  return Array.from({ length: members }, () => Math.floor(random() * 200_000) - 100_000);
}

/** Ones and twos that cancel out in many ways, though no two are opposites. */
function alike(members: number): number[] {
  return Array.from({ length: members }, (_, at) => (at % 3 === 0 ? -200 : 100));
}

/** Nothing cancels out: odd amounts among members who are all owed, the purse against them all. */
function oneSided(members: number): number[] {
  return anyAmounts(members).map((amount) => 2 * Math.abs(amount) + 1);
}

/** How long one plan takes, in milliseconds: the first, and the median of all. */
function timesOf(amounts: readonly number[]): { first: number; usual: number; transfers: number } {
  const balances: Balance[] = amounts.map((amount, at) => ({ party: `m${at}`, amount }));
  let transfers = 0;
  const times = Array.from({ length: TURNS }, () => {
    const start = performance.now();
    ({ length: transfers } = planSettling({
      balances,
      way: 'members',
      purse: 'p',
    }).transfers);
    return performance.now() - start;
  });
  return { first: times[0] ?? 0, usual: median(times), transfers };
}

console.log(`Plans among members, first and median of ${TURNS}`);
console.log('members | amounts | transfers | first ms | median ms | target ms | share');
for (const [members, target] of [
  [10, 100],
  [500, 300],
] as const) {
  for (const [name, amountsOf] of Object.entries({
    any: anyAmounts,
    alike,
    'one-sided': oneSided,
  })) {
    const { first, usual, transfers } = timesOf(amountsOf(members));
    const share = Math.max(first, usual) / target;
    const times = [first.toFixed(2), usual.toFixed(2)];
    console.log([members, name, transfers, ...times, target, share.toFixed(3)].join(' | '));
  }
}
