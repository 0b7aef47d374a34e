import { Refusal } from './refusal.js';
import type { TarokBook, TarokBookId } from './tarok/book.js';
import { BRIX_1996 } from './tarok/books/brix-1996.js';
import { VLK_1970 } from './tarok/books/vlk-1970.js';
import { WOLFF_1899 } from './tarok/books/wolff-1899.js';

/** Every rule book, by its id. */
export const RULE_BOOKS: Readonly<Record<TarokBookId, TarokBook>> = {
  'wolff-1899': WOLFF_1899,
  'brix-1996': BRIX_1996,
  'vlk-1970': VLK_1970,
};

/** Finds a rule book by its id. Throws a Refusal `house-rule-unknown` when there is none. */
export function ruleBook(id: string): TarokBook {
  const book = Object.values(RULE_BOOKS).find((one) => one.id === id);
  if (!book) throw new Refusal('house-rule-unknown', `There is no rule book ${id}.`, 'book');
  return book;
}
