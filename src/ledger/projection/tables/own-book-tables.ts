import { INT4, JSONB, orNull, SEQ, TEXT, TIME, UUID } from './column.js';
import { table } from './table.js';

/** The club's own books, the versions of each, and their adoptions. */
export const OWN_BOOK_TABLES = {
  clubBook: table('club_book', {
    scope: 'club',
    columns: {
      id: UUID,
      parent: TEXT,
      name: TEXT,
      description: TEXT,
      versions: INT4,
      retiredSeq: orNull(SEQ),
      changedAt: TIME,
    },
    key: ['id'],
    changing: ['name', 'description', 'versions', 'retiredSeq', 'changedAt'],
  }),
  clubBookVersion: table('club_book_version', {
    scope: 'club',
    columns: {
      bookId: UUID,
      version: INT4,
      parentVersion: TEXT,
      changes: JSONB,
      citations: JSONB,
      content: JSONB,
      digest: TEXT,
      rate: orNull(INT4),
      why: TEXT,
      draftedSeq: SEQ,
      draftedAt: TIME,
    },
    key: ['bookId', 'version'],
    changing: [],
  }),
  clubBookAdoption: table('club_book_adoption', {
    scope: 'club',
    columns: {
      bookId: UUID,
      adoptedSeq: SEQ,
      version: INT4,
      fromDay: TEXT,
      endedSeq: orNull(SEQ),
    },
    key: ['bookId', 'adoptedSeq'],
    changing: ['endedSeq'],
  }),
} as const;
