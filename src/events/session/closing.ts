import type { SessionClosed } from '../../evening/event.js';
import { change, type EventKind } from '../kind.js';
import { isId } from '../payload.js';

/** An evening ends: the pots are split, points become money. */
export const sessionClosed = {
  group: 'evenings',
  live: 'read-sessions',
  payload: { session: isId },
  subjects: () => [],
  params: () => ({}),
  changes: () => [change('session-status', 'open', 'closed')],
} satisfies EventKind<SessionClosed, unknown>;
