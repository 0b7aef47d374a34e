import { text, type ReasonList } from '../../rules/refusals/params.js';

/** Why a recurring expense, or one of its due days, is refused. */
export type RecurringCode = 'validation-failed' | 'recurring-not-found' | 'recurring-refused';

const DAY = { day: text('The due day.') };

export const RECURRING_REASONS = {
  'no-such-recurring': { code: 'recurring-not-found' },
  'last-day-before-first': { code: 'validation-failed' },
  'due-day-is-missing': { code: 'validation-failed' },
  'not-due-then': { code: 'recurring-refused', params: DAY },
  'due-day-is-booked': { code: 'recurring-refused', params: DAY },
  'due-day-is-skipped': { code: 'recurring-refused', params: DAY },
  'due-day-not-skipped': { code: 'recurring-refused', params: DAY },
  'recurring-has-begun': { code: 'recurring-refused' },
} as const satisfies ReasonList<RecurringCode>;
