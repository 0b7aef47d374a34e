import type { Pool } from 'pg';
import { selectColumns } from '../../platform/database/select-columns.js';

/** An evening as its message needs it. */
interface ClosedEvening {
  readonly session: string;
  readonly closedSeq: number;
  readonly openedAt: Date;
  /** Minor units a point. */
  readonly rate: number;
}

/** The evening that an event closed; null for any other event. */
export async function readEvening(
  pool: Pool,
  club: string,
  seq: number,
): Promise<ClosedEvening | null> {
  const { rows } = await pool.query<ClosedEvening>({
    name: 'mail-evening',
    text: `SELECT s.id AS session, e.seq AS "closedSeq", ${selectColumns('Session', 's', 'openedAt', 'rate')}
      FROM club_event e JOIN session s ON s.club_id = e.club_id AND s.id = e.session_id
      WHERE e.club_id = $1 AND e.seq = $2 AND e.kind = 'session-closed'`,
    values: [club, seq],
  });
  return rows[0] ?? null;
}

interface Change {
  readonly was: number;
  readonly now: number;
}

/** Before and after some events: money with the club in minor units, and the points of an evening. */
interface Balances {
  readonly balance: Change;
  readonly evening: Change;
}

interface Around {
  readonly ids: readonly string[];
  /** The first of the events, and the last one. */
  readonly from: number;
  readonly upTo: number;
  readonly session: string | null;
}

/** The balances of a person before and after some events. */
export async function balancesAround(
  pool: Pool,
  club: string,
  { ids, from, upTo, session }: Around,
): Promise<Balances> {
  const { rows } = await pool.query<Change & { readonly unit: 'points' | 'money' }>({
    name: 'mail-balances',
    text: `SELECT a.unit,
        coalesce(sum(CASE WHEN p.to_account = a.id THEN p.amount ELSE -p.amount END)
          FILTER (WHERE p.event_seq < $3), 0)::int8 AS was,
        coalesce(sum(CASE WHEN p.to_account = a.id THEN p.amount ELSE -p.amount END), 0)::int8 AS now
      FROM account a JOIN posting p
        ON p.club_id = a.club_id AND a.id IN (p.from_account, p.to_account)
      WHERE a.club_id = $1 AND a.member_id = ANY ($2::uuid[]) AND p.event_seq <= $4
        AND (a.unit = 'money' OR a.session_id = $5)
      GROUP BY a.unit`,
    values: [club, ids, from, upTo, session],
  });
  const of = (unit: 'points' | 'money'): Change => {
    const { was = 0, now = 0 } = rows.find((row) => row.unit === unit) ?? {};
    return { was, now };
  };
  return { balance: of('money'), evening: of('points') };
}

/** Whether dues are still charged to somebody: they were not taken back, and not waived for them. */
export async function owesDues(
  pool: Pool,
  club: string,
  dues: string,
  member: string,
): Promise<boolean> {
  const { rows } = await pool.query({
    name: 'mail-dues',
    text: `SELECT FROM dues d JOIN dues_line l ON l.club_id = d.club_id AND l.dues_id = d.id
        JOIN member m ON m.club_id = l.club_id AND m.id = l.member_id
      WHERE d.club_id = $1 AND d.id = $2 AND $3 IN (m.id, m.merged_into)
        AND d.reversed_seq IS NULL AND l.waived_seq IS NULL`,
    values: [club, dues, member],
  });
  return rows.length > 0;
}

/** Whether a transfer of a plan is neither paid nor dropped. */
export async function isTransferOpen(
  pool: Pool,
  club: string,
  { plan, id }: { readonly plan: string; readonly id: string },
): Promise<boolean> {
  const { rows } = await pool.query({
    name: 'mail-transfer',
    text: `SELECT FROM plan_transfer
      WHERE club_id = $1 AND plan_id = $2 AND id = $3 AND status = 'open'`,
    values: [club, plan, id],
  });
  return rows.length > 0;
}
