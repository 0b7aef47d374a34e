import type { Database } from '../platform/database.js';
import { Problem } from '../platform/problem.js';

/** A fine as it stands in the books. */
export interface FineLine {
  readonly id: string;
  readonly session: string;
  /** The hand it was made in or is about; null for none. */
  readonly hand: number | null;
  readonly player: string;
  readonly code: string;
  readonly stage: string;
  /** Points to each pot. */
  readonly amount: number;
  readonly selfReported: boolean;
  readonly reportedBy: string | null;
  readonly note: string;
  readonly state: string;
  readonly event: number;
  readonly recordedAt: string;
}

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
  if (!session) throw new Problem('session-not-found', 'The club has no such session.');
  return session.fines.map((fine) => ({
    id: fine.id,
    session: fine.sessionId,
    hand: fine.handNumber,
    player: fine.memberId,
    code: fine.code,
    stage: fine.stage,
    amount: fine.amount,
    selfReported: fine.selfReported,
    reportedBy: fine.reportedBy,
    note: fine.note,
    state: fine.state,
    event: Number(fine.eventSeq),
    recordedAt: fine.recordedAt.toISOString(),
  }));
}
