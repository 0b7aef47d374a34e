import { exactSum } from '../../platform/database/exact-sum.js';
import type { Pool } from 'pg';
import { labelOfYear } from '../../money/books.js';
import type { BalanceReason, ExplainedBalance, PlanBalance } from './plan.view.js';
import { selectColumns } from '../../platform/database/select-columns.js';

/** The most vouchers of a member that are listed; earlier ones are one number. */
const MOST_REASONS = 20;
/** The most vouchers of the club that are looked through. */
const MOST_VOUCHERS = 2000;

type ReasonRow = Omit<BalanceReason, 'label'> & {
  readonly member: string;
  readonly lastDay: string;
  /** The balance after it. */
  readonly after: number;
};

/**
 * The vouchers behind balances since they were last zero, in the order of the log.
 *
 * @param asOf the day of the balances, the last event that counts, and the one evening that they are of;
 *   of an evening the vouchers are its own, and the rest is what was set against them
 * @param balances of members; a guest's is that of the member by now
 */
export async function readReasons(
  pool: Pool,
  clubId: string,
  asOf: { readonly on: string; readonly until: number; readonly evening: string | null },
  balances: readonly PlanBalance[],
): Promise<ExplainedBalance[]> {
  const asked = balances.filter(({ balance }) => balance !== 0);
  const { rows } = await pool.query<ReasonRow>({
    name: 'reasons-of-balances',
    text: `WITH recent AS MATERIALIZED (
        SELECT * FROM voucher WHERE club_id = $1 AND day <= $2 AND event_seq <= $3
        ORDER BY event_seq DESC LIMIT ${MOST_VOUCHERS}),
      moved AS (
        SELECT v.event_seq, coalesce(m.merged_into, m.id) AS member, ${exactSum('sum(side.amount)')} AS amount
        FROM recent v
          CROSS JOIN LATERAL (SELECT * FROM posting x
            WHERE x.club_id = $1 AND x.event_seq = v.event_seq AND x.stage = 'money' OFFSET 0) p
          CROSS JOIN LATERAL (VALUES (p.from_account, -p.amount), (p.to_account, p.amount))
            AS side (account, amount)
          JOIN member m ON m.club_id = $1 AND m.account_id = side.account
        GROUP BY 1, 2 HAVING sum(side.amount) <> 0),
      told AS (
        SELECT m.*, ${exactSum('b.balance - coalesce(sum(m.amount) OVER newer, 0)')} AS after,
          row_number() OVER newest AS place
        FROM moved m JOIN unnest($4::uuid[], $5::int8[]) AS b (member, balance) USING (member)
        WINDOW newest AS (PARTITION BY member ORDER BY m.event_seq DESC),
          newer AS (newest ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING))
      SELECT t.member, t.amount, t.after, v.event_seq AS event, v.year, v.number, v.day, v.kind, v.text,
        v.session_id AS session, ${selectColumns('FiscalYear', 'y', 'lastDay')}
      FROM told t JOIN recent v USING (event_seq)
        JOIN fiscal_year y ON y.club_id = $1 AND y.first_day = v.year
      WHERE t.place <= ${MOST_REASONS} ORDER BY t.member, t.event_seq DESC`,
    values: [
      clubId,
      asOf.on,
      asOf.until,
      asked.map(({ member }) => member),
      asked.map(({ balance }) => balance),
    ],
  });
  const ofMember = new Map<string, ReasonRow[]>();
  for (const row of rows) {
    const known = ofMember.get(row.member);
    if (known === undefined) ofMember.set(row.member, [row]);
    else known.push(row);
  }
  return balances.map((one) => {
    return { ...one, ...sinceZero(one, ofMember.get(one.member) ?? [], asOf.evening) };
  });
}

/** Those since the balance was last zero, the newest first. */
function sinceZero(
  { balance }: PlanBalance,
  newestFirst: readonly ReasonRow[],
  evening: string | null,
): Pick<ExplainedBalance, 'reasons' | 'earlier'> {
  const zero = newestFirst.findIndex(({ after }) => after === 0);
  const since =
    evening !== null
      ? newestFirst.filter(({ session }) => session === evening)
      : newestFirst.slice(0, zero === -1 ? newestFirst.length : zero);
  const reasons = since.map(({ member: _member, after: _after, lastDay, ...row }) => ({
    ...row,
    label: `${labelOfYear({ firstDay: row.year, lastDay })}-${row.number}`,
  }));
  return { reasons, earlier: since.reduce((left, { amount }) => left - amount, balance) };
}
