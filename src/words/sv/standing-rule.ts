import type { RankedBy, TieBreak } from '../../standings/rule/standing-rule.js';
import type { StandingRuleWords } from '../standing-rule.js';

const BY: Readonly<Record<RankedBy, string>> = {
  points: 'Placeringen avgörs av poäng.',
  money: 'Placeringen avgörs av pengar.',
  'points-a-hand': 'Placeringen avgörs av poäng per giv.',
};

const TIES: Readonly<Record<TieBreak, string>> = {
  'evenings-won': 'flest vunna kvällar',
  'best-evening': 'den bästa kvällen',
  'head-to-head': 'vem som fick mest av de andra som står lika',
  'more-evenings': 'flest spelade kvällar',
  'fewer-evenings': 'minst antal spelade kvällar',
  'points-a-hand': 'flest poäng per giv',
};

/** How a season makes its standings. */
export default {
  by: (by) => BY[by],
  all: 'Alla säsongens kvällar räknas.',
  best: (best) =>
    best === 1
      ? 'För varje spelare räknas den bästa kvällen.'
      : `För varje spelare räknas de ${best} bästa kvällarna.`,
  least: (least) =>
    least === 1
      ? 'Bara den som har spelat minst en kväll får en placering.'
      : `Bara den som har spelat minst ${least} kvällar får en placering.`,
  notPlayed: (amount) =>
    amount === null
      ? 'En kväll som man inte har spelat räknas inte alls.'
      : `En kväll som man inte har spelat räknas som ${amount}.`,
  points: (points) => (Math.abs(points) === 1 ? `${points} poäng` : `${points} poäng`),
  ties: (ties) =>
    ties.length === 0
      ? 'Står flera lika delar de placeringen.'
      : `Står flera lika avgör i denna ordning: ${ties.join(', ')}. Är de fortfarande lika delar de placeringen.`,
  tie: (tie) => TIES[tie],
  guests: (guests) =>
    guests ? 'Gäster är med i ställningen.' : 'Gäster får ingen placering; de står för sig.',
} satisfies StandingRuleWords;
