import type { StandingRule, TieBreak } from '../../../src/standings/rule/standing-rule.js';

/** Two that ask the same the other way round: after one of them the other decides nothing. */
const OPPOSITES: Readonly<Partial<Record<TieBreak, TieBreak>>> = {
  'more-evenings': 'fewer-evenings',
  'fewer-evenings': 'more-evenings',
};

/** Takes a tie-break in as the last, or out; its opposite goes out as it comes in. */
export function withTie(rule: StandingRule, tie: TieBreak): StandingRule {
  const ties = rule.ties.includes(tie)
    ? rule.ties.filter((one) => one !== tie)
    : [...rule.ties.filter((one) => one !== OPPOSITES[tie]), tie];
  return { ...rule, ties };
}

/**
 * The rule with another ranking value. The value of an evening not played is in its unit, so it is
 * cleared.
 */
export function withBy(rule: StandingRule, by: StandingRule['by']): StandingRule {
  if (by === rule.by) return rule;
  // The ranking value itself cannot break a tie.
  const ties = rule.ties.filter((tie) => tie !== by);
  return { ...rule, by, ties, notPlayed: null };
}
