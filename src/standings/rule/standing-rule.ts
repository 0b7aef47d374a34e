import { refusal } from '../reasons.js';

/** The numbers by which members can be ranked. */
export const RANKED_BY = ['points', 'money', 'points-a-hand'] as const;
export type RankedBy = (typeof RANKED_BY)[number];

/** The tie-breaks between level members. All of them look at every evening that was played. */
export const TIE_BREAKS = [
  'evenings-won',
  'best-evening',
  'head-to-head',
  'more-evenings',
  'fewer-evenings',
  'points-a-hand',
] as const;
export type TieBreak = (typeof TIE_BREAKS)[number];

/** How a season makes its standings of its evenings. */
export interface StandingRule {
  readonly by: RankedBy;
  /** Of each member so many evenings count, their best; null for all. */
  readonly best: number | null;
  /** Members with fewer evenings are not ranked. */
  readonly least: number;
  /** The tie-breaks, in this order. */
  readonly ties: readonly TieBreak[];
  /** Whether guests are ranked. */
  readonly guests: boolean;
  /**
   * The value of an evening for a member who did not play it: points, or minor units where money ranks;
   * null for no value.
   */
  readonly notPlayed: number | null;
}

/** The most evenings that a rule can name. */
export const MOST_EVENINGS = 1000;
/** The largest value of an evening that was not played, either way. */
export const MOST_NOT_PLAYED = 1_000_000_000;

/** The rule that a season begins with if nobody chooses another: all evenings, by points. */
export const USUAL_RULE: StandingRule = {
  by: 'points',
  best: null,
  least: 0,
  ties: ['evenings-won', 'best-evening'],
  guests: false,
  notPlayed: null,
};

/**
 * @param field the place of the rule in the request
 * @throws Refusal `rule-not-played-by-hand`
 */
export function requireRule({ by, notPlayed }: StandingRule, field: string): void {
  // Nothing was dealt on an evening that was not played: there is nothing to divide by.
  if (by === 'points-a-hand' && notPlayed !== null) {
    throw refusal('rule-not-played-by-hand', {}, { field: `${field}.notPlayed` });
  }
}

/** Whether what a log holds is such a rule. */
export function isStandingRule(value: unknown): value is StandingRule {
  if (typeof value !== 'object' || value === null) return false;
  const { by, best, least, ties, guests, notPlayed, ...more } = value as Record<string, unknown>;
  return (
    Object.keys(more).length === 0 &&
    isOneOf(RANKED_BY, by) &&
    (best === null || isWhole(best, 1, MOST_EVENINGS)) &&
    isWhole(least, 0, MOST_EVENINGS) &&
    Array.isArray(ties) &&
    new Set(ties).size === ties.length &&
    ties.every((tie) => isOneOf(TIE_BREAKS, tie)) &&
    typeof guests === 'boolean' &&
    (notPlayed === null || isWhole(notPlayed, -MOST_NOT_PLAYED, MOST_NOT_PLAYED))
  );
}

/** Whether two rules say the same. */
export function isSameRule(one: StandingRule, other: StandingRule): boolean {
  return (
    one.by === other.by &&
    one.best === other.best &&
    one.least === other.least &&
    one.ties.join() === other.ties.join() &&
    one.guests === other.guests &&
    one.notPlayed === other.notPlayed
  );
}

function isOneOf(words: readonly string[], value: unknown): boolean {
  return words.some((word) => word === value);
}

function isWhole(value: unknown, least: number, most: number): boolean {
  return Number.isSafeInteger(value) && (value as number) >= least && (value as number) <= most;
}
