import type { Database } from '../platform/database.js';
import { Problem } from '../platform/problem.js';
import type { TarokHandRecord } from '../rules/tarok/hand.js';
import type { HandOutcome, RecordedHandView } from './hand.view.js';
import type { SessionState } from './replay.js';
import type { PaymentView } from './table.view.js';

/**
 * One hand with its meldinger and payments, as last recorded.
 *
 * @throws Problem 'session-not-found', 'hand-not-found'
 */
export async function readHand(
  database: Database,
  clubId: string,
  sessionId: string,
  number: number,
): Promise<RecordedHandView> {
  const [hand] = await readHands(database, clubId, sessionId, { after: number - 1, limit: 1 });
  if (hand?.number === number) return hand;
  throw new Problem('hand-not-found', `The session has no hand ${number}.`);
}

/**
 * The hands of a session in order, each as last recorded.
 *
 * @param page hands with a number above `after`, at most `limit`
 * @throws Problem 'session-not-found'
 */
export async function readHands(
  { prisma }: Database,
  clubId: string,
  sessionId: string,
  page: { readonly after: number; readonly limit: number },
): Promise<RecordedHandView[]> {
  const session = await prisma.session.findUnique({
    where: { clubId_id: { clubId, id: sessionId } },
    select: { state: true },
  });
  if (!session) throw new Problem('session-not-found', 'The club has no such session.');
  // Hands are numbered without gaps. `take` would not do: Prisma takes after it has read everything
  // to find what is distinct.
  const hands = await prisma.hand.findMany({
    where: { clubId, sessionId, number: { gt: page.after, lte: page.after + page.limit } },
    orderBy: [{ number: 'asc' }, { revision: 'desc' }],
    distinct: ['number'],
  });
  const seqs = hands.map(({ eventSeq }) => eventSeq);
  const [postings, fines] = await Promise.all([
    prisma.posting.findMany({
      where: { clubId, eventSeq: { in: seqs } },
      orderBy: [{ eventSeq: 'asc' }, { line: 'asc' }],
    }),
    prisma.fine.findMany({
      where: { clubId, sessionId, eventSeq: { in: seqs } },
      orderBy: { position: 'asc' },
    }),
  ]);
  const partyOf = partiesOf(session.state as unknown as SessionState);
  return hands.map((hand) => {
    const fineIds = fines.flatMap(({ id, eventSeq }) => (eventSeq === hand.eventSeq ? [id] : []));
    const payments = postings
      .filter(({ eventSeq }) => eventSeq === hand.eventSeq)
      .map((posting): PaymentView => ({
        from: partyOf(posting.fromAccount),
        to: partyOf(posting.toAccount),
        points: Number(posting.amount),
        reason: posting.reason,
        stage: posting.stage,
        source: posting.source,
        fine: posting.fineId === null ? null : fineIds.indexOf(posting.fineId),
      }));
    return {
      number: hand.number,
      revision: hand.revision,
      ...(hand.outcome as unknown as HandOutcome),
      record: hand.record as unknown as TarokHandRecord,
      fineIds,
      payments,
      event: Number(hand.eventSeq),
      recordedAt: hand.recordedAt.toISOString(),
    };
  });
}

/** Accounts of a session by the names that payments use: a member's id, or the pot. */
function partiesOf({ accounts }: SessionState): (account: bigint) => string {
  const names = new Map([
    [accounts.kingPot, 'king-pot'],
    [accounts.pagatPot, 'pagat-pot'],
    ...Object.entries(accounts.players).map(([player, id]) => [id, player] as const),
  ]);
  return (account) => names.get(Number(account)) ?? `account ${account}`;
}
