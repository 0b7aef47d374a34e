import type { ReadPool } from '../../platform/database/pools.js';
import { selectColumns } from '../../platform/database/select-columns.js';
import { labelOfYear } from '../../money/books.js';

/** A voucher, as far as objections to it are concerned. */
export interface Objected {
  /** Its event. */
  readonly event: number;
  /** `2026-17`. */
  readonly label: string;
  /** The first day of its fiscal year. */
  readonly year: string;
  /** Its number in the year. */
  readonly number: number;
  /** The author of its event (people/actor.ts). */
  readonly actor: string;
  readonly isOfEvening: boolean;
  /** The members whose accounts it touches; a merged guest is the member they are. */
  readonly members: readonly string[];
  /** The voucher that reversed it; null for none. */
  readonly reversal: { readonly event: number; readonly label: string } | null;
}

interface ObjectedRow {
  readonly event: number;
  readonly year: string;
  readonly lastDay: string;
  readonly number: number;
  readonly actor: string;
  readonly isOfEvening: boolean;
  readonly members: readonly string[];
  readonly reversal: {
    readonly event: number;
    readonly year: string;
    readonly lastDay: string;
    readonly number: number;
  } | null;
}

/** Reads vouchers by their events; those that are not there are left out. */
export async function readObjected(
  { pool }: ReadPool,
  clubId: string,
  events: readonly number[],
): Promise<ReadonlyMap<number, Objected>> {
  if (events.length === 0) return new Map();
  const { rows } = await pool.query<ObjectedRow>({
    name: 'vouchers-objected',
    text: `SELECT v.event_seq AS event, v.year, ${selectColumns('FiscalYear', 'y', 'lastDay')}, v.number, e.actor,
        v.session_id IS NOT NULL AS "isOfEvening",
        ARRAY(SELECT DISTINCT coalesce(m.merged_into, m.id) FROM posting p
          JOIN account a ON a.club_id = p.club_id AND a.id IN (p.from_account, p.to_account)
          JOIN member m ON m.club_id = a.club_id AND m.id = a.member_id
          WHERE p.club_id = v.club_id AND p.event_seq = v.event_seq AND p.stage = 'money') AS members,
        CASE WHEN r.event_seq IS NOT NULL THEN json_build_object('event', r.event_seq, 'year', r.year,
          'lastDay', z.last_day, 'number', r.number) END AS reversal
      FROM voucher v
        JOIN fiscal_year y ON y.club_id = v.club_id AND y.first_day = v.year
        JOIN club_event e ON e.club_id = v.club_id AND e.seq = v.event_seq
        LEFT JOIN voucher r ON r.club_id = v.club_id AND r.event_seq = v.reversed_by
        LEFT JOIN fiscal_year z ON z.club_id = r.club_id AND z.first_day = r.year
      WHERE v.club_id = $1 AND v.event_seq = ANY ($2::int8[])`,
    values: [clubId, [...new Set(events)]],
  });
  return new Map(
    rows.map(({ lastDay, reversal, ...row }) => [
      row.event,
      {
        ...row,
        label: `${labelOfYear({ firstDay: row.year, lastDay })}-${row.number}`,
        reversal: reversal === null ? null : { event: reversal.event, label: labelOf(reversal) },
      },
    ]),
  );
}

function labelOf({ year, lastDay, number }: NonNullable<ObjectedRow['reversal']>): string {
  return `${labelOfYear({ firstDay: year, lastDay })}-${number}`;
}
