import { reads, writes } from '../../platform/http/reference/operation.js';
import { BooksDto } from './books.dto.js';
import { BooksView } from './books.view.js';
import { CLUB_ID } from '../../ledger/requests/club-write.js';

/** The API reference of how the books are kept. */
export const booksApi = {
  read: reads({
    id: 'readBooks',
    summary: 'How the books are kept',
    description:
      'The time zone of its days, their first day, the fiscal years, and who sees the purses.',
    of: [CLUB_ID],
    answer: {
      description: 'The books.',
      type: BooksView,
    },
  }),
  change: writes({
    id: 'changeBooks',
    summary: 'Say how the books are kept',
    description:
      'Omitted fields keep their value. Another beginning of the year holds from its next day after today: nothing ' +
      'that is written is in another year than it was. It can hold from its last such day on as long as no voucher has that day or a later one.',
    of: [CLUB_ID],
    body: {
      type: BooksDto,
      description: 'The changes; omitted fields keep their value.',
    },
    answer: {
      description: 'The books as they are kept now.',
      type: BooksView,
    },
    refusals: ['club-archived', 'day-refused', 'year-closed'],
  }),
};
