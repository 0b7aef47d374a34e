import type { QueryKey } from '@tanstack/react-query';

/** That something was added to the log of a club; the type is the same as LogNote's of the API. */
export interface Note {
  readonly type: 'head' | 'restored' | 'log' | 'ping' | 'seen';
  /** Its number in the log; of a head or a ping the last one that there is. */
  readonly event: number;
  readonly session: string | null;
}

/** Reads of one session: a note about another does not concern them. */
const OF_ONE_SESSION = new Set([
  'session',
  'evening',
  'hands',
  'hand',
  'revisions',
  'session-fines',
  'corrections',
  'steps',
  'closing',
  'ledger',
  'evening-seasons',
]);

/** Reads that an evening at the table does not change. */
const OF_CLUB = new Set(['members', 'memberships', 'devices', 'invites', 'seasons', 'carried']);

/** Reads that never change, or are made only once: a choice of options stays until the next request. */
const FOR_GOOD = new Set([
  'rules',
  'opening',
  'me',
  'invite',
  'correction-preview',
  'plan-preview',
]);

/**
 * Whether a read under a key may change after a note. Keys begin with their kind and the club; unknown
 * kinds are read again.
 *
 * @param session of the note; null for one about the club itself
 */
export function isConcerned(
  [what, ...of]: QueryKey,
  club: string,
  session: string | null,
): boolean {
  if (typeof what !== 'string' || FOR_GOOD.has(what) || !of.includes(club)) return false;
  if (session === null) return true;
  if (OF_CLUB.has(what)) return false;
  return !OF_ONE_SESSION.has(what) || of.includes(session);
}

/** A note out of what came over the line; null for what is none. */
export function readNote(data: unknown): Note | null {
  try {
    const note: unknown = typeof data === 'string' ? JSON.parse(data) : null;
    return isNote(note) ? note : null;
  } catch {
    return null;
  }
}

function isNote(note: unknown): note is Note {
  return (
    typeof note === 'object' && note !== null && 'event' in note && typeof note.event === 'number'
  );
}
