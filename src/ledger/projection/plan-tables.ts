import { WAYS } from '../../money/settling-up/plan.js';
import { BOOL, INT4, INT8, JSONB, oneOf, orNull, SEQ, TEXT, UUID } from './column.js';
import { table } from './table.js';

/** What was agreed of settling up, and how far it has come. */
export const PLAN_TABLES = {
  plan: table('plan', {
    scope: 'club',
    columns: {
      id: UUID,
      eventSeq: SEQ,
      way: oneOf(...WAYS),
      purseId: orNull(UUID),
      onDay: TEXT,
      least: BOOL,
      balances: JSONB,
    },
    key: ['id'],
    changing: [],
  }),
  planTransfer: table('plan_transfer', {
    scope: 'club',
    columns: {
      planId: UUID,
      id: UUID,
      position: INT4,
      fromId: UUID,
      toId: UUID,
      amount: INT8,
      reference: TEXT,
      fromBefore: INT8,
      toBefore: INT8,
      status: oneOf('open', 'done', 'dropped'),
      version: INT4,
      doneSeq: orNull(SEQ),
      day: orNull(TEXT),
      why: orNull(TEXT),
    },
    key: ['planId', 'id'],
    changing: ['status', 'version', 'doneSeq', 'day', 'why'],
  }),
} as const;
