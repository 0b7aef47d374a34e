import fc from 'fast-check';
import { ruleBook } from '../../../src/rules/rule-book.js';
import type { TarokBookId } from '../../../src/rules/tarok/books/book.js';
import { resolveRules } from '../../../src/rules/tarok/books/house-rules.js';
import { settle } from '../../../src/rules/tarok/settle.js';
import { nextHand } from '../../support/tarok/deal.js';
import { BOOKS, evening, net } from '../../support/tarok/tarok.js';

/** One seed is one hand; what fails names the book, the table and the seed. */
const seeds = fc.integer();
const RUNS = { numRuns: 150 };

const TABLES = BOOKS.flatMap((book) =>
  ([3, 4, 5] as const)
    .filter((players) => players < 5 || book === 'vlk-1970')
    .map((players) => ({ book, players })),
);

/** Where the readings change what may happen at the table, both ways are played. */
const HOUSES: Partial<Record<TarokBookId, readonly Record<string, string>[]>> = {
  'wolff-1899': [{}, { R12: 'on' }, { R11: 'on' }, { R1: 'paid', R8: 'paid-nothing' }],
  'brix-1996': [{}, { R10: 'not-paid' }],
  'vlk-1970': [{}, { R2: 'not-paid', R3: 'as-then-in-pot' }, { R9: 'paid', R13: 'falls-away' }],
};

describe.each(TABLES)('a hand that was really dealt and played: $book, $players players', (at) => {
  test('is never refused, sums to zero, and leaves what the payments leave in the pots', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        for (const readings of HOUSES[at.book] ?? []) {
          const { table } = evening(at.book, at);
          const rules = resolveRules(ruleBook(at.book), { readings });
          const { record } = nextHand(rules, table, seed);
          const settled = settle(rules, table, record);
          const sums = net(settled);
          expect(Object.values(sums).reduce((all, one) => all + one, 0)).toBe(0);
          expect(settled.payments.every(({ points }) => points > 0)).toBe(true);
          expect(settled.table.pots).toEqual({
            'king-pot': 100 + (sums['king'] ?? 0),
            'pagat-pot': 100 + (sums['pagat'] ?? 0),
          });
          expect(Math.min(...Object.values(settled.table.pots))).toBeGreaterThan(0);
          expect(settled.warnings).toEqual([]);
        }
      }),
      RUNS,
    );
  });
});
