import type { Books, Moved } from '../../ledger/books/books.js';
import type { RowChange } from '../../ledger/projection/row-change.js';
import type { Row } from '../../ledger/projection/tables/tables.js';
import { refusal } from '../../money/reasons/reasons.js';
import { transferNamed, type OfTransfer } from '../../events/money/parts.js';
import { changedTransfer, restOf } from '../plans/plan-rows.js';
import { bookedAgain } from '../recurring/recurring-rows.js';
import { transferPaidAgain } from '../plans/transfers/transfer-set-back.js';

/** The reversal that is taken back. */
interface TakenBack extends OfTransfer {
  readonly seq: number;
  /** Its movements; a transfer is named that its voucher paid, except in older logs. */
  readonly moved: readonly Moved[];
  /** Its subjects: those of its voucher. */
  readonly subjects: readonly string[];
}

/**
 * The rows beside its voucher that a reversal set back, as they were before it.
 *
 * @param voucher the one that was reversed
 * @throws Refusal `voucher-stays` where they changed since: a transfer that was made again, dues that
 *   were waived again
 */
export function restored(
  voucher: Row<'voucher'>,
  reversal: TakenBack,
  books: Books,
): readonly RowChange[] {
  switch (voucher.kind) {
    case 'dues-charged':
      return [...books.dues.values()]
        .filter(({ reversedSeq }) => reversedSeq === reversal.seq)
        .map(({ id }) => ({ table: 'dues', of: { id }, change: { reversedSeq: null } }));
    case 'dues-waived':
      return [waivedAgain(voucher, reversal, books)];
    case 'expense-recorded':
      return bookedAgain(voucher.eventSeq, reversal, books);
    case 'money-received':
      return paidAgain(voucher, reversal, books);
    case 'transfer-done':
      if (reversal.transfer !== undefined) return paidAgain(voucher, reversal, books);
      return doneAgain(voucher, reversal, books);
    case 'money-given':
      return doneAgain(voucher, reversal, books);
    case 'payment-confirmed':
      return [...books.payment.values()]
        .filter(({ reversedSeq }) => reversedSeq === reversal.seq)
        .flatMap((payment): RowChange[] => {
          const { id, version, amount, planId, transferId } = payment;
          const of = transferNamed({ plan: planId, transfer: transferId });
          const change = { state: 'confirmed', version: version + 1, reversedSeq: null } as const;
          return [
            { table: 'payment', of: { id }, change },
            ...transferPaidAgain(voucher, { ...of, amount }, books),
          ];
        });
    default:
      return [];
  }
}

function waivedAgain({ eventSeq }: Row<'voucher'>, { moved }: TakenBack, books: Books): RowChange {
  const line = [...books.duesLine.values()].find(({ duesId, memberId, waivedSeq }) => {
    if (waivedSeq !== null || books.dues.get(duesId)?.reversedSeq !== null) return false;
    return moved.some(({ from }) => from === books.moneyAccountOf(memberId));
  });
  if (line === undefined) throw refusal('voucher-stays', {});
  const { duesId, memberId } = line;
  return { table: 'duesLine', of: { duesId, memberId }, change: { waivedSeq: eventSeq } };
}

/** The transfer that is named: it is paid again by what the reversal moved. */
function paidAgain(
  voucher: Row<'voucher'>,
  { moved, plan, transfer }: TakenBack,
  books: Books,
): RowChange[] {
  if (plan === undefined || transfer === undefined) return [];
  const amount = moved.reduce((sum, one) => sum + one.amount, 0);
  return transferPaidAgain(voucher, { plan, transfer, amount }, books);
}

/** The transfers that a voucher between two parties made: of the plans that it concerned, between the same. */
function doneAgain(
  { eventSeq, day }: Row<'voucher'>,
  { moved, subjects }: TakenBack,
  books: Books,
): RowChange[] {
  const accountOf = (id: string) => {
    return books.cashAccount.get(id)?.accountId ?? books.moneyAccountOf(id);
  };
  const concerned = [...books.planTransfer.values()].filter(({ planId }) => {
    return subjects.includes(planId);
  });
  // A transfer that was never made has no day.
  const open = concerned.filter(({ fromId, toId, status, day: since }) => {
    const [from, to] = [accountOf(fromId), accountOf(toId)];
    const isIts = moved.some((one) => one.from === from && one.to === to);
    return isIts && status === 'open' && since !== null;
  });
  const plans = new Set(open.map(({ planId }) => planId));
  if (concerned.some(({ planId }) => !plans.has(planId))) throw refusal('voucher-stays', {});
  const rest = open.reduce((sum, one) => sum + restOf(one).rest, 0);
  if (rest > moved.reduce((sum, one) => sum + one.amount, 0)) throw refusal('voucher-stays', {});
  return open.map((row) => {
    const paid = row.paid + restOf(row).rest;
    return changedTransfer(row, { status: 'done', doneSeq: eventSeq, day, paid });
  });
}
