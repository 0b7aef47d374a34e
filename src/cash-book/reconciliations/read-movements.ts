import { exactSum } from '../../platform/database/exact-sum.js';
import type { Kind } from '../../events/registry.js';
import { labelOfYear } from '../../money/books.js';
import type { ReadPool } from '../../platform/database/pools.js';
import type { MovementView } from './movement.view.js';
import { selectColumns } from '../../platform/database/select-columns.js';

type MovementRow = Omit<MovementView, 'label' | 'kind'> & {
  readonly kind: Kind;
  readonly year: string;
  readonly lastDay: string;
  readonly number: number;
};

/**
 * The movements of a purse, by day; a voucher that moved nothing in sum is left out.
 *
 * @param only the events of the vouchers that are wanted; null for all of the purse
 */
export async function readMovements(
  { pool }: ReadPool,
  clubId: string,
  purse: string,
  only: readonly number[] | null,
): Promise<readonly MovementView[]> {
  const { rows } = await pool.query<MovementRow>({
    name: 'movements-of-purse',
    // The account of a purse gives what comes into the purse.
    text: `SELECT v.event_seq AS event, v.day, v.year, ${selectColumns('FiscalYear', 'y', 'lastDay')},
        ${selectColumns('Voucher', 'v', 'number', 'kind', 'text', 'receipt', 'reverses', 'reversedBy')},
        m.amount, m.members,
        ARRAY(SELECT t.reference FROM plan_transfer t
            WHERE t.club_id = v.club_id AND t.done_seq = v.event_seq
          UNION SELECT r.reference FROM payment r
            WHERE r.club_id = v.club_id AND r.ended_seq = v.event_seq) AS "references"
      FROM cash_account c
        JOIN voucher v ON v.club_id = c.club_id AND ($3::int8[] IS NULL OR v.event_seq = ANY ($3))
        JOIN fiscal_year y ON y.club_id = v.club_id AND y.first_day = v.year
        CROSS JOIN LATERAL (
          SELECT ${exactSum('sum(CASE WHEN p.from_account = c.account_id THEN p.amount ELSE -p.amount END)')}
              AS amount,
            coalesce(array_agg(DISTINCT coalesce(o.merged_into, o.id)) FILTER (WHERE o.id IS NOT NULL),
              '{}') AS members
          FROM posting p
            JOIN account a ON a.club_id = p.club_id AND a.id =
              CASE WHEN p.from_account = c.account_id THEN p.to_account ELSE p.from_account END
            LEFT JOIN member o ON o.club_id = a.club_id AND o.id = a.member_id
          WHERE p.club_id = v.club_id AND p.event_seq = v.event_seq AND p.stage = 'money'
            AND c.account_id IN (p.from_account, p.to_account)) m
      WHERE c.club_id = $1 AND c.id = $2 AND m.amount <> 0
      ORDER BY v.day, v.event_seq`,
    values: [clubId, purse, only],
  });
  return rows.map(({ year, lastDay, number, ...row }) => ({
    ...row,
    label: `${labelOfYear({ firstDay: year, lastDay })}-${number}`,
  }));
}
