import type { Prisma } from '../../generated/prisma/client.js';
import type { Database } from '../../platform/database/database.js';
import type { Caller } from '../../people/caller.js';
import { Problem } from '../../platform/http/problem/problem.js';
import type { Owner } from './change-club.js';
import { viewClub, viewMember, type ClubView, type MemberView } from '../view.js';

/** The clubs that a user has a role in, or the one of a device, by name, the archived ones last. */
export async function listClubs(
  { prisma }: Database,
  { user, deviceClub }: Caller,
): Promise<ClubView[]> {
  const clubs = await prisma.club.findMany({
    where:
      deviceClub === null
        ? { memberships: { some: { userId: user ?? '', roles: { isEmpty: false } } } }
        : { id: deviceClub },
    orderBy: [{ archivedAt: { sort: 'asc', nulls: 'first' } }, { name: 'asc' }, { id: 'asc' }],
  });
  return clubs.map((club) => viewClub({ ...club, ...timesOf(club) }));
}

/** The user who is to own a club, by the name that they sign in with. */
export async function readOwner({ prisma }: Database, user: string | null): Promise<Owner> {
  const { id, name } = await prisma.user.findUniqueOrThrow({ where: { id: user ?? '' } });
  return { user: id, name };
}

/** @throws Problem 'club-not-found' */
export async function readClub({ prisma }: Database, clubId: string): Promise<ClubView> {
  const club = await prisma.club.findUnique({ where: { id: clubId } });
  if (!club) throw new Problem('club-not-found', {});
  return viewClub({ ...club, ...timesOf(club) });
}

/** The members of a club by name, the archived ones last. Throws Problem 'club-not-found'. */
export async function listMembers(database: Database, clubId: string): Promise<MemberView[]> {
  await readClub(database, clubId);
  const members = await database.prisma.member.findMany({
    where: { clubId },
    include: { isNow: true },
    orderBy: [{ archivedAt: { sort: 'asc', nulls: 'first' } }, { name: 'asc' }, { id: 'asc' }],
  });
  return members.map(viewFound);
}

/** @throws Problem 'member-not-found' */
export async function readMember(
  { prisma }: Database,
  clubId: string,
  memberId: string,
): Promise<MemberView> {
  const member = await prisma.member.findUnique({
    where: { clubId_id: { clubId, id: memberId } },
    include: { isNow: true },
  });
  if (!member) throw new Problem('member-not-found', {});
  return viewFound(member);
}

/** A merged guest is called as the member is. */
function viewFound(
  member: Prisma.MemberGetPayload<{ readonly include: { readonly isNow: true } }>,
): MemberView {
  const { name, initials } = member.isNow ?? member;
  return viewMember({ ...member, ...timesOf(member), name, initials });
}

function timesOf({ createdAt, archivedAt }: { createdAt: Date; archivedAt: Date | null }) {
  return {
    createdAt: createdAt.toISOString(),
    archivedAt: archivedAt?.toISOString() ?? null,
  };
}
