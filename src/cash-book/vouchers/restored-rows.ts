import type { Books, Moved } from '../../ledger/books/books.js';
import type { RowChange } from '../../ledger/projection/row-change.js';
import type { Row } from '../../ledger/projection/tables/tables.js';
import { refusal } from '../../money/reasons/reasons.js';

/** The reversal that is taken back. */
interface TakenBack {
  readonly seq: number;
  /** Its movements. */
  readonly moved: readonly Moved[];
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
      return [doneAgain(voucher, reversal, books)];
    case 'payment-confirmed':
      return [...books.payment.values()]
        .filter(({ reversedSeq }) => reversedSeq === reversal.seq)
        .map(({ id, version }) => {
          const change = { state: 'confirmed', version: version + 1, reversedSeq: null } as const;
          return { table: 'payment', of: { id }, change };
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

function doneAgain(
  { eventSeq, day }: Row<'voucher'>,
  { moved }: TakenBack,
  books: Books,
): RowChange {
  const transfer = [...books.planTransfer.values()].find(({ fromId, toId, amount, status }) => {
    const [from, to] = [fromId, toId].map((id) => {
      return books.cashAccount.get(id)?.accountId ?? books.moneyAccountOf(id);
    });
    const isIt = moved.some((one) => one.from === from && one.to === to && one.amount === amount);
    return status === 'open' && isIt;
  });
  if (transfer === undefined) throw refusal('voucher-stays', {});
  const { planId, id, version } = transfer;
  const change = { status: 'done', version: version + 1, doneSeq: eventSeq, day } as const;
  return { table: 'planTransfer', of: { planId, id }, change };
}
