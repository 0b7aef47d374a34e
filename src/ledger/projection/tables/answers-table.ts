import { INT2, LONG_TEXT, orNull, SEQ, TEXT, TIME } from './column.js';
import { table } from './table.js';

/** The first answers: they are kept with a write, and follow from no event. */
export const ANSWERS = table('idempotency_key', {
  scope: 'event',
  columns: {
    key: TEXT,
    requestHash: TEXT,
    status: INT2,
    etag: orNull(TEXT),
    body: LONG_TEXT,
    eventSeq: SEQ,
    createdAt: TIME,
  },
  key: ['key'],
  changing: [],
});
