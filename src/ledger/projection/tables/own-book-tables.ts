import { INT4, JSONB, orNull, SEQ, TEXT, TIME, UUID } from './column.js';
import { table } from './table.js';

/** The club's own books, and the versions of each. */
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
      adoptedFrom: orNull(TEXT),
      adoptedSeq: orNull(SEQ),
    },
    key: ['bookId', 'version'],
    changing: ['adoptedFrom', 'adoptedSeq'],
  }),
} as const;
