import { readPerson } from '../../../clubs/members/person.js';
import type { Row } from '../../../ledger/projection/tables/tables.js';
import type { Way } from '../../../money/settling-up/plan.js';
import type { ReadPool } from '../../../platform/database/pools.js';
import { writeCursor, type LogCursor } from '../../../platform/http/page.js';
import type { PlanTransferView } from '../plan.view.js';
import { TRANSFER } from '../read-plans.js';
import { viewTransfer } from '../view-plan.js';

/** A plan with the transfers that somebody sees of it. */
export interface PlanOfTransfers {
  readonly id: string;
  /** The event that agreed it. */
  readonly event: number;
  /** ISO 8601. */
  readonly agreedAt: string;
  readonly way: Way;
  /** `YYYY-MM-DD`: the balances are as of it. */
  readonly on: string;
  readonly transfers: readonly PlanTransferView[];
}

interface PlanRow extends Omit<PlanOfTransfers, 'agreedAt' | 'transfers'> {
  readonly time: Date;
  readonly purse: string | null;
  readonly transfers: readonly Omit<Row<'planTransfer'>, 'planId' | 'position'>[];
}

/**
 * A page of plans with their transfers, the newest plan first.
 *
 * @param member whose transfers are wanted; null for everybody's
 */
export async function listTransfers(
  { pool }: ReadPool,
  clubId: string,
  member: string | null,
  { after, limit }: { readonly after: LogCursor | null; readonly limit: number },
): Promise<{ readonly plans: readonly PlanOfTransfers[]; readonly next: string | null }> {
  const ids = member === null ? null : (await readPerson(pool, clubId, member)).ids;
  const { rows } = await pool.query<PlanRow>({
    name: 'transfers-of-plans',
    text: `SELECT p.id, p.event_seq AS event, e.time, p.way, p.purse_id AS purse, p.on_day AS "on",
        t.transfers
      FROM plan p JOIN club_event e ON e.club_id = p.club_id AND e.seq = p.event_seq
        CROSS JOIN LATERAL (SELECT json_agg(${TRANSFER} ORDER BY t.position) AS transfers
          FROM plan_transfer t WHERE t.club_id = p.club_id AND t.plan_id = p.id
            AND ($2::uuid[] IS NULL OR t.from_id = ANY ($2) OR t.to_id = ANY ($2))) t
      WHERE p.club_id = $1 AND p.event_seq < $3 AND t.transfers IS NOT NULL
      ORDER BY p.event_seq DESC LIMIT $4`,
    values: [clubId, ids, after?.seq ?? Number.MAX_SAFE_INTEGER, limit + 1],
  });
  const plans = rows.slice(0, limit).map(({ time, purse, transfers, ...plan }) => ({
    ...plan,
    agreedAt: time.toISOString(),
    transfers: transfers.map((one) => viewTransfer(one, purse)),
  }));
  const last = plans.at(-1);
  const more = rows.length > limit && last !== undefined;
  return { plans, next: more ? writeCursor({ seq: last.event, line: 0 }) : null };
}
