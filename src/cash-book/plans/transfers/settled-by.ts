import type { SettledTransfer } from '../../../events/money/moved.js';
import type { Books } from '../../../ledger/books/books.js';
import { refusal } from '../../../money/reasons/reasons.js';
import type { Database } from '../../../platform/database/database.js';

/**
 * The open transfers that plans ask for from one member to another, the oldest first; of a merged guest
 * as of the member.
 */
export async function readOpenBetween(
  { pool }: Pick<Database, 'pool'>,
  clubId: string,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<readonly SettledTransfer[]> {
  const { rows } = await pool.query<SettledTransfer>({
    name: 'open-transfers-between',
    text: `SELECT t.plan_id AS plan, t.id AS transfer
      FROM plan_transfer t JOIN plan p ON p.club_id = t.club_id AND p.id = t.plan_id
        JOIN member f ON f.club_id = t.club_id AND f.id = t.from_id
        JOIN member g ON g.club_id = t.club_id AND g.id = t.to_id
      WHERE t.club_id = $1 AND t.status = 'open'
        AND coalesce(f.merged_into, f.id) = $2 AND coalesce(g.merged_into, g.id) = $3
      ORDER BY p.event_seq, t.position`,
    values: [clubId, from, to],
  });
  return rows;
}

/**
 * The transfers that a payment settles: those that are still open and were agreed by its day, each with
 * its whole amount.
 *
 * @param agreed the transfers between payer and recipient, the oldest first
 * @throws Refusal `less-than-agreed` for a payment that settles a transfer in part
 */
export function settledBy(
  { amount, day }: { readonly amount: number; readonly day: string },
  agreed: readonly SettledTransfer[],
  books: Books,
): SettledTransfer[] {
  const settled: SettledTransfer[] = [];
  let left = amount;
  for (const { plan, transfer } of agreed) {
    const row = books.planTransfer.get(`${plan} ${transfer}`);
    const since = [books.plan.get(plan)?.onDay, row?.day].filter((one) => one != null);
    if (row?.status !== 'open' || since.some((first) => day < first)) continue;
    if (left === 0) break;
    if (left < row.amount) throw refusal('less-than-agreed', {}, { field: 'amount' });
    settled.push({ plan, transfer });
    left -= row.amount;
  }
  return settled;
}
