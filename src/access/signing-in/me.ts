import type { User } from '../../generated/prisma/client.js';
import type { Database } from '../../platform/database/database.js';
import type { Role } from '../../people/roles.js';
import type { LanguageId } from '../../people/languages.js';
import type { MeView, UserView } from '../access.view.js';

/** The user or device that is read. */
export interface Whom {
  readonly user: string | null;
  readonly device: string | null;
  /** The club of the device. */
  readonly deviceClub: string | null;
}

/** The caller, with their roles in each club. */
export function readMe(database: Database, { user, device, deviceClub }: Whom): Promise<MeView> {
  if (user !== null) return meAsUser(database, user);
  return meAtDevice(database, deviceClub ?? '', device ?? '');
}

async function meAsUser({ prisma }: Database, id: string): Promise<MeView> {
  const [user, memberships] = await Promise.all([
    prisma.user.findUniqueOrThrow({ where: { id } }),
    prisma.membership.findMany({
      where: { userId: id, roles: { isEmpty: false } },
      include: { club: true },
      orderBy: [{ club: { name: 'asc' } }, { clubId: 'asc' }],
    }),
  ]);
  return {
    user: viewUser(user),
    device: null,
    clubs: memberships.map(({ club, roles, memberId }) => ({
      ...viewClub(club),
      roles: roles as Role[],
      member: memberId,
    })),
  };
}

function viewUser({ id, name, language }: Pick<User, 'id' | 'name' | 'language'>): UserView {
  return { id, name, language: language as LanguageId | null };
}

/** Keeps what a user wants to be spoken to in. */
export async function chooseMyLanguage(
  { prisma }: Database,
  id: string,
  language: LanguageId,
): Promise<UserView> {
  return viewUser(await prisma.user.update({ where: { id }, data: { language } }));
}

async function meAtDevice({ prisma }: Database, clubId: string, id: string): Promise<MeView> {
  const { name, club } = await prisma.device.findUniqueOrThrow({
    where: { clubId_id: { clubId, id } },
    include: { club: true },
  });
  return {
    user: null,
    device: { id, name, club: club.id },
    clubs: [{ ...viewClub(club), roles: ['device'], member: null }],
  };
}

interface Club {
  readonly id: string;
  readonly name: string;
  readonly currency: string;
  readonly language: string;
  readonly archivedAt: Date | null;
  readonly headSeq: bigint;
}

function viewClub({ id, name, currency, language, archivedAt, headSeq }: Club) {
  return {
    id,
    name,
    currency,
    language: language as LanguageId,
    archivedAt: archivedAt?.toISOString() ?? null,
    headSeq: Number(headSeq),
  };
}
