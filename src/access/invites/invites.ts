import { randomUUID } from 'node:crypto';
import type { ClubWriter } from '../../ledger/write/club-writer.js';
import type { Invite } from '../../generated/prisma/client.js';
import type { Caller } from '../../platform/caller.js';
import type { Database } from '../../platform/database.js';
import { requestHash } from '../../platform/idempotency.js';
import type { Role } from '../../platform/roles.js';
import { Problem } from '../../platform/problem.js';
import type { InviteShownView, InviteView } from '../access.view.js';
import { accessGiven, checkMember } from '../roles/memberships.js';
import { hashSecret, newSecret } from '../tokens/secret.js';
import { knowBrowser, type SignedIn } from '../signing-in/sign-in.js';
import { inDays, linkNotValid, makeSession } from '../tokens/tokens.js';
import { createUser, newUser } from '../signing-in/user.js';

const USUAL_DAYS = 14;

/** What an invite is to give. */
export interface Inviting {
  readonly role: Role;
  readonly member?: string | null;
  readonly days?: number | null;
}

/**
 * Makes an invite. Secretaries invite members, owners anybody.
 *
 * @returns the invite and the secret of its link, which nobody can be told again
 * @throws Problem `not-allowed`, `member-not-found`, `member-claimed`
 */
export async function makeInvite(
  { prisma }: Database,
  by: Caller,
  clubId: string,
  { role, member, days }: Inviting,
): Promise<{ readonly invite: InviteView; readonly secret: string }> {
  if (role !== 'member' && by.role !== 'owner') {
    throw new Problem('only-owner-gives-role', {}, { field: 'role' });
  }
  const memberId = member ?? null;
  if (memberId !== null) await checkFree(prisma, clubId, memberId);
  const secret = newSecret('invite');
  const row = await prisma.invite.create({
    data: {
      clubId,
      id: randomUUID(),
      hash: hashSecret(secret),
      role,
      memberId,
      madeBy: by.user,
      createdAt: new Date(),
      expiresAt: inDays(days ?? USUAL_DAYS),
    },
  });
  return { invite: viewInvite(row), secret };
}

async function checkFree(prisma: Prisma, clubId: string, memberId: string): Promise<void> {
  const where = { clubId_id: { clubId, id: memberId } };
  const member = await prisma.member.findUnique({ where, include: { memberships: true } });
  if (!member) throw new Problem('member-not-found', {});
  const [claimed] = member.memberships;
  if (claimed === undefined) return;
  const names = { member: member.name, user: claimed.name };
  throw new Problem('member-claimed', names, { field: 'member' });
}

function viewInvite(invite: Invite): InviteView {
  const { id, role, memberId: member, madeBy } = invite;
  return {
    id,
    role: role as Role,
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
 * Takes an invite back. One that was used stays used: take the role away instead.
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
 * What a link invites to, for whoever has it.
 * @throws Problem `link-not-valid`
 */
export async function showInvite({ prisma }: Database, secret: string): Promise<InviteShownView> {
  const { club, member, role, expiresAt } = await findOpenInvite(prisma, secret);
  return {
    club: { id: club.id, name: club.name },
    role: role as Role,
    member: member && { id: member.id, name: member.name },
    expiresAt: expiresAt.toISOString(),
  };
}

/**
 * An invite that can still be taken.
 * @throws Problem `link-not-valid`
 */
async function findOpenInvite(prisma: Pick<Prisma, 'invite' | 'membership'>, secret: string) {
  const found = await prisma.invite.findUnique({
    where: { hash: hashSecret(secret) },
    include: { club: true, member: true },
  });
  if (found?.usedAt !== null || found.revokedAt !== null || found.expiresAt <= new Date()) {
    throw linkNotValid();
  }
  const { clubId, madeBy } = found;
  if (madeBy !== null) {
    const where = { clubId_userId: { clubId, userId: madeBy } };
    const inviter = await prisma.membership.findUnique({ where });
    checkMayInvite(inviter?.role as Role | null | undefined, found.role as Role);
  }
  return found;
}

/**
 * Lets a user into the club. They may repeat it, should it have failed half way.
 * @throws Problem `link-not-valid`, `member-claimed`
 */
export async function acceptInvite(
  { prisma }: Database,
  writer: ClubWriter,
  secret: string,
  user: { readonly id: string; readonly name: string },
): Promise<void> {
  await giveAccess(writer, await useInvite(prisma, secret, user.id), user);
}

/**
 * Lets somebody new into the club, and signs them in.
 * @throws Problem `link-not-valid`, `name-taken`, `member-claimed`
 */
export async function signUp(
  database: Database,
  writer: ClubWriter,
  {
    token,
    name,
    password,
  }: { readonly token: string; readonly name: string; readonly password: string },
): Promise<SignedIn> {
  const { prisma } = database;
  // Whoever has no link hashes no password here, and no user is made who then cannot come in.
  const { clubId, memberId } = await findOpenInvite(prisma, token);
  if (memberId !== null) await checkFree(prisma, clubId, memberId);
  const asked = await newUser(name, password);
  const { user, invite, session } = await prisma.$transaction(async (within) => {
    const user = await createUser(within, asked);
    const invite = await useInvite(within, token, user.id);
    return { user, invite, session: await makeSession(within, user.id) };
  });
  await giveAccess(writer, invite, user);
  return { user: user.id, session, known: await knowBrowser(prisma, user.id) };
}

type Prisma = Pick<Database['prisma'], 'invite' | 'member' | 'membership'>;

/** Marks the invite as used by the user: of two who open it at once, one gets it. */
async function useInvite(
  prisma: Pick<Prisma, 'invite'>,
  secret: string,
  user: string,
): Promise<Invite> {
  const hash = hashSecret(secret);
  const now = new Date();
  await prisma.invite.updateMany({
    where: { hash, usedAt: null, revokedAt: null, expiresAt: { gt: now } },
    data: { usedAt: now, usedBy: user },
  });
  const invite = await prisma.invite.findUnique({ where: { hash } });
  if (invite?.usedBy !== user) throw linkNotValid();
  return invite;
}

/** What the invite gives, written once, whoever repeats it. */
async function giveAccess(
  writer: ClubWriter,
  { clubId, id, memberId, madeBy, ...invite }: Invite,
  user: { readonly id: string; readonly name: string },
): Promise<void> {
  const role = invite.role as Role;
  await writer.write({
    clubId,
    // No client can send a key with a blank in it, and so take this one.
    key: `invite ${id}`,
    requestHash: requestHash('POST', '/v1/invites', { id }),
    actor: { user: user.id, device: null, member: null },
    access: true,
    memberIds: memberId === null ? [] : [memberId],
    decide(snapshot) {
      const { memberships } = snapshot;
      if (madeBy !== null) checkMayInvite(memberships.get(madeBy)?.role, role);
      const before = memberships.get(user.id);
      const member = memberId ?? before?.memberId ?? null;
      checkMember(snapshot, user.id, memberId);
      // An invite lowers nobody.
      const keeps = before?.role === 'owner' || role === 'member';
      const given = {
        user: user.id,
        name: user.name,
        role: keeps ? (before?.role ?? role) : role,
        member,
        ...(madeBy === null ? {} : { invitedBy: madeBy }),
      };
      return {
        events: [accessGiven(given, before)],
        response: { status: 200, body: given },
      };
    },
  });
}

/** Whoever made it must still be one who may. */
function checkMayInvite(inviter: Role | null | undefined, role: Role): void {
  if (inviter === 'owner' || (inviter === 'secretary' && role === 'member')) return;
  throw linkNotValid();
}
