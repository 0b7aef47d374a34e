import fc from 'fast-check';
import { postingDifference } from '../../src/evening/difference.js';
import type { NewPosting } from '../../src/ledger/log/posting.js';

const posting = fc
  .record({
    from: fc.integer({ min: 1, max: 4 }),
    to: fc.integer({ min: 1, max: 4 }),
    amount: fc.integer({ min: 1, max: 9 }),
    reason: fc.constantFrom('fine', 'count', 'pot-taken'),
    stage: fc.constantFrom('play', 'count'),
    source: fc.constantFrom('brix-1996, Scoring 6', 'brix-1996, Irregularities'),
    handNumber: fc.constantFrom(null, 1, 2),
    fineId: fc.constantFrom(null, 'a', 'b'),
  })
  .filter(({ from, to }) => from !== to);

const postings = fc.array(posting, { maxLength: 30 });

function balances(...lists: readonly (readonly NewPosting[])[]): Map<number, number> {
  const sums = new Map([1, 2, 3, 4].map((account) => [account, 0]));
  for (const { from, to, amount } of lists.flat()) {
    sums.set(from, (sums.get(from) ?? 0) - amount);
    sums.set(to, (sums.get(to) ?? 0) + amount);
  }
  return sums;
}

test('what was posted and the difference come to what is to be', () => {
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

test('what stays is not posted, in whatever order it comes', () => {
  fc.assert(
    fc.property(postings, (was) => {
      expect(postingDifference(was, [...was].reverse())).toEqual([]);
    }),
  );
});

test('what is taken back goes the other way, for the reason that it was paid', () => {
  const fined: NewPosting = {
    from: 3,
    to: 1,
    amount: 20,
    reason: 'fine',
    stage: 'play',
    source: 'brix-1996, Irregularities, Major',
    handNumber: 3,
    fineId: 'f',
  };
  expect(postingDifference([fined], [])).toEqual([{ ...fined, from: 1, to: 3 }]);
  expect(postingDifference([fined], [{ ...fined, amount: 5 }])).toEqual([
    { ...fined, from: 1, to: 3, amount: 15 },
  ]);
  const other = { ...fined, fineId: 'g' };
  expect(postingDifference([fined], [other])).toEqual([{ ...fined, from: 1, to: 3 }, other]);
});
