import type { DealerSet } from '../../evening/event.js';
import { change, type EventKind } from '../kind.js';
import { isId, isText, meaning, optional } from '../payload.js';

/** The table agreed on who deals the next hand. */
export const dealerSet = {
  group: 'evenings',
  live: 'read-sessions',
  payload: {
    session: isId,
    dealer: meaning(isId, 'The dealer of the next hand.'),
    was: meaning(optional(isId), 'The player whose deal it was until then.'),
    reason: meaning(isText, 'Why, in words.'),
  },
  subjects: ({ dealer, was }) => (was === undefined ? [dealer] : [dealer, was]),
  about: ({ event: { dealer: member } }) => ({ member }),
  why: ({ reason }) => reason,
  params: ({ event: { dealer } }) => ({ dealer }),
  changes: ({ event: { dealer, was } }) => [change('dealer', was ?? null, dealer)],
} satisfies EventKind<DealerSet, unknown>;
