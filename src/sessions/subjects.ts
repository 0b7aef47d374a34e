import type { SessionEvent } from '../evening/event.js';
import { isUuid } from '../platform/uuid.js';
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
export function subjectsOf(
  event: SessionEvent,
  postings: readonly EveningPosting[],
  parties: DisputeParties | null = null,
): string[] {
  const subjects = new Set<string>();
  namedIn(event, subjects);
  for (const { from, to } of postings) {
    if (isPlayer(from)) subjects.add(from);
    if (isPlayer(to)) subjects.add(to);
  }
  if (parties !== null) {
    subjects.add(parties.raisedBy);
    if (parties.fined !== null) subjects.add(parties.fined);
  }
  return [...subjects];
}

function namedIn(event: SessionEvent, subjects: Set<string>): void {
  const add = (id: string | null | undefined) => {
    if (id != null) subjects.add(id);
  };
  switch (event.kind) {
    case 'session-opened':
      event.seats.forEach(add);
      return;
    case 'hand-recorded':
      event.fineIds.forEach(add);
      addIds(event.record, subjects);
      return;
    case 'fine-recorded':
      [event.fineId, event.record.player, event.record.reportedBy].forEach(add);
      return;
    case 'player-joined':
    case 'player-left':
      add(event.player);
      return;
    case 'session-closed':
      return;
    case 'correction-recorded':
      add(event.dispute);
      add(event.dealGivenBack);
      addIds(event.changes, subjects);
      return;
    default:
      add(event.dispute);
      add(event.by);
      if (event.kind === 'dispute-raised') add(event.fine);
      if ('together' in event) event.together.forEach(add);
  }
}

/** Adds every text in a value, however deep, that is an id and nothing else. */
function addIds(value: unknown, ids: Set<string>): void {
  if (typeof value === 'string') {
    if (isUuid(value)) ids.add(value);
  } else if (Array.isArray(value)) {
    for (const item of value) addIds(item, ids);
  } else if (typeof value === 'object' && value !== null) {
    for (const item of Object.values(value)) addIds(item, ids);
  }
}
