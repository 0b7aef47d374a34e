import type { ClubWriter, WriteAnswer } from '../ledger/club-writer.js';
import type { SessionWrite } from '../platform/write-request.js';
import type { SessionClosed } from './event.js';
import { applyClosing, playersOf } from './replay.js';
import { byTheRules, etagOf, sessionEvent, takeSession } from './session-write.js';
import type { SessionClosedView } from './session.view.js';
import { viewTable, viewPayments } from './view.js';

/**
 * Ends an evening: the pots are split among all at the table, and everybody's points become money
 * at the session's rate.
 *
 * @returns the table with empty pots, the split, and what each member won or lost in money
 * @throws Problem `session-closed`, `version-stale`, …
 */
export function closeSession(writer: ClubWriter, write: SessionWrite): Promise<WriteAnswer> {
  return writer.write({
    ...write,
    decide(snapshot, now) {
      const session = takeSession(snapshot, write.sessionId, write.version);
      const event: SessionClosed = {
        kind: 'session-closed',
        session: session.row.id,
        cashBox: snapshot.club.cashBoxAccountId,
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
            money: playersOf(session.state).map((player) => ({
              player,
              points: folded.state.standings[player] ?? 0,
              amount: (folded.state.standings[player] ?? 0) * session.row.rate,
            })),
            currency: snapshot.club.currency,
            event: snapshot.club.headSeq + 1,
            session: viewTable(session.rules, folded.state),
          } satisfies SessionClosedView,
        },
      };
    },
  });
}
