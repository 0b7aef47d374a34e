import { count, listOf, text, type ReasonList } from '../rules/refusals/params.js';
import { refusing } from '../rules/refusals/refusal.js';

/** Why something cannot be done with a season, its evenings or its standings. */
export type SeasonCode =
  | 'validation-failed'
  | 'version-stale'
  | 'session-not-found'
  | 'season-not-found'
  | 'season-closed'
  | 'season-refused';

const season = text('The name of the season.');

export const SEASON_REASONS = {
  'no-such-season': { code: 'season-not-found' },
  'season-moved-on': {
    code: 'version-stale',
    params: {
      current: count('The version that the season has now.'),
      version: count('The one that the write was made for.'),
    },
  },
  'season-is-closed': { code: 'season-closed', params: { season } },
  'season-is-open': { code: 'season-refused', params: { season } },
  'season-runs-still': {
    code: 'season-refused',
    params: { season, lastDay: text('Its last day.') },
  },
  'season-has-open-evenings': {
    code: 'season-refused',
    params: { season, days: listOf(text('A day.'), 'The days on which they were opened.') },
  },
  'season-days-reversed': { code: 'validation-failed' },
  'no-such-season-book': {
    code: 'validation-failed',
    params: { book: text('The value in the request.') },
  },
  'rule-not-played-by-hand': { code: 'validation-failed' },
  'no-such-evening': { code: 'session-not-found' },
  'evening-not-in-season': { code: 'season-refused', params: { season } },
  'evening-in-season-already': { code: 'season-refused', params: { season } },
  'evening-moved-nowhere': { code: 'validation-failed' },
} as const satisfies ReasonList<SeasonCode>;

/** Makes a refusal of the seasons. */
export const refusal = refusing(SEASON_REASONS);
