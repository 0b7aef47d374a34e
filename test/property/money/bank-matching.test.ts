import fc from 'fast-check';
import { codesIn, proposeMatches, type Matchable } from '../../../src/money/bank/matching.js';
import {
  latestOf,
  openMovements,
  outstandingAt,
  sumOfMovements,
  type PurseReconciliation,
} from '../../../src/money/bank/reconciled.js';
import type { BankLine } from '../../../src/money/bank/statement.js';
import { referenceOf } from '../../../src/money/reference.js';
import { utcDay, DAY_MS } from '../../../src/values/day.js';

/** Lines of a bank matched with movements of the books, and the movements that stay open. */

const FIRST = Date.UTC(2026, 9, 1);
const CODES = ['a', 'b', 'c'].map((text) => referenceOf(text, 0));
const NAMES = ['Anna Holm', 'Børge Weiß', 'Clara Ørsted'];

const day = fc.integer({ min: 0, max: 40 }).map((days) => utcDay(FIRST + days * DAY_MS));
/** Few amounts, so that many are the same. */
const amount = fc.constantFrom(-100, 100, 200, 300);

const lines: fc.Arbitrary<BankLine[]> = fc
  .array(
    fc.record({
      day,
      amount,
      text: fc.constantFrom('', 'Gebyr', 'ANNA HOLM', 'weiss', ...CODES, `X ${CODES[0]} Y`),
    }),
    { maxLength: 12 },
  )
  .map((all) => all.map((one, at) => ({ ...one, line: at + 2, balance: null })));

const movements: fc.Arbitrary<Matchable[]> = fc
  .array(fc.record({ day, amount, who: fc.integer({ min: 0, max: 2 }) }), { maxLength: 12 })
  .map((all) =>
    all.map(({ who, ...one }, at) => ({
      ...one,
      event: at + 1,
      codes: [CODES[who] ?? ''],
      names: [NAMES[who] ?? ''],
    })),
  );

function find<T>(all: readonly T[], is: (one: T) => boolean): T {
  const found = all.find(is);
  if (found === undefined) throw new Error('nothing was found');
  return found;
}

test('each line and each movement is proposed once at most, with the same amount', () => {
  fc.assert(
    fc.property(lines, movements, (bank, books) => {
      const proposals = proposeMatches(bank, books);
      expect(new Set(proposals.map(({ line }) => line)).size).toBe(proposals.length);
      expect(new Set(proposals.map(({ event }) => event)).size).toBe(proposals.length);
      for (const { line, event, byCode } of proposals) {
        const [one, other] = [
          find(bank, (each) => each.line === line),
          find(books, (each) => each.event === event),
        ];
        expect(one.amount).toBe(other.amount);
        expect(byCode).toBe(other.codes.some((code) => codesIn(one.text).has(code)));
      }
    }),
  );
});

test('nothing is left of which a line and a movement of the same day and amount are', () => {
  fc.assert(
    fc.property(lines, movements, (bank, books) => {
      const proposals = proposeMatches(bank, books);
      const left = {
        bank: bank.filter(({ line }) => proposals.every((one) => one.line !== line)),
        books: books.filter(({ event }) => proposals.every((one) => one.event !== event)),
      };
      for (const one of left.bank) {
        expect(left.books.some((each) => each.amount === one.amount && each.day === one.day)).toBe(
          false,
        );
      }
    }),
  );
});

test('a sure proposal does not depend on the order of the file and of the books', () => {
  const sureOf = (bank: readonly BankLine[], books: readonly Matchable[]) =>
    proposeMatches(bank, books)
      .filter(({ doubt }) => doubt === null)
      .map(({ line, event }) => `${line}-${event}`)
      .sort();
  fc.assert(
    fc.property(lines, movements, (bank, books) => {
      expect(sureOf([...bank].reverse(), [...books].reverse())).toEqual(sureOf(bank, books));
    }),
  );
});

const line = (told: Partial<BankLine>): BankLine => {
  return { line: 2, day: '2026-10-10', text: '', amount: 100, balance: null, ...told };
};
const movement = (told: Partial<Matchable>): Matchable => {
  return { event: 1, day: '2026-10-10', amount: 100, codes: [], names: [], ...told };
};

test('a code goes before the day, the day before a name', () => {
  const [code = ''] = CODES;
  const far = movement({ event: 1, day: '2026-09-01', codes: [code] });
  const near = movement({ event: 2, day: '2026-10-09', names: ['Anna Holm'] });
  const same = movement({ event: 3, day: '2026-10-10' });
  const first = (text: string) => proposeMatches([line({ text })], [far, near, same])[0];
  expect(first(`Anna ${code.slice(0, 3)} ${code.slice(3).toLowerCase()}`)).toMatchObject({
    event: 1,
    byCode: true,
    doubt: null,
  });
  expect(first('anna holm')).toMatchObject({ event: 3, byCode: false });
  const named = movement({ event: 4, names: ['Bo Ærø'] });
  expect(proposeMatches([line({ text: 'BO AERO' })], [same, named])).toMatchObject([
    { event: 4, doubt: null },
  ]);
});

test('two that are as good are proposed and not sure; one that is too far away is not proposed', () => {
  const twice = [movement({ event: 1 }), movement({ event: 2 })];
  expect(proposeMatches([line({})], twice)).toMatchObject([{ event: 1, doubt: 'several' }]);
  // The same amount under another day is looked at, unless the text says whose it is.
  const days = movement({ day: '2026-10-20', names: ['Bo'] });
  expect(proposeMatches([line({})], [days])).toMatchObject([{ doubt: 'day' }]);
  const named = movement({ day: '2026-10-20', names: ['Anna Holm'] });
  expect(proposeMatches([line({ text: 'ANNA' })], [named])).toMatchObject([{ doubt: null }]);
  expect(proposeMatches([line({})], [movement({ day: '2026-10-21' })])).toEqual([]);
  expect(proposeMatches([line({})], [movement({ amount: -100 })])).toEqual([]);
});

test('reconciled and open movements make the books, whatever was withdrawn', () => {
  const marks = fc.array(fc.constantFrom('found', 'open', 'withdrawn'), { maxLength: 20 });
  fc.assert(
    fc.property(marks, fc.array(amount, { minLength: 20, maxLength: 20 }), (told, amounts) => {
      const books = told.map((_, at) => ({
        event: at + 1,
        day: '2026-10-10',
        amount: amounts[at] ?? 1,
      }));
      const of = (what: string) => books.filter((_, at) => told[at] === what);
      const one: PurseReconciliation = {
        event: 50,
        until: '2026-10-31',
        balance: sumOfMovements(of('found')),
        vouchers: of('found').map(({ event }) => event),
        withdrawn: null,
      };
      const gone = {
        ...one,
        event: 51,
        vouchers: of('withdrawn').map(({ event }) => event),
        withdrawn: 52,
      };
      const all = [one, gone];
      expect(latestOf(all)).toBe(one);
      const open = openMovements(books, all);
      expect(one.balance + sumOfMovements(open)).toBe(sumOfMovements(books));
      expect(outstandingAt(one, books, all)).toEqual(open);
      // As the second one was recorded, both counted.
      expect(outstandingAt(gone, books, all)).toEqual(of('open'));
    }),
  );
});

test('a movement recorded after a reconciliation, or after its day, was not outstanding', () => {
  const books = [
    { event: 1, day: '2026-10-10', amount: 100 },
    { event: 2, day: '2026-11-01', amount: 200 },
    { event: 9, day: '2026-10-10', amount: 300 },
  ];
  const one = { event: 5, until: '2026-10-31', balance: 0, vouchers: [], withdrawn: null };
  expect(outstandingAt(one, books, [one])).toEqual(books.slice(0, 1));
  expect(openMovements(books, [one])).toEqual(books);
});
