import { divide, type TableSize } from '../../../src/planned/tables.js';
import { gameOfBook, resolveRules, ruleBook } from '../../../src/rules/rule-book.js';

/** How those who come divide into tables, by the sizes that the rules of a book have. */

function sizeOf(id: string): TableSize {
  const book = ruleBook(id);
  return gameOfBook(book).partySize(resolveRules(book));
}

test.each([
  ['wolff-1899', 3, 4],
  ['brix-1996', 3, 4],
  ['vlk-1970', 3, 5],
  ['koenigrufen', 4, 5],
])('%s is played by %i to %i at a table', (book, fewest, most) => {
  expect(sizeOf(book)).toMatchObject({ fewest, most });
});

test.each([
  ['brix-1996', 7, [4, 3], 2],
  ['brix-1996', 8, [4, 4], 1],
  ['brix-1996', 9, [3, 3, 3], 3],
  ['wolff-1899', 11, [4, 4, 3], 1],
  ['vlk-1970', 5, [5], 1],
  ['koenigrufen', 9, [5, 4], 3],
  ['koenigrufen', 12, [4, 4, 4], 4],
])('in %s %i people are %j, and so many more make another table', (book, people, tables, more) => {
  const division = divide(people, sizeOf(book));
  expect(division).toEqual({ tables, forAnother: more, tooMany: null, missing: null });
});

test.each([
  ['koenigrufen', 3, null, 1],
  ['koenigrufen', 6, 1, 2],
  ['koenigrufen', 7, 2, 1],
  ['koenigrufen', 11, 1, 1],
  ['brix-1996', 2, null, 1],
  ['vlk-1970', 2, null, 1],
])('in %s %i people fill no tables', (book, people, tooMany, missing) => {
  const division = divide(people, sizeOf(book));
  expect(division).toEqual({ tables: [], forAnother: null, tooMany, missing });
});

test('5 people are the only number of brix-1996 above two that fills no tables', () => {
  const size = sizeOf('brix-1996');
  const none = Array.from({ length: 60 }, (_, at) => at + 3).filter(
    (people) => divide(people, size).tables.length === 0,
  );
  expect(none).toEqual([5]);
});

test('a club has no more tables than it has', () => {
  const size = sizeOf('koenigrufen');
  expect(divide(10, size, 2)).toMatchObject({ tables: [5, 5], forAnother: null });
  expect(divide(12, size, 2)).toMatchObject({ tables: [], tooMany: 2, missing: null });
});

test.each(['wolff-1899', 'brix-1996', 'vlk-1970', 'koenigrufen'])(
  'in %s everybody has a seat, and each table a size that the rules know',
  (book) => {
    const size = sizeOf(book);
    for (let people = 1; people <= 80; people++) {
      for (const limit of [null, 1, 2, 3, 10]) {
        const { tables } = divide(people, size, limit);
        for (const seated of tables) {
          expect(seated).toBeGreaterThanOrEqual(size.fewest);
          expect(seated).toBeLessThanOrEqual(size.most);
        }
        const seats = tables.reduce((sum, seated) => sum + seated, 0);
        expect([0, people]).toContain(seats);
        expect(tables.length).toBeLessThanOrEqual(limit ?? people);
      }
    }
  },
);
