import type { Examination } from '../../events/money/examinations.js';
import { labelOfYear, type YearInBooks } from '../../money/books.js';
import type { Database } from '../../platform/database/database.js';
import type { VouchersLookedAt } from './year.view.js';

/** The vouchers of a year that an examination looked at; null where its auditor was not asked. */
type ViewLookedAt = (
  examination: Examination,
  year: Pick<YearInBooks, 'firstDay' | 'lastDay'>,
) => VouchersLookedAt | null;

/** Reads the numbers of vouchers that examinations looked at, and how many each year had then. */
export async function readLookedAt(
  { pool }: Pick<Database, 'pool'>,
  clubId: string,
  examinations: readonly Examination[],
): Promise<ViewLookedAt> {
  const asked = examinations.filter(({ looked }) => looked !== null);
  const seqs = asked.flatMap(({ looked }) => looked?.map(({ voucher }) => voucher) ?? []);
  if (asked.length === 0) return () => null;
  const [vouchers, totals] = await Promise.all([
    pool.query<{ readonly event: number; readonly number: number }>({
      name: 'vouchers-looked-at',
      text: `SELECT event_seq AS event, number FROM voucher
        WHERE club_id = $1 AND event_seq = ANY ($2::int8[])`,
      values: [clubId, seqs],
    }),
    pool.query<{ readonly event: number; readonly total: number }>({
      name: 'vouchers-to-look-at',
      text: `SELECT e.event, (SELECT count(*)::int FROM voucher v WHERE v.club_id = $1
          AND v.year = e.year AND v.event_seq < e.event) AS total
        FROM unnest($2::int8[], $3::text[]) AS e(event, year)`,
      values: [clubId, asked.map(({ event }) => event), asked.map(({ year }) => year)],
    }),
  ]);
  const numbers = new Map(vouchers.rows.map(({ event, number }) => [event, number]));
  const totalOf = new Map(totals.rows.map(({ event, total }) => [event, total]));
  return ({ event, looked }, year) => {
    if (looked === null) return null;
    return {
      total: totalOf.get(event) ?? 0,
      looked: looked.map(({ voucher, remark }) => {
        const label = `${labelOfYear(year)}-${numbers.get(voucher) ?? ''}`;
        return { event: voucher, label, remark };
      }),
    };
  };
}
