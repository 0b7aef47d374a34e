import type { StandingRule } from '../../../src/standings/rule/standing-rule.js';
import type { StandingRow } from '../../api/seasons/seasons.js';

/** A member's way to the first place; all values are points or minor units, as the rule ranks. */
export interface Chase {
  /** The member at the top, or the next one behind for the one who leads. */
  readonly rival: string;
  readonly leads: boolean;
  /** The difference between the two; never negative. */
  readonly gap: number;
  /** The next evening leads past the rival with more than this; null for the one who leads. */
  readonly beyond: number | null;
  /** The worst evening that counts, where the next one has to be better; null where it counts anyway. */
  readonly worst: number | null;
}

/**
 * The way of a ranked member to the first place by one evening, the rival's total staying as it is; null
 * where nobody else is ranked, money is hidden, or the rule gives a value to more than what was played.
 */
export function chaseOf(
  { by, best, notPlayed }: StandingRule,
  rows: readonly StandingRow[],
  member: string,
): Chase | null {
  if (by === 'points-a-hand' || notPlayed !== null) return null;
  const ranked = rows.filter(({ rank }) => rank !== null);
  const own = ranked.find((row) => row.member === member);
  const leads = own?.rank === 1;
  const rival = ranked.find((row) => row.member !== member);
  if (own === undefined || rival === undefined) return null;
  if (own.total === null || rival.total === null) return null;
  const counting = own.evenings.filter(({ counts }) => counts).map(({ value }) => value ?? 0);
  const isFull = best !== null && own.counted >= best;
  const worst = isFull ? Math.min(...counting) : null;
  const gap = Math.abs(rival.total - own.total);
  const beyond = leads ? null : gap + (worst ?? 0);
  return { rival: rival.member, leads, gap, beyond, worst };
}
