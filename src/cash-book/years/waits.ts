import { KINDS_WITH_RECEIPTS } from '../../money/receipts/kept-until.js';
import { lacksReceiptSql } from '../receipts/lacks-receipt.js';

/**
 * The open matters of a year that is to be closed: none of them keeps the year open, but the person who
 * closes it should see them. A line for each: the count in club `c` from day `y.first` to day `y.last`,
 * as SQL.
 */
export const WAITS = {
  'open-evenings': `SELECT count(*) FROM session s WHERE s.club_id = c.id AND s.status = 'open'
    AND to_char(s.opened_at AT TIME ZONE c.time_zone, 'YYYY-MM-DD') BETWEEN y.first AND y.last`,
  'reported-payments': `SELECT count(*) FROM payment p WHERE p.club_id = c.id AND p.state = 'reported'
    AND p.day BETWEEN y.first AND y.last`,
  'open-transfers': `SELECT count(*) FROM plan_transfer t
      JOIN plan p ON p.club_id = t.club_id AND p.id = t.plan_id
    WHERE t.club_id = c.id AND t.status = 'open' AND p.on_day BETWEEN y.first AND y.last`,
  'without-receipt': `SELECT count(*) FROM voucher v WHERE v.club_id = c.id AND v.year = y.first
    AND ${lacksReceiptSql(`ARRAY['${KINDS_WITH_RECEIPTS.join("', '")}']`)}`,
} as const satisfies Readonly<Record<string, string>>;

/** Beside them what the database does not work out: due days of recurring expenses. */
export type WaitCode = keyof typeof WAITS | 'due-expenses';
const COUNTED = Object.keys(WAITS) as (keyof typeof WAITS)[];
export const WAIT_CODES: readonly WaitCode[] = [...COUNTED, 'due-expenses'];

/** The open matters of a year, as a JSON list of those with a count above zero. */
export const WAITS_SQL = `(SELECT coalesce(json_agg(json_build_object('what', w.what, 'count', w.count)), '[]')
  FROM (VALUES ${COUNTED.map((code) => `('${code}', (${WAITS[code]}))`).join(', ')}) AS w(what, count)
  WHERE w.count > 0)`;
