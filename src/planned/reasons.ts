import { text, type ReasonList } from '../rules/refusals/params.js';
import { refusing } from '../rules/refusals/refusal.js';

/** Why something cannot be done with planned evenings. */
export type PlannedCode =
  | 'validation-failed'
  | 'planned-evening-not-found'
  | 'planned-evening-refused';

const day = text('The day.');
const time = text('The time of the clock until which answers are wanted.');

export const PLANNED_REASONS = {
  'no-such-planned-evening': { code: 'planned-evening-not-found' },
  'planned-day-past': { code: 'planned-evening-refused', params: { day } },
  'planned-days-reversed': { code: 'validation-failed' },
  'planned-without-evening': { code: 'validation-failed' },
  'planned-evening-over': { code: 'planned-evening-refused', params: { day } },
  'planned-evening-is-off': { code: 'planned-evening-refused', params: { day } },
  'planned-evening-is-on': { code: 'planned-evening-refused', params: { day } },
  'planned-evening-played': { code: 'planned-evening-refused', params: { day } },
  'planned-evening-unmoved': { code: 'validation-failed' },
  'planned-series-ends-before': { code: 'planned-evening-refused', params: { day } },
  'no-such-planned-book': {
    code: 'validation-failed',
    params: { book: text('The value in the request.') },
  },
  'planned-guest-is-no-guest': { code: 'validation-failed' },
  'planned-guests-without-host': { code: 'validation-failed' },
  'turn-day-past': { code: 'validation-failed', params: { day } },
  'turn-not-swapped': { code: 'validation-failed' },
  'nobody-in-turn': { code: 'planned-evening-refused' },
  'reminder-after-answers': { code: 'validation-failed', params: { time, day } },
  'twice-in-turn': { code: 'validation-failed' },
} as const satisfies ReasonList<PlannedCode>;

/** Makes a refusal of planned evenings. */
export const refusal = refusing(PLANNED_REASONS);
