import { CLUB_ID } from '../../../ledger/requests/club-write.js';
import { pathPart } from '../../../platform/http/path-part.js';
import { acts, reads } from '../../../platform/http/reference/operation.js';
import { CLUB_BOOK_ID } from '../path-parts.js';
import { BookLinkMadeView, BookLinkView, PublicBookView } from './book-link.view.js';

/** The secret of a public address of a book. */
export const BOOK_SECRET = pathPart({
  name: 'link',
  description: 'The secret of the address of a book.',
  schema: { type: 'string' },
  reason: 'no-such-address',
  read: (text) => text,
});

/** The API reference of public addresses of the club's own books. */
export const bookLinksApi = {
  read: reads({
    id: 'readPublicBook',
    summary: "The rules of a club's own book, at its public address",
    description:
      'The secret in the address is all that it needs. Its adopted versions, without ids, without the ' +
      'name of the club, and without description, reasons and citations, which can hold names of people.',
    of: [BOOK_SECRET],
    answer: { description: 'The rules.', type: PublicBookView },
    refusals: ['not-found', 'too-many-requests'],
  }),
  show: reads({
    id: 'readBookLink',
    summary: 'Whether anybody can read a book of the club',
    description: 'The secret is never shown again.',
    of: [CLUB_ID, CLUB_BOOK_ID],
    answer: { description: 'When its address was made.', type: BookLinkView },
  }),
  make: acts({
    id: 'makeBookLink',
    summary: 'Make a new public address of a book',
    description:
      'Anybody who has it reads the rules of the book. The address before it is of no more use.',
    of: [CLUB_ID, CLUB_BOOK_ID],
    answer: { status: 201, description: 'The address.', type: BookLinkMadeView },
  }),
  end: acts({
    id: 'endBookLink',
    summary: 'End the public address of a book',
    description: 'Once more it changes nothing.',
    of: [CLUB_ID, CLUB_BOOK_ID],
    answer: { description: 'That there is none.', type: BookLinkView },
  }),
};
