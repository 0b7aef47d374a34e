import type { Role } from '../../platform/roles.js';
import type { Logged } from '../kind.js';
import { rolesGiven } from './access.js';
import type { ClubEvent } from './event.js';

/** From a moment on, until before another: ISO 8601 in UTC with milliseconds. */
export interface Span {
  readonly from: string;
  readonly to: string;
}

/**
 * All roles that a user had in a club at some moment of a span, however shortly: whether somebody was
 * its treasurer in a year, whatever they are now.
 *
 * @param log the club's events in their order; those of other kinds and of other users are passed over
 */
export function rolesHeld(
  log: Iterable<Pick<Logged<ClubEvent>, 'time' | 'event'>>,
  user: string,
  { from, to }: Span,
): ReadonlySet<Role> {
  let held: ReadonlySet<Role> = new Set();
  for (const { time, event } of log) {
    const roles = rolesBy(event, user);
    if (roles === null || time >= to) continue;
    // What came before the span counts only as far as it was still so when the span began.
    held = new Set(time <= from ? roles : [...held, ...roles]);
  }
  return held;
}

/** What a user is by an event; null for one that is not about them. */
function rolesBy(event: ClubEvent, user: string): readonly Role[] | null {
  if (event.kind === 'club-opened') return event.owner?.user === user ? ['owner'] : null;
  if (event.kind !== 'access-given' && event.kind !== 'access-ended') return null;
  if (event.user !== user) return null;
  return event.kind === 'access-given' ? rolesGiven(event) : [];
}
