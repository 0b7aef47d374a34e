import fc from 'fast-check';
import type { Book } from '../../../../src/rules/game.js';
import { resolveRules, RULE_BOOKS } from '../../../../src/rules/rule-book.js';
import {
  amountRows,
  BY_THE_BOOK,
  choicesLike,
  differencesOf,
  houseRulesOf,
  readingsAsked,
  usualAmount,
  whyNotAmount,
  type AmountRow,
  type HouseChoices,
} from '../../../../src/rules/house-rules/house-choices.js';
import type { Readings } from '../../../../src/words/readings.js';
import rulesWords from '../../../../web/words/da/rules.js';
import daFines from '../../../../web/words/da/fine-entry.js';
import tariff from '../../../../src/words/da/tariff.js';

const BOOKS: readonly Book[] = Object.values(RULE_BOOKS);

function rowOf(book: Book, id: string): AmountRow {
  const row = amountRows(book).find((one) => one.id === id);
  if (row === undefined) throw new Error(`no row ${id}`);
  return row;
}

/** Any readings, and any amounts that the service takes. */
function choicesOf(book: Book): fc.Arbitrary<HouseChoices> {
  const readings = Object.fromEntries(
    book.readings.map(({ id, options }) => [id, fc.constantFrom(...options.map((one) => one.id))]),
  );
  const amounts = Object.fromEntries(
    amountRows(book).map(({ id }) => [id, fc.integer({ min: 1, max: 100 })]),
  );
  return fc.record({
    readings: fc.record(readings, { requiredKeys: [] }),
    amounts: fc.record(amounts, { requiredKeys: [] }),
  }) as fc.Arbitrary<HouseChoices>;
}

describe.each(BOOKS.map((book) => [book.id, book] as const))('house rules of %s', (_id, book) => {
  test('nothing chosen is the book', () => {
    expect(houseRulesOf(book, BY_THE_BOOK)).toBeNull();
    expect(choicesLike(resolveRules(book))).toEqual(BY_THE_BOOK);
  });

  test('the numbers of the book, typed in, are the book', () => {
    const amounts = Object.fromEntries(
      amountRows(book).map((row) => [row.id, usualAmount(book, BY_THE_BOOK, row)]),
    );
    expect(houseRulesOf(book, { readings: {}, amounts })).toBeNull();
  });

  test('an earlier choice is offered the next time', () => {
    fc.assert(
      fc.property(choicesOf(book), (choices) => {
        const house = houseRulesOf(book, choices);
        const rules = resolveRules(book, house ?? {});
        const again = choicesLike(rules);
        expect(houseRulesOf(book, again)).toEqual(house);
        for (const [id, points] of Object.entries(choices.amounts)) {
          const row = rowOf(book, id);
          const other = differencesOf(book, house).amounts.find((one) => one.row.id === id);
          const usual = usualAmount(book, { ...choices, amounts: {} }, row);
          expect(other?.points ?? usual).toBe(points);
        }
      }),
      { numRuns: 60 },
    );
  });

  test('every difference is one, and by none the book is played', () => {
    fc.assert(
      fc.property(choicesOf(book), (choices) => {
        const house = houseRulesOf(book, choices);
        const { readings, amounts } = differencesOf(book, house);
        expect(readings.length + amounts.length === 0).toBe(house === null);
        for (const { points, usual } of amounts) expect(points).not.toBe(usual);
      }),
      { numRuns: 60 },
    );
  });

  test('every reading, stake and fine has its words in Danish', () => {
    const inDanish: Readings = rulesWords.houseRules.readingWords;
    for (const { id, options } of book.readings) {
      const { question = '', options: answers = {} } = inDanish[id] ?? {};
      expect([id, question !== '', Object.keys(answers).sort()]).toEqual([
        ...[id, true],
        options.map((option) => option.id).sort(),
      ]);
    }
    const words = {
      tariff: tariff.rows,
      fines: daFines.codes,
    };
    const plain = (key: string) => key.replace(/-(declared|lost|lost-in-forehand)$/, '');
    const nameless = amountRows(book).filter(({ part, key }) => !(plain(key) in words[part]));
    expect(nameless).toEqual([]);
  });
});

test('a refusal of the service has its reason', () => {
  const book = RULE_BOOKS['brix-1996'];
  const outside = (least: number) => ({
    reason: 'stake-out-of-range',
    params: { least, most: 100_000 },
  });
  expect(whyNotAmount(book, rowOf(book, 'tariff/lastTrick/0'), 0)).toBeNull();
  expect(whyNotAmount(book, rowOf(book, 'tariff/lastTrick/0'), 100_001)).toMatchObject(outside(0));
  expect(whyNotAmount(book, rowOf(book, 'tariff/chip/0'), 0)).toMatchObject(outside(1));
  expect(whyNotAmount(book, rowOf(book, 'fines/other/2'), 100_001)).toMatchObject(outside(0));
});

test('rows that a book refuses at any number are not offered', () => {
  const ids = (book: Book) => amountRows(book).map(({ id }) => id);
  expect(ids(RULE_BOOKS['brix-1996'])).toContain('tariff/countUnit/0');
  expect(ids(RULE_BOOKS['wolff-1899'])).not.toContain('tariff/countUnit/0');
});

test('one degree of a fine leaves the others as the book has them', () => {
  const house = houseRulesOf(RULE_BOOKS['brix-1996'], {
    readings: {},
    amounts: { 'fines/revoke/1': 10 },
  });
  expect(house).toEqual({ fines: { revoke: [40, 10] } });
});

test('a figure that follows another is shown, and not set by itself', () => {
  const book = RULE_BOOKS.koenigrufen;
  const choices = { readings: {}, amounts: { 'tariff/uhu/0': 3, 'tariff/uhu-declared/0': 6 } };
  const house = houseRulesOf(book, choices);
  expect(house).toEqual({ tariff: { uhu: 3 } });
  expect(usualAmount(book, choices, rowOf(book, 'tariff/uhu-declared/0'))).toBe(6);
  expect(differencesOf(book, house).amounts.map(({ row, points }) => [row.key, points])).toEqual([
    ['uhu', 3],
    ['uhu-declared', 6],
  ]);
});

test('a reading that has a number of its own sets no stake', () => {
  const book = RULE_BOOKS.koenigrufen;
  const choices = choicesLike(resolveRules(book, { readings: { K1: 'text' } }));
  expect(choices).toEqual({ readings: { K1: 'text' }, amounts: {} });
});

test('how an odd pot is split is a question only where the chip is above 1', () => {
  const asked = (book: Book, amounts: Readonly<Record<string, number>> = {}) =>
    readingsAsked(book, { amounts }).some(({ id }) => id === 'R4');
  const wolff = RULE_BOOKS['wolff-1899'];
  expect([asked(wolff), asked(wolff, { 'tariff/chip/0': 5 })]).toEqual([false, true]);
  expect([asked(RULE_BOOKS['brix-1996']), asked(RULE_BOOKS['vlk-1970'])]).toEqual([true, true]);
  expect(asked(RULE_BOOKS['vlk-1970'], { 'tariff/chip/0': 1 })).toBe(false);
  const readings = { R4: 'to-the-point' };
  expect(houseRulesOf(wolff, { readings, amounts: {} })).toBeNull();
  expect(houseRulesOf(wolff, { readings, amounts: { 'tariff/chip/0': 5 } })).toEqual({
    readings,
    tariff: { chip: 5 },
  });
  // Where it is sent all the same it is accepted: both answers have one result.
  expect(resolveRules(wolff, { readings }).readings['R4']).toBe('to-the-point');
});

test('what is paid beside a tout or a nolo is a question only where they are paid', () => {
  const vlk = RULE_BOOKS['vlk-1970'];
  const above = (book: Book) =>
    book.readings.filter((one) => 'onlyAbove' in one && one.onlyAbove.row === 'tout');
  expect(above(vlk)).not.toEqual([]);
  const asked = (book: Book, amounts: Readonly<Record<string, number>> = {}) =>
    readingsAsked(book, { amounts }).filter((one) => above(vlk).includes(one as never)).length;
  expect(asked(vlk)).toBe(above(vlk).length);
  expect(asked(vlk, { 'tariff/tout/0': 0 })).toBe(0);
  expect(asked({ ...vlk, notPlayed: ['tout'] })).toBe(0);
});

test('the readings of Königrufen and R17 are always a question', () => {
  for (const book of BOOKS) {
    const left = book.readings.filter((one) => !readingsAsked(book, BY_THE_BOOK).includes(one));
    expect(left.map(({ id }) => id)).toEqual(book.id === 'wolff-1899' ? ['R4'] : []);
  }
});
