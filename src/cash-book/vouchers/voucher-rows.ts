import { actorName, idsOfActors, readNames } from '../../clubs/actor-names.js';
import { readLookedAt } from './read-looked-at.js';
import { labelOfYear } from '../../money/books.js';
import { isPaidByMembers, wayOf, type Occasion } from '../../money/direction.js';
import { lacksReceipt } from '../../money/receipts/kept-until.js';
import { sumsOfVoucher } from '../../money/voucher-sums.js';
import type { LedgerType } from '../../money/years/year-accounts.js';
import type { ReadPool } from '../../platform/database/pools.js';
import type { VoucherEntry, VoucherLine } from './voucher.view.js';
import { selectColumns } from '../../platform/database/select-columns.js';

type Sums = keyof ReturnType<typeof sumsOfVoucher>;

export type VoucherRow = Omit<
  VoucherEntry,
  'time' | 'actorName' | 'label' | 'lines' | 'lacksReceipt' | 'lookedAt' | 'members' | Sums
> & {
  readonly time: Date;
  readonly lastDay: string;
  /** The cost of an expense, of which a part may be the payer's own; null for anything else. */
  readonly cost: number | null;
  /** The event that it is of, or that it takes back. */
  readonly occasion: Occasion;
  /** With the types of both accounts. */
  readonly lines: readonly (Omit<VoucherLine, 'way'> & {
    readonly types: readonly [LedgerType, LedgerType];
  })[];
};

/** SQL: the name of the dues that event `o` charged or waived. */
export const DUES_SQL = `CASE WHEN o.kind IN ('dues-charged', 'dues-waived') THEN o.payload::jsonb ->> 'name' END`;

/** SQL: the occasion of event `o`. */
export const OCCASION_SQL = `json_build_object('kind', o.kind,
  'as', CASE WHEN o.kind = 'money-given' THEN o.payload::jsonb ->> 'as' END)`;

/** The shown columns of a voucher `v`, with its event `e`, its year `y`, and the event `o` that it takes back. */
export const SHOWN = `v.event_seq AS event, v.day, v.year, v.number, v.kind, v.text, v.receipt,
    v.session_id AS session, ${selectColumns('Voucher', 'v', 'reverses', 'reversedBy')},
    ${selectColumns('FiscalYear', 'y', 'lastDay')},
    (SELECT count(*)::int FROM receipt r WHERE r.club_id = v.club_id AND r.voucher_seq = v.event_seq
      AND r.held IS NOT NULL) AS receipts,
    e.time, e.actor, ${DUES_SQL} AS dues,
    CASE WHEN o.kind = 'expense-recorded' THEN (o.payload::jsonb ->> 'amount')::int8 END AS cost,
    ${OCCASION_SQL} AS occasion, (
      SELECT coalesce(json_agg(json_build_object('from', json_build_object('member',
          coalesce(fm.merged_into, fm.id), 'account', fc.id, 'code', fc.code, 'name', fc.name), 'to', json_build_object('member',
          coalesce(tm.merged_into, tm.id), 'account', tc.id, 'code', tc.code, 'name', tc.name), 'amount', p.amount,
          'types', json_build_array(f.kind, t.kind)) ORDER BY p.line), '[]')
      FROM posting p
        JOIN account f ON f.club_id = p.club_id AND f.id = p.from_account
        JOIN account t ON t.club_id = p.club_id AND t.id = p.to_account
        LEFT JOIN member fm ON fm.club_id = f.club_id AND fm.id = f.member_id
        LEFT JOIN member tm ON tm.club_id = t.club_id AND tm.id = t.member_id
        LEFT JOIN cash_account fc ON fc.club_id = f.club_id AND fc.account_id = f.id
        LEFT JOIN cash_account tc ON tc.club_id = t.club_id AND tc.account_id = t.id
      WHERE p.club_id = v.club_id AND p.event_seq = v.event_seq AND p.stage = 'money') AS lines
  FROM voucher v
    JOIN fiscal_year y ON y.club_id = v.club_id AND y.first_day = v.year
    JOIN club_event e ON e.club_id = v.club_id AND e.seq = v.event_seq
    JOIN club_event o ON o.club_id = v.club_id AND o.seq = coalesce(v.reverses, v.event_seq)`;

/** Rows as they are shown, with the names of who recorded them and of whose money they are. */
export async function viewed(
  { pool }: ReadPool,
  clubId: string,
  rows: readonly VoucherRow[],
): Promise<VoucherEntry[]> {
  const membersOf = ({ lines }: Pick<VoucherRow, 'lines'>) => [
    ...new Set(
      lines.flatMap(({ from, to }) => [from.member, to.member].filter((id) => id !== null)),
    ),
  ];
  const signatures = await readLookedAt(pool, clubId);
  const authors = idsOfActors([...rows, ...signatures].map(({ actor }) => actor));
  const names = await readNames(pool, clubId, [...authors, ...rows.flatMap(membersOf)]);
  return rows.map(({ lastDay, time, lines, cost, occasion, ...row }) => ({
    ...row,
    ...sumsOfVoucher(lines, { kind: row.kind, cost, isReversal: row.reverses !== null }),
    members: membersOf({ lines }).map((member) => ({ member, name: names.get(member) ?? '' })),
    lines: lines.map(({ types: [from, to], ...line }) => {
      return { ...line, way: wayOf(from, to, isPaidByMembers(occasion)) };
    }),
    label: `${labelOfYear({ firstDay: row.year, lastDay })}-${row.number}`,
    lacksReceipt: lacksReceipt(row),
    lookedAt: signatures
      .filter(({ vouchers }) => vouchers.has(row.event))
      .map(({ vouchers: _, ...one }) => ({ ...one, actorName: actorName(one.actor, names) })),
    time: time.toISOString(),
    actorName: actorName(row.actor, names),
  }));
}
