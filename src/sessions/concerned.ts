import type { SessionEvent } from '../evening/event.js';
import { subjectsOf } from '../events/registry.js';
import { isPlayer, type EveningPosting } from '../evening/posting.js';

/** The parties of a dispute: the person who raised it, and the fined player, if it is about a fine. */
export interface DisputeParties {
  readonly raisedBy: string;
  readonly fined: string | null;
}

/**
 * The people and things that an event of a session concerns, by their ids, beside the author: everyone
 * and everything it names, and the owners of the accounts it moves.
 *
 * @param parties of the dispute that the event is a step of; null for any other event
 */
export function concernedBy(
  event: SessionEvent,
  postings: readonly EveningPosting[],
  parties: DisputeParties | null = null,
): string[] {
  const subjects = new Set(subjectsOf(event));
  for (const { from, to } of postings) {
    // Nearly all of them are there already.
    if (!subjects.has(from) && isPlayer(from)) subjects.add(from);
    if (!subjects.has(to) && isPlayer(to)) subjects.add(to);
  }
  if (parties !== null) {
    subjects.add(parties.raisedBy);
    if (parties.fined !== null) subjects.add(parties.fined);
  }
  return [...subjects];
}
