import type { PathPart } from '../../platform/http/path-part.js';

/** The rule book in an address. */
export const RULE_BOOK_ID: PathPart = {
  name: 'id',
  description: 'The rule book.',
  schema: { type: 'string' },
  unknown: 'rule-book-not-found',
};
