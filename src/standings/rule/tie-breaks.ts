import { exact, groupsBy, type Exact } from './exact.js';
import type { RunningMember } from './running-member.js';
import type { TieBreak } from './standing-rule.js';

/** Members who share a place, and what set them apart from the others of the same total at last. */
export interface Decided {
  readonly members: readonly RunningMember[];
  /** Null for who shares a place. */
  readonly by: TieBreak | null;
}

/** Members with the same total, in the order in which ties decide, one after the other. */
export function decideLevel(
  members: readonly RunningMember[],
  ties: readonly TieBreak[],
): readonly Decided[] {
  const [tie, ...later] = ties;
  if (members.length === 1 || tie === undefined) return [{ members, by: null }];
  const groups = groupsBy(members, numberOf(tie, members));
  if (groups.length === 1) return decideLevel(members, later);
  return groups.flatMap((group) =>
    group.length === 1 ? [{ members: group, by: tie }] : decideLevel(group, later),
  );
}

/**
 * The number that a tie compares, the higher the better: over every evening that was played, whether it
 * counts or not.
 * @param level the members between whom it decides
 */
function numberOf(
  tie: TieBreak,
  level: readonly RunningMember[],
): (member: RunningMember) => Exact {
  switch (tie) {
    case 'evenings-won':
      return ({ won }) => exact(won);
    case 'best-evening':
      return ({ best }) => best;
    case 'head-to-head': {
      const ids = level.map(({ member }) => member);
      return (member) => exact(member.gotFromAll(ids));
    }
    case 'more-evenings':
      return ({ played }) => exact(played);
    case 'fewer-evenings':
      return ({ played }) => exact(-played);
    case 'points-a-hand':
      return ({ pointsAHand }) => pointsAHand;
  }
}
