import { idsOfPerson } from '../../../clubs/members/person.js';
import type { Database } from '../../../platform/database/database.js';
import type { OfTransfer } from '../../../events/money/parts.js';
import type { Books } from '../../../ledger/books/books.js';
import { Problem } from '../../../platform/http/problem/problem.js';
import type { Day } from '../../../values/day.js';
import { later } from '../plan-rows.js';

/** A transfer of an agreed plan by which a member pays into a purse. */
export interface TransferToPay {
  readonly plan: string;
  readonly transfer: string;
  /** The member who is to pay: the one who asks, or a guest who was merged into them. */
  readonly from: string;
  readonly reference: string;
  readonly status: 'open' | 'done' | 'dropped';
  /** The unpaid rest, in minor units. */
  readonly rest: number;
}

/** The transfers that a member, under any of their ids, is to pay into purses, the oldest first. */
export async function readTransfersToPay(
  { pool }: Pick<Database, 'pool'>,
  clubId: string,
  member: string,
): Promise<readonly TransferToPay[]> {
  const { rows } = await pool.query<TransferToPay>({
    name: 'transfers-to-pay',
    text: `SELECT t.plan_id AS plan, t.id AS transfer, t.from_id AS "from", t.reference, t.status,
        greatest(t.amount - t.paid, 0) AS rest
      FROM plan_transfer t JOIN plan p ON p.club_id = t.club_id AND p.id = t.plan_id
      WHERE t.club_id = $1 AND t.to_id = p.purse_id AND t.from_id = ANY (${idsOfPerson('$2')})
      ORDER BY p.event_seq, t.position`,
    values: [clubId, member],
  });
  return rows;
}

/**
 * The plan and transfer that a payment of a member is for, as events name them; neither for none.
 *
 * @param asked the transfer; null for none
 * @throws Problem `plan-not-found` for a transfer that is not the member's, or not into a purse
 */
export function namedTransfer(
  transfers: readonly TransferToPay[],
  asked: string | null,
): OfTransfer {
  if (asked === null) return {};
  const found = transfers.find(({ transfer }) => transfer === asked);
  if (found === undefined) throw new Problem('no-such-transfer', {}, { field: 'transfer' });
  return { plan: found.plan, transfer: found.transfer };
}

/**
 * The transfer that money received from a member pays: as it is named, else the oldest open one that was
 * agreed by its day.
 *
 * @param asked the transfer; null for none
 * @throws Problem `plan-not-found` for a transfer that is not the member's, or not into a purse
 */
export function transferPaidBy(
  transfers: readonly TransferToPay[],
  { transfer: asked, day }: { readonly transfer?: string | null; readonly day: Day },
  { plan: plans, planTransfer }: Books,
): OfTransfer {
  if (asked !== undefined) return namedTransfer(transfers, asked);
  const found = transfers.find(({ plan, transfer }) => {
    const row = planTransfer.get(`${plan} ${transfer}`);
    const on = plans.get(plan)?.onDay;
    if (row?.status !== 'open' || on === undefined) return false;
    return later(on, row.day) <= day;
  });
  return namedTransfer(transfers, found?.transfer ?? null);
}
