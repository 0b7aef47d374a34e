import { newId } from '../../platform/chance/chance.js';
import type { ClubWriter } from '../../ledger/write/club-writer.js';
import type { StoredAnswer } from '../../platform/http/write/stored-answer.js';
import { nextHand } from '../../evening/asked.js';
import type { HandRecordedView } from './hand.view.js';
import { applyHand } from '../../evening/fold.js';
import { refusalAsProblem } from '../../platform/http/problem/refusal-as-problem.js';
import { etagOf } from '../../platform/http/write/version.js';
import { requireOpenSession } from '../session-write.js';
import { viewTable, viewHand } from '../view.js';
import { rowsOf } from '../rows-of-event.js';
import type { HandRecord } from '../../rules/game.js';
import type { SessionWrite } from '../to-session.js';

/**
 * Records the next hand of a session and settles it.
 *
 * @returns the hand with its payments, and the table after it
 * @throws Problem `impossible-hand`, `rule-refused`, `version-stale`, `session-closed`, …
 */
export function recordHand(
  writer: ClubWriter,
  write: SessionWrite,
  record: HandRecord,
): Promise<StoredAnswer> {
  return writer.write({
    ...write,
    decide(snapshot, now) {
      const session = requireOpenSession(snapshot, write.sessionId, write.version);
      const { rules, state, accounts } = session;
      const event = refusalAsProblem(() => nextHand(rules, write.sessionId, state, record, newId));
      const folded = refusalAsProblem(() => applyHand(rules, state, event));
      return {
        events: [rowsOf(event, state, folded, accounts)],
        response: {
          status: 201,
          etag: etagOf(folded.state.version),
          body: {
            ...viewHand(folded, event.record, event.fineIds),
            event: snapshot.club.headSeq + 1,
            recordedAt: now.toISOString(),
            session: viewTable(rules, folded.state),
          } satisfies HandRecordedView,
        },
      };
    },
  });
}
