import { actorName, idsOfActors, readNames } from '../../clubs/actor-names.js';
import { readPerson } from '../../clubs/members/person.js';
import { labelOfYear } from '../../money/books.js';
import { keptUntil } from '../../money/receipts/kept-until.js';
import type { ReceiptType } from '../../money/receipts/receipt-file.js';
import type { ReadPool } from '../../platform/database/pools.js';
import { Problem } from '../../platform/http/problem/problem.js';
import { CONCERNS } from '../vouchers/concerns.js';
import type { OtherVoucher, ReceiptView } from './receipt.view.js';
import { selectColumns } from '../../platform/database/select-columns.js';

interface ReceiptRow extends Omit<
  ReceiptView,
  'time' | 'actorName' | 'keptUntil' | 'also' | 'removal'
> {
  readonly time: Date;
  readonly lastDay: string;
  readonly receiptYears: number;
  readonly removedAt: Date | null;
  readonly removedBy: string | null;
  readonly why: string | null;
  readonly also: readonly {
    readonly event: number;
    readonly number: number;
    readonly firstDay: string;
    readonly lastDay: string;
  }[];
}

/**
 * The receipts of a voucher, those that were removed too, in the order in which they were attached.
 * @param isAll whether the other vouchers with the same file are wanted
 */
export async function readReceipts(
  { pool }: ReadPool,
  clubId: string,
  voucher: number,
  isAll: boolean,
): Promise<readonly ReceiptView[]> {
  const { rows } = await pool.query<ReceiptRow>({
    name: 'receipts',
    text: `SELECT r.event_seq AS event, r.voucher_seq AS voucher,
        ${selectColumns('Receipt', 'r', 'digest', 'mediaType', 'bytes', 'name')}, e.time, e.actor,
        ${selectColumns('FiscalYear', 'y', 'lastDay')}, ${selectColumns('Club', 'c', 'receiptYears')},
        x.time AS "removedAt", x.actor AS "removedBy", x.payload::jsonb ->> 'why' AS why,
        (SELECT coalesce(json_agg(DISTINCT jsonb_build_object('event', ov.event_seq,
            'number', ov.number, 'firstDay', oy.first_day, 'lastDay', oy.last_day)), '[]')
          FROM receipt o
            JOIN voucher ov ON ov.club_id = o.club_id AND ov.event_seq = o.voucher_seq
            JOIN fiscal_year oy ON oy.club_id = ov.club_id AND oy.first_day = ov.year
          WHERE $3 AND o.club_id = r.club_id AND o.digest = r.digest
            AND o.voucher_seq <> r.voucher_seq) AS also
      FROM receipt r
        JOIN club c ON c.id = r.club_id
        JOIN voucher v ON v.club_id = r.club_id AND v.event_seq = r.voucher_seq
        JOIN fiscal_year y ON y.club_id = v.club_id AND y.first_day = v.year
        JOIN club_event e ON e.club_id = r.club_id AND e.seq = r.event_seq
        LEFT JOIN club_event x ON x.club_id = r.club_id AND x.seq = r.removed_seq
      WHERE r.club_id = $1 AND r.voucher_seq = $2 ORDER BY r.event_seq`,
    values: [clubId, voucher, isAll],
  });
  const actors = rows.flatMap(({ actor, removedBy }) => [actor, removedBy ?? []].flat());
  const names = await readNames(pool, clubId, idsOfActors(actors));
  return rows.map(({ lastDay, receiptYears, removedAt, removedBy, why, ...row }) => ({
    ...row,
    time: row.time.toISOString(),
    actorName: actorName(row.actor, names),
    keptUntil: keptUntil(lastDay, receiptYears),
    also: row.also.map(({ event, number, ...year }): OtherVoucher => {
      return { event, label: `${labelOfYear(year)}-${number}` };
    }),
    removal:
      removedAt === null || removedBy === null
        ? null
        : {
            time: removedAt.toISOString(),
            actor: removedBy,
            actorName: actorName(removedBy, names),
            why: why ?? '',
          },
  }));
}

/** A receipt as far as it says what file it is. */
export interface ReceiptFile {
  readonly digest: string;
  readonly mediaType: ReceiptType;
  readonly name: string | null;
  /** The label of its voucher. */
  readonly label: string;
  readonly day: string;
}

/**
 * The file of a receipt, for those who may see its voucher.
 *
 * @param member who may see it only if it concerns them; null for those who see all
 * @throws Problem `receipt-not-found`, also for one that was removed
 */
export async function readReceiptFile(
  { pool }: ReadPool,
  clubId: string,
  { voucher, receipt }: { readonly voucher: number; readonly receipt: number },
  member: string | null,
): Promise<ReceiptFile> {
  const ids = member === null ? null : (await readPerson(pool, clubId, member)).ids;
  const { rows } = await pool.query<
    Omit<ReceiptFile, 'label'> & {
      readonly held: string | null;
      readonly number: number;
      readonly firstDay: string;
      readonly lastDay: string;
    }
  >({
    name: 'receipt-file',
    text: `SELECT ${selectColumns('Receipt', 'r', 'digest', 'held', 'mediaType', 'name')}, v.day, v.number,
        ${selectColumns('FiscalYear', 'y', 'firstDay', 'lastDay')}
      FROM receipt r
        JOIN voucher v ON v.club_id = r.club_id AND v.event_seq = r.voucher_seq
        JOIN fiscal_year y ON y.club_id = v.club_id AND y.first_day = v.year
      WHERE v.club_id = $1 AND ${CONCERNS} AND r.voucher_seq = $4 AND r.event_seq = $5`,
    values: [clubId, ids, null, voucher, receipt],
  });
  const [row] = rows;
  if (row === undefined) throw new Problem('no-such-receipt', {});
  const { held, number, firstDay, lastDay, ...file } = row;
  if (held === null) throw new Problem('receipt-is-removed', {});
  return { ...file, label: `${labelOfYear({ firstDay, lastDay })}-${number}` };
}

/**
 * The bytes of a receipt.
 * @throws Problem `receipt-not-found` where it was removed meanwhile
 */
export async function readReceiptBytes(
  { pool }: ReadPool,
  clubId: string,
  digest: string,
): Promise<Buffer> {
  const { rows } = await pool.query<{ readonly content: Buffer }>({
    name: 'receipt-bytes',
    text: 'SELECT content FROM receipt_content c WHERE c.club_id = $1 AND c.digest = $2',
    values: [clubId, digest],
  });
  const [row] = rows;
  if (row === undefined) throw new Problem('receipt-is-removed', {});
  return row.content;
}
