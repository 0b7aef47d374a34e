import { idsOfPerson } from '../../clubs/members/person.js';
import type { Database } from '../../platform/database/database.js';
import { Problem } from '../../platform/http/problem/problem.js';

/** A transfer of an agreed plan by which a member pays into a purse. */
export interface TransferToPay {
  readonly plan: string;
  readonly transfer: string;
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
    text: `SELECT t.plan_id AS plan, t.id AS transfer, t.reference, t.status,
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
): { readonly plan?: string; readonly transfer?: string } {
  if (asked === null) return {};
  const found = transfers.find(({ transfer }) => transfer === asked);
  if (found === undefined) throw new Problem('no-such-transfer', {}, { field: 'transfer' });
  return { plan: found.plan, transfer: found.transfer };
}
