import { actorName, idsOfActors, readNames } from '../../clubs/actor-names.js';
import { readPerson } from '../../clubs/members/person.js';
import type { Kind } from '../../events/registry.js';
import { labelOfYear } from '../../money/books.js';
import { KINDS_WITH_RECEIPTS, lacksReceipt } from '../../money/receipts/kept-until.js';
import { wayOf } from '../../money/direction.js';
import type { LedgerType } from '../../money/years/year-accounts.js';
import type { SearchedText } from '../../money/searched-text.js';
import type { ReadPool } from '../../platform/database/pools.js';
import { readReceipts } from '../receipts/read-receipts.js';
import { writeCursor, type LogCursor } from '../../platform/http/page.js';
import { Problem } from '../../platform/http/problem/problem.js';
import { CONCERNS } from './concerns.js';
import type {
  ShownVoucher,
  VoucherBesideOthers,
  VoucherEntry,
  VoucherLine,
  VoucherPage,
} from './voucher.view.js';

/** Which vouchers are wanted; null does not narrow it. */
export interface VoucherFilter {
  /** By its first day. */
  readonly year: string | null;
  readonly member: string | null;
  /** An account of the club. */
  readonly account: string | null;
  readonly kind: Kind | null;
  /** Only those that lack their receipt. */
  readonly receipts: 'missing' | null;
}

type VoucherRow = Omit<VoucherEntry, 'time' | 'actorName' | 'label' | 'lines' | 'lacksReceipt'> & {
  readonly time: Date;
  readonly lastDay: string;
  /** With the types of both accounts. */
  readonly lines: readonly (Omit<VoucherLine, 'way'> & {
    readonly types: readonly [LedgerType, LedgerType];
  })[];
};

/** The shown columns of a voucher `v`, with its event `e` and its year `y`. */
const SHOWN = `v.event_seq AS event, v.day, v.year, v.number, v.kind, v.text, v.receipt,
    v.session_id AS session, v.reverses, v.reversed_by AS "reversedBy", y.last_day AS "lastDay",
    (SELECT count(*)::int FROM receipt r WHERE r.club_id = v.club_id AND r.voucher_seq = v.event_seq
      AND r.held IS NOT NULL) AS receipts,
    e.time, e.actor, (
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
    JOIN club_event e ON e.club_id = v.club_id AND e.seq = v.event_seq`;

/** That a voucher lacks its receipt, as `lacksReceipt` says: parameter 7 are the kinds that have one. */
const LACKS_RECEIPT = `v.kind = ANY ($7::text[]) AND v.receipt IS NULL AND v.reversed_by IS NULL
  AND NOT EXISTS (SELECT FROM receipt r WHERE r.club_id = v.club_id
    AND r.voucher_seq = v.event_seq AND r.held IS NOT NULL)`;

/** A page of vouchers, the newest first. */
export async function listVouchers(
  database: ReadPool,
  clubId: string,
  { year, member, account, kind, receipts }: VoucherFilter,
  { after, limit }: { readonly after: LogCursor | null; readonly limit: number },
): Promise<VoucherPage> {
  const { pool } = database;
  const ids = member === null ? null : (await readPerson(pool, clubId, member)).ids;
  const { rows } = await pool.query<VoucherRow>({
    name: 'vouchers',
    text: `SELECT ${SHOWN} WHERE v.club_id = $1 AND ${CONCERNS}
        AND ($4::text IS NULL OR v.year = $4) AND ($5::text IS NULL OR v.kind = $5)
        AND v.event_seq < $6 AND ($7::text[] IS NULL OR (${LACKS_RECEIPT}))
      ORDER BY v.event_seq DESC LIMIT $8`,
    values: [
      clubId,
      ids,
      account,
      year,
      kind,
      after?.seq ?? Number.MAX_SAFE_INTEGER,
      receipts === null ? null : KINDS_WITH_RECEIPTS,
      limit + 1,
    ],
  });
  const vouchers = await viewed(database, clubId, rows.slice(0, limit));
  const last = vouchers.at(-1);
  const more = rows.length > limit && last !== undefined;
  return { vouchers, next: more ? writeCursor({ seq: last.event, line: 0 }) : null };
}

/**
 * One voucher.
 * @param member who may see it only if it concerns them; null for those who see all
 * @throws Problem `voucher-not-found`
 */
export async function readVoucher(
  database: ReadPool,
  clubId: string,
  seq: number,
  member: string | null,
): Promise<ShownVoucher> {
  const { pool } = database;
  const ids = member === null ? null : (await readPerson(pool, clubId, member)).ids;
  const { rows } = await pool.query<VoucherRow>({
    name: 'voucher',
    text: `SELECT ${SHOWN} WHERE v.club_id = $1 AND ${CONCERNS} AND v.event_seq = $4`,
    values: [clubId, ids, null, seq],
  });
  const [voucher] = await viewed(database, clubId, rows);
  if (voucher === undefined) throw new Problem('no-such-voucher', {});
  const beside = await pool.query<Pick<VoucherBesideOthers, 'previous' | 'next'>>({
    name: 'vouchers-beside',
    text: `SELECT (${besideSql('<', 'DESC')}) AS previous, (${besideSql('>', 'ASC')}) AS next`,
    values: [clubId, ids, null, voucher.year, voucher.number],
  });
  const attached = await readReceipts(database, clubId, seq, member === null);
  return { ...voucher, ...(beside.rows[0] ?? { previous: null, next: null }), attached };
}

/** SQL: the event of the nearest voucher on one side of parameters 4 and 5, a year and a number. */
function besideSql(side: '<' | '>', order: 'ASC' | 'DESC'): string {
  return `SELECT v.event_seq FROM voucher v WHERE v.club_id = $1 AND ${CONCERNS}
    AND (v.year, v.number) ${side} ($4, $5::int4)
    ORDER BY v.year ${order}, v.number ${order} LIMIT 1`;
}

/** The parts of a search that lead to vouchers. */
interface VoucherSearch extends Pick<SearchedText, 'voucher' | 'amount' | 'words'> {
  readonly limit: number;
}

/**
 * The vouchers of a number, those that move an amount, or those whose text has all the words, the newest
 * first; the one of a number comes before the others.
 */
export async function findVouchers(
  database: ReadPool,
  clubId: string,
  { voucher, amount, words, limit }: VoucherSearch,
): Promise<VoucherEntry[]> {
  const { rows } = await database.pool.query<VoucherRow>({
    name: 'vouchers-found',
    text: `SELECT ${SHOWN} WHERE v.club_id = $1 AND (v.number = $2
        OR v.event_seq IN (SELECT p.event_seq FROM posting p
          WHERE p.club_id = $1 AND p.stage = 'money' AND p.amount = $3)
        OR (cardinality($4::text[]) > 0 AND (SELECT bool_and(strpos(lower(v.text), word) > 0)
          FROM unnest($4::text[]) AS word)))
      ORDER BY coalesce(v.number = $2, false) DESC, v.event_seq DESC LIMIT $5`,
    values: [clubId, voucher?.number ?? null, amount, words, limit],
  });
  const found = await viewed(database, clubId, rows);
  const year = voucher?.year ?? null;
  // The label of a year follows from its days, which the query does not know how to write.
  return year === null
    ? found
    : found.filter(({ label }) => label === `${year}-${voucher?.number}`);
}

async function viewed(
  { pool }: ReadPool,
  clubId: string,
  rows: readonly VoucherRow[],
): Promise<VoucherEntry[]> {
  const names = await readNames(pool, clubId, idsOfActors(rows.map(({ actor }) => actor)));
  return rows.map(({ lastDay, time, lines, ...row }) => ({
    ...row,
    lines: lines.map(({ types, ...line }) => ({ ...line, way: wayOf(...types) })),
    label: `${labelOfYear({ firstDay: row.year, lastDay })}-${row.number}`,
    lacksReceipt: lacksReceipt(row),
    time: time.toISOString(),
    actorName: actorName(row.actor, names),
  }));
}
