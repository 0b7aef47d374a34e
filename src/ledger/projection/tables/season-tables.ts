import { BOOL, INT4, INT8, JSONB, oneOf, orNull, SEQ, TEXT, UUID } from './column.js';
import { table } from './table.js';

/**
 * Seasons: each row is what a season was from one event until another, so that it can be read as of any
 * head of the log.
 */
export const SEASON_TABLES = {
  season: table('season', {
    scope: 'club',
    columns: {
      id: UUID,
      fromSeq: SEQ,
      untilSeq: orNull(SEQ),
      name: TEXT,
      firstDay: TEXT,
      lastDay: TEXT,
      books: JSONB,
      tables: JSONB,
      rule: JSONB,
      version: INT4,
      status: oneOf('open', 'closed'),
      closedSeq: orNull(SEQ),
    },
    key: ['id', 'fromSeq'],
    changing: ['untilSeq'],
  }),
  seasonEvening: table('season_evening', {
    scope: 'club',
    columns: {
      seasonId: UUID,
      sessionId: UUID,
      fromSeq: SEQ,
      untilSeq: orNull(SEQ),
      belongs: BOOL,
      why: TEXT,
    },
    key: ['seasonId', 'sessionId', 'fromSeq'],
    changing: ['untilSeq'],
  }),
  carriedEvening: table('carried_evening', {
    scope: 'club',
    columns: {
      id: UUID,
      fromSeq: SEQ,
      untilSeq: orNull(SEQ),
      day: TEXT,
      game: TEXT,
      book: orNull(TEXT),
      tableName: orNull(TEXT),
      worth: orNull(INT8),
      others: orNull(INT8),
    },
    key: ['id', 'fromSeq'],
    changing: ['untilSeq'],
  }),
  carriedResult: table('carried_result', {
    scope: 'club',
    columns: {
      eveningId: UUID,
      memberId: UUID,
      fromSeq: SEQ,
      points: INT8,
    },
    key: ['eveningId', 'memberId', 'fromSeq'],
    changing: [],
  }),
} as const;

/** The figures of closed evenings for everybody who sat there: rows of their sessions. */
export const STATISTIC_TABLES = {
  statistic: table('statistic', {
    scope: 'session',
    columns: {
      sessionId: UUID,
      memberId: UUID,
      fromSeq: SEQ,
      untilSeq: orNull(SEQ),
      hands: INT4,
      points: INT8,
      money: INT8,
      figures: JSONB,
    },
    key: ['sessionId', 'memberId', 'fromSeq'],
    changing: ['untilSeq'],
    session: 'sessionId',
  }),
} as const;
