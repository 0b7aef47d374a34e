import type { DealerSet } from '../../evening/event.js';
import type { EventKind } from '../kind.js';
import { isId, isText, meaning } from '../payload.js';

/** The table agreed on who deals the next hand. */
export const dealerSet = {
  group: 'evenings',
  live: 'read-sessions',
  payload: {
    session: isId,
    dealer: meaning(isId, 'The dealer of the next hand.'),
    reason: meaning(isText, 'Why, in words.'),
  },
  subjects: ({ dealer }) => [dealer],
  about: ({ event: { dealer: member } }) => ({ member }),
  why: ({ reason }) => reason,
  params: ({ event: { dealer } }) => ({ dealer }),
  changes: () => [],
} satisfies EventKind<DealerSet, unknown>;
