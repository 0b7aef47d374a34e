import type { SessionEvent } from '../evening/event.js';
import { subjectsOf } from '../events/registry.js';
import { isPlayer, type EveningPosting } from '../evening/posting.js';

/** Whom a dispute is between: who raised it, and who was fined, if it is about a fine. */
export interface DisputeParties {
  readonly raisedBy: string;
  readonly fined: string | null;
}

/**
 * Whom and what an event of a session concerns, by their ids, beside who acted: who and what it names,
 * and whose accounts it moves.
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
