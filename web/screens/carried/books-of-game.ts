import type { GameId } from '../../../src/rules/game.js';
import { BOOK_IDS, resolveRules, ruleBook, type BookId } from '../../../src/rules/rule-book.js';

/** The rule books of a game. */
export function booksOfGame(game: GameId): readonly BookId[] {
  return BOOK_IDS.filter((id) => resolveRules(ruleBook(id)).game === game);
}
