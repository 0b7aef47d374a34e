import {
  COUNT,
  ID,
  many,
  ORDINAL,
  orNull,
  Shown,
  TEXT,
  TIME,
  YES_NO,
} from '../platform/api/shown.js';
import type { Database } from '../platform/database.js';
import { Problem } from '../platform/problem.js';

/** A fine as it stands in the books. */
export class FineLine {
  @Shown(ID, 'The id the service gave the fine.')
  readonly id!: string;
  @Shown(ID, 'The session.')
  readonly session!: string;
  @Shown(orNull(ORDINAL), 'The hand it was made in or is about; null for none.')
  readonly hand!: number | null;
  @Shown(ID, 'Who was fined.')
  readonly player!: string;
  @Shown(TEXT, "What for: a fine code of the session's book.")
  readonly code!: string;
  @Shown(TEXT, 'When it was found: `deal`, `meldinger`, `play` or `after`.')
  readonly stage!: string;
  @Shown(COUNT, 'Points: to each pot, to each of the other players, or to the kitty.')
  readonly amount!: number;
  @Shown(TEXT, 'Who is paid: `pots` in Tarok, `players` or `kitty` in Königrufen.')
  readonly to!: string;
  @Shown(YES_NO, 'The one fined said so himself.')
  readonly selfReported!: boolean;
  @Shown(orNull(ID), 'Who reported it; null when nobody is named.')
  readonly reportedBy!: string | null;
  @Shown(TEXT, 'What the secretary noted; empty for nothing.')
  readonly note!: string;
  @Shown(TEXT, 'How it stands: `recorded`, `disputed`, `upheld` or `overturned`.')
  readonly state!: string;
  @Shown(ORDINAL, "The event in the club's log that made it.")
  readonly event!: number;
  @Shown(TIME, 'When it was recorded.')
  readonly recordedAt!: string;
}

/** The fines of a session. */
export class FineList {
  @Shown(many(() => FineLine), 'In the order of the log.')
  readonly fines!: readonly FineLine[];
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
    to: fine.paidTo,
    selfReported: fine.selfReported,
    reportedBy: fine.reportedBy,
    note: fine.note,
    state: fine.state,
    event: Number(fine.eventSeq),
    recordedAt: fine.recordedAt.toISOString(),
  }));
}
