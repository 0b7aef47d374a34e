import fc from 'fast-check';
import type { Matchable } from '../../../src/money/bank/matching.js';
import {
  matchesOfSet,
  setsOfMatches,
  withoutSets,
  type Match,
} from '../../../src/money/bank/matched-sets.js';
import { areDigitsSwapped, nearMatches } from '../../../src/money/bank/near-matches.js';
import { sumOfMovements } from '../../../src/money/bank/reconciled.js';
import { cancellingPairs, compared } from '../../../src/money/bank/sides.js';
import type { BankLine } from '../../../src/money/bank/statement.js';
import { summedMatches } from '../../../src/money/bank/summed-matches.js';
import { DAY_MS, utcDay } from '../../../src/values/day.js';

/** The open parts of a bank and of the books, and sets of one side that make one of the other. */

const FIRST = Date.UTC(2026, 9, 1);
const dayAt = (days: number) => utcDay(FIRST + days * DAY_MS);

const line = (told: Partial<BankLine>): BankLine => {
  return { line: 2, day: '2026-10-10', text: '', amount: 11750, balance: null, ...told };
};
const movement = (told: Partial<Matchable>): Matchable => {
  return { event: 1, day: '2026-10-10', amount: 11750, codes: [], names: [], ...told };
};

test.each([
  ['two digits changed places', line({}), movement({ amount: 17150 }), 'digits', 5400],
  ['of money that went out', line({ amount: -960 }), movement({ amount: -690 }), 'digits', 270],
  ['the day is of another month', line({}), movement({ day: '2026-09-10' }), 'day', 0],
  ['a fee of what came in', line({ amount: 9900 }), movement({ amount: 10000 }), 'fee', 100],
  ['a fee of what went out', line({ amount: -10150 }), movement({ amount: -10000 }), 'fee', 150],
  [
    'a larger fee with the name',
    line({ amount: 8500, text: 'ANNA HOLM' }),
    movement({ amount: 10000, names: ['Anna Holm'] }),
    'fee',
    1500,
  ],
] as const)('a near match: %s', (_, one, other, slip, difference) => {
  const near = { line: one.line, event: other.event, slip, difference };
  expect(nearMatches([one], [other])).toEqual([near]);
});

test.each([
  ['the same', line({}), movement({})],
  ['more than was booked came in', line({ amount: 10000 }), movement({ amount: 9900 })],
  ['a large part is missing', line({ amount: 8500 }), movement({ amount: 10000 })],
  ['the other direction', line({}), movement({ amount: -17150 })],
  ['digits, two weeks later', line({}), movement({ amount: 17150, day: '2026-10-24' })],
  ['ten times as much', line({ amount: 1000 }), movement({ amount: 10000 })],
  ['half a year later', line({}), movement({ day: '2027-04-10' })],
] as const)('no near match: %s', (_, one, other) => {
  expect(nearMatches([one], [other])).toEqual([]);
});

test('digits go before a fee, and each line and voucher is in one near match at most', () => {
  const lines = [line({ line: 2, amount: 9900 }), line({ line: 3 })];
  const books = [
    movement({ event: 1, amount: 12000 }),
    movement({ event: 2, amount: 17150 }),
    movement({ event: 3, amount: 10000 }),
  ];
  expect(nearMatches(lines, books).map((near) => [near.line, near.event, near.slip])).toEqual([
    [3, 2, 'digits'],
    [2, 3, 'fee'],
  ]);
});

test('digits that changed places differ by a multiple of nine', () => {
  fc.assert(
    fc.property(fc.nat(9_999_999), fc.nat(6), (amount, at) => {
      const digits = String(amount);
      const turned = `${digits.slice(0, at)}${digits[at + 1] ?? ''}${digits[at] ?? ''}${digits.slice(at + 2)}`;
      const isTurned = turned !== digits && String(Number(turned)) === turned;
      expect(areDigitsSwapped(amount, Number(turned))).toBe(isTurned && at + 1 < digits.length);
      expect(Math.abs(amount - Number(turned)) % 9).toBe(0);
    }),
  );
});

const part = (id: number, days: number, amount: number) => ({ id, day: dayAt(days), amount });

test('a collective transfer: the vouchers of its day, else of its week, with the sum', () => {
  const payout = part(2, 10, 14550);
  const three = [part(1, 10, 5000), part(2, 10, 5000), part(3, 10, 5000)];
  expect(summedMatches([payout], three)).toEqual([]);
  const fee = part(4, 10, -450);
  expect(summedMatches([payout], [...three, fee])).toEqual([
    { one: 2, several: [1, 2, 3, 4], isOnly: true },
  ]);
  const near = [part(5, 7, 10000), part(6, 12, 4550)];
  expect(summedMatches([payout], near)).toEqual([{ one: 2, several: [6, 5], isOnly: true }]);
  // Those of the day come first, although they are more.
  expect(summedMatches([payout], [...near, ...three, fee])).toMatchObject([
    { several: [1, 2, 3, 4] },
  ]);
  expect(summedMatches([payout], [part(5, 2, 10000), part(6, 12, 4550)])).toEqual([]);
  const six = [1, 2, 3, 4, 5, 6].map((id) => part(id, 10, 2425));
  expect(summedMatches([payout], six)).toEqual([]);
  const twice = [...near, part(7, 12, 4550)];
  expect(summedMatches([payout], twice)).toMatchObject([{ isOnly: false }]);
});

test('sets have the sum, two to five parts within a week, and share none', () => {
  const parts = (most: number) =>
    fc
      .array(fc.tuple(fc.nat(20), fc.integer({ min: -5, max: 9 })), { maxLength: most })
      .map((all) => all.map(([days, amount], at) => part(at + 1, days, amount * 10)));
  fc.assert(
    fc.property(parts(6), parts(16), (ones, others) => {
      const sets = summedMatches(ones, others);
      const all = sets.flatMap(({ several }) => several);
      expect(new Set(all).size).toBe(all.length);
      for (const { one, several } of sets) {
        const its = several.map((id) => others[id - 1] ?? part(0, 0, 0));
        const whole = ones[one - 1] ?? part(0, 0, 0);
        expect(sumOfMovements(its)).toBe(whole.amount);
        expect(several.length).toBeGreaterThan(1);
        expect(several.length).toBeLessThan(6);
        for (const { day } of its) {
          expect(Math.abs(Date.parse(day) - Date.parse(whole.day))).toBeLessThanOrEqual(7 * DAY_MS);
        }
      }
    }),
  );
});

test('sets of lines and vouchers are joined by their matches, and go together', () => {
  const one = { lines: [4], events: [11, 12, 13] };
  const two = { lines: [5, 6], events: [14] };
  const plain = { lines: [7], events: [15] };
  const matches: readonly Match[] = [one, two, plain].flatMap(matchesOfSet);
  expect(setsOfMatches(matches)).toEqual([one, two, plain]);
  const left = withoutSets(matches, ({ events }) => !events.includes(12));
  expect(setsOfMatches(left)).toEqual([two, plain]);
  expect(setsOfMatches(withoutSets(matches, ({ lines }) => !lines.includes(6)))).toEqual([
    one,
    plain,
  ]);
});

const reversible = (event: number, amount: number, reverses: number | null, days = 0) => ({
  ...{ event, amount, reverses, day: dayAt(days) },
});

test('a voucher and its reversal cancel out, of three the last two', () => {
  const [one, back, again] = [
    reversible(1, 100, null),
    reversible(2, -100, 1, 3),
    reversible(3, 100, 2, 4),
  ];
  expect(cancellingPairs([one, back], '')).toEqual([[one, back]]);
  expect(cancellingPairs([one, back, again], '')).toEqual([[back, again]]);
  // As of a day before the reversal the voucher is only in the books.
  expect(cancellingPairs([one, back], dayAt(2))).toEqual([]);
  expect(cancellingPairs([one, back], dayAt(3))).toEqual([[one, back]]);
  // The voucher was found on a statement before, or the reversal is in another purse.
  expect(cancellingPairs([back], '')).toEqual([]);
  expect(cancellingPairs([one, reversible(2, -40, 1)], '')).toEqual([]);
});

test('the balance of the bank less that of the books is what is left, whatever was found', () => {
  const marks = fc.constantFrom('found', 'inBooks', 'atBank', 'later', 'foundLater');
  const money = fc.tuple(marks, fc.integer({ min: -500, max: 500 }));
  fc.assert(
    fc.property(fc.array(money, { maxLength: 20 }), fc.integer(), (all, before) => {
      const of = (...told: readonly string[]) =>
        all.flatMap(([mark, amount], at) =>
          told.includes(mark)
            ? [{ event: at + 1, amount, day: dayAt(mark.endsWith('ater') ? 40 : 10) }]
            : [],
        );
      const bank = before + sumOfMovements(of('found', 'atBank', 'foundLater'));
      const comparison = compared({
        ...{ bank, before, until: dayAt(30) },
        open: of('found', 'inBooks', 'later', 'foundLater'),
        onlyAtBank: of('atBank'),
        onlyInBooks: of('inBooks'),
        foundLater: of('foundLater'),
      });
      const { books, difference, onlyAtBank, onlyInBooks, foundLater, unexplained } = comparison;
      expect(books).toBe(before + sumOfMovements(of('found', 'inBooks')));
      expect(difference).toBe(bank - books);
      expect(onlyAtBank + onlyInBooks + foundLater).toBe(difference);
      expect(Math.abs(unexplained)).toBe(0);
    }),
  );
});

test('a line that the file lacks is unexplained', () => {
  const sides = { before: 0, until: '', open: [], onlyAtBank: [], onlyInBooks: [], foundLater: [] };
  expect(compared({ ...sides, bank: 700 } as const)).toMatchObject({
    difference: 700,
    unexplained: 700,
  });
});
