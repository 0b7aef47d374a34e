import type { Book, GameId } from '../game.js';
import {
  deriveBook as deriveKoenigrufen,
  ownBookParts as partsOfKoenigrufen,
} from '../koenigrufen/books/own-book.js';
import {
  deriveBook as deriveTarok,
  ownBookParts as partsOfTarok,
} from '../tarok/books/own-book.js';
import { GAME_OF } from '../rule-book.js';
import type { BookChanges } from './changes.js';
import type { OwnBookParts } from './own-book-parts.js';
import type { OwnVersion } from './own-parts.js';

/** The part of a game that makes a club's own book. It is apart from `Game`: an evening is played without it. */
interface Deriving {
  /** The book that a club's changes make of one of the sources. */
  derive(book: Book, changes: BookChanges): Book;
  partsOf(book: Book): OwnBookParts;
}

// A book is derived by its own game.
const DERIVING = {
  tarok: { derive: deriveTarok, partsOf: partsOfTarok },
  koenigrufen: { derive: deriveKoenigrufen, partsOf: partsOfKoenigrufen },
} as unknown as Readonly<Record<GameId, Deriving>>;

/** The parts of a book that a club can change. */
export function partsOf(book: Book): OwnBookParts {
  return DERIVING[GAME_OF[book.id]].partsOf(book);
}

/**
 * The book that changes make of another one. It is a book like those of the sources: house rules of one
 * evening are worked into it, and are compared with it.
 *
 * @param changes as `readChanges` gives them
 * @param own the version of the club's book that it is; left out while it is tried
 */
export function deriveBook(book: Book, changes: BookChanges, own?: OwnVersion): Book {
  const derived = DERIVING[GAME_OF[book.id]].derive(book, changes);
  return own === undefined ? derived : { ...derived, own };
}
