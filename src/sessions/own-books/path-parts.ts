import { pathId, pathNumber } from '../../platform/http/path-part.js';

/** A book of the club in an address. */
export const CLUB_BOOK_ID = pathId('bookId', "A book of the club's own.", 'no-such-club-book');

/** A version of it in an address. */
export const BOOK_VERSION = pathNumber(
  'version',
  'A version of the book, counted from 1.',
  'no-such-club-book',
  6,
);
