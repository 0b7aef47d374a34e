import { count, oneOf, text, type ReasonList } from '../../rules/refusals/params.js';
import { BOOKS_KEPT } from '../years/examined.js';

/** Why a fiscal year cannot be closed, opened again or examined, nor its budget set. */
export type YearCode =
  | 'validation-failed'
  | 'version-stale'
  | 'account-refused'
  | 'not-allowed'
  | 'year-not-found'
  | 'year-refused'
  | 'examination-not-found'
  | 'examination-refused';

const year = text('The fiscal year.');

export const YEAR_REASONS = {
  'no-such-year': { code: 'year-not-found' },
  'year-moved-on': {
    code: 'version-stale',
    params: {
      current: count('The version that the year has now.'),
      version: count('The one that the write was made for.'),
    },
  },
  'year-runs-still': { code: 'year-refused', params: { lastDay: text('Its last day.') } },
  'earlier-year-is-open': { code: 'year-refused', params: { year } },
  'later-year-is-closed': { code: 'year-refused', params: { year } },
  'year-is-open': { code: 'year-refused', params: { year } },
  'examiner-kept-books': {
    code: 'examination-refused',
    params: { role: oneOf(BOOKS_KEPT, 'Their role in that year; `recorder` of vouchers.') },
  },
  'head-unknown': { code: 'examination-refused' },
  'head-before-closing': { code: 'examination-refused' },
  'nothing-looked-at': { code: 'examination-refused' },
  'reservation-is-missing': { code: 'examination-refused' },
  'reservation-of-approval': { code: 'examination-refused' },
  'no-such-examination': { code: 'examination-not-found' },
  'no-such-remark': { code: 'examination-not-found' },
  'examination-of-another': { code: 'examination-refused' },
  'examination-is-withdrawn': { code: 'examination-refused' },
  'examination-is-of-before': { code: 'examination-refused' },
  'remark-is-settled': { code: 'examination-refused' },
  'remark-not-answered': { code: 'examination-refused' },
  'remark-needs-closed-year': { code: 'examination-refused' },
  'remark-answered-by-you': { code: 'examination-refused' },
  'accounts-not-closed': { code: 'not-allowed' },
  'owner-opens-examined': { code: 'year-refused' },
  'no-result-account': { code: 'account-refused' },
  'budget-twice': { code: 'validation-failed' },
  'no-such-period': { code: 'validation-failed' },
} as const satisfies ReasonList<YearCode>;
