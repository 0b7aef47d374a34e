import { reads } from '../../platform/http/reference/operation.js';
import { namedExample } from '../../platform/http/reference/schema-parts.js';
import { RULE_BOOKS } from '../../rules/rule-book.js';
import { RULE_BOOK, RULE_BOOK_LIST } from './rule-book.schema.js';

/** The API reference of the rule books. */
export const ruleBooksApi = {
  list: reads({
    id: 'listRuleBooks',
    summary: 'All rule books',
    description:
      'The books that a session can be played by: tariff, conventions, the fines of Tarok, and the readings of what ' +
      'a book leaves open. Every number names the place it stands in.',
    of: [],
    answer: {
      description: 'The books.',
      type: RULE_BOOK_LIST,
      examples: {
        'rule-books': namedExample('rule-books', 'One of the books', () => ({
          ruleBooks: [RULE_BOOKS['brix-1996']],
        })),
      },
    },
  }),
  read: reads({
    id: 'readRuleBook',
    summary: 'A rule book',
    description: 'One book, as it speaks for itself; what a session plays by is pinned to it.',
    of: ['id'],
    answer: {
      description: 'The book.',
      type: RULE_BOOK,
      examples: {
        'brix-1996': namedExample('rule-book', 'Brix 1996', () => RULE_BOOKS['brix-1996']),
        koenigrufen: namedExample(
          'rule-book-koenigrufen',
          'Königrufen',
          () => RULE_BOOKS.koenigrufen,
        ),
      },
    },
  }),
};
