import type { Database } from '../../platform/database/database.js';
import { Problem } from '../../platform/http/problem/problem.js';
import { dayOf } from '../../values/time-zone.js';
import type { ClubBookList, ClubBookVersionView, ClubBookView } from './own-book.view.js';

/**
 * The club's own books, with all their versions.
 * @throws Problem `club-not-found`
 */
export async function readBooks(
  { prisma }: Pick<Database, 'prisma'>,
  clubId: string,
): Promise<ClubBookList> {
  const club = await prisma.club.findUnique({
    where: { id: clubId },
    select: {
      timeZone: true,
      books: { include: { all: { orderBy: { version: 'desc' } } } },
    },
  });
  if (club === null) throw new Problem('club-not-found', {});
  const today = dayOf(new Date(), club.timeZone);
  const begun = ({ all }: (typeof club.books)[number]) => all.at(-1)?.draftedSeq ?? 0n;
  const books = club.books
    .toSorted((one, other) => Number(begun(one) - begun(other)))
    .map(({ id, parent, name, description, retiredSeq, all }): ClubBookView => {
      const versions = all.map(viewVersion);
      const retired = retiredSeq !== null;
      const inForce = retired ? null : inForceOn(today, all);
      return { id, parent, name, description, retired, inForce, versions };
    });
  return { today, books };
}

interface Adopted {
  readonly version: number;
  readonly adoptedFrom: string | null;
  readonly adoptedSeq: bigint | null;
}

/** The version in force on a day: the one adopted for the latest day until then, and of those the last. */
function inForceOn(day: string, versions: readonly Adopted[]): number | null {
  let found: Adopted | null = null;
  for (const one of versions) {
    if (one.adoptedFrom === null || one.adoptedFrom > day) continue;
    const latest = found?.adoptedFrom ?? '';
    const isLater =
      one.adoptedFrom > latest ||
      (one.adoptedFrom === latest && (one.adoptedSeq ?? 0n) > (found?.adoptedSeq ?? 0n));
    if (isLater) found = one;
  }
  return found?.version ?? null;
}

interface VersionRow extends Adopted {
  readonly changes: unknown;
  readonly citations: unknown;
  readonly content: unknown;
  readonly digest: string;
  readonly rate: number | null;
  readonly why: string;
  readonly draftedSeq: bigint;
  readonly draftedAt: Date;
}

function viewVersion(row: VersionRow): ClubBookVersionView {
  const { version, digest, rate, why, adoptedFrom } = row;
  return {
    version,
    // The values of these columns were written by this room, through the same types.
    changes: row.changes as object,
    citations: row.citations as ClubBookVersionView['citations'],
    content: row.content as object,
    digest,
    rate,
    why,
    drafted: Number(row.draftedSeq),
    draftedAt: row.draftedAt.toISOString(),
    adoptedFrom,
  };
}
