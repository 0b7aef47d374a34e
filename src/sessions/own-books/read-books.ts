import type { Database } from '../../platform/database/database.js';
import { Problem } from '../../platform/http/problem/problem.js';
import { dayOf } from '../../values/time-zone.js';
import { readEveningsBy } from './evenings-by.js';
import { periodOn, periodsOf, periodsUntil, type Period } from './periods.js';
import type { ClubBookList, ClubBookVersionView, ClubBookView } from './own-book.view.js';

/**
 * The club's own books, with all their versions.
 * @throws Problem `club-not-found`
 */
export async function readBooks(
  { prisma, pool }: Pick<Database, 'prisma' | 'pool'>,
  clubId: string,
): Promise<ClubBookList> {
  const club = await prisma.club.findUnique({
    where: { id: clubId },
    select: {
      timeZone: true,
      books: {
        include: {
          all: {
            orderBy: { version: 'desc' },
            include: { adoptions: { where: { endedSeq: null } } },
          },
        },
      },
    },
  });
  if (club === null) throw new Problem('club-not-found', {});
  const today = dayOf(new Date(), club.timeZone);
  const begun = ({ all }: (typeof club.books)[number]) => all.at(-1)?.draftedSeq ?? 0n;
  const inOrder = club.books.toSorted((one, other) => Number(begun(one) - begun(other)));
  const books: ClubBookView[] = [];
  for (const { id, parent, name, description, retiredSeq, changedAt, all } of inOrder) {
    const adoptions = all.flatMap((one) =>
      one.adoptions.map((of) => ({ ...of, adoptedSeq: Number(of.adoptedSeq) })),
    );
    const retired = retiredSeq !== null;
    const adopted = periodsOf(adoptions, today);
    // Nothing is changed after the book is retired.
    const periods = retired ? periodsUntil(adopted, dayOf(changedAt, club.timeZone)) : adopted;
    const { evenings } = await readEveningsBy(pool, clubId, id);
    const versions = all.map((row) => {
      const own = periods.filter(({ version }) => version === row.version);
      const last = Math.max(...own.map(({ adoptedSeq }) => adoptedSeq));
      const since = evenings.filter((one) => one.version === row.version && one.seq > last);
      return viewVersion(row, own, since.length);
    });
    const inForce = retired ? null : (periodOn(periods, today)?.version ?? null);
    books.push({ id, parent, name, description, retired, inForce, versions });
  }
  return { today, books };
}

/** A version with the days on which it is in force. */
function viewVersion(
  row: VersionRow,
  periods: readonly Period[],
  evenings: ClubBookVersionView['evenings'],
): ClubBookVersionView {
  const { version, digest, rate, why } = row;
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
    periods: periods.map(({ fromDay: from, until }) => ({ from, until })),
    evenings,
  };
}

interface VersionRow {
  readonly version: number;
  readonly changes: unknown;
  readonly citations: unknown;
  readonly content: unknown;
  readonly digest: string;
  readonly rate: number | null;
  readonly why: string;
  readonly draftedSeq: bigint;
  readonly draftedAt: Date;
  readonly adoptions: readonly {
    readonly version: number;
    readonly fromDay: string;
    readonly adoptedSeq: bigint;
  }[];
}
