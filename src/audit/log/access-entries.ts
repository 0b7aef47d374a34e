import type { ClubEvent } from '../../clubs/rows-of-event.js';
import { readActor } from '../../platform/actor.js';
import type { Role } from '../../platform/permission.js';
import type { Around, Logged } from './logged.js';

/** What is told of users and their roles. */

export type AccessEvent = Extract<ClubEvent, { readonly kind: 'access-given' | 'access-ended' }>;

export function isOfAccess(event: Logged['event']): event is AccessEvent {
  return event.kind === 'access-given' || event.kind === 'access-ended';
}

/** What a user is in the club. */
export interface Standing {
  readonly role: Role | null;
  /** The member whose record he has claimed. */
  readonly member: string | null;
}

/** What a user was in the club before an event, and is after it. */
export function standingsBy(
  seq: number,
  event: AccessEvent,
  { before }: Pick<Around, 'before'>,
): { readonly was: Standing; readonly now: Standing } {
  return { was: standingAfter(before.get(seq)), now: standingAfter(event) };
}

const NOTHING: Standing = { role: null, member: null };

function standingAfter(event: ClubEvent | undefined): Standing {
  if (event?.kind === 'access-given') return { role: event.role, member: event.member };
  return event?.kind === 'club-opened' ? { role: 'owner', member: null } : NOTHING;
}

const A_ROLE: Readonly<Record<Role, string>> = {
  owner: 'an owner',
  secretary: 'a secretary',
  auditor: 'an auditor',
  member: 'a member',
};

/** What became of a user's role, in a sentence. Pure. */
export function accessSaid({ seq, actor }: Logged, event: AccessEvent, around: Around): string {
  const { name } = event;
  const { was, now } = standingsBy(seq, event, around);
  const of = (member: string | null) => `the member ${around.names.get(member ?? '') ?? member}`;
  if (now.role === null) {
    const also = was.member === null ? '' : ` and was ${of(was.member)}`;
    const before = was.role === null ? '' : `, who was ${was.role}${also},`;
    return `${name}${before} has no role in the club any more.`;
  }
  const isSameRole = now.role === was.role;
  const said: string[] = [];
  if (!isSameRole) said.push(`is ${A_ROLE[now.role]} now`);
  if (now.member !== was.member) {
    said.push(now.member === null ? `is not ${of(was.member)} any more` : `is ${of(now.member)}`);
  }
  if (said.length === 0) said.push(`is ${A_ROLE[now.role]} as before`);
  const before = isSameRole || was.role === null ? '' : `, who was ${was.role},`;
  return `${name}${before} ${said.join(' and ')}${byWhom(actor, event, was, around)}.`;
}

/** Who let him in. Nobody raises himself: what no invite of the club's did, the operator's link did. */
function byWhom(actor: string, event: AccessEvent, was: Standing, { names }: Around): string {
  if (event.kind !== 'access-given') return '';
  const { user, invitedBy } = event;
  if (invitedBy !== undefined) return `, invited by ${names.get(invitedBy) ?? invitedBy}`;
  const isByHimself = readActor(actor).user === user;
  if (!isByHimself || was.role === 'owner') return '';
  return ', by a link of whoever runs the service';
}
