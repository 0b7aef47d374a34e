import fc from 'fast-check';
import type { Balance } from '../../../src/money/settling-up/balance.js';
import { goodGroups, leastGroups } from '../../../src/money/settling-up/groups.js';
import {
  MOST_MEMBERS_EXACT,
  planSettling,
  type SettlingPlan,
  type Way,
} from '../../../src/money/settling-up/plan.js';
import { transfersWithin } from '../../../src/money/settling-up/transfers-within.js';

const PURSE = 'drawer';
const WAYS: readonly Way[] = ['purse', 'members'];
const LARGEST = Number.MAX_SAFE_INTEGER;

function balancesOf(amounts: readonly number[]): Balance[] {
  return amounts.map((amount, at) => ({ party: `m${at}`, amount }));
}

/** Small amounts, so that many of them cancel each other out. */
function members(most: number, least = 0): fc.Arbitrary<Balance[]> {
  return fc
    .array(fc.integer({ min: -9, max: 9 }), { minLength: least, maxLength: most })
    .map(balancesOf);
}

/** The same with the purse, and without who has nothing to settle. */
function withPurse(balances: readonly Balance[]): Balance[] {
  const rest = -balances.reduce((sum, { amount }) => sum + amount, 0);
  return [...balances, { party: PURSE, amount: rest }].filter(({ amount }) => amount !== 0);
}

/** The balances after a plan; exact for amounts of any size. */
function after(balances: readonly Balance[], { transfers }: SettlingPlan): Map<string, bigint> {
  const left = new Map(balances.map(({ party, amount }) => [party, BigInt(amount)]));
  for (const { from, to, amount } of transfers) {
    left.set(from, (left.get(from) ?? 0n) + BigInt(amount));
    left.set(to, (left.get(to) ?? 0n) - BigInt(amount));
  }
  return left;
}

function expectSettled(balances: readonly Balance[], way: Way): SettlingPlan {
  const plan = planSettling({ balances, way, purse: PURSE });
  const left = after(balances, plan);
  for (const { party } of balances) expect(left.get(party)).toBe(0n);
  for (const { from, to, amount } of plan.transfers) {
    expect(Number.isSafeInteger(amount) && amount > 0).toBe(true);
    expect(from).not.toBe(to);
  }
  return plan;
}

/** The fewest transfers there can be, by trying every way of passing a balance on to another party. */
function fewest(amounts: readonly number[]): number {
  const [first, ...others] = amounts.filter((amount) => amount !== 0);
  if (first === undefined) return 0;
  const tried = others.map((amount, at) =>
    Math.sign(amount) === Math.sign(first) ? Infinity : 1 + fewest(others.with(at, amount + first)),
  );
  return Math.min(...tried);
}

const NEAR_LIMIT = fc.constantFrom(LARGEST, LARGEST - 1, LARGEST - 2, (LARGEST - 1) / 2, 3, 2, 1);

test('a plan brings exactly the chosen balances to zero', () => {
  fc.assert(
    fc.property(members(24), fc.constantFrom(...WAYS), (balances, way) => {
      expectSettled(balances, way);
    }),
    { numRuns: 300 },
  );
});

test('it does so with amounts that a sum of numbers would round', () => {
  const large = fc
    .array(
      fc.tuple(NEAR_LIMIT, fc.boolean()).map(([amount, owes]) => (owes ? -amount : amount)),
      { maxLength: 14 },
    )
    .filter((amounts) => {
      const sum = amounts.reduce((total, amount) => total + BigInt(amount), 0n);
      return sum <= BigInt(LARGEST) && -sum <= BigInt(LARGEST);
    })
    .map(balancesOf);
  fc.assert(
    fc.property(large, fc.constantFrom(...WAYS), (balances, way) => {
      expectSettled(balances, way);
    }),
    { numRuns: 300 },
  );
});

test('each group cancels itself out, and each balance is in one of them', () => {
  fc.assert(
    fc.property(members(24), (balances) => {
      const { groups } = planSettling({ balances, way: 'members', purse: PURSE });
      for (const group of groups)
        expect(group.reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
      const grouped = groups.flat().map(({ party }) => party);
      expect(grouped.toSorted()).toEqual(
        withPurse(balances)
          .map(({ party }) => party)
          .toSorted(),
      );
    }),
  );
});

test('each transfer has the open amounts of both before and after it', () => {
  fc.assert(
    fc.property(members(24), fc.constantFrom(...WAYS), (balances, way) => {
      const { groups, transfers } = planSettling({ balances, way, purse: PURSE });
      groups.forEach((group, at) => {
        const left = new Map(group.map(({ party, amount }) => [party, amount]));
        for (const { from, to, amount, settles } of transfers.filter((one) => one.group === at)) {
          expect(settles.from).toEqual({
            before: left.get(from),
            after: (left.get(from) ?? 0) + amount,
          });
          expect(settles.to).toEqual({ before: left.get(to), after: (left.get(to) ?? 0) - amount });
          expect(Math.min(-settles.from.before, settles.to.before)).toBe(amount);
          left.set(from, settles.from.after).set(to, settles.to.after);
        }
        expect([...left.values()].every((amount) => amount === 0)).toBe(true);
      });
    }),
  );
});

test('up to seven members there are exactly as few transfers as every way of paying tried finds', () => {
  fc.assert(
    fc.property(members(7), (balances) => {
      const { transfers, least } = expectSettled(balances, 'members');
      expect(least).toBe(true);
      expect(transfers).toHaveLength(fewest(withPurse(balances).map(({ amount }) => amount)));
    }),
    { numRuns: 150 },
  );
});

test('the exact plan is never longer than a good one, and a good one never longer than a chain', () => {
  fc.assert(
    fc.property(members(MOST_MEMBERS_EXACT, 8), (balances) => {
      const parties = withPurse(balances);
      const count = (groups: readonly (readonly Balance[])[]) =>
        groups.flatMap(transfersWithin).length;
      expect(count(leastGroups(parties))).toBeLessThanOrEqual(count(goodGroups(parties)));
      expect(count(leastGroups(parties))).toBeLessThanOrEqual(transfersWithin(parties).length);
      expect(count(goodGroups(parties))).toBeLessThanOrEqual(Math.max(0, parties.length - 1));
    }),
  );
});

test('more members with something to settle get a plan that claims no proof', () => {
  const open = fc.integer({ min: 1, max: 9 }).chain((size) => fc.constantFrom(size, -size));
  fc.assert(
    fc.property(fc.array(open, { minLength: MOST_MEMBERS_EXACT + 1, maxLength: 40 }), (amounts) => {
      const { least } = expectSettled(balancesOf(amounts), 'members');
      expect(least).toBe(false);
    }),
  );
});

test('the same balances in the same order give the same plan', () => {
  fc.assert(
    fc.property(members(16), fc.constantFrom(...WAYS), (balances, way) => {
      const again = structuredClone(balances);
      expect(planSettling({ balances: again, way, purse: PURSE })).toEqual(
        planSettling({ balances, way, purse: PURSE }),
      );
    }),
  );
});

test('with the signs turned, as many transfers go the other way', () => {
  fc.assert(
    fc.property(members(9), (balances) => {
      const turned = balances.map(({ party, amount }) => ({ party, amount: 0 - amount }));
      const there = planSettling({ balances, way: 'members', purse: PURSE });
      const back = planSettling({ balances: turned, way: 'members', purse: PURSE });
      expect(back.transfers.map(({ from, to, amount }) => [to, from, amount])).toEqual(
        there.transfers.map(({ from, to, amount }) => [from, to, amount]),
      );
    }),
  );
});
