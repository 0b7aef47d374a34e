import type { Role } from '../../people/roles.js';
import type { Logged } from '../kind.js';
import { rolesGiven } from './access.js';
import type { ClubEvent } from './event.js';

/** From a moment on, until before another: ISO 8601 in UTC with milliseconds. */
export interface Span {
  readonly from: string;
  readonly to: string;
}

/** The club's events in their order; those of other kinds and of other users are passed over. */
export type AccessLog = Iterable<Pick<Logged<ClubEvent>, 'time' | 'event'>>;

/**
 * All roles that a user had in a club at some moment of a span, however shortly: whether somebody was
 * its treasurer in a year, whatever they are now.
 */
export function rolesHeld(log: AccessLog, user: string, span: Span): ReadonlySet<Role> {
  return heldBy(log, user, span, rolesBy);
}

/**
 * The users who are the same person as a user, as far as the log shows: those who had claimed the
 * record of the same member, in the span or at its end. The user themselves is one of them.
 */
export function usersOfPerson(
  log: readonly Pick<Logged<ClubEvent>, 'time' | 'event'>[],
  user: string,
  span: Span,
): ReadonlySet<string> {
  const theirs = heldBy(log, user, span, memberBy);
  const all = log.flatMap(({ event }) => ('user' in event ? [event.user] : []));
  const same = all.filter((one) => {
    return [...heldBy(log, one, span, memberBy)].some((member) => theirs.has(member));
  });
  return new Set([user, ...same]);
}

/** All that events gave a user which held at some moment of a span. */
function heldBy<T>(
  log: AccessLog,
  user: string,
  { from, to }: Span,
  given: (event: ClubEvent, user: string) => readonly T[] | null,
): ReadonlySet<T> {
  let held: ReadonlySet<T> = new Set();
  for (const { time, event } of log) {
    const now = given(event, user);
    if (now === null || time >= to) continue;
    // Roles from before the span count only if they were still held when it began.
    held = new Set(time <= from ? now : [...held, ...now]);
  }
  return held;
}

/** The roles that an event gives a user; null for an event about anybody else. */
function rolesBy(event: ClubEvent, user: string): readonly Role[] | null {
  if (event.kind === 'club-opened') return event.owner?.user === user ? ['owner'] : null;
  if (event.kind !== 'access-given' && event.kind !== 'access-ended') return null;
  if (event.user !== user) return null;
  return event.kind === 'access-given' ? rolesGiven(event) : [];
}

/** The member whose record a user has claimed by an event; null for one that is not about them. */
function memberBy(event: ClubEvent, user: string): readonly string[] | null {
  if (event.kind !== 'access-given' && event.kind !== 'access-ended') return null;
  if (event.user !== user) return null;
  return event.kind === 'access-given' && event.member !== null ? [event.member] : [];
}
