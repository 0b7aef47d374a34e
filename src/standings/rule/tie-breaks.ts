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
  const number = numberOf(tie, members);
  if (number === null) return decideLevel(members, later);
  const groups = groupsBy(members, number);
  if (groups.length === 1) return decideLevel(members, later);
  return groups.flatMap((group) =>
    group.length === 1 ? [{ members: group, by: tie }] : decideLevel(group, later),
  );
}

/**
 * The number that a tie compares, the higher the better: over every evening that was played, whether it
 * counts or not.
 * @param level the members between whom it decides
 * @returns null where it is not known of all of them: the next one decides
 */
function numberOf(
  tie: TieBreak,
  level: readonly RunningMember[],
): ((member: RunningMember) => Exact) | null {
  switch (tie) {
    case 'evenings-won':
      return ({ won }) => exact(won);
    case 'best-evening':
      return ({ best }) => best;
    case 'head-to-head': {
      const ids = level.map(({ member }) => member);
      if (!level.every((member) => member.isKnownWith(ids))) return null;
      return (member) => exact(member.gotFromAll(ids));
    }
    case 'more-evenings':
      return ({ played }) => exact(played);
    case 'fewer-evenings':
      return ({ played }) => exact(-played);
    case 'points-a-hand': {
      const known = new Map<RunningMember, Exact>();
      for (const member of level) {
        const { pointsAHand } = member;
        if (pointsAHand === null) return null;
        known.set(member, pointsAHand);
      }
      return (member) => known.get(member) ?? exact(0);
    }
  }
}
