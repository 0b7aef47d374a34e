import type { Database } from '../../platform/database/database.js';
import { refusalAsProblem } from '../../platform/http/problem/refusal-as-problem.js';
import type { Book, Rules } from '../../rules/game.js';
import { deriveBook } from '../../rules/own-book/derive-book.js';
import { readBook } from '../../rules/own-book/read-book.js';
import { refusal } from '../../rules/refusals/refusal.js';
import { resolveRules, ruleBook } from '../../rules/rule-book.js';
import type { WhatIfDto } from './what-if.dto.js';

/**
 * The rules that evenings are to be played by: a draft that nobody has written down, a version of the
 * club's own book, or a book of the sources.
 *
 * @throws Problem `book-refused` or `house-rule-unknown` with the field; `club-book-not-found`,
 *   `club-book-refused`
 */
export async function rulesAsked(
  { prisma }: Pick<Database, 'prisma'>,
  clubId: string,
  { book: parent, own, changes }: Pick<WhatIfDto, 'book' | 'own' | 'changes'>,
): Promise<Rules> {
  if (changes != null) {
    return refusalAsProblem(() => {
      const read = readBook({ parent, changes });
      return resolveRules(deriveBook(ruleBook(parent), read.changes));
    });
  }
  if (own == null) return resolveRules(ruleBook(parent));
  const { book, version } = own;
  const found = await prisma.clubBookVersion.findUnique({
    where: { clubId_bookId_version: { clubId, bookId: book, version } },
    select: { content: true, book: { select: { parent: true } } },
  });
  return refusalAsProblem(() => {
    if (found === null) throw refusal('no-such-club-book', {}, { field: 'own' });
    if (found.book.parent !== parent) {
      throw refusal('club-book-of-other-parent', { book: found.book.parent }, { field: 'own' });
    }
    // The value of the column was written by the room of the books, through the same type.
    return resolveRules({ ...(found.content as unknown as Book), own });
  });
}
