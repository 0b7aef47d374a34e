import { reads } from '../../platform/http/reference/operation.js';
import { RULE_BOOK, RULE_BOOK_LIST } from './rule-book.schema.js';
import { RULE_BOOK_ID } from './rule-book-id.js';

/** The API reference of the rule books. */
export const ruleBooksApi = {
  list: reads({
    id: 'listRuleBooks',
    summary: 'All rule books',
    description:
      'The books that a session can be played by: tariff, conventions, the fines of Tarok, and the readings of what ' +
      'a book leaves open. Every number names its place in the book.',
    of: [],
    answer: {
      description: 'The books.',
      type: RULE_BOOK_LIST,
    },
  }),
  read: reads({
    id: 'readRuleBook',
    summary: 'A rule book',
    description: 'One book; the rules of a session are pinned to it.',
    of: [RULE_BOOK_ID],
    answer: {
      description: 'The book.',
      type: RULE_BOOK,
    },
  }),
};
