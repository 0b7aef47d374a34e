import type { ClubEvent, MemberForgotten } from '../events/club/event.js';
import { rolesGiven } from '../events/club/access.js';
import type { MemberRow, Snapshot } from '../ledger/log/event.js';
import { isSameSet, setOfRoles } from '../people/roles.js';
import type { BeforeClubEvent } from './rows-of-event.js';

/** The rows that an event of a club meets. */
export type ClubWorld = Pick<Snapshot, 'club' | 'members' | 'memberships' | 'devices'>;

/**
 * The state before an event, as far as its rows depend on it.
 *
 * @param world with every row of the club
 * @throws Error for an event that cannot follow those before it
 */
export function beforeClubEvent(event: ClubEvent, world: ClubWorld): BeforeClubEvent {
  switch (event.kind) {
    case 'club-renamed':
    case 'club-archived':
    case 'club-restored':
      return { archived: world.club.archivedAt !== null };
    case 'member-renamed':
    case 'member-archived':
    case 'member-restored':
      return { archived: memberIn(world, event.member).archivedAt !== null };
    case 'guest-made-member':
      guestIn(world, event.member);
      return {};
    case 'guest-merged':
      if (memberIn(world, event.into).guest) throw new Error(`${event.into} is no member`);
      guestIn(world, event.member);
      return {};
    case 'member-forgotten':
      return beforeForgetting(event, world);
    default:
      return beforeAccess(event, world);
  }
}

function memberIn({ members }: ClubWorld, id: string): MemberRow {
  const member = members.get(id);
  if (member === undefined) throw new Error(`member ${id} was never added`);
  if (member.initials !== null) throw new Error(`${id} was forgotten`);
  return member;
}

/** A guest who may still become somebody. */
function guestIn(world: ClubWorld, id: string): void {
  const { guest, mergedInto } = memberIn(world, id);
  if (!guest || mergedInto !== null) throw new Error(`${id} is no guest any more`);
}

function beforeForgetting(
  { member: id, guests, users }: MemberForgotten,
  world: ClubWorld,
): BeforeClubEvent {
  const member = memberIn(world, id);
  if (member.mergedInto !== null) throw new Error(`${id} was merged`);
  for (const guest of guests) {
    if (memberIn(world, guest).mergedInto === null) throw new Error(`${guest} was not merged`);
  }
  for (const user of users) {
    if (hasRole(world, user)) throw new Error(`user ${user} has a role`);
  }
  return { archived: member.archivedAt !== null };
}

function hasRole({ memberships }: ClubWorld, user: string): boolean {
  return (memberships.get(user)?.roles ?? []).length > 0;
}

function beforeAccess(event: ClubEvent, world: ClubWorld): BeforeClubEvent {
  const { memberships, devices } = world;
  switch (event.kind) {
    case 'access-given':
      checkGiven(event, world);
      return { claimed: memberships.get(event.user)?.memberId ?? null };
    case 'access-ended':
      if (!hasRole(world, event.user)) throw new Error(`user ${event.user} has no role`);
      return { claimed: memberships.get(event.user)?.memberId ?? null };
    case 'device-added':
      if (devices.has(event.device)) throw new Error(`device ${event.device} is there`);
      return {};
    case 'device-revoked':
      if (devices.get(event.device)?.revokedAt !== null) {
        throw new Error(`device ${event.device} was never added, or is revoked already`);
      }
      return {};
    default:
      return {};
  }
}

function checkGiven(event: Extract<ClubEvent, { kind: 'access-given' }>, world: ClubWorld): void {
  const { user, member } = event;
  const roles = rolesGiven(event);
  const isSet = roles.length > 0 && isSameSet(roles, setOfRoles(roles));
  if (!isSet || (event.roles !== undefined && event.role !== undefined)) {
    throw new Error(`[${roles.join(', ')}] is no set of roles`);
  }
  if (member === null) return;
  if (memberIn(world, member).guest) throw new Error(`${member} is a guest`);
  for (const { userId: other, memberId } of world.memberships.values()) {
    if (memberId !== member || other === user) continue;
    throw new Error(`member ${member} was claimed by user ${other} already`);
  }
}
