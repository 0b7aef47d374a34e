import { atMinute, EXAMPLE } from '../platform/http/reference/example-ids.js';
import type { StandingRule } from '../standings/rule/standing-rule.js';
import type { SeasonView } from './seasons/season.view.js';

/** The rule in the examples of seasons: the best two of three evenings count. */
export const RULE: StandingRule = {
  by: 'points',
  best: 2,
  least: 1,
  ties: ['evenings-won', 'best-evening'],
  guests: false,
  notPlayed: null,
};

export const SEASON: SeasonView = {
  id: EXAMPLE.season,
  name: '2026/27',
  firstDay: '2026-09-01',
  lastDay: '2027-05-31',
  books: [],
  tables: [],
  rule: RULE,
  version: 1,
  status: 'open',
  since: 12,
  closed: null,
};

/** When it was opened. */
export const OPENED_AT = atMinute(-600);
