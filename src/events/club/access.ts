import { readActor } from '../../people/actor.js';
import { isSameSet, ROLES, type Role } from '../../people/roles.js';
import {
  change,
  type AuditContext,
  type EventBefore,
  type EventKind,
  type Logged,
} from '../kind.js';
import { isId, isText, listOf, oneOf, optional, orNull } from '../payload.js';
import type { AccessEnded, AccessGiven } from './event.js';

type AccessEvent = AccessGiven | AccessEnded;

const ABOUT = {
  group: 'access',
  live: 'read-all',
  person: ({ user }: AccessEvent) => user,
  about: ({ seq, event }: Logged<AccessEvent>, context: AuditContext) => {
    const { was, now } = standingsBy({ seq, event }, context);
    return { subject: event.name, member: now.member ?? was.member };
  },
  changes: (logged: Logged<AccessEvent>, context: AuditContext) => {
    const { was, now } = standingsBy(logged, context);
    return [
      ...(isSameSet(was.roles, now.roles) ? [] : [change('roles', rolesOf(was), rolesOf(now))]),
      ...(was.member === now.member ? [] : [change('claimed-member', was.member, now.member)]),
    ];
  },
} as const;

/** The roles that a log could give before somebody could have several. */
const SINGLE_ROLES = ['owner', 'secretary', 'auditor', 'member'];

/** A user gets roles, or claims the record of a member. */
export const accessGiven = {
  ...ABOUT,
  payload: {
    user: isId,
    name: isText,
    roles: optional(listOf(oneOf(ROLES))),
    role: optional(oneOf(SINGLE_ROLES)),
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

/** A user has no roles in the club any more. */
export const accessEnded = {
  ...ABOUT,
  payload: { user: isId, name: isText },
  subjects: ({ user }) => [user],
  params: (logged, context) => ({ name: logged.event.name, ...standingsBy(logged, context) }),
} satisfies EventKind<AccessEnded, unknown>;

/** The roles of a user in the club. */
export interface UserStanding {
  readonly roles: readonly Role[];
  /** The member whose record they have claimed. */
  readonly member: string | null;
}

/** The roles of a user before an event and after it. */
export function standingsBy(
  { seq, event }: Pick<Logged<AccessEvent>, 'seq' | 'event'>,
  { before }: Pick<AuditContext, 'before'>,
): { readonly was: UserStanding; readonly now: UserStanding } {
  return { was: standingAfter(before.get(seq)), now: standingAfter(event) };
}

const NOTHING: UserStanding = { roles: [], member: null };

/** All the roles that an access event gives; older logs name a single one. */
export function rolesGiven({ roles, role }: Pick<EventBefore, 'roles' | 'role'>): readonly Role[] {
  return roles ?? (role === undefined ? [] : [role]);
}

/** Nothing was and nothing is without roles. */
function rolesOf({ roles }: UserStanding): readonly Role[] | null {
  return roles.length === 0 ? null : roles;
}

function standingAfter(event: EventBefore | undefined): UserStanding {
  if (event?.kind === 'access-given') {
    return { roles: rolesGiven(event), member: event.member ?? null };
  }
  return event?.kind === 'club-opened' ? { roles: ['owner'], member: null } : NOTHING;
}

/** Nobody raises themselves: a change without an invite of the club came by the operator's link. */
function isByOperator(logged: Logged<AccessGiven>, context: AuditContext): boolean {
  const { user, invitedBy } = logged.event;
  if (invitedBy !== undefined || readActor(logged.actor).user !== user) return false;
  return !standingsBy(logged, context).was.roles.includes('owner');
}
