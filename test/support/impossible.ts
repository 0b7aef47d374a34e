import type { TarokBookId } from '../../src/rules/tarok/book.js';
import type { HouseRules } from '../../src/rules/house-rules.js';
import type { Part } from './tarok.js';
import { BOOKS, evening, refusal, settled } from './tarok.js';

/** A hand that cannot be, what it is refused with and where, and its nearest neighbour that can. */
export interface Pair {
  readonly rule: string;
  readonly refused: Part;
  readonly words?: RegExp;
  readonly field?: string;
  readonly legal: Part;
  readonly books?: readonly TarokBookId[];
  readonly players?: 3 | 4 | 5;
  readonly house?: HouseRules;
  /** impossible-hand unless the book or the house merely does not know it. */
  readonly code?: 'rule-refused';
}

/** Runs both sides of every pair through every book that has the rule. */
export function examine(pairs: readonly Pair[]): void {
  const cases = pairs.flatMap((pair) => (pair.books ?? BOOKS).map((book) => ({ book, ...pair })));
  test.each(cases)('$rule – $book', ({ book, players, house, refused, legal, words, field, code }) => {
    const at = evening(book, { ...(players ? { players } : {}), ...(house ? { house } : {}) });
    const refused_ = refusal(() => settled(at, refused));
    if (words) expect(refused_.message).toMatch(words);
    if (field) expect(refused_.field).toBe(field);
    expect(refused_.code).toBe(code ?? 'impossible-hand');
    expect(settled(at, legal).outcome.dealer).toBe(at.table.dealer);
  });
}
