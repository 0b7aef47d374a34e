import type { HouseRules } from '../../../src/rules/house-rules/house-rules.js';
import type { Params } from '../../../src/rules/refusals/params.js';
import type { RuleReason } from '../../../src/rules/refusals/refusal.js';
import type { TarokBookId } from '../../../src/rules/tarok/books/book.js';
import type { Part } from './tarok.js';
import { refusal } from './refusal.js';
import { BOOKS, evening, settled } from './tarok.js';

/** A hand that cannot be, why and where it is refused, and its nearest neighbour that can. */
interface Pair {
  readonly rule: string;
  readonly refused: Part;
  readonly reason: RuleReason;
  /** The place in the record that is refused; in some pairs it is another one by the book. */
  readonly field: string | ((book: TarokBookId) => string) | undefined;
  readonly card?: string;
  /** The parameters of the reason, as far as they matter. */
  readonly params?: Params;
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
  test.each(cases)('$rule – $book', ({ book, refused, legal, ...pair }) => {
    const { players, house, reason, field, card, params = {}, code = 'impossible-hand' } = pair;
    const at = evening(book, { ...(players ? { players } : {}), ...(house ? { house } : {}) });
    const said = refusal(() => settled(at, refused));
    expect({ reason: said.reason, code: said.code, field: said.field, card: said.card }).toEqual({
      reason,
      code,
      field: typeof field === 'function' ? field(book) : field,
      card,
    });
    expect(said.params).toMatchObject(params);
    expect(settled(at, legal).outcome.dealer).toBe(at.table.dealer);
  });
}
