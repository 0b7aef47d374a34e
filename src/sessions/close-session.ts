import type { ClubWriter, WriteAnswer } from '../ledger/club-writer.js';
import type { Database } from '../platform/database.js';
import { Problem } from '../platform/problem.js';
import type { SessionClosed } from './event.js';
import { applyClosing } from './replay.js';
import type { SessionWriteContext } from './session-write.js';
import { byTheRules, etagOf, sessionEvent, takeSession } from './session-write.js';
import { viewTable, viewPayments } from './view.js';

/**
 * Ends an evening: the pots are split among all at the table, and everybody's points become money
 * at the session's rate.
 *
 * @returns the table with empty pots, the split, and what each member won or lost in money
 * @throws Problem `session-closed`, `version-stale`, …
 */
export async function closeSession(
  { prisma }: Database,
  writer: ClubWriter,
  context: SessionWriteContext,
): Promise<WriteAnswer> {
  const { clubId, sessionId } = context;
  // Everyone who ever sat there. Who joins in between makes the version stale, so none is missing.
  const seats = await prisma.seat.findMany({
    where: { clubId, sessionId },
    select: { memberId: true },
  });
  return writer.write({
    ...context,
    memberIds: seats.map(({ memberId }) => memberId),
    decide(snapshot, now) {
      const session = takeSession(snapshot, context.sessionId, context.version);
      const players = Object.keys(session.state.standings);
      const members = Object.fromEntries(
        players.map((player) => {
          const member = snapshot.members.get(player);
          if (!member) throw new Problem('member-not-found', 'The club has no such member.');
          return [player, member.accountId];
        }),
      );
      const event: SessionClosed = {
        kind: 'session-closed',
        session: session.row.id,
        accounts: { cashBox: snapshot.club.cashBoxAccountId, members },
      };
      const folded = byTheRules(() => applyClosing(session.rules, session.state, event));
      return {
        events: [
          sessionEvent(event, folded.postings, {
            session: { change: 'close', state: folded.state },
          }),
        ],
        response: {
          status: 200,
          etag: etagOf(folded.state.version),
          body: {
            closedAt: now.toISOString(),
            payments: viewPayments(folded.payments),
            money: players.map((player) => ({
              player,
              points: folded.state.standings[player] ?? 0,
              amount: (folded.state.standings[player] ?? 0) * session.row.rate,
            })),
            currency: snapshot.club.currency,
            event: snapshot.club.headSeq + 1,
            session: viewTable(session.rules, folded.state),
          },
        },
      };
    },
  });
}
