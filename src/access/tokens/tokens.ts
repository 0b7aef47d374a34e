import { newId } from '../../platform/chance/chance.js';
import type { Prisma, Token } from '../../generated/prisma/client.js';
import type { Database } from '../../platform/database/database.js';
import { Problem } from '../../platform/http/problem/problem.js';
import { SESSION_DAYS } from '../find-caller.js';
import { hashSecret, newSecret, type TokenKind } from './secret.js';
import { DAY_MS } from '../../values/day.js';

/** A token as it is made, with its owner and its end. */
export interface NewToken {
  readonly kind: Exclude<TokenKind, 'invite'>;
  readonly user?: string;
  readonly club?: string;
  readonly device?: string;
  readonly name?: string;
  /** Null for one that does not end by itself. */
  readonly days: number | null;
}

/** A new secret, which is never shown again. */
export interface GivenToken {
  readonly id: string;
  readonly secret: string;
  readonly expiresAt: Date | null;
}

/** In how many days from a time. */
export function inDays(days: number, from = new Date()): Date {
  return new Date(from.getTime() + days * DAY_MS);
}

/** The time by which tokens are made and end: several services on a database have the one clock of it. */
export async function tokenTime(
  prisma: Pick<Prisma.TransactionClient, '$queryRaw'>,
): Promise<Date> {
  const [row] = await prisma.$queryRaw<{ now: Date }[]>`SELECT now()`;
  if (row === undefined) throw new Error('a database without a clock');
  return row.now;
}

/** Makes a token. Only the hash of its secret is kept. */
export async function makeToken(
  prisma: Prisma.TransactionClient,
  { kind, user, club, device, name, days }: NewToken,
): Promise<GivenToken> {
  const id = newId();
  const secret = newSecret(kind);
  const now = await tokenTime(prisma);
  const expiresAt = days === null ? null : inDays(days, now);
  await prisma.token.create({
    data: {
      id,
      hash: hashSecret(secret),
      kind,
      userId: user ?? null,
      clubId: club ?? null,
      deviceId: device ?? null,
      name: name ?? null,
      createdAt: now,
      expiresAt,
    },
  });
  return { id, secret, expiresAt };
}

/**
 * Locks a user until the transaction is over, so that a sign-in and a change of what lets them in wait
 * for each other: a sign-in never uses something that was ended meanwhile.
 *
 * @returns the hash of their password as it now is
 */
export async function holdUser(prisma: Prisma.TransactionClient, user: string): Promise<string> {
  const [row] = await prisma.$queryRaw<{ hash: string }[]>`
    SELECT password_hash AS hash FROM app_user WHERE id = ${user}::uuid FOR NO KEY UPDATE`;
  if (row === undefined) throw new Error('a token of no user');
  return row.hash;
}

/** A new session of a user: a secret that nobody could know before they signed in. */
export function makeSession(prisma: Prisma.TransactionClient, user: string): Promise<GivenToken> {
  return makeToken(prisma, { kind: 'session', user, days: SESSION_DAYS });
}

/**
 * Checks that a link can still be used, before anything dear is done for it.
 * @throws Problem `link-not-valid`
 */
export async function checkLink(
  prisma: Prisma.TransactionClient,
  kind: LinkKind,
  secret: string,
): Promise<Token> {
  const expiresAt = { gt: await tokenTime(prisma) };
  const where = { hash: hashSecret(secret), kind, revokedAt: null, expiresAt };
  const found = await prisma.token.findFirst({ where });
  if (found === null) throw linkNotValid();
  return found;
}

type LinkKind = 'setup' | 'reset' | 'pairing';

/**
 * Uses up a link: of two who open it at once, one gets it.
 * @throws Problem `link-not-valid` for one that is unknown, over or used up; it does not say which
 */
export async function useLink(
  prisma: Prisma.TransactionClient,
  kind: LinkKind,
  secret: string,
): Promise<Token> {
  const hash = hashSecret(secret);
  const now = await tokenTime(prisma);
  const { count } = await prisma.token.updateMany({
    where: { hash, kind, revokedAt: null, expiresAt: { gt: now } },
    data: { lastUsedAt: now, revokedAt: now },
  });
  if (count === 0) throw linkNotValid();
  return prisma.token.findUniqueOrThrow({ where: { hash } });
}

export function linkNotValid(): Problem {
  return new Problem('link-not-valid', {});
}

/** The refusal of an invite that was used, which only the holders of its link read. */
export function inviteUsed(at: Date): Problem {
  return new Problem('invite-used', { at: at.toISOString() });
}

/** Ends one token. */
export async function revokeToken(prisma: Prisma.TransactionClient, id: string): Promise<void> {
  await prisma.token.updateMany({
    where: { id, revokedAt: null },
    data: { revokedAt: new Date() },
  });
}

/** Ends a user's session by its secret. A tablet's token is none: it is the club's, and stays. */
export async function endSession(
  prisma: Prisma.TransactionClient,
  user: string,
  secret: string,
): Promise<void> {
  await prisma.token.updateMany({
    where: { hash: hashSecret(secret), kind: 'session', userId: user, revokedAt: null },
    data: { revokedAt: new Date() },
  });
}

/** Ends every sign-in of a user, and the tokens of their programs. */
export async function signOutEverywhere({ prisma }: Database, user: string): Promise<void> {
  await prisma.$transaction(async (within) => {
    await holdUser(within, user);
    await revokeAll(within, user);
  });
}

/** Revokes every token of a user, which ends all their sessions. */
export async function revokeAll(prisma: Prisma.TransactionClient, user: string): Promise<void> {
  await prisma.token.updateMany({
    where: { userId: user, revokedAt: null },
    data: { revokedAt: new Date() },
  });
}
