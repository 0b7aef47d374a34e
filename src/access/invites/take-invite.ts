import { createHash } from 'node:crypto';
import type { Invite, Prisma } from '../../generated/prisma/client.js';
import type { ClubWriter } from '../../ledger/write/club-writer.js';
import type { Database } from '../../platform/database/database.js';
import { requestHash } from '../../platform/http/write/idempotency.js';
import { Problem } from '../../platform/http/problem/problem.js';
import { setOfRoles, type Role } from '../../people/roles.js';
import type { Passwords } from '../passwords/password.js';
import { accessGiven, checkMember } from '../roles/memberships.js';
import type { SignedIn } from '../signing-in/sign-in.js';
import { createUser, newUser } from '../signing-in/user.js';
import { nameKeyOf } from '../signing-in/user-name.js';
import { hashSecret } from '../tokens/secret.js';
import { inviteUsed, linkNotValid, makeSession } from '../tokens/tokens.js';
import { checkFree, checkMayInvite, findOpenInvite } from './invites.js';

/** The user or the new person who takes an invite. */
interface Taker {
  readonly id: string;
  readonly name: string;
}

/** Many may open one link at once, and each waits for the ledger to write for the one before. */
const WAITING = { maxWait: 15_000, timeout: 15_000 };

/**
 * Gives a user the roles of an invite. The same user may repeat that with the same answer; a refusal
 * leaves the invite as it was.
 * @throws Problem `link-not-valid`, `member-claimed`
 */
export async function acceptInvite(
  { prisma }: Database,
  writer: ClubWriter,
  secret: string,
  user: Taker,
): Promise<void> {
  await prisma.$transaction(async (within) => {
    const invite = await holdInvite(within, secret);
    if (invite.usedAt !== null) {
      // This user took it before. Roles that they lost since then are not given again.
      if (invite.usedBy === user.id) return;
      throw inviteUsed(invite.usedAt);
    }
    await giveAccess(within, writer, invite, user);
  }, WAITING);
}

/**
 * Lets somebody new into the club, and signs them in.
 * @throws Problem `link-not-valid`, `name-taken`, `member-claimed`
 */
export async function signUp(
  { prisma }: Database,
  writer: ClubWriter,
  passwords: Passwords,
  {
    token,
    name,
    password,
  }: { readonly token: string; readonly name: string; readonly password: string },
): Promise<SignedIn> {
  // A request without a valid link hashes no password here.
  const open = await findOpenInvite(prisma, token);
  if (open.memberId !== null) await checkFree(prisma, open.clubId, open.memberId);
  const asked = await newUser(passwords, name, password);
  return prisma.$transaction(async (within) => {
    const invite = await holdInvite(within, token);
    if (invite.usedAt !== null) throw inviteUsed(invite.usedAt);
    const user = await createUser(within, asked, idOfTaker(invite.id, name));
    await giveAccess(within, writer, invite, user);
    const session = await makeSession(within, user.id);
    return { user: user.id, session, known: null };
  }, WAITING);
}

/**
 * The invite of a link, which nobody else can take, revoke or have meanwhile.
 * @throws Problem `link-not-valid` for one that ended; one that was taken is given with `usedAt`
 */
async function holdInvite(within: Prisma.TransactionClient, secret: string): Promise<Invite> {
  const hash = hashSecret(secret);
  await within.$executeRaw`SELECT FROM invite WHERE hash = ${hash} FOR NO KEY UPDATE`;
  const invite = await within.invite.findUnique({ where: { hash } });
  if (invite === null || invite.revokedAt !== null) throw linkNotValid();
  if (invite.usedAt === null && invite.expiresAt <= new Date()) throw linkNotValid();
  return invite;
}

/**
 * The id of a new user follows from the invite and the name. If the service ends between the entry in
 * the club's log and the rest, the same sign-up goes on from there.
 */
function idOfTaker(invite: string, name: string): string {
  const digest = createHash('sha256')
    .update(`${invite} ${nameKeyOf(name)}`)
    .digest('hex');
  // Version 8 of RFC 9562: the bits are our own.
  return [
    digest.slice(0, 8),
    digest.slice(8, 12),
    `8${digest.slice(13, 16)}`,
    `8${digest.slice(17, 20)}`,
    digest.slice(20, 32),
  ].join('-');
}

/**
 * Gives what the held invite gives, and marks it as used once that is written. The key belongs to the
 * invite and its request to who takes it: whatever becomes of the mark, the log gives it once.
 */
async function giveAccess(
  within: Prisma.TransactionClient,
  writer: ClubWriter,
  invite: Invite,
  user: Taker,
): Promise<void> {
  try {
    await writeAccess(writer, invite, user);
  } catch (error) {
    // Somebody else has it, though the mark of that was lost.
    if (error instanceof Problem && error.code === 'idempotency-key-reused') throw linkNotValid();
    throw error;
  }
  const { clubId, id } = invite;
  await within.invite.update({
    where: { clubId_id: { clubId, id } },
    data: { usedAt: new Date(), usedBy: user.id },
  });
}

async function writeAccess(
  writer: ClubWriter,
  { clubId, id, memberId, madeBy, ...invite }: Invite,
  user: Taker,
): Promise<void> {
  const roles = invite.roles as Role[];
  await writer.write({
    clubId,
    // No client can send a key with a blank in it, and so take this one.
    key: `invite ${id}`,
    requestHash: requestHash('POST', '/v1/invites', { id, user: user.id }),
    actor: { user: user.id, device: null, member: null },
    access: true,
    memberIds: memberId === null ? [] : [memberId],
    decide(snapshot) {
      const { memberships } = snapshot;
      if (madeBy !== null) checkMayInvite(memberships.get(madeBy)?.roles ?? [], roles);
      const before = memberships.get(user.id);
      const member = memberId ?? before?.memberId ?? null;
      checkMember(snapshot, user.id, memberId);
      const given = {
        user: user.id,
        name: user.name,
        // An invite takes nothing from anybody.
        roles: setOfRoles([...(before?.roles ?? []), ...roles]),
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
