import type { Database } from '../../platform/database.js';
import { Problem } from '../../platform/problem.js';
import type { MeldingLine } from './melding.view.js';

/** Which meldinger are wanted. */
export interface WantedMeldinger {
  /** Of hands with a higher number. */
  readonly after: number;
  /** Of so many hands at most. */
  readonly limit: number;
  /** Those of revisions that were corrected since, too. */
  readonly everyRevision: boolean;
}

/**
 * The meldinger of a session, by hand, revision and place.
 *
 * @throws Problem 'session-not-found'
 */
export async function readMeldinger(
  { prisma }: Database,
  clubId: string,
  sessionId: string,
  { after, limit, everyRevision }: WantedMeldinger,
): Promise<MeldingLine[]> {
  const session = await prisma.session.findUnique({
    where: { clubId_id: { clubId, id: sessionId } },
    select: {
      hands: {
        where: { number: { gt: after, lte: after + limit } },
        orderBy: [{ number: 'asc' }, { revision: 'asc' }],
        select: {
          number: true,
          revision: true,
          eventSeq: true,
          meldinger: { orderBy: { position: 'asc' } },
        },
      },
    },
  });
  if (session === null) throw new Problem('session-not-found', {});
  const latest = new Map(session.hands.map(({ number, revision }) => [number, revision]));
  return session.hands.flatMap(({ number: hand, revision, eventSeq, meldinger }) => {
    const counts = latest.get(hand) === revision;
    if (!counts && !everyRevision) return [];
    return meldinger.map(({ position, memberId, kind, ...what }) => {
      const { count, withPagat, suit, grade, missing } = what;
      const about = { position, player: memberId, kind, count, withPagat, suit, grade, missing };
      return { hand, revision, counts, event: Number(eventSeq), ...about };
    });
  });
}
