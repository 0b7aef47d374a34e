import type { RankedBy, TieBreak } from '../../standings/rule/standing-rule.js';
import type { StandingRuleWords } from '../standing-rule.js';

const BY: Readonly<Record<RankedBy, string>> = {
  points: 'Points rank the members.',
  money: 'Money ranks the members.',
  'points-a-hand': 'Points a hand rank the members.',
};

const TIES: Readonly<Record<TieBreak, string>> = {
  'evenings-won': 'most evenings won',
  'best-evening': 'the best evening',
  'head-to-head': 'the most points from the others who are level',
  'more-evenings': 'most evenings played',
  'fewer-evenings': 'fewest evenings played',
  'points-a-hand': 'most points a hand',
};

/** How a season makes its standings. */
export default {
  by: (by) => BY[by],
  all: 'Every evening of the season counts.',
  best: (best) =>
    best === 1
      ? 'Of each player the best evening counts.'
      : `Of each player the best ${best} evenings count.`,
  least: (least) =>
    least === 1
      ? 'Only members who have played at least one evening are ranked.'
      : `Only members who have played at least ${least} evenings are ranked.`,
  notPlayed: (amount) =>
    amount === null
      ? 'An evening that somebody did not play counts nothing for them.'
      : `An evening that somebody did not play counts ${amount} for them.`,
  points: (points) => (Math.abs(points) === 1 ? `${points} point` : `${points} points`),
  ties: (ties) =>
    ties.length === 0
      ? 'Members who are level share the rank.'
      : `Ties are decided, in this order, by: ${ties.join(', ')}. Members who are still level share the rank.`,
  tie: (tie) => TIES[tie],
  guests: (guests) =>
    guests ? 'Guests are ranked too.' : 'Guests are not ranked; they are listed by themselves.',
} satisfies StandingRuleWords;
