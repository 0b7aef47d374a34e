import { gameOfBook } from '../rule-book.js';
import type { Book } from '../game.js';
import type { BookChanges } from './changes.js';
import type { OwnBookParts } from './own-book-parts.js';
import type { OwnVersion } from './own-parts.js';

/** The parts of a book that a club can change. */
export function partsOf(book: Book): OwnBookParts {
  return gameOfBook(book).ownBookParts(book);
}

/**
 * The book that changes make of another one. It is a book like those of the sources: house rules of one
 * evening are worked into it, and are compared with it.
 *
 * @param changes as `readChanges` gives them
 * @param own the version of the club's book that it is; left out while it is tried
 */
export function deriveBook(book: Book, changes: BookChanges, own?: OwnVersion): Book {
  const derived = gameOfBook(book).derive(book, changes);
  return own === undefined ? derived : { ...derived, own };
}
