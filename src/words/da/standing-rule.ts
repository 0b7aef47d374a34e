import type { RankedBy, TieBreak } from '../../standings/rule/standing-rule.js';
import type { StandingRuleWords } from '../standing-rule.js';

const BY: Readonly<Record<RankedBy, string>> = {
  points: 'Placeringen afgøres af point.',
  money: 'Placeringen afgøres af penge.',
  'points-a-hand': 'Placeringen afgøres af point pr. hånd.',
};

const TIES: Readonly<Record<TieBreak, string>> = {
  'evenings-won': 'flest vundne aftener',
  'best-evening': 'den bedste aften',
  'head-to-head': 'hvem der fik mest af de andre, der står lige',
  'more-evenings': 'flest spillede aftener',
  'fewer-evenings': 'færrest spillede aftener',
  'points-a-hand': 'flest point pr. hånd',
};

/** How a season makes its standings. */
export default {
  by: (by) => BY[by],
  all: 'Alle sæsonens aftener tæller.',
  best: (best) =>
    best === 1
      ? 'For hver spiller tæller den bedste aften.'
      : `For hver spiller tæller de ${best} bedste aftener.`,
  least: (least) =>
    least === 1
      ? 'Kun den, der har spillet mindst en aften, får en placering.'
      : `Kun den, der har spillet mindst ${least} aftener, får en placering.`,
  notPlayed: (amount) =>
    amount === null
      ? 'En aften, man ikke har spillet, tæller ingenting.'
      : `En aften, man ikke har spillet, tæller ${amount}.`,
  points: (points) => (Math.abs(points) === 1 ? `${points} point` : `${points} point`),
  ties: (ties) =>
    ties.length === 0
      ? 'Står flere lige, deler de placeringen.'
      : `Står flere lige, afgør i denne rækkefølge: ${ties.join(', ')}. Er de stadig lige, deler de placeringen.`,
  tie: (tie) => TIES[tie],
  guests: (guests) =>
    guests ? 'Gæster er med i stillingen.' : 'Gæster får ingen placering; de står for sig.',
} satisfies StandingRuleWords;
