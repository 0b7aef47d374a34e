import fc from 'fast-check';
import {
  postingDifference,
  type EveningParty,
  type EveningPosting,
} from '../../../src/evening/posting.js';
import type { PlayerId } from '../../../src/rules/payment.js';

const PARTIES = ['ana', 'bo', 'king-pot', 'kitty'] as const as readonly EveningParty[];
const ANA = 'ana' as PlayerId;

const posting = fc
  .record({
    from: fc.constantFrom(...PARTIES),
    to: fc.constantFrom(...PARTIES),
    unit: fc.constantFrom('points', 'money'),
    amount: fc.integer({ min: 1, max: 9 }),
    reason: fc.constantFrom('fine', 'count', 'pot-taken'),
    stage: fc.constantFrom('play', 'count'),
    source: fc.constantFrom('brix-1996, Scoring 6', 'brix-1996, Irregularities'),
    handNumber: fc.constantFrom(null, 1, 2),
    fineId: fc.constantFrom(null, 'a', 'b'),
  })
  .filter(({ from, to }) => from !== to);

const postings = fc.array(posting, { maxLength: 30 });

function balances(...lists: readonly (readonly EveningPosting[])[]): Map<string, number> {
  const sums = new Map(
    PARTIES.flatMap((party) => [
      [`${party} points`, 0],
      [`${party} money`, 0],
    ]),
  );
  for (const { from, to, unit, amount } of lists.flat()) {
    const [payer, paid] = [`${from} ${unit}`, `${to} ${unit}`];
    sums.set(payer, (sums.get(payer) ?? 0) - amount);
    sums.set(paid, (sums.get(paid) ?? 0) + amount);
  }
  return sums;
}

test('the old postings and the difference add up to the new ones', () => {
  fc.assert(
    fc.property(postings, postings, (was, now) => {
      const difference = postingDifference(was, now);
      expect(balances(was, difference)).toEqual(balances(now));
      for (const { amount, from, to } of difference) {
        expect(amount).toBeGreaterThan(0);
        expect(from).not.toBe(to);
      }
    }),
  );
});

test('unchanged payments are not posted, in any order', () => {
  fc.assert(
    fc.property(postings, (was) => {
      expect(postingDifference(was, [...was].reverse())).toEqual([]);
    }),
  );
});

test('a refund goes the other way, for the reason of the payment', () => {
  const fined: EveningPosting = {
    from: ANA,
    to: 'king-pot',
    unit: 'points',
    amount: 20,
    reason: 'fine',
    stage: 'play',
    source: 'brix-1996, Irregularities, Major',
    handNumber: 3,
    fineId: 'f',
  };
  expect(postingDifference([fined], [])).toEqual([{ ...fined, from: 'king-pot', to: ANA }]);
  expect(postingDifference([fined], [{ ...fined, amount: 5 }])).toEqual([
    { ...fined, from: 'king-pot', to: ANA, amount: 15 },
  ]);
  const paidToHer = { ...fined, from: 'king-pot', to: ANA } as const;
  expect(postingDifference([fined], [paidToHer])).toEqual([{ ...paidToHer, amount: 40 }]);
  expect(postingDifference([paidToHer], [fined])).toEqual([{ ...fined, amount: 40 }]);
  const other = { ...fined, fineId: 'g' };
  expect(postingDifference([fined], [other])).toEqual([
    { ...fined, from: 'king-pot', to: ANA },
    other,
  ]);
});
