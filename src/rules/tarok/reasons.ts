import { count, type ReasonList } from '../params.js';
import type { RefusalCode } from '../reasons.js';

/** What the rules of Danish Tarok refuse. */
export const TAROK_REASONS = {
  'count-too-low': {
    code: 'impossible-hand',
    params: {
      counted: count('What was counted.'),
      least: count('What the cards and tricks on record make.'),
    },
  },
} as const satisfies ReasonList<RefusalCode>;
