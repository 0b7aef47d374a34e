import type { ReasonList } from '../../rules/refusals/params.js';

/** Why dues, expenses and what is done with purses are refused. */
export type DuesCode = 'validation-failed' | 'dues-not-found' | 'dues-refused';

export const DUES_REASONS = {
  'no-such-dues': { code: 'dues-not-found' },
  'part-is-no-part': { code: 'validation-failed' },
  'charged-twice': { code: 'validation-failed' },
  'not-charged': { code: 'dues-refused' },
  'dues-are-waived': { code: 'dues-refused' },
  'dues-are-reversed': { code: 'dues-refused' },
  'shared-twice': { code: 'validation-failed' },
  'nobody-else-shares': { code: 'validation-failed' },
  'purse-or-member': { code: 'validation-failed' },
  'same-purse': { code: 'validation-failed' },
  'owes-nothing': { code: 'validation-failed' },
  'count-needs-why': { code: 'validation-failed' },
} as const satisfies ReasonList<DuesCode>;
