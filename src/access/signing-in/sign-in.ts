import type { Prisma } from '../../generated/prisma/client.js';
import type { Database } from '../../platform/database/database.js';
import { Problem } from '../../platform/http/problem/problem.js';
import type { Passwords } from '../passwords/password.js';
import { networkOf, type Limit, type RateLimit } from './rate-limit.js';
import { hashSecret } from '../tokens/secret.js';
import { holdUser, makeSession, makeToken, tokenTime, type GivenToken } from '../tokens/tokens.js';
import { nameKeyOf } from './user-name.js';

/** Somebody who wants to sign in, and where from. */
export interface SigningIn {
  readonly name: string;
  readonly password: string;
  readonly address: string;
  /** The mark that recognises the browser; null for one where nobody has signed in. */
  readonly known: string | null;
}

/** A signed-in user. */
export interface SignedIn {
  readonly user: string;
  readonly session: GivenToken;
  /** The mark that the browser has already; null where nobody had signed in from it. */
  readonly known: string | null;
}

const MINUTES = 60;
/** Wrong passwords for one name from one address. */
const OF_BOTH: Limit = { name: 'sign-in', most: 10, seconds: 15 * MINUTES };
/** From one address, for any names. */
const OF_ADDRESS: Limit = { name: 'sign-in-address', most: 100, seconds: 15 * MINUTES };
/** For one name, from anywhere. */
const OF_NAME: Limit = { name: 'sign-in-name', most: 200, seconds: 60 * MINUTES };
/** From a browser where the user has signed in before. */
const OF_BROWSER: Limit = { name: 'sign-in-browser', most: 10, seconds: 15 * MINUTES };

const KNOWN_DAYS = 400;

/**
 * Signs a user in with their password. Guessing is limited by name and address together, and only far
 * later by name alone; a browser where they have signed in before is counted by itself, so that nobody
 * can lock them out by guessing. Only failures are counted.
 *
 * @throws Problem `sign-in-refused`, for a wrong name as for a wrong password; `too-many-requests`
 */
export function signIn(
  database: Database,
  rateLimit: RateLimit,
  passwords: Passwords,
  who: SigningIn,
): Promise<SignedIn> {
  return passwords.signingIn(() => signInNow(database, rateLimit, passwords, who));
}

async function signInNow(
  { prisma }: Database,
  rateLimit: RateLimit,
  passwords: Passwords,
  { name, password, address, known }: SigningIn,
): Promise<SignedIn> {
  const key = nameKeyOf(name);
  const user = await prisma.user.findUnique({ where: { nameKey: key } });
  const browser = known === null ? null : await findBrowser(prisma, known, user?.id ?? null);
  const counted: readonly Counted[] =
    browser === null
      ? [
          // First what no name can be made up for: once it is used up nothing else is counted.
          [OF_ADDRESS, networkOf(address)],
          [OF_BOTH, `${hashSecret(key)} ${networkOf(address)}`],
          [OF_NAME, hashSecret(key)],
        ]
      : [[OF_BROWSER, browser]];
  await takeAll(rateLimit, counted);
  const isRight = await passwords.is(password, user?.passwordHash ?? null);
  if (!isRight || user === null) throw refused();
  const session = await prisma.$transaction(async (within) => {
    // A password that was changed while it was compared lets in no more.
    if ((await holdUser(within, user.id)) !== user.passwordHash) throw refused();
    return makeSession(within, user.id);
  });
  for (const [limit, who] of counted) await rateLimit.giveBack(limit, who);
  return { user: user.id, session, known: browser === null ? null : known };
}

type Counted = readonly [limit: Limit, who: string];

/** Takes one attempt of each; where one refuses, nothing is tried and the others are given back. */
async function takeAll(rateLimit: RateLimit, counted: readonly Counted[]): Promise<void> {
  const taken: Counted[] = [];
  for (const [limit, who] of counted) {
    try {
      await rateLimit.take(limit, who);
    } catch (error) {
      for (const [other, whose] of taken) await rateLimit.giveBack(other, whose);
      throw error;
    }
    taken.push([limit, who]);
  }
}

function refused(): Problem {
  return new Problem('name-or-password-wrong', {});
}

/** More browsers than anybody has; those known longest ago are forgotten. */
const MOST_KNOWN = 20;

/** Lets a browser be known again as one where the user has signed in; gives the secret for it. */
export async function knowBrowser(prisma: Prisma.TransactionClient, user: string): Promise<string> {
  const { secret } = await makeToken(prisma, { kind: 'known-browser', user, days: KNOWN_DAYS });
  await prisma.$executeRaw`DELETE FROM token WHERE id IN (SELECT id FROM token
    WHERE user_id = ${user}::uuid AND kind = 'known-browser'
    ORDER BY created_at DESC, id OFFSET ${MOST_KNOWN})`;
  return secret;
}

async function findBrowser(prisma: Database['prisma'], secret: string, user: string | null) {
  if (user === null) return null;
  const found = await prisma.token.findFirst({
    where: {
      hash: hashSecret(secret),
      kind: 'known-browser',
      userId: user,
      revokedAt: null,
      expiresAt: { gt: await tokenTime(prisma) },
    },
  });
  return found?.id ?? null;
}
