import type {
  PurseReconciled,
  ReconciliationWithdrawn,
} from '../../events/money/reconciliations.js';
import type { Books } from '../../ledger/books/books.js';
import { SEQ_OF_EVENT } from '../../ledger/projection/row-change.js';
import type { Row } from '../../ledger/projection/tables/tables.js';
import type { MoneyRows, RowsOf } from '../money-rows.js';

/**
 * The rows of reconciliations. Whether one is true is asked when it is recorded, and not in a replay:
 * the log keeps what was recorded.
 */
export const RECONCILIATION_ROWS = {
  'purse-reconciled': (event: PurseReconciled, books: Books): MoneyRows => {
    const { purse: purseId, until, balance, vouchers } = event;
    const number = reconciliationsOf(books, purseId).length + 1;
    const found = { until, balance, vouchers, withdrawnSeq: null };
    const put = { purseId, number, eventSeq: SEQ_OF_EVENT, ...found } as const;
    return { rows: [{ table: 'reconciliation', put }] };
  },
  'reconciliation-withdrawn': (event: ReconciliationWithdrawn, books: Books): MoneyRows => {
    const { purse: purseId, reconciliation } = event;
    const all = reconciliationsOf(books, purseId);
    const withdrawn = all.find(({ eventSeq }) => eventSeq === reconciliation);
    if (withdrawn === undefined) return {};
    const of = { purseId, number: withdrawn.number };
    return {
      rows: [{ table: 'reconciliation', of, change: { withdrawnSeq: SEQ_OF_EVENT } }],
    };
  },
} satisfies Partial<Record<string, RowsOf<never>>>;

/** The reconciliations of a purse, the first one first. */
export function reconciliationsOf(
  { reconciliation }: Pick<Books, 'reconciliation'>,
  purse: string,
): readonly Row<'reconciliation'>[] {
  return [...reconciliation.values()]
    .filter(({ purseId }) => purseId === purse)
    .sort((one, other) => one.number - other.number);
}
