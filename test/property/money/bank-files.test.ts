import fc from 'fast-check';
import { mergedLines } from '../../../src/money/bank/merged-lines.js';
import type { BankLine } from '../../../src/money/bank/statement.js';
import { DAY_MS, utcDay } from '../../../src/values/day.js';

/** Files of a bank that overlap: each line of the account once. */

const FIRST = Date.UTC(2026, 8, 1);

/** An account of a bank, from the oldest line to the newest, with running balances. */
const account: fc.Arbitrary<BankLine[]> = fc
  .array(
    fc.record({
      days: fc.integer({ min: 0, max: 2 }),
      amount: fc.constantFrom(-100, 100, 200),
      text: fc.constantFrom('Kaffe', 'Gebyr'),
    }),
    { minLength: 1, maxLength: 20 },
  )
  .map((all) => {
    let [day, balance] = [FIRST, 0];
    return all.map(({ days, amount, text }, at) => {
      day += days * DAY_MS;
      balance += amount;
      return { line: at + 2, day: utcDay(day), text, amount, balance };
    });
  });

const content = (lines: readonly BankLine[]) => lines.map(({ line: _, ...one }) => one);

/** A file of some days of the account, with the lines numbered from the first one. */
const fileOf = (lines: readonly BankLine[], from: number, to: number) => {
  const days = [...new Set(lines.map(({ day }) => day))].slice(from, to);
  return lines.filter(({ day }) => days.includes(day)).map((one, at) => ({ ...one, line: at + 2 }));
};

test.each([true, false])('two files that overlap make the account (balances: %s)', (isShown) => {
  fc.assert(
    fc.property(account, fc.nat(20), fc.nat(20), fc.boolean(), (whole, one, other, isTurned) => {
      const lines = isShown ? whole : whole.map((line) => ({ ...line, balance: null }));
      const [start, end] = [Math.min(one, other), Math.max(one, other)];
      const files = [fileOf(lines, 0, end), fileOf(lines, start, Infinity)];
      const [first = [], second = []] = isTurned ? files.reverse() : files;
      const merged = mergedLines(first, second);
      expect(content(merged.lines)).toEqual(content(lines));
      expect(new Set(merged.lines.map(({ line }) => line)).size).toBe(lines.length);
      expect(merged.known).toBe(first.length + second.length - lines.length);
      // A line that was found in the first file keeps its number.
      expect(merged.lines).toEqual(expect.arrayContaining(first));
    }),
  );
});

const line = (told: Partial<BankLine>): BankLine => {
  return { line: 2, day: '2026-10-10', text: 'Kaffe', amount: -100, balance: null, ...told };
};

test('a line whose text the bank has changed is the same by its balance', () => {
  const [before, now] = [line({ balance: 500 }), line({ balance: 500, text: 'Kaffe, Aarhus' })];
  expect(mergedLines([before], [now])).toEqual({ lines: [before], known: 1 });
  const another = line({ balance: 400 });
  expect(mergedLines([before], [another]).lines).toHaveLength(2);
});

test('the same payment twice on one day is there twice', () => {
  const twice = [line({}), line({ line: 3 })];
  expect(mergedLines([line({})], twice)).toMatchObject({
    known: 1,
    lines: [{ line: 2 }, { line: 5 }],
  });
});
