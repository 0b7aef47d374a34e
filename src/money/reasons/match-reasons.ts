import { count, currency, type ReasonList } from '../../rules/refusals/params.js';

export type MatchCode = 'match-refused' | 'own-money';

/** Why a match of open items is not moved. */
export const MATCH_REASONS = {
  'own-match': { code: 'own-money' },
  'items-not-matched': { code: 'match-refused' },
  'same-item': { code: 'match-refused' },
  'item-of-other-sign': { code: 'match-refused' },
  'item-not-open': { code: 'match-refused' },
  'more-than-matched': {
    code: 'match-refused',
    params: {
      most: count('The amount of the match, in minor units.'),
      currency: currency('The currency of the club (ISO 4217).'),
    },
  },
  'more-than-open': {
    code: 'match-refused',
    params: {
      most: count('The open amount of the other item, in minor units.'),
      currency: currency('The currency of the club (ISO 4217).'),
    },
  },
} as const satisfies ReasonList<MatchCode>;
