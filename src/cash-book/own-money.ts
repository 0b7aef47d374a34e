import type { Snapshot } from '../ledger/log/event.js';
import type { Actor } from '../people/actor.js';
import { Problem } from '../platform/http/problem/problem.js';
import { permits } from '../people/roles.js';

/** The owners of the money in question. */
interface Whose {
  readonly member: string;
  /** The user who said something about it; null for nobody. */
  readonly saidBy: string | null;
}

/**
 * Nobody settles alone what is theirs while somebody else in the club may: two see it then. The decision
 * must have asked for the members, and for access.
 *
 * @throws Problem `own-money`
 */
export function requireAnother(
  snapshot: Snapshot,
  { user, member }: Actor,
  whose: Whose,
  reason: 'another-may-confirm' | 'another-may-move',
): void {
  const now = (id: string | null) => snapshot.members.get(id ?? '')?.mergedInto ?? id;
  const owner = now(whose.member);
  const isOwn =
    (member !== null && now(member) === owner) || (user !== null && user === whose.saidBy);
  if (!isOwn) return;
  const another = [...snapshot.memberships.values()].some(
    ({ userId, memberId, roles }) =>
      userId !== user && now(memberId) !== owner && permits(roles, 'keep-money'),
  );
  if (another) throw new Problem(reason, {});
}
