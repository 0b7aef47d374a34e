import { text, type ReasonList } from '../rules/refusals/params.js';

/** Reasons to refuse statistics: filters that cannot be, and numbers that do not exist. */
export const STATISTICS_REASONS = {
  'season-has-its-days': { code: 'validation-failed' },
  'no-such-days': { code: 'validation-failed' },
  'no-such-figure': {
    code: 'validation-failed',
    params: { figure: text('The value in the request.') },
  },
  'figure-of-a-member': {
    code: 'validation-failed',
    params: { figure: text('The value in the request.') },
  },
  'figure-of-a-season': {
    code: 'validation-failed',
    params: { figure: text('The value in the request.') },
  },
  'two-members-needed': { code: 'validation-failed' },
} as const satisfies ReasonList;
