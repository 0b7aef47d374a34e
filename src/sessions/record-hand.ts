import { randomUUID } from 'node:crypto';
import type { ClubWriter, WriteAnswer } from '../ledger/club-writer.js';
import type { FineRow, HandRow, MeldingRow } from '../ledger/event.js';
import type { FineRecord, MeldingRecord, TarokHandRecord } from '../rules/tarok/hand.js';
import { priceFine } from '../rules/tarok/form.js';
import type { HandRecorded } from './event.js';
import type { FoldedHand } from './replay.js';
import { applyHand } from './replay.js';
import type { OpenSession, SessionWriteContext } from './session-write.js';
import { byTheRules, etagOf, sessionEvent, takeSession } from './session-write.js';
import { outcomeOf, viewTable, viewHand } from './view.js';

/**
 * Records the next hand of a session and settles it.
 *
 * @returns the hand with its payments, and the table after it
 * @throws Problem `impossible-hand`, `rule-refused`, `version-stale`, `session-closed`, …
 */
export function recordHand(
  writer: ClubWriter,
  context: SessionWriteContext,
  record: TarokHandRecord,
): Promise<WriteAnswer> {
  return writer.write({
    ...context,
    decide(snapshot, now) {
      const session = takeSession(snapshot, context.sessionId, context.version);
      const fineIds = (record.fines ?? []).map(() => randomUUID());
      const event = nextHand(session, record, fineIds);
      const folded = byTheRules(() => applyHand(session.rules, session.state, event));
      return {
        events: [
          sessionEvent(event, folded.postings, {
            session: { change: 'step', state: folded.state },
            hand: handRow(folded, record),
            fines: fineRows(session, folded, record, fineIds),
          }),
        ],
        response: {
          status: 201,
          etag: etagOf(folded.state.version),
          body: {
            ...viewHand(folded, record, fineIds),
            event: snapshot.club.headSeq + 1,
            recordedAt: now.toISOString(),
            session: viewTable(session.rules, folded.state),
          },
        },
      };
    },
  });
}

/** The event that recording this hand would be. */
export function nextHand(
  session: OpenSession,
  record: TarokHandRecord,
  fineIds: readonly string[],
): HandRecorded {
  return {
    kind: 'hand-recorded',
    session: session.row.id,
    hand: session.state.hands + 1,
    record,
    fineIds,
  };
}

function handRow(folded: FoldedHand, record: TarokHandRecord): HandRow {
  const { outcome } = folded.settlement;
  return {
    number: folded.state.hands,
    revision: 1,
    kind: outcome.kind,
    dealer: outcome.dealer,
    record,
    outcome: outcomeOf(folded.settlement),
    meldinger: (record.meldinger ?? []).map(meldingRow),
  };
}

function meldingRow(melding: MeldingRecord): MeldingRow {
  const counted = 'count' in melding ? melding.count : null;
  return {
    memberId: melding.player,
    kind: melding.kind,
    count: counted,
    withPagat: melding.kind === 'trumps' ? melding.withPagat : null,
    suit: melding.kind === 'cavallerie' ? melding.suit : null,
    grade: 'grade' in melding ? melding.grade : null,
    missing: 'missing' in melding ? (melding.missing ?? null) : null,
  };
}

function fineRows(
  { rules }: OpenSession,
  folded: FoldedHand,
  record: TarokHandRecord,
  fineIds: readonly string[],
): FineRow[] {
  return (record.fines ?? []).map((fine, position) => ({
    ...fineFacts(fine, priceFine(rules, fine, `fines[${position}]`).amount),
    id: fineIds[position] ?? '',
    handNumber: folded.state.hands,
    revision: 1,
    position,
  }));
}

/** What a fine says of itself, in a hand or between hands. */
export function fineFacts(
  fine: FineRecord,
  amount: number,
): Omit<FineRow, 'id' | 'handNumber' | 'revision' | 'position'> {
  return {
    memberId: fine.player,
    code: fine.code,
    stage: fine.stage,
    amount,
    selfReported: fine.selfReported ?? false,
    reportedBy: fine.reportedBy ?? null,
    note: fine.note ?? '',
  };
}
