import fc from 'fast-check';
import { ruleBook } from '../../src/rules/rule-book.js';
import type { TarokBookId, TarokRules } from '../../src/rules/tarok/book.js';
import { resolveRules } from '../../src/rules/tarok/house-rules.js';
import { settle } from '../../src/rules/tarok/settle.js';
import type { TarokTable } from '../../src/rules/tarok/table.js';
import { playHand } from '../support/deal.js';
import type { TrueHand } from '../support/deal.js';
import { BOOKS, evening, net } from '../support/tarok.js';

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

function play(rules: TarokRules, table: TarokTable, seed: number): TrueHand {
  for (let next = seed; ; next++) {
    const hand = playHand(rules, table, next);
    if (hand) return hand;
  }
}

describe.each(TABLES)('a hand that was really dealt and played: $book, $players players', (at) => {
  test('is never refused, sums to zero, and leaves what the payments leave in the pots', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        for (const readings of HOUSES[at.book] ?? []) {
          const { table } = evening(at.book, at);
          const rules = resolveRules(ruleBook(at.book), { readings });
          const { record } = play(rules, table, seed);
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

test('the hands played here are of every kind', () => {
  const kinds: Record<string, number> = {};
  const seen = (kind: string): void => {
    kinds[kind] = (kinds[kind] ?? 0) + 1;
  };
  const { rules, table } = evening('brix-1996');
  for (let seed = 0; seed < 4000; seed++) {
    const { record, skat } = play(rules, table, seed * 7919);
    const { outcome } = settle(rules, table, record);
    if (outcome.nolo) seen(outcome.bagud.length > 0 ? 'nolo with bagud' : 'nolo');
    if (outcome.tout) seen(outcome.bagud.length > 0 ? 'tout with bagud' : 'tout');
    if (skat.includes(1)) seen('pagat in the skat');
    if (skat.includes(0)) seen('fool in the skat');
    if (outcome.ultimo) seen(outcome.ultimo.card === 'pagat' ? 'pagat ultimo' : 'king ultimo');
    if (outcome.ultimo && outcome.bagud.length > 0) seen('ultimo with bagud');
    if (outcome.bagud.length === 2) seen('two baguds');
    for (const { kind } of record.meldinger ?? []) seen(kind);
    for (const { kind } of record.events ?? []) seen(kind);
  }
  expect(Object.keys(kinds).sort()).toEqual([
    'cavallerie',
    'fool in the skat',
    'king ultimo',
    'king-lost',
    'kings',
    'matadors',
    'nolo',
    'nolo with bagud',
    'pagat in the skat',
    'pagat ultimo',
    'pagat-lost',
    'pagat-won',
    'tout',
    'tout with bagud',
    'trumps',
    'two baguds',
    'ultimo with bagud',
  ]);
});
