import { randomUUID } from 'node:crypto';
import type { ClubWriter, WriteAnswer } from '../../ledger/write/club-writer.js';
import type { SessionWrite } from '../../platform/write-request.js';
import type { HandRecorded } from '../../evening/event.js';
import type { HandRecordedView } from './hand.view.js';
import type { SessionState } from '../../evening/fold.js';
import { applyHand } from '../../evening/fold.js';
import { byTheRules, etagOf, takeSession } from '../session-write.js';
import { viewTable, viewHand } from '../view.js';
import { writtenBy } from '../written.js';
import type { HandRecord } from '../../rules/game.js';

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
): Promise<WriteAnswer> {
  return writer.write({
    ...write,
    decide(snapshot, now) {
      const session = takeSession(snapshot, write.sessionId, write.version);
      const fineIds = (record.fines ?? []).map(() => randomUUID());
      const { rules, state } = session;
      const event = nextHand(write.sessionId, state, record, fineIds);
      const folded = byTheRules(() => applyHand(rules, state, event));
      return {
        events: [writtenBy(event, state, folded)],
        response: {
          status: 201,
          etag: etagOf(folded.state.version),
          body: {
            ...viewHand(folded, record, fineIds),
            event: snapshot.club.headSeq + 1,
            recordedAt: now.toISOString(),
            session: viewTable(rules, folded.state),
          } satisfies HandRecordedView,
        },
      };
    },
  });
}

/** The event that recording this hand would be. */
export function nextHand(
  session: string,
  state: SessionState,
  record: HandRecord,
  fineIds: readonly string[],
): HandRecorded {
  return { kind: 'hand-recorded', session, hand: state.hands + 1, record, fineIds };
}
