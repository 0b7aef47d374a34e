import { CLUB_ID } from '../../ledger/requests/club-write.js';
import { reads, writes } from '../../platform/http/reference/operation.js';
import {
  AdoptBookDto,
  ChangeBookDto,
  NewBookDto,
  RetireBookDto,
  TakeAdoptionBackDto,
} from './own-book.dto.js';
import { ClubBookList, ClubBookWritten } from './own-book.view.js';
import { BOOK_VERSION, CLUB_BOOK_ID } from './path-parts.js';

const WRITTEN = { status: 200, description: 'The event.', type: ClubBookWritten } as const;

/** The API reference of the club's own books. */
export const ownBooksApi = {
  list: reads({
    id: 'listClubBooks',
    summary: "The club's own rule books",
    description:
      'Each is a book of the sources with changes, in all its versions: drafts, the one in force, and those ' +
      'before it.',
    of: [CLUB_ID],
    answer: { description: 'The books.', type: ClubBookList },
  }),
  draft: writes({
    id: 'draftClubBook',
    summary: 'Begin a book of the club',
    description:
      'Its first version, a draft: no evening is played by it until it is adopted. It is checked as a ' +
      'whole, and refused with the field.',
    of: [CLUB_ID],
    body: { type: NewBookDto, description: 'The book.' },
    answer: { ...WRITTEN, status: 201 },
    refusals: ['book-refused', 'house-rule-unknown', 'club-archived'],
  }),
  change: writes({
    id: 'changeClubBook',
    summary: 'Write a further version of a book',
    description:
      'A draft as well. The version in force stays in force until another one is adopted. With `newestKnown`, ' +
      'a version that somebody else wrote in the meantime is not passed over.',
    of: [CLUB_ID, CLUB_BOOK_ID],
    body: { type: ChangeBookDto, description: 'The version, whole.' },
    answer: { ...WRITTEN, status: 201 },
    refusals: ['book-refused', 'house-rule-unknown', 'club-book-refused', 'club-archived'],
  }),
  adopt: writes({
    id: 'adoptClubBook',
    summary: 'Put a version in force from a day on',
    description:
      'New evenings are proposed the version of the day on which they open; evenings that were opened ' +
      'keep theirs. Until its day comes, a version can be given another one; a version of before can be put ' +
      'in force again.',
    of: [CLUB_ID, CLUB_BOOK_ID, BOOK_VERSION],
    body: { type: AdoptBookDto, description: 'The day.' },
    answer: WRITTEN,
    refusals: ['day-refused', 'club-book-refused', 'club-archived'],
  }),
  takeBack: writes({
    id: 'takeClubBookAdoptionBack',
    summary: 'Take the adoption of a version back',
    description:
      'Its latest adoption, as long as no evening was opened by it since: the version before it goes on. ' +
      'Afterwards the version before is adopted again.',
    of: [CLUB_ID, CLUB_BOOK_ID, BOOK_VERSION],
    body: { type: TakeAdoptionBackDto, description: 'Why.' },
    answer: WRITTEN,
    refusals: ['club-book-refused', 'club-archived'],
  }),
  retire: writes({
    id: 'retireClubBook',
    summary: 'Retire a book',
    description: 'It is proposed for no evening. Evenings by it stay as they are.',
    of: [CLUB_ID, CLUB_BOOK_ID],
    body: { type: RetireBookDto, description: 'Why.' },
    answer: WRITTEN,
    refusals: ['club-book-refused', 'club-archived'],
  }),
};
