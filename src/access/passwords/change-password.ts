import type { Prisma } from '../../generated/prisma/client.js';
import type { Database } from '../../platform/database/database.js';
import { Problem } from '../../platform/http/problem/problem.js';
import { hashNewPassword } from './new-password.js';
import type { Passwords } from './password.js';
import type { Limit, RateLimit } from '../signing-in/rate-limit.js';
import type { SignedIn } from '../signing-in/sign-in.js';
import {
  checkLink,
  holdUser,
  linkNotValid,
  makeSession,
  makeToken,
  revokeAll,
  useLink,
  type GivenToken,
} from '../tokens/tokens.js';

const WRONG: Limit = { name: 'password', most: 10, seconds: 900 };
/** A link that an owner or the operator gives to a user, in hours. */
const RESET_HOURS = 48;
const HOURS_OF_DAY = 24;

/**
 * Sets a new password. Whatever else is signed in as the user is not any more, programs too.
 *
 * @throws Problem `sign-in-refused` for a wrong current password; `password-refused`;
 *   `too-many-requests`
 */
export async function changePassword(
  { prisma }: Database,
  rateLimit: RateLimit,
  passwords: Passwords,
  { user, current, password }: Readonly<Record<'user' | 'current' | 'password', string>>,
): Promise<SignedIn> {
  const { passwordHash, name } = await prisma.user.findUniqueOrThrow({ where: { id: user } });
  await rateLimit.take(WRONG, user);
  const wrong = () => new Problem('current-password-wrong', {}, { field: 'current' });
  if (!(await passwords.is(current, passwordHash))) throw wrong();
  await rateLimit.giveBack(WRONG, user);
  const newHash = await hashNewPassword(passwords, name, password);
  return setPassword(prisma, user, newHash, (_, hashNow) => {
    // Somebody else may have changed it just now, to lock this session out.
    if (hashNow !== passwordHash) throw wrong();
  });
}

/** A link by which the user may set a new password, once, within so many hours. */
export function makeResetLink(
  prisma: Database['prisma'],
  user: string,
  hours = RESET_HOURS,
): Promise<GivenToken> {
  return makeToken(prisma, { kind: 'reset', user, days: hours / HOURS_OF_DAY });
}

/** Ends the reset links of a club's users: their author may be no owner any more. */
export async function endResetLinks({ prisma }: Database, clubId: string): Promise<void> {
  const users = await prisma.membership.findMany({ where: { clubId }, select: { userId: true } });
  await prisma.token.updateMany({
    where: { kind: 'reset', revokedAt: null, userId: { in: users.map(({ userId }) => userId) } },
    data: { revokedAt: new Date() },
  });
}

/**
 * Sets a new password by a link.
 * @throws Problem `link-not-valid`, `password-refused`
 */
export async function resetPassword(
  { prisma }: Database,
  passwords: Passwords,
  { token, password }: { readonly token: string; readonly password: string },
): Promise<SignedIn> {
  const link = await checkLink(prisma, 'reset', token);
  const where = { id: link.userId ?? '' };
  const { name } = await prisma.user.findUniqueOrThrow({ where });
  const passwordHash = await hashNewPassword(passwords, name, password);
  const { userId, createdAt } = await useLink(prisma, 'reset', token);
  const user = userId ?? '';
  return setPassword(prisma, user, passwordHash, async (within) => {
    // Its author owned all the clubs that it led to; there may be another club by now.
    const where = { userId: user, changedAt: { gt: createdAt } };
    if ((await within.membership.count({ where })) > 0) throw linkNotValid();
  });
}

async function setPassword(
  prisma: Database['prisma'],
  user: string,
  passwordHash: string,
  check: (within: Prisma.TransactionClient, hashNow: string) => Promise<void> | void,
): Promise<SignedIn> {
  const session = await prisma.$transaction(async (within) => {
    await check(within, await holdUser(within, user));
    await within.user.update({
      where: { id: user },
      data: { passwordHash, passwordChangedAt: new Date() },
    });
    await revokeAll(within, user);
    return makeSession(within, user);
  });
  return { user, session, known: null };
}
