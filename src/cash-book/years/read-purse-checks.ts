import type { ReadPool } from '../../platform/database/pools.js';
import type { Day } from '../../values/day.js';
import { readLastCounts } from '../purses/read-counts.js';
import type { PurseCheck } from './year-accounts.view.js';

interface CheckRow {
  readonly purse: string;
  readonly countAdded: number;
  readonly reconciledTo: Day | null;
  readonly reconciledAt: number | null;
  readonly reconciledAdded: number;
}

/**
 * How each purse was checked by a day: its latest count up to it; its first reconciliation that reaches that
 * day, or else its latest, with the balance of the bank on that day, or on the last day of a statement that
 * ends before; and the number of vouchers that were recorded in that time since.
 */
export async function readPurseChecks(
  { pool }: ReadPool,
  clubId: string,
  until: Day,
): Promise<ReadonlyMap<string, PurseCheck>> {
  const counts = await readLastCounts({ pool }, clubId, until);
  const counted = [...counts];
  const { rows } = await pool.query<CheckRow>({
    name: 'purse-checks',
    text: `SELECT c.id AS purse, r.until AS "reconciledTo",
        CASE WHEN r.until <= $5 THEN r.balance ELSE (SELECT (b ->> 'balance')::int8
          FROM club_event e, jsonb_array_elements(e.payload::jsonb -> 'balances') AS b
          WHERE e.club_id = c.club_id AND e.seq = r.event_seq AND b ->> 'day' = $5) END AS "reconciledAt",
        ${addedSql('n.event', 'n.day')} AS "countAdded", ${addedSql('r.event_seq', 'least(r.until, $5)')} AS "reconciledAdded"
      FROM cash_account c
        LEFT JOIN unnest($2::uuid[], $3::int8[], $4::text[]) AS n(purse, event, day) ON n.purse = c.id
        LEFT JOIN LATERAL (SELECT x.event_seq, x.until, x.balance FROM reconciliation x
          WHERE x.club_id = c.club_id AND x.purse_id = c.id AND x.withdrawn_seq IS NULL
          ORDER BY x.until < $5, CASE WHEN x.until >= $5 THEN x.until END, x.number DESC LIMIT 1) r ON true
      WHERE c.club_id = $1 AND c.type = 'purse'`,
    values: [
      clubId,
      counted.map(([purse]) => purse),
      counted.map(([, { event }]) => event),
      counted.map(([, { day }]) => day),
      until,
    ],
  });
  return new Map(
    rows.map(({ purse, ...row }) => {
      const count = counts.get(purse);
      const { day: countedOn = null, counted: amount = null, difference = null } = count ?? {};
      return [purse, { countedOn, counted: amount, difference, ...row }];
    }),
  );
}

/** SQL: the number of vouchers of purse `c` that were recorded after an event, under a day or before it. */
function addedSql(event: string, day: string): string {
  return `(SELECT count(DISTINCT v.event_seq)::int4 FROM voucher v
    JOIN posting p ON p.club_id = v.club_id AND p.event_seq = v.event_seq AND p.stage = 'money'
      AND c.account_id IN (p.from_account, p.to_account)
    WHERE v.club_id = c.club_id AND v.event_seq > ${event} AND v.day <= ${day})`;
}
