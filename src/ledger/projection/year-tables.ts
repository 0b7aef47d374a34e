import { INT4, INT8, JSONB, SEQ, TEXT } from './column.js';
import { table } from './table.js';

/** What auditors found of fiscal years, and what the club expected of them. */
export const YEAR_TABLES = {
  examination: table('examination', {
    scope: 'club',
    columns: {
      eventSeq: SEQ,
      year: TEXT,
      yearVersion: INT4,
      ticked: JSONB,
      remarks: TEXT,
      headSeq: INT8,
      headHash: TEXT,
    },
    key: ['eventSeq'],
    changing: [],
  }),
  budget: table('budget', {
    scope: 'club',
    columns: { year: TEXT, lines: JSONB },
    key: ['year'],
    changing: ['lines'],
    again: 'replaced',
  }),
} as const;
