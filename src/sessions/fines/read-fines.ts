import type { FineGoesTo, FineState } from '../../ledger/projection/tables/tables.js';
import type { Database } from '../../platform/database/database.js';
import { Problem } from '../../platform/http/problem/problem.js';
import type { FineFactsView, FineLine } from './fine.view.js';

/**
 * The fines of a session, in the order of the log.
 *
 * @throws Problem 'session-not-found'
 */
export async function readFines(
  { prisma }: Database,
  clubId: string,
  sessionId: string,
): Promise<FineLine[]> {
  const session = await prisma.session.findUnique({
    where: { clubId_id: { clubId, id: sessionId } },
    select: { fines: { orderBy: [{ eventSeq: 'asc' }, { position: 'asc' }] } },
  });
  if (!session) throw new Problem('session-not-found', {});
  return session.fines.map((fine) => ({
    id: fine.id,
    session: fine.sessionId,
    hand: fine.handNumber,
    ...factsOfRow(fine),
  }));
}

type FineRow = NonNullable<Awaited<ReturnType<Database['prisma']['fine']['findUnique']>>>;

/** The content and state of a fine, from its row. */
export function factsOfRow(fine: FineRow): FineFactsView {
  const { code, stage, amount, selfReported, reportedBy, note } = fine;
  return {
    player: fine.memberId,
    code,
    own: fine.ownFine,
    stage,
    amount,
    // The database takes no others.
    to: fine.paidTo as FineGoesTo,
    selfReported,
    reportedBy,
    note,
    state: fine.state as FineState,
    event: Number(fine.eventSeq),
    recordedAt: fine.recordedAt.toISOString(),
  };
}
