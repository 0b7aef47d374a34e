import { readActor } from '../../platform/actor.js';
import { ROLES, type Role } from '../../platform/roles.js';
import {
  change,
  type AuditContext,
  type EventBefore,
  type EventKind,
  type Logged,
} from '../kind.js';
import { isId, isText, oneOf, optional, orNull } from '../payload.js';
import type { AccessEnded, AccessGiven } from './event.js';

type AccessEvent = AccessGiven | AccessEnded;

const ABOUT = {
  group: 'access',
  live: 'read-all',
  about: ({ seq, event }: Logged<AccessEvent>, context: AuditContext) => {
    const { was, now } = standingsBy({ seq, event }, context);
    return { subject: event.name, member: now.member ?? was.member };
  },
  changes: (logged: Logged<AccessEvent>, context: AuditContext) => {
    const { was, now } = standingsBy(logged, context);
    return [
      ...(was.role === now.role ? [] : [change('role', was.role, now.role)]),
      ...(was.member === now.member ? [] : [change('claimed-member', was.member, now.member)]),
    ];
  },
} as const;

/** A user gets a role, or claims the record of a member. */
export const accessGiven = {
  ...ABOUT,
  payload: {
    user: isId,
    name: isText,
    role: oneOf(ROLES),
    member: orNull(isId),
    invitedBy: optional(isId),
  },
  subjects: ({ user, member }) => (member === null ? [user] : [user, member]),
  params: (logged, context) => {
    const { name, invitedBy = null } = logged.event;
    return {
      name,
      ...standingsBy(logged, context),
      invitedBy,
      byOperator: isByOperator(logged, context),
    };
  },
} satisfies EventKind<AccessGiven, unknown>;

/** A user has no role in the club any more. */
export const accessEnded = {
  ...ABOUT,
  payload: { user: isId, name: isText },
  subjects: ({ user }) => [user],
  params: (logged, context) => ({ name: logged.event.name, ...standingsBy(logged, context) }),
} satisfies EventKind<AccessEnded, unknown>;

/** What a user is in the club. */
export interface UserStanding {
  readonly role: Role | null;
  /** The member whose record they have claimed. */
  readonly member: string | null;
}

/** What a user was in the club before an event, and is after it. */
export function standingsBy(
  { seq, event }: Pick<Logged<AccessEvent>, 'seq' | 'event'>,
  { before }: Pick<AuditContext, 'before'>,
): { readonly was: UserStanding; readonly now: UserStanding } {
  return { was: standingAfter(before.get(seq)), now: standingAfter(event) };
}

const NOTHING: UserStanding = { role: null, member: null };

function standingAfter(event: EventBefore | undefined): UserStanding {
  if (event?.kind === 'access-given') {
    const role = ROLES.find((one) => one === event.role) ?? null;
    return { role, member: event.member ?? null };
  }
  return event?.kind === 'club-opened' ? { role: 'owner', member: null } : NOTHING;
}

/** Nobody raises themselves: what no invite of the club's did, the operator's link did. */
function isByOperator(logged: Logged<AccessGiven>, context: AuditContext): boolean {
  const { user, invitedBy } = logged.event;
  if (invitedBy !== undefined || readActor(logged.actor).user !== user) return false;
  return standingsBy(logged, context).was.role !== 'owner';
}
