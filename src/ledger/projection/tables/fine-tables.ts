import { BOOL, INT2, INT4, oneOf, orNull, SEQ, TEXT, TIME, UUID } from './column.js';
import { table } from './table.js';

/** Fines, and disputes about hands and fines. */
export const FINE_TABLES = {
  fine: table('fine', {
    scope: 'session',
    columns: {
      id: UUID,
      sessionId: UUID,
      handNumber: orNull(INT4),
      revision: orNull(INT2),
      position: INT2,
      memberId: UUID,
      code: TEXT,
      stage: TEXT,
      amount: INT4,
      paidTo: oneOf('pots', 'king-pot', 'pagat-pot', 'players', 'kitty'),
      ownFine: orNull(TEXT),
      selfReported: BOOL,
      reportedBy: orNull(UUID),
      note: TEXT,
      state: oneOf('recorded', 'disputed', 'upheld', 'overturned'),
      eventSeq: SEQ,
      recordedAt: TIME,
    },
    key: ['id'],
    changing: ['state'],
    session: 'sessionId',
  }),
  dispute: table('dispute', {
    scope: 'session',
    columns: {
      id: UUID,
      sessionId: UUID,
      handNumber: orNull(INT4),
      fineId: orNull(UUID),
      raisedBy: UUID,
      text: TEXT,
      state: oneOf('open', 'upheld', 'overturned', 'withdrawn'),
      eventSeq: SEQ,
      raisedAt: TIME,
      endedSeq: orNull(SEQ),
      endedAt: orNull(TIME),
      proposedSeq: orNull(SEQ),
      proposedBy: orNull(UUID),
      second: orNull(UUID),
    },
    key: ['id'],
    changing: ['state', 'endedSeq', 'endedAt', 'proposedSeq', 'proposedBy', 'second'],
    session: 'sessionId',
  }),
} as const;
