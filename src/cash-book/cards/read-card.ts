import { exactSum } from '../../platform/database/exact-sum.js';
import type { Pool } from 'pg';
import { readPerson } from '../../clubs/members/person.js';
import { labelOfYear } from '../../money/books.js';
import { balanceAsShown, type CashAccountType } from '../../money/cash-accounts.js';
import type { Day } from '../../values/day.js';
import type { ReadPool } from '../../platform/database/pools.js';
import { writeCursor, type LogCursor } from '../../platform/http/page.js';
import { Problem } from '../../platform/http/problem/problem.js';
import type { NamedParty } from '../vouchers/voucher.view.js';
import type { AccountCard, CardEvening, CardLine } from './card.view.js';

/** The part of a card that is read. */
export interface CardWanted {
  /** Null does not narrow it. */
  readonly from: Day | null;
  readonly to: Day | null;
  /** The last event of the log that counts; null for all. */
  readonly head: number | null;
  readonly after: LogCursor | null;
  /** At most so many lines; null for all. */
  readonly limit: number | null;
}

/** The owner of a card, or a member of a club who reads their own. */
type Whose = { readonly owner: string } | { readonly member: string };

interface OwnerRow {
  readonly type: CashAccountType | 'member';
  readonly code: string | null;
  readonly name: string | null;
}

/** The owner of an account: a member by all their ids, or the account of the club by its own. */
interface Owner {
  readonly of: NamedParty;
  readonly type: CashAccountType | 'member';
  readonly ids: readonly string[];
}

type LineRow = Omit<CardLine, 'label' | 'evening' | 'in' | 'out' | 'parties'> & {
  readonly number: number;
  readonly firstDay: Day;
  readonly lastDay: Day;
  readonly session: string | null;
  readonly openedAt: string | null;
  readonly book: string | null;
  readonly ownBook: string | null;
  readonly rate: number | null;
  readonly amount: number;
  readonly parties: readonly NamedParty[] | null;
};

interface CardRow {
  readonly opening: number;
  readonly got: number;
  readonly gave: number;
  readonly lines: readonly LineRow[];
}

/**
 * The card of a purse, an income, an expense, equity or a member: all of its vouchers by day and number.
 * The balances are those of the whole account, whatever part of it is read.
 *
 * @param whose an account of the club or a member; by `member` a member only
 * @throws Problem `no-such-account`; `member-not-found` for what is to be a member
 */
export async function readCard(
  { pool }: ReadPool,
  clubId: string,
  whose: Whose,
  { from, to, head, after, limit }: CardWanted,
): Promise<AccountCard> {
  const { of, type, ids } = await readOwner(pool, clubId, whose);
  const { rows } = await pool.query<CardRow>({
    name: `card-of-${type === 'member' ? 'member' : 'account'}`,
    text: cardSql(type === 'member'),
    values: [clubId, ids, from, to, head, after?.seq ?? null, limit === null ? null : limit + 1],
  });
  const [row] = rows;
  if (row === undefined) throw new Problem('no-such-account', {});
  const shown = (balance: number) => (type === 'member' ? balance : balanceAsShown(type, balance));
  const { opening, got, gave } = row;
  const isTurned = shown(1) < 0;
  const lines = row.lines.slice(0, limit ?? undefined).map((line) => lineOf(line, shown));
  const last = lines.at(-1);
  const isMore = limit !== null && row.lines.length > limit && last !== undefined;
  return {
    of,
    type,
    from,
    to,
    opening: shown(opening),
    in: isTurned ? gave : got,
    out: isTurned ? got : gave,
    closing: shown(opening + got - gave),
    lines,
    next: isMore ? writeCursor({ seq: last.event, line: 0 }) : null,
  };
}

async function readOwner(pool: Pool, clubId: string, whose: Whose): Promise<Owner> {
  const id = 'member' in whose ? whose.member : whose.owner;
  const { rows } = await pool.query<OwnerRow>({
    name: 'owner-of-card',
    text: `SELECT type, code, name FROM cash_account WHERE club_id = $1 AND id = $2
      UNION ALL SELECT 'member', NULL, NULL FROM member WHERE club_id = $1 AND id = $2`,
    values: [clubId, id],
  });
  const [row] = rows;
  if ('member' in whose && row?.type !== 'member') throw new Problem('member-not-found', {});
  if (row === undefined) throw new Problem('no-such-account', {});
  const { type, ...called } = row;
  if (type !== 'member') return { of: { member: null, account: id, ...called }, type, ids: [id] };
  const { member, ids } = await readPerson(pool, clubId, id);
  return { of: { member, account: null, ...called }, type, ids };
}

/**
 * Parameters: the club, the ids of the owner, the first and the last day, the last event that counts, the
 * voucher before the page, and its length. The vouchers of a member are found by the subjects of events;
 * an account is not among the subjects of everything that moves it.
 */
function cardSql(isMember: boolean): string {
  const ofMember = isMember
    ? `JOIN event_subject o ON o.club_id = v.club_id AND o.seq = v.event_seq
         AND o.subjects && $2::uuid[]`
    : '';
  return `WITH own AS MATERIALIZED (SELECT a.id FROM account a
      LEFT JOIN cash_account k ON k.club_id = a.club_id AND k.account_id = a.id
      WHERE a.club_id = $1 AND a.session_id IS NULL AND coalesce(a.member_id, k.id) = ANY ($2::uuid[])
    ), moved AS MATERIALIZED (
      SELECT v.*, p.amount, ${exactSum('sum(p.amount) OVER (ORDER BY v.day, v.event_seq)')} AS balance
      FROM voucher v ${ofMember}
      CROSS JOIN LATERAL (
        SELECT sum(CASE WHEN x.to_account IN (SELECT id FROM own) THEN x.amount ELSE 0 END
          - CASE WHEN x.from_account IN (SELECT id FROM own) THEN x.amount ELSE 0 END) AS amount
        FROM posting x
        WHERE x.club_id = v.club_id AND x.event_seq = v.event_seq AND x.stage = 'money'
      ) p
      WHERE v.club_id = $1 AND p.amount <> 0 AND ($5::int8 IS NULL OR v.event_seq <= $5)
    ), within AS (
      SELECT * FROM moved WHERE ($3::text IS NULL OR day >= $3) AND ($4::text IS NULL OR day <= $4)
    ), page AS (
      SELECT * FROM within m
      WHERE $6::int8 IS NULL OR (m.day, m.event_seq) > (SELECT a.day, a.event_seq FROM voucher a
        WHERE a.club_id = $1 AND a.event_seq = $6)
      ORDER BY m.day, m.event_seq LIMIT $7
    )
    SELECT (SELECT ${exactSum('sum(amount)')} FROM moved WHERE day < $3) AS opening,
      (SELECT ${exactSum('sum(amount) FILTER (WHERE amount > 0)')} FROM within) AS got,
      (SELECT ${exactSum('0 - sum(amount) FILTER (WHERE amount < 0)')} FROM within) AS gave,
      (SELECT coalesce(json_agg(json_build_object(${FIELDS}) ORDER BY v.day, v.event_seq), '[]')
        FROM page v
        JOIN fiscal_year y ON y.club_id = v.club_id AND y.first_day = v.year
        JOIN club_event e ON e.club_id = v.club_id AND e.seq = coalesce(v.reverses, v.event_seq)
        LEFT JOIN session s ON s.club_id = v.club_id AND s.id = v.session_id) AS lines`;
}

/** SQL: the name of the dues that event `e` charged or waived. */
const DUES = `CASE WHEN e.kind IN ('dues-charged', 'dues-waived') THEN e.payload::json->>'name' END`;

/** The fields of a line of voucher `v`, with the event `e` that it is about and its evening `s`. */
const FIELDS = `'event', v.event_seq, 'day', v.day, 'number', v.number, 'firstDay', y.first_day,
  'lastDay', y.last_day, 'kind', v.kind, 'text', v.text, 'receipt', v.receipt, 'dues', ${DUES},
  'reversedBy', v.reversed_by, 'amount', v.amount, 'balance', v.balance, 'session', s.id,
  'openedAt', s.opened_at, 'book', s.book, 'ownBook', s.own_name, 'rate', s.rate, 'parties', (
    SELECT json_agg(DISTINCT jsonb_build_object('member', coalesce(m.merged_into, m.id), 'account', k.id,
      'code', k.code, 'name', k.name))
    FROM posting x
    JOIN account o ON o.club_id = x.club_id AND o.id = CASE WHEN x.from_account IN (SELECT id FROM own)
      THEN x.to_account ELSE x.from_account END
    LEFT JOIN member m ON m.club_id = o.club_id AND m.id = o.member_id
    LEFT JOIN cash_account k ON k.club_id = o.club_id AND k.account_id = o.id
    WHERE x.club_id = v.club_id AND x.event_seq = v.event_seq AND x.stage = 'money'
      AND o.kind <> 'clearing'
      AND (x.from_account IN (SELECT id FROM own)) <> (x.to_account IN (SELECT id FROM own)))`;

function lineOf(row: LineRow, shown: (balance: number) => number): CardLine {
  const { number, firstDay, lastDay, session, openedAt, book, ownBook, rate, amount, ...line } =
    row;
  const change = shown(amount);
  return {
    ...line,
    label: `${labelOfYear({ firstDay, lastDay })}-${number}`,
    evening: eveningOf({ session, openedAt, book, ownBook, rate }),
    parties: line.parties ?? [],
    in: Math.max(0, change),
    out: Math.max(0, 0 - change),
    balance: shown(line.balance),
  };
}

function eveningOf({
  session,
  openedAt,
  book,
  ownBook,
  rate,
}: Pick<LineRow, 'session' | 'openedAt' | 'book' | 'ownBook' | 'rate'>): CardEvening | null {
  if (session === null || openedAt === null || book === null || rate === null) return null;
  return { session, openedAt: new Date(openedAt).toISOString(), book, ownBook, rate };
}
