import { isPlayer, type EveningPosting } from '../evening/posting.js';

/** The parties of a dispute: the person who raised it, and the fined player, if it is about a fine. */
export interface DisputeParties {
  readonly raisedBy: string;
  readonly fined: string | null;
}

/**
 * The people that an event of a session concerns, by their ids, beside the author and those that it
 * names: the owners of the accounts it moves, and the parties of its dispute.
 *
 * @param parties of the dispute that the event is a step of; null for any other event
 */
export function concernedBy(
  postings: readonly EveningPosting[],
  parties: DisputeParties | null = null,
): string[] {
  const subjects = new Set<string>();
  for (const { from, to } of postings) {
    if (!subjects.has(from) && isPlayer(from)) subjects.add(from);
    if (!subjects.has(to) && isPlayer(to)) subjects.add(to);
  }
  if (parties !== null) {
    subjects.add(parties.raisedBy);
    if (parties.fined !== null) subjects.add(parties.fined);
  }
  return [...subjects];
}
