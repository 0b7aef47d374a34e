import { newId } from '../../platform/chance/chance.js';
import { checkThere } from '../../clubs/in-use.js';
import type { Invite } from '../../generated/prisma/client.js';
import type { Caller } from '../../people/caller.js';
import type { Database } from '../../platform/database/database.js';
import { Problem } from '../../platform/http/problem/problem.js';
import { isSameSet, permits, setOfRoles, type CallerRole, type Role } from '../../people/roles.js';
import type { LanguageId } from '../../people/languages.js';
import type { InviteShownView, InviteView } from '../access.view.js';
import { hashSecret, newSecret } from '../tokens/secret.js';
import { inDays, inviteUsed, linkNotValid } from '../tokens/tokens.js';

const USUAL_DAYS = 14;
const OWNER_DAYS = 7;

/** The club, roles and member of an invite. */
export interface Inviting {
  readonly roles: readonly Role[];
  readonly member?: string | null;
  readonly days?: number | null;
}

/**
 * Makes an invite. Secretaries invite members, owners anybody.
 *
 * @returns the invite and the secret of its link, which is never shown again
 * @throws Problem `not-allowed`, `member-not-found`, `member-claimed`, `guest-refused`
 */
export async function makeInvite(
  { prisma }: Database,
  by: Caller,
  clubId: string,
  { roles: asked, member, days }: Inviting,
): Promise<{ readonly invite: InviteView; readonly secret: string }> {
  const roles = setOfRoles(asked);
  if (!mayGive(by.roles, roles)) {
    throw new Problem('only-owner-gives-role', {}, { field: 'roles' });
  }
  const memberId = member ?? null;
  if (memberId !== null) await checkFree(prisma, clubId, memberId);
  const secret = newSecret('invite');
  const row = await prisma.invite.create({
    data: {
      clubId,
      id: newId(),
      hash: hashSecret(secret),
      roles: [...roles],
      memberId,
      madeBy: by.user,
      createdAt: new Date(),
      expiresAt: inDays(days ?? USUAL_DAYS),
    },
  });
  return { invite: viewInvite(row), secret };
}

/** An invite of a member who has claimed nothing yet, with the secret of its link. */
export interface MemberInvite {
  readonly member: string;
  readonly name: string;
  readonly secret: string;
  readonly expiresAt: Date;
}

/**
 * Makes an invite for each member whom nobody who signs in has claimed: to the role of member, by name.
 *
 * @param members those who are wanted; all when left out
 * @throws Problem `nobody-to-invite`
 */
export async function makeMemberInvites(
  { prisma }: Database,
  by: Caller,
  clubId: string,
  { members, days }: { readonly members?: readonly string[] | null; readonly days?: number | null },
): Promise<readonly MemberInvite[]> {
  const free = await prisma.member.findMany({
    where: {
      ...{ clubId, guest: false, archivedAt: null, mergedInto: null },
      memberships: { none: {} },
      ...(members == null ? {} : { id: { in: [...members] } }),
    },
    orderBy: [{ name: 'asc' }, { id: 'asc' }],
  });
  if (free.length === 0) throw new Problem('nobody-to-invite', {});
  const expiresAt = inDays(days ?? USUAL_DAYS);
  const made = free.map(({ id, name }) => ({ id, name, secret: newSecret('invite') }));
  await prisma.invite.createMany({
    data: made.map(({ id: memberId, secret }) => ({
      ...{ clubId, id: newId(), hash: hashSecret(secret), roles: ['member'], memberId },
      ...{ madeBy: by.user, createdAt: new Date(), expiresAt },
    })),
  });
  return made.map(({ id: member, name, secret }) => ({ member, name, secret, expiresAt }));
}

/**
 * Makes an invite for a new owner, for the person who runs the service.
 *
 * @returns the secret of its link
 */
export async function makeOwnerInvite(
  prisma: Pick<Prisma, 'invite'>,
  clubId: string,
): Promise<{ readonly secret: string; readonly expiresAt: Date }> {
  const secret = newSecret('invite');
  const expiresAt = inDays(OWNER_DAYS);
  // Made by none of the club's users: nobody's role decides later whether it is still good.
  await prisma.invite.create({
    data: {
      clubId,
      id: newId(),
      hash: hashSecret(secret),
      roles: ['owner'],
      createdAt: new Date(),
      expiresAt,
    },
  });
  return { secret, expiresAt };
}

/** @throws Problem `member-not-found`, `member-claimed`, `guest-refused` */
export async function checkFree(prisma: Prisma, clubId: string, memberId: string): Promise<void> {
  const where = { clubId_id: { clubId, id: memberId } };
  const member = await prisma.member.findUnique({ where, include: { memberships: true } });
  if (!member) throw new Problem('member-not-found', {});
  checkThere(member);
  if (member.guest) throw new Problem('is-a-guest', { guest: member.name }, { field: 'member' });
  const [claimed] = member.memberships;
  if (claimed === undefined) return;
  const names = { member: member.name, user: claimed.name };
  throw new Problem('member-claimed', names, { field: 'member' });
}

function viewInvite(invite: Invite): InviteView {
  const { id, roles, memberId: member, madeBy } = invite;
  return {
    id,
    roles: roles as Role[],
    member,
    madeBy,
    createdAt: invite.createdAt.toISOString(),
    expiresAt: invite.expiresAt.toISOString(),
    usedAt: invite.usedAt?.toISOString() ?? null,
    usedBy: invite.usedBy,
    revokedAt: invite.revokedAt?.toISOString() ?? null,
  };
}

/** The invites of a club, newest first. */
export async function listInvites({ prisma }: Database, clubId: string): Promise<InviteView[]> {
  const rows = await prisma.invite.findMany({
    where: { clubId },
    orderBy: [{ createdAt: 'desc' }, { id: 'asc' }],
  });
  return rows.map(viewInvite);
}

/**
 * Takes an invite back. One that was used stays used: take the roles away instead.
 * @throws Problem `invite-not-found`
 */
export async function revokeInvite(
  { prisma }: Database,
  clubId: string,
  id: string,
): Promise<InviteView> {
  await prisma.invite.updateMany({
    where: { clubId, id, usedAt: null, revokedAt: null },
    data: { revokedAt: new Date() },
  });
  const row = await prisma.invite.findUnique({ where: { clubId_id: { clubId, id } } });
  if (!row) throw new Problem('invite-not-found', {});
  return viewInvite(row);
}

/**
 * The invite behind a link, for anybody who has it.
 * @throws Problem `link-not-valid`
 */
export async function showInvite({ prisma }: Database, secret: string): Promise<InviteShownView> {
  const { club, member, roles, expiresAt } = await findOpenInvite(prisma, secret);
  const since = member === null ? null : await joinedAt(prisma, club.id, member.id);
  if (since !== null) throw inviteUsed(since);
  return {
    club: { id: club.id, name: club.name, language: club.language as LanguageId },
    roles: roles as Role[],
    member: member && { id: member.id, name: member.name },
    expiresAt: expiresAt.toISOString(),
  };
}

/** When a member took one of their invites: none of the others can be taken any more. */
async function joinedAt(prisma: Prisma, clubId: string, memberId: string): Promise<Date | null> {
  const isClaimed = { member: { memberships: { some: {} } } };
  const taken = await prisma.invite.findFirst({
    where: { clubId, memberId, usedAt: { not: null }, ...isClaimed },
    orderBy: { usedAt: 'desc' },
  });
  return taken?.usedAt ?? null;
}

/**
 * An invite that can still be taken.
 * @throws Problem `link-not-valid`
 */
export async function findOpenInvite(
  prisma: Pick<Prisma, 'invite' | 'membership'>,
  secret: string,
) {
  const found = await prisma.invite.findUnique({
    where: { hash: hashSecret(secret) },
    include: { club: true, member: true },
  });
  if (found === null) throw linkNotValid();
  if (found.usedAt !== null) throw inviteUsed(found.usedAt);
  if (found.revokedAt !== null || found.expiresAt <= new Date()) throw linkNotValid();
  const { clubId, madeBy } = found;
  if (madeBy !== null) {
    const where = { clubId_userId: { clubId, userId: madeBy } };
    const inviter = await prisma.membership.findUnique({ where });
    checkMayInvite((inviter?.roles ?? []) as Role[], found.roles as Role[]);
  }
  return found;
}

type Prisma = Pick<Database['prisma'], 'invite' | 'member' | 'membership'>;

/** The author of an invite must still be allowed to make it. */
export function checkMayInvite(inviter: readonly Role[], roles: readonly Role[]): void {
  if (!permits(inviter, 'invite') || !mayGive(inviter, roles)) throw linkNotValid();
}

/** Inviters give the role of member; only owners give other roles. */
function mayGive(by: readonly CallerRole[], roles: readonly Role[]): boolean {
  return permits(by, 'keep-club') || isSameSet(roles, ['member']);
}
