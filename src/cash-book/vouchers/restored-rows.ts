import type { Books, Moved } from '../../ledger/books/books.js';
import type { RowChange } from '../../ledger/projection/row-change.js';
import type { Row } from '../../ledger/projection/tables/tables.js';
import { refusal } from '../../money/reasons/reasons.js';
import { restOf } from '../plans/plan-rows.js';

/** The reversal that is taken back. */
interface TakenBack {
  readonly seq: number;
  /** Its movements. */
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
    case 'transfer-done':
    case 'money-given':
      return doneAgain(voucher, reversal, books);
    case 'payment-confirmed':
      return [...books.payment.values()]
        .filter(({ reversedSeq }) => reversedSeq === reversal.seq)
        .flatMap((payment): RowChange[] => {
          const { id, version } = payment;
          const change = { state: 'confirmed', version: version + 1, reversedSeq: null } as const;
          return [
            { table: 'payment', of: { id }, change },
            ...transferPaidAgain(voucher, payment, books),
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
  return open.map(({ planId, id, version, paid, ...one }) => {
    const all = paid + restOf({ paid, ...one }).rest;
    const done = { status: 'done', version: version + 1, doneSeq: eventSeq, day } as const;
    return { table: 'planTransfer', of: { planId, id }, change: { ...done, paid: all } };
  });
}

/** A transfer whose payment was reversed: the amount of that payment is paid again. */
function transferPaidAgain(
  { eventSeq, day }: Row<'voucher'>,
  { planId, transferId, amount }: Row<'payment'>,
  books: Books,
): RowChange[] {
  if (transferId === null) return [];
  const transfer = books.planTransfer.get(`${planId ?? ''} ${transferId}`);
  if (transfer === undefined || transfer.status === 'dropped') throw refusal('voucher-stays', {});
  const paid = transfer.paid + amount;
  const isDone = transfer.status === 'open' && paid >= transfer.amount;
  const done = isDone ? ({ status: 'done', doneSeq: eventSeq } as const) : {};
  const change = { ...done, version: transfer.version + 1, day, paid };
  return [{ table: 'planTransfer', of: { planId: transfer.planId, id: transfer.id }, change }];
}
