import { SEQ_OF_EVENT, TIME_OF_EVENT, type RowChange } from '../ledger/projection/row-change.js';
import type { FineGoesTo, Row } from '../ledger/projection/tables/tables.js';
import type { FineRecorded, HandRecorded } from '../evening/event.js';
import type { FoldedFine, FoldedHand } from '../evening/fold.js';
import type { FineRecord } from '../rules/fine-record.js';
import type { MeldingRecord } from '../rules/tarok/record/hand.js';

/** The rows of hands, meldinger and fines. */

type HandContent = Pick<HandRecorded, 'session' | 'hand' | 'record' | 'fineIds'>;

/** A revision of a hand, with its meldinger. */
export function handRows(
  { session, hand: number, record }: HandContent,
  { settlement }: FoldedHand,
  revision: number,
): RowChange[] {
  const { kind, dealer } = settlement.outcome;
  const rows = [handRow(session, { number, revision, kind, dealer, record })];
  for (const [position, melding] of (record.meldinger ?? []).entries()) {
    rows.push(meldingRow(session, number, revision, position, melding));
  }
  return rows;
}

/** A revision of a hand. */
export function handRow(
  sessionId: string,
  hand: Pick<Row<'hand'>, 'number' | 'revision' | 'kind' | 'dealer' | 'record'>,
): RowChange {
  return {
    table: 'hand',
    put: {
      sessionId,
      number: hand.number,
      revision: hand.revision,
      eventSeq: SEQ_OF_EVENT,
      kind: hand.kind,
      dealer: hand.dealer,
      record: hand.record,
      recordedAt: TIME_OF_EVENT,
    },
  };
}

function meldingRow(
  sessionId: string,
  handNumber: number,
  revision: number,
  position: number,
  melding: MeldingRecord,
): RowChange {
  return {
    table: 'melding',
    put: {
      sessionId,
      handNumber,
      revision,
      position,
      memberId: melding.player,
      kind: melding.kind,
      count: 'count' in melding ? melding.count : null,
      withPagat: melding.kind === 'trumps' ? melding.withPagat : null,
      suit: melding.kind === 'cavallerie' ? melding.suit : null,
      grade: 'grade' in melding ? melding.grade : null,
      missing: 'missing' in melding ? (melding.missing ?? null) : null,
    },
  };
}

/** The fines of a hand, or those of them that are new. */
export function fineRows(
  { session, hand, record, fineIds }: HandContent,
  { settlement }: FoldedHand,
  revision: number,
  isNew: (id: string) => boolean = () => true,
): RowChange[] {
  return (record.fines ?? []).flatMap((fine, position) => {
    const id = fineIds[position];
    const amount = settlement.fineAmounts[position];
    if (id === undefined || amount === undefined) throw new RangeError('A fine without an id.');
    if (!isNew(id)) return [];
    const facts = fineFacts(fine, amount, settlement.finesTo[position] ?? 'pots');
    return [fineRow(session, { ...facts, id, handNumber: hand, revision, position })];
  });
}

/** A fine between two hands. */
export function fineBetweenRow(
  { session, fineId: id, hand, record }: FineRecorded,
  { amount, to }: FoldedFine['fined'],
): RowChange {
  const facts = fineFacts(record, amount, to);
  return fineRow(session, { ...facts, id, handNumber: hand, revision: null, position: 0 });
}

type FineFacts = Pick<
  Row<'fine'>,
  | 'memberId'
  | 'code'
  | 'ownFine'
  | 'stage'
  | 'amount'
  | 'paidTo'
  | 'selfReported'
  | 'reportedBy'
  | 'note'
>;

function fineRow(
  sessionId: string,
  fine: FineFacts & Pick<Row<'fine'>, 'id' | 'handNumber' | 'revision' | 'position'>,
): RowChange {
  const recorded = { eventSeq: SEQ_OF_EVENT, recordedAt: TIME_OF_EVENT } as const;
  return { table: 'fine', put: { sessionId, ...fine, state: 'recorded', ...recorded } };
}

/** The facts of a fine, in a hand or between hands. */
export function fineFacts(fine: FineRecord, amount: number, paidTo: FineGoesTo): FineFacts {
  return {
    memberId: fine.player,
    code: fine.code,
    ownFine: fine.own ?? null,
    stage: fine.stage,
    amount,
    paidTo,
    selfReported: fine.selfReported ?? false,
    reportedBy: fine.reportedBy ?? null,
    note: fine.note ?? '',
  };
}
