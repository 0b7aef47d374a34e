import { checkThere } from '../../clubs/in-use.js';
import { rowsOfClubEvent } from '../../clubs/rows-of-event.js';
import type { ClubWriter } from '../../ledger/write/club-writer.js';
import type { StoredAnswer } from '../../platform/http/write/stored-answer.js';
import type { MemberRow, MembershipRow, Snapshot } from '../../ledger/log/event.js';
import type { Database } from '../../platform/database/database.js';
import { Problem } from '../../platform/http/problem/problem.js';
import { isSameSet, setOfRoles, type Role } from '../../people/roles.js';
import type { ClubWrite } from '../../ledger/requests/club-write.js';
import type { ListedMembershipView, MembershipView } from '../access.view.js';
import { lookAlikesOf } from './look-alikes.js';
import { makeResetLink } from '../passwords/change-password.js';
import type { GivenToken } from '../tokens/tokens.js';

/** The users of a club by name, with their roles and with whom they could be mistaken for. */
export async function listMemberships(
  { prisma }: Database,
  clubId: string,
): Promise<ListedMembershipView[]> {
  const [rows, members] = await Promise.all([
    prisma.membership.findMany({
      where: { clubId, roles: { isEmpty: false } },
      orderBy: [{ name: 'asc' }, { userId: 'asc' }],
    }),
    prisma.member.findMany({ where: { clubId }, select: { id: true, name: true } }),
  ]);
  const users = rows.map(({ userId }) => userId);
  const accounts = await prisma.user.findMany({
    where: { id: { in: users } },
    select: { id: true },
  });
  const here = new Set(accounts.map(({ id }) => id));
  const names = [...rows.map(({ userId: id, name }) => ({ id, name })), ...members];
  return rows.map(({ userId, name, roles, memberId }) => ({
    user: userId,
    name,
    roles: roles as Role[],
    member: memberId,
    looksLike: lookAlikesOf(name, [userId, memberId], names),
    isHere: here.has(userId),
  }));
}

/**
 * Gives a user of the club other roles, all of which are named, or another member record.
 *
 * @throws Problem `user-not-found`, `last-owner`, `member-not-found`, `member-claimed`
 */
export function changeMembership(
  writer: ClubWriter,
  write: ClubWrite,
  user: string,
  change: { readonly roles?: readonly Role[] | null; readonly member?: string | null },
): Promise<StoredAnswer> {
  return writer.write({
    ...write,
    access: true,
    memberIds: change.member == null ? [] : [change.member],
    decide(snapshot) {
      const before = takeMembership(snapshot, user);
      const roles = setOfRoles(change.roles ?? before.roles);
      if (!roles.includes('owner')) checkOtherOwner(snapshot, user);
      const memberId = change.member === undefined ? before.memberId : change.member;
      checkMember(snapshot, user, memberId, memberId !== before.memberId);
      const isSame = isSameSet(roles, before.roles) && memberId === before.memberId;
      const given = { user, name: before.name, roles, member: memberId };
      return {
        events: isSame ? [] : [accessGiven(given, before)],
        response: { status: 200, body: given satisfies MembershipView },
      };
    },
  });
}

/**
 * Takes a user's roles away: they may do and see nothing more in the club.
 *
 * @throws Problem `user-not-found`, `last-owner`
 */
export function endMembership(
  writer: ClubWriter,
  write: ClubWrite,
  user: string,
): Promise<StoredAnswer> {
  return writer.write({
    ...write,
    access: true,
    decide(snapshot) {
      const { name, memberId } = takeMembership(snapshot, user);
      checkOtherOwner(snapshot, user);
      return {
        events: [rowsOfClubEvent({ kind: 'access-ended', user, name }, { claimed: memberId })],
        response: { status: 200, body: { user, name, roles: [], member: null } },
      };
    },
  });
}

/**
 * A link by which a user of the club sets a new password. Anybody with the link becomes that user, so
 * only an owner of all the clubs that it leads to can make one.
 *
 * @throws Problem `user-not-found`, `not-allowed`
 */
export async function makeResetLinkFor(
  { prisma }: Database,
  owner: string,
  clubId: string,
  user: string,
): Promise<GivenToken> {
  if (user === owner) {
    // Otherwise one stolen sign-in would be enough to get in for good, without the password.
    throw new Problem('own-password-needs-present-one', {});
  }
  const clubs = await prisma.membership.findMany({
    where: { userId: user, roles: { isEmpty: false } },
  });
  if (!clubs.some((one) => one.clubId === clubId)) throw noUser();
  // The log of an imported club names users of where it came from.
  if ((await prisma.user.count({ where: { id: user } })) === 0) throw noUser();
  const owned = await prisma.membership.count({
    where: {
      userId: owner,
      roles: { has: 'owner' },
      clubId: { in: clubs.map((one) => one.clubId) },
    },
  });
  if (owned === clubs.length) return makeResetLink(prisma, user);
  throw new Problem('link-would-open-other-club', {});
}

/** A user gets roles, and perhaps a member's record, in the club. */
export function accessGiven(
  given: {
    readonly user: string;
    readonly name: string;
    readonly roles: readonly Role[];
    readonly member: string | null;
    readonly invitedBy?: string;
  },
  before: MembershipRow | undefined,
) {
  const claimed = before?.memberId ?? null;
  return rowsOfClubEvent({ kind: 'access-given', ...given }, { claimed });
}

/**
 * Checks that a user may be this member: it is there, and nobody else's.
 * @throws Problem `member-not-found`, `member-claimed`, `guest-refused`
 */
export function checkMember(
  { members, memberships }: Snapshot,
  user: string,
  member: string | null,
  isNew = true,
): void {
  if (member === null || !isNew) return;
  const row: MemberRow | undefined = members.get(member);
  if (!row) throw new Problem('member-not-found', {});
  checkThere(row);
  if (row.guest) throw new Problem('is-a-guest', { guest: row.name }, { field: 'member' });
  for (const { userId, name, memberId } of memberships.values()) {
    if (memberId !== member || userId === user) continue;
    throw new Problem('member-claimed', { member: row.name, user: name }, { field: 'member' });
  }
}

function takeMembership({ memberships }: Snapshot, user: string): MembershipRow {
  const row = memberships.get(user);
  if (row === undefined || row.roles.length === 0) throw noUser();
  return row;
}

function noUser(): Problem {
  return new Problem('user-not-found', {});
}

/** A club that nobody owns could give nobody a role any more. */
function checkOtherOwner({ memberships }: Snapshot, user: string): void {
  if (memberships.get(user)?.roles.includes('owner') !== true) return;
  for (const { userId, roles } of memberships.values()) {
    if (roles.includes('owner') && userId !== user) return;
  }
  throw new Problem('last-owner', {});
}
