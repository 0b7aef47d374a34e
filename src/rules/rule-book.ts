import { gameOf, type Book, type Game, type GameId, type Rules } from './game.js';
import type { HouseRules } from './house-rules/house-rules.js';
import { KOENIGRUFEN } from './koenigrufen/books/koenigrufen.js';
import { refusal } from './refusals/refusal.js';
import { BRIX_1996 } from './tarok/books/brix-1996.js';
import { VLK_1970 } from './tarok/books/vlk-1970.js';
import { WOLFF_1899 } from './tarok/books/wolff-1899.js';

export const BOOK_IDS = ['wolff-1899', 'brix-1996', 'vlk-1970', 'koenigrufen'] as const;
export type BookId = (typeof BOOK_IDS)[number];

/** Every rule book, by its id. */
export const RULE_BOOKS = {
  'wolff-1899': WOLFF_1899,
  'brix-1996': BRIX_1996,
  'vlk-1970': VLK_1970,
  koenigrufen: KOENIGRUFEN,
} as const satisfies Readonly<Record<BookId, Book>>;

/** The game of every rule book. */
export const GAME_OF: Readonly<Record<BookId, GameId>> = {
  'wolff-1899': 'tarok',
  'brix-1996': 'tarok',
  'vlk-1970': 'tarok',
  koenigrufen: 'koenigrufen',
};

/** Finds a rule book by its id. Throws a Refusal `house-rule-unknown` when there is none. */
export function ruleBook<I extends BookId>(id: I): (typeof RULE_BOOKS)[I];
export function ruleBook(id: string): Book;
export function ruleBook(id: string): Book {
  const book = Object.values<Book>(RULE_BOOKS).find((one) => one.id === id);
  if (!book) throw refusal('rule-book-unknown', { book: id }, { field: 'book' });
  return book;
}

/** The game that a book is of. */
export function gameOfBook({ id }: Book): Game {
  return gameOf({ game: GAME_OF[id] });
}

/**
 * Works a club's house rules into a book.
 *
 * @returns the rules of a session, as plain data
 * @throws Refusal `house-rule-unknown` for what the book does not have, or a value it cannot take
 */
export function resolveRules(book: Book, house: HouseRules = {}): Rules {
  return gameOfBook(book).resolve(book, house);
}
