import { readPerson } from '../../clubs/members/person.js';
import type { SearchedText } from '../../money/searched-text.js';
import type { ReadPool } from '../../platform/database/pools.js';
import { readReceipts } from '../receipts/read-receipts.js';
import { Problem } from '../../platform/http/problem/problem.js';
import { CONCERNS } from './concerns.js';
import { SHOWN, viewed, type VoucherRow } from './voucher-rows.js';
import type { ShownVoucher, VoucherBesideOthers, VoucherEntry } from './voucher.view.js';

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
