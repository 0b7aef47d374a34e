import { reads, writes } from '../../platform/http/reference/operation.js';
import { namedExample } from '../../platform/http/reference/schema-parts.js';
import { BooksDto } from './books.dto.js';
import { BooksView } from './books.view.js';

const BOOKS: BooksView = {
  timeZone: 'Europe/Copenhagen',
  yearStart: '01-01',
  yearStartFrom: null,
  pursesShown: false,
  today: '2026-11-22',
  years: [{ firstDay: '2026-01-01', lastDay: '2026-12-31', label: '2026', status: 'open' }],
};

/** The API reference of how the books are kept. */
export const booksApi = {
  read: reads({
    id: 'readBooks',
    summary: 'How the books are kept',
    description: 'The time zone in which days are told, the fiscal years, and who sees the purses.',
    of: ['clubId'],
    answer: {
      description: 'The books.',
      type: BooksView,
      examples: { books: namedExample('books', 'The calendar year', () => BOOKS) },
    },
  }),
  change: writes({
    id: 'changeBooks',
    summary: 'Say how the books are kept',
    description:
      'What is left out stays. Another beginning of the year holds from its next day after today: nothing ' +
      'that is written is in another year than it was.',
    of: ['clubId'],
    body: {
      type: BooksDto,
      description: 'What is to be otherwise.',
      examples: {
        july: namedExample('year-from-july', 'Years begin in July', () => ({ yearStart: '07-01' })),
      },
    },
    answer: {
      description: 'The books as they are kept now.',
      type: BooksView,
      examples: {
        july: namedExample('books-from-july', 'Years begin in July, from the next one on', () => ({
          ...BOOKS,
          yearStart: '07-01',
          yearStartFrom: '2027-07-01',
        })),
      },
    },
    refusals: ['club-archived'],
  }),
};
