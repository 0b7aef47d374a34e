import { readPerson } from '../../clubs/members/person.js';
import type { AccountParam } from '../../events/money/parts.js';
import type { Kind } from '../../events/registry.js';
import { KINDS_WITH_RECEIPTS } from '../../money/receipts/kept-until.js';
import { searchedParts, type SearchedPart } from '../../money/searched-text.js';
import type { VoucherOrder } from '../../money/voucher-orders.js';
import { LANGUAGES } from '../../people/languages.js';
import type { ReadPool } from '../../platform/database/pools.js';
import { writeCursor, type LogCursor } from '../../platform/http/page.js';
import { accountName } from '../../words/languages.js';
import { CONCERNS } from './concerns.js';
import { readLookedAt } from './read-looked-at.js';
import { DUES_SQL, SHOWN, viewed, type VoucherRow } from './voucher-rows.js';
import { lacksReceiptSql } from '../receipts/lacks-receipt.js';
import type { VoucherPage } from './voucher.view.js';

/** Which vouchers are wanted, and in which order; null does not narrow it. */
export interface VoucherFilter {
  /** By its first day. */
  readonly year: string | null;
  readonly member: string | null;
  /** An account of the club. */
  readonly account: string | null;
  readonly kind: Kind | null;
  /** Only those that lack their receipt. */
  readonly receipts?: 'missing' | null;
  /** Only those that an auditor looked at, or those that none did. */
  readonly looked?: 'yes' | 'no' | null;
  /** A text to search for. */
  readonly q?: string | null;
  /** Null for the newest first, as they were recorded. */
  readonly order?: VoucherOrder | null;
}

/** A page of a list. */
interface Page {
  readonly after: LogCursor | null;
  readonly limit: number;
  /** The last event of the log that counts; null for all. */
  readonly head?: number | null;
}

const ORDERS = {
  recorded: ['v.event_seq', 'a.event_seq', 'DESC'],
  'number-desc': ['v.year, v.number', 'a.year, a.number', 'DESC'],
  'number-asc': ['v.year, v.number', 'a.year, a.number', 'ASC'],
  'day-desc': ['v.day, v.event_seq', 'a.day, a.event_seq', 'DESC'],
  'day-asc': ['v.day, v.event_seq', 'a.day, a.event_seq', 'ASC'],
} as const satisfies Record<VoucherOrder | 'recorded', readonly [string, string, 'ASC' | 'DESC']>;

/** A page of vouchers. */
export async function listVouchers(
  database: ReadPool,
  clubId: string,
  filter: VoucherFilter,
  { after, limit, head = null }: Page,
): Promise<VoucherPage> {
  const { pool } = database;
  const { year, member, account, kind, receipts = null, looked = null } = filter;
  const { q = null, order = null } = filter;
  const ids = member === null ? null : (await readPerson(pool, clubId, member)).ids;
  const parts = q === null ? null : await searchedIn(database, clubId, q);
  const signed = looked === null ? [] : await readLookedAt(pool, clubId);
  const by = order ?? 'recorded';
  const [columns, ofCursor, way] = ORDERS[by];
  const side = way === 'ASC' ? '>' : '<';
  const ordered = columns.replaceAll(', ', ` ${way}, `);
  const { rows } = await pool.query<VoucherRow>({
    name: `vouchers-${by}`,
    text: `SELECT ${SHOWN} WHERE v.club_id = $1 AND ${CONCERNS} AND ${MOVES}
        AND ($4::text IS NULL OR v.year = $4) AND ($5::text IS NULL OR v.kind = $5)
        AND ($8::int8 IS NULL OR v.event_seq <= $8) AND ${SAYS}
        AND ($10::text[] IS NULL OR (${lacksReceiptSql('$10::text[]')}))
        AND ($11::bool IS NULL OR (v.event_seq = ANY ($12::int8[])) = $11)
        AND ($6::int8 IS NULL OR (${columns}) ${side} (SELECT ${ofCursor} FROM voucher a
          WHERE a.club_id = $1 AND a.event_seq = $6))
      ORDER BY ${ordered} ${way} LIMIT $7`,
    values: [
      clubId,
      ids,
      account,
      year,
      kind,
      after?.seq ?? null,
      limit + 1,
      head,
      parts === null ? null : JSON.stringify(parts),
      receipts === null ? null : KINDS_WITH_RECEIPTS,
      looked === null ? null : looked === 'yes',
      signed.flatMap(({ vouchers }) => [...vouchers]),
    ],
  });
  const vouchers = await viewed(database, clubId, rows.slice(0, limit));
  const last = vouchers.at(-1);
  const more = rows.length > limit && last !== undefined;
  return { vouchers, next: more ? writeCursor({ seq: last.event, line: 0 }) : null };
}

/** SQL: that a voucher moves money of an account of the club, parameter 3. */
const MOVES = `($3::uuid IS NULL OR EXISTS (SELECT FROM cash_account k JOIN posting p
  ON p.club_id = k.club_id AND k.account_id IN (p.from_account, p.to_account)
  WHERE k.club_id = v.club_id AND k.id = $3 AND p.event_seq = v.event_seq AND p.stage = 'money'))`;

/** SQL: that a voucher has every part of a text, parameter 9, somewhere in what is shown of it. */
const SAYS = `($9::jsonb IS NULL OR NOT EXISTS (
  SELECT FROM jsonb_to_recordset($9) AS w(word text, amount int8, number int4, year text, accounts int8[])
  WHERE NOT (strpos(lower(concat_ws(' ', v.text, v.receipt, ${DUES_SQL})), w.word) > 0
    OR coalesce(v.number = w.number AND (w.year IS NULL OR left(v.year, 4) = w.year), false)
    OR coalesce(w.amount = CASE WHEN o.kind = 'expense-recorded'
        THEN (o.payload::jsonb ->> 'amount')::int8 END, false)
    OR EXISTS (SELECT FROM posting p WHERE p.club_id = v.club_id AND p.event_seq = v.event_seq
      AND p.stage = 'money' AND (p.amount = w.amount OR p.from_account = ANY (w.accounts)
        OR p.to_account = ANY (w.accounts)))
    OR coalesce(w.amount = (SELECT sum(p.amount) FROM posting p
        JOIN account f ON f.club_id = p.club_id AND f.id = p.from_account AND f.kind <> 'clearing'
      WHERE p.club_id = v.club_id AND p.event_seq = v.event_seq AND p.stage = 'money'), false))))`;

interface NamedAccount extends AccountParam {
  readonly account: number;
  /** Whether it is an account of the club, which can have a name of its language. */
  readonly isOfClub: boolean;
}

/** The parts of a text, with the accounts whose names have each of them. */
async function searchedIn(
  { pool }: ReadPool,
  clubId: string,
  text: string,
): Promise<readonly (SearchedPart & { readonly accounts: readonly number[] })[]> {
  const { rows } = await pool.query<{
    readonly currency: string;
    readonly accounts: readonly NamedAccount[];
  }>({
    name: 'names-of-accounts',
    text: `SELECT c.currency, (SELECT coalesce(json_agg(json_build_object('account', n.account,
          'code', n.code, 'name', n.name, 'isOfClub', n.is_of_club)), '[]')
        FROM (SELECT k.account_id AS account, k.code, k.name, true AS is_of_club
            FROM cash_account k WHERE k.club_id = c.id
          UNION ALL SELECT m.account_id, NULL, coalesce(i.name, m.name), false
            FROM member m LEFT JOIN member i ON i.club_id = m.club_id AND i.id = m.merged_into
            WHERE m.club_id = c.id) n) AS accounts
      FROM club c WHERE c.id = $1`,
    values: [clubId],
  });
  const [club] = rows;
  if (club === undefined) return [];
  const named = club.accounts.map((one) => {
    // A built-in account has a name in each language, and the reader any of them.
    const names = one.isOfClub
      ? LANGUAGES.map((language) => accountName(language, one))
      : [one.name ?? ''];
    return { account: one.account, names: names.map((name) => name.toLowerCase()) };
  });
  return searchedParts(text, club.currency).map((part) => ({
    ...part,
    accounts: named
      .filter(({ names }) => names.some((name) => name.includes(part.word)))
      .map(({ account }) => account),
  }));
}
