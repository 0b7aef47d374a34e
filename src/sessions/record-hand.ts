import { randomUUID } from 'node:crypto';
import type { ClubWriter, WriteAnswer } from '../ledger/club-writer.js';
import type { FineRow, HandRow, MeldingRow } from '../ledger/event.js';
import type { SessionWrite } from '../platform/write-request.js';
import type { FineRecord, MeldingRecord, TarokHandRecord } from '../rules/tarok/hand.js';
import type { HandRecorded } from './event.js';
import type { HandRecordedView } from './hand.view.js';
import type { FoldedHand, SessionState } from './replay.js';
import { applyHand } from './replay.js';
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
  write: SessionWrite,
  record: TarokHandRecord,
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
        events: [
          sessionEvent(event, folded.postings, {
            session: { change: 'step', state: folded.state },
            hand: handRow(folded, record),
            fines: fineRows(folded, record, fineIds),
          }),
        ],
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
  record: TarokHandRecord,
  fineIds: readonly string[],
): HandRecorded {
  return { kind: 'hand-recorded', session, hand: state.hands + 1, record, fineIds };
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
  { state, settlement }: FoldedHand,
  record: TarokHandRecord,
  fineIds: readonly string[],
): FineRow[] {
  return (record.fines ?? []).map((fine, position) => {
    const id = fineIds[position];
    const amount = settlement.fineAmounts[position];
    if (id === undefined || amount === undefined) throw new RangeError('A fine without an id.');
    const facts = fineFacts(fine, amount);
    return { ...facts, id, handNumber: state.hands, revision: 1, position };
  });
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
