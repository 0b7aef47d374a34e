import type { Row } from '../../ledger/projection/tables/tables.js';
import type { PlanStep, PlanTransferView } from './plan.view.js';

/** The parties of a step, by ids. */
interface StepFacts {
  readonly from: string;
  readonly to: string;
  readonly amount: number;
  readonly fromBefore: number;
  readonly toBefore: number;
}

/** A transfer in the API. */
export function viewStep(
  { from, to, amount, fromBefore, toBefore }: StepFacts,
  purse: string | null,
): PlanStep {
  const party = (id: string) =>
    id === purse ? { member: null, account: id } : { member: id, account: null };
  return {
    from: party(from),
    to: party(to),
    amount,
    fromBefore,
    fromAfter: fromBefore + amount,
    toBefore,
    toAfter: toBefore - amount,
  };
}

/** A transfer that was agreed, by its row. */
export function viewTransfer(
  row: Omit<Row<'planTransfer'>, 'planId' | 'position'>,
  purse: string | null,
): PlanTransferView {
  const { id, reference, status, version, doneSeq, day, why, paid } = row;
  return {
    ...viewStep({ ...row, from: row.fromId, to: row.toId }, purse),
    id,
    reference,
    status,
    version,
    paid,
    voucher: doneSeq,
    day: status === 'done' ? day : null,
    why,
  };
}
