import type { NewEvent, Snapshot } from '../../ledger/log/event.js';
import type { LogHead } from '../../ledger/log/chain.js';
import { resolveRow } from '../../ledger/projection/row-change.js';
import type { Row } from '../../ledger/projection/tables/tables.js';
import { etagOf } from '../../platform/http/write/version.js';
import type { ReportedPayment } from './payment.view.js';

/**
 * A payment as it is shown.
 * @param member whose it is by now
 */
export function viewPayment(
  row: Row<'payment'>,
  member: string,
  currency: string,
): ReportedPayment {
  const {
    id,
    amount,
    day,
    purse,
    way,
    reference,
    text,
    state,
    version,
    why,
    reversedSeq,
    transferId,
  } = row;
  const wasConfirmed = state === 'confirmed' || state === 'reversed';
  return {
    id,
    member,
    amount,
    currency,
    day,
    purse,
    way,
    reference,
    transfer: transferId,
    pays: itemsSaid(row),
    text,
    state,
    version,
    event: row.reportedSeq,
    reportedAt: row.reportedAt,
    endedAt: row.endedAt,
    why,
    voucher: wasConfirmed ? row.endedSeq : null,
    reversedBy: reversedSeq,
  };
}

/** The open items that a member said a payment is for, by the events that made them. */
export function itemsSaid({ pays }: Pick<Row<'payment'>, 'pays'>): readonly number[] {
  // A column of JSON that only `payment-reported` writes.
  return pays as readonly number[];
}

/** The answer to a write to a payment: it as it is then. */
export function answerPayment(status: 200 | 201) {
  return (written: NewEvent | null, { club, books, members }: Snapshot, now: Date) => {
    const change = written?.rows.find(({ table }) => table === 'payment');
    if (change?.table !== 'payment') throw new RangeError('a write to no payment');
    const before = 'put' in change ? undefined : books?.payment.get(change.of.id);
    const given = 'put' in change ? change.put : change.change;
    const rowAt = (seq: number) => {
      const row = { ...before, ...resolveRow(given, { seq, time: now.toISOString() }) };
      // The row of an event has all columns: `RowChange` is typed so.
      return row as Row<'payment'>;
    };
    return {
      status,
      etag: etagOf(rowAt(0).version),
      body: ({ seq }: LogHead): ReportedPayment => {
        const row = rowAt(seq);
        return viewPayment(
          row,
          members.get(row.memberId)?.mergedInto ?? row.memberId,
          club.currency,
        );
      },
    };
  };
}
