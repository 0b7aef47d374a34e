import { count, listOf, points, text, type ReasonList } from '../rules/refusals/params.js';
import { refusing } from '../rules/refusals/refusal.js';

/** Why something cannot be done with a season, its evenings or its standings. */
export type SeasonCode =
  | 'validation-failed'
  | 'version-stale'
  | 'session-not-found'
  | 'season-not-found'
  | 'season-closed'
  | 'season-refused'
  | 'carried-evening-not-found'
  | 'carried-evening-refused'
  | 'confirmation-needed';

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
  'no-such-carried-evening': { code: 'carried-evening-not-found' },
  'carried-moved-on': {
    code: 'version-stale',
    params: {
      current: count('The event since which it is so.'),
      version: count('The one that the write was made for.'),
    },
  },
  'carried-day-not-past': {
    code: 'carried-evening-refused',
    params: { day: text('Its day.') },
  },
  'carried-points-left': {
    code: 'carried-evening-refused',
    params: { day: text('Its day.'), points: points('All of its points together.') },
  },
  'carried-person-twice': {
    code: 'carried-evening-refused',
    params: { day: text('Its day.') },
  },
  'carried-person-or-new': { code: 'validation-failed' },
  'carried-book-of-other-game': { code: 'validation-failed' },
  'carried-day-known': {
    code: 'confirmation-needed',
    params: { day: text('Its day.'), table: text('The name of its table; empty for none.') },
  },
} as const satisfies ReasonList<SeasonCode>;

/** Makes a refusal of the seasons. */
export const refusal = refusing(SEASON_REASONS);
