import { count, type ReasonList } from '../rules/params.js';

/** What the service itself refuses, whichever game is played. */
export const SERVICE_REASONS = {
  'session-not-found': { code: 'session-not-found' },
  'version-moved-on': {
    code: 'version-stale',
    params: {
      current: count('The version that the session has.'),
      version: count('The version that the write was made for.'),
    },
  },
} as const satisfies ReasonList;
