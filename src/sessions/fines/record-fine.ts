import { newId } from '../../platform/chance/chance.js';
import type { ClubWriter } from '../../ledger/write/club-writer.js';
import type { StoredAnswer } from '../../platform/http/write/stored-answer.js';
import { endsHand } from '../../rules/fine-effects.js';
import type { FineRecord } from '../../rules/fine-record.js';
import { gameOf, type Rules } from '../../rules/game.js';
import { refusal } from '../../evening/reasons.js';
import { Problem } from '../../platform/http/problem/problem.js';
import type { FineRecorded } from '../../evening/event.js';
import type { FineRecordedView } from './fine.view.js';
import { checkFineHand } from '../../evening/asked.js';
import { applyFine } from '../../evening/fold.js';
import type { Database } from '../../platform/database/database.js';
import { findHistory } from '../history.js';
import { refusalAsProblem } from '../../platform/http/problem/refusal-as-problem.js';
import { checkVersion, etagOf } from '../../platform/http/write/version.js';
import { requireOpenSession } from '../session-write.js';
import { viewTable, viewPayments } from '../view.js';
import { rowsOf } from '../rows-of-event.js';
import { fineFacts } from '../rows-of-hand.js';
import type { SessionWrite } from '../to-session.js';

/** A fine as it is asked for. */
export interface AskedFine {
  readonly fine: FineRecord;
  readonly hand: number | null;
  /** The table agreed on the fine alone, whatever the book says of the hand. */
  readonly asAgreed: boolean;
}

/**
 * A fine that ends the hand or passes the deal belongs in the record of that hand; one that was found when
 * the hand was over ends nothing. Only new requests are refused: older logs hold such fines, and the fold
 * takes them.
 *
 * @throws Problem `rule-refused`
 */
function checkLoose(rules: Rules, fine: FineRecord): void {
  if (fine.stage === 'after' || !endsHand(gameOf(rules).fines(rules), fine)) return;
  throw Problem.of(refusal('fine-ends-hand', {}, { field: 'code' }));
}

/**
 * Records a fine between two hands; it is paid into both pots.
 *
 * @param asked the fine with the hand that it is about, if it is about one already recorded
 * @returns the fine with its payments, and the table after it
 * @throws Problem `rule-refused`, `impossible-hand`, `hand-not-found`, `version-stale`, …
 */
export async function recordFine(
  writer: ClubWriter,
  database: Database,
  write: SessionWrite,
  { fine: record, hand, asAgreed }: AskedFine,
): Promise<StoredAnswer> {
  // Only the whole course knows which hands count; a fine about none needs no look at it.
  const history = hand === null ? null : await findHistory(database, write.clubId, write.sessionId);
  return writer.write({
    ...write,
    decide(snapshot, now) {
      const session = requireOpenSession(snapshot, write.sessionId, write.version);
      if (history !== null) {
        checkVersion(session.row.version, history.state.version);
        refusalAsProblem(() => {
          checkFineHand(history.course, hand);
        });
      }
      if (!asAgreed) checkLoose(session.rules, record);
      const fineId = newId();
      const event: FineRecorded = {
        kind: 'fine-recorded',
        session: session.row.id,
        fineId,
        hand,
        record,
      };
      const folded = refusalAsProblem(() => applyFine(session.rules, session.state, event));
      const { amount, source, to } = folded.fined;
      const facts = fineFacts(record, amount, to);
      return {
        events: [rowsOf(event, session.state, folded, session.accounts)],
        response: {
          status: 201,
          etag: etagOf(folded.state.version),
          body: {
            id: fineId,
            hand,
            player: facts.memberId,
            code: facts.code,
            own: facts.ownFine,
            stage: facts.stage,
            amount,
            to,
            selfReported: facts.selfReported,
            reportedBy: facts.reportedBy,
            note: facts.note,
            state: 'recorded',
            source,
            payments: viewPayments(folded.payments),
            event: snapshot.club.headSeq + 1,
            recordedAt: now.toISOString(),
            session: viewTable(session.rules, folded.state),
          } satisfies FineRecordedView,
        },
      };
    },
  });
}
