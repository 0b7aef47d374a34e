import { readObjections } from '../../clubs/read-objections.js';
import { readObjected } from '../objections/read-objected.js';
import type { BooksAtSigning } from '../../money/years/books-at-signing.js';
import { KINDS_WITH_RECEIPTS } from '../../money/receipts/kept-until.js';
import type { ReadPool } from '../../platform/database/pools.js';
import type { Day } from '../../values/day.js';
import type { NamedAccount } from './examination.view.js';

/** A year as the log had it up to an event, that one left out. */
export interface YearThen {
  readonly firstDay: Day;
  readonly event: number;
}

/**
 * The books of years before some events, as far as the points of a signature are concerned: at each
 * signature as its auditor could see them, however the books went on.
 * @returns by the event
 */
export async function readBooksAtSigning(
  { pool }: ReadPool,
  clubId: string,
  years: readonly YearThen[],
): Promise<ReadonlyMap<number, BooksAtSigning<NamedAccount>>> {
  if (years.length === 0) return new Map();
  const objectedAt = await readObjectedAt({ pool }, clubId);
  const { rows } = await pool.query<
    Omit<BooksAtSigning<NamedAccount>, 'objected'> & { readonly event: number }
  >({
    name: 'books-at-signing',
    text: `WITH checks AS MATERIALIZED (${COUNTS} UNION ALL ${RECONCILIATIONS})
      SELECT t.event, n.vouchers, n."withoutReceipt", n.dues,
        (SELECT coalesce(json_agg(json_build_object('account', c.id, 'code', c.code, 'name', c.name)
            ORDER BY c.id), '[]')
          FROM cash_account c WHERE c.club_id = $1 AND c.type = 'purse' AND (${MOVED} OR ${HELD})) AS purses
      FROM unnest($2::int8[], $3::text[]) AS t(event, year)
        CROSS JOIN LATERAL (SELECT count(*)::int AS vouchers,
            count(*) FILTER (WHERE ${HOLDS} AND v.kind = ANY ($4::text[]) AND v.receipt IS NULL
              AND NOT EXISTS (SELECT FROM receipt r WHERE r.club_id = v.club_id
                AND r.voucher_seq = v.event_seq AND r.event_seq < t.event
                AND (r.removed_seq IS NULL OR r.removed_seq > t.event)))::int AS "withoutReceipt",
            count(*) FILTER (WHERE ${HOLDS} AND v.kind = 'dues-charged')::int AS dues
          FROM voucher v WHERE v.club_id = $1 AND v.year = t.year AND v.event_seq < t.event) n`,
    values: [
      clubId,
      years.map(({ event }) => event),
      years.map(({ firstDay }) => firstDay),
      KINDS_WITH_RECEIPTS,
    ],
  });
  const yearOf = new Map(years.map(({ event, firstDay }) => [event, firstDay]));
  return new Map(
    rows.map(({ event, ...books }) => {
      return [event, { ...books, objected: objectedAt(yearOf.get(event) ?? '', event) }];
    }),
  );
}

/** The vouchers of a year with an objection that was open before an event, by their numbers. */
async function readObjectedAt({ pool }: ReadPool, clubId: string) {
  const { objections } = await readObjections(pool, clubId);
  const vouchers = await readObjected(
    { pool },
    clubId,
    objections.map(({ voucher }) => voucher),
  );
  return (year: Day, event: number) => {
    const open = objections.filter((one) => {
      const ended = one.answer?.event ?? one.withdrawn?.event ?? Infinity;
      return one.event < event && ended > event;
    });
    return [...new Set(open.map(({ voucher }) => voucher))]
      .flatMap((voucher) => vouchers.get(voucher) ?? [])
      .filter((voucher) => voucher.year === year)
      .sort((one, other) => one.number - other.number)
      .map(({ event: voucher, label }) => ({ event: voucher, label }));
  };
}

/** SQL: the counts of purses, each with the event that took it back. */
const COUNTS = `SELECT c.id AS purse, e.seq AS event, e.payload::jsonb ->> 'day' AS day, v.reversed_by AS ended
  FROM club_event e
    JOIN cash_account c ON c.club_id = e.club_id AND c.id::text = e.payload::jsonb ->> 'purse'
    LEFT JOIN voucher v ON v.club_id = e.club_id AND v.event_seq = e.seq
  WHERE e.club_id = $1 AND e.kind = 'purse-counted' AND e.kind <> 'hand-recorded'`;

/** SQL: the reconciliations of purses with their banks, each with the event that withdrew it. */
const RECONCILIATIONS = `SELECT purse_id, event_seq, until, withdrawn_seq FROM reconciliation
  WHERE club_id = $1`;

/** SQL: that voucher `v` held before event `t.event`. */
const HOLDS = '(v.reversed_by IS NULL OR v.reversed_by > t.event)';

/** SQL: that check `k` is of purse `c`, and held before event `t.event`. */
const OF_PURSE = `k.purse = c.id AND k.event < t.event AND (k.ended IS NULL OR k.ended > t.event)`;

/** SQL: the vouchers of purse `c` before event `t.event`, of the club. */
const FROM_THE_PURSE = `FROM voucher v JOIN posting p ON p.club_id = v.club_id AND p.event_seq = v.event_seq
    AND p.stage = 'money' AND c.account_id IN (p.from_account, p.to_account)
  WHERE v.club_id = $1 AND v.event_seq < t.event`;

/** SQL: that a voucher of the year moved purse `c`, and no check covers it. */
const MOVED = `EXISTS (SELECT ${FROM_THE_PURSE} AND v.year = t.year AND NOT EXISTS (
  SELECT FROM checks k WHERE ${OF_PURSE} AND v.day <= k.day AND v.event_seq <= k.event))`;

/** SQL: that purse `c` held money over the whole year, and no check since the year began. */
const HELD = `(NOT EXISTS (SELECT FROM checks k WHERE ${OF_PURSE} AND k.day >= t.year)
  AND (SELECT coalesce(sum(CASE WHEN p.from_account = c.account_id THEN p.amount ELSE -p.amount END), 0)
    ${FROM_THE_PURSE} AND (v.year <= t.year)) <> 0)`;
