import type { Token } from '../../generated/prisma/client.js';
import type { Caller } from '../../people/caller.js';
import type { Database } from '../../platform/database/database.js';
import { Problem } from '../../platform/http/problem/problem.js';
import type { ProgramTokenMadeView, ProgramTokenView } from '../access.view.js';
import { holdUser, makeToken } from './tokens.js';

const USUAL_DAYS = 365;

/**
 * Makes a token for a program that acts as the user.
 * @throws Problem `not-signed-in` when what let them in was ended meanwhile
 */
export function makeProgramToken(
  { prisma }: Database,
  by: Pick<Caller, 'user' | 'token'>,
  { name, days }: { readonly name: string; readonly days?: number | null },
): Promise<ProgramTokenMadeView> {
  const user = by.user ?? '';
  const asked = { kind: 'program', user, name: name.trim(), days: days ?? USUAL_DAYS } as const;
  return prisma.$transaction(async (within) => {
    await holdUser(within, user);
    // Nobody keeps a foot in the door by a new token while all are being revoked.
    const live = await within.token.count({ where: { id: by.token, revokedAt: null } });
    if (live === 0) throw new Problem('sign-in-over', {});
    const { id, secret } = await makeToken(within, asked);
    const row = await within.token.findUniqueOrThrow({ where: { id } });
    return { ...view(row), token: secret };
  });
}

/** The tokens of a user's programs, newest first. */
export async function listProgramTokens(
  { prisma }: Database,
  user: string,
): Promise<ProgramTokenView[]> {
  const rows = await prisma.token.findMany({
    where: { userId: user, kind: 'program' },
    orderBy: [{ createdAt: 'desc' }, { id: 'asc' }],
  });
  return rows.map(view);
}

/** @throws Problem `token-not-found` */
export async function revokeProgramToken(
  { prisma }: Database,
  user: string,
  id: string,
): Promise<ProgramTokenView> {
  const where = { id, userId: user, kind: 'program' };
  await prisma.token.updateMany({
    where: { ...where, revokedAt: null },
    data: { revokedAt: new Date() },
  });
  const row = await prisma.token.findFirst({ where });
  if (!row) throw new Problem('token-not-found', {});
  return view(row);
}

function view({ id, name, createdAt, expiresAt, lastUsedAt, revokedAt }: Token): ProgramTokenView {
  return {
    id,
    name: name ?? '',
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt?.toISOString() ?? null,
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
    revokedAt: revokedAt?.toISOString() ?? null,
  };
}
