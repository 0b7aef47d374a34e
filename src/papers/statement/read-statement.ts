import type { Pool } from 'pg';
import { readPerson } from '../../clubs/members/person.js';
import type { Kind } from '../../events/registry.js';
import { labelOfYear } from '../../money/books.js';
import type { Day } from '../../values/day.js';
import { Problem } from '../../platform/http/problem/problem.js';

/** The part of a voucher on a member's account. */
export interface StatementLine {
  readonly event: number;
  readonly day: Day;
  /** `2026-17` */
  readonly label: string;
  readonly kind: Kind;
  readonly text: string;
  /** Minor units: above 0 to their good. */
  readonly amount: number;
  /** The evening whose money it is; null for none. */
  readonly evening: {
    readonly openedAt: string;
    readonly book: string;
    /** Minor units a point. */
    readonly rate: number;
  } | null;
}

interface StatementRow extends Omit<StatementLine, 'label' | 'evening'> {
  readonly number: number;
  readonly firstDay: Day;
  readonly lastDay: Day;
  readonly openedAt: Date | null;
  readonly book: string | null;
  readonly rate: number | null;
}

/**
 * Reads the lines of a member's account in money, up to a head of the log, in its order. Evenings that
 * they played as a guest are theirs.
 *
 * @throws Problem `member-not-found`
 */
export async function readStatementLines(
  pool: Pool,
  clubId: string,
  memberId: string,
  head: number,
): Promise<{ readonly member: string; readonly lines: readonly StatementLine[] }> {
  const { member, ids } = await readPerson(pool, clubId, memberId);
  const { rows } = await pool.query<StatementRow>({
    name: 'statement-on-paper',
    text: `WITH own AS MATERIALIZED (SELECT id FROM account
        WHERE club_id = $1 AND session_id IS NULL AND member_id = ANY ($2::uuid[]))
      SELECT v.event_seq AS event, v.day, v.number, y.first_day AS "firstDay",
        y.last_day AS "lastDay", v.kind, v.text, p.amount,
        s.opened_at AS "openedAt", s.book, s.rate
      FROM event_subject o
      JOIN voucher v ON v.club_id = o.club_id AND v.event_seq = o.seq
      JOIN fiscal_year y ON y.club_id = v.club_id AND y.first_day = v.year
      LEFT JOIN session s ON s.club_id = v.club_id AND s.id = v.session_id
      CROSS JOIN LATERAL (
        SELECT sum(CASE WHEN x.to_account IN (SELECT id FROM own) THEN x.amount ELSE 0 END
          - CASE WHEN x.from_account IN (SELECT id FROM own) THEN x.amount ELSE 0 END)::int8 AS amount
        FROM posting x
        WHERE x.club_id = v.club_id AND x.event_seq = v.event_seq AND x.stage = 'money'
      ) p
      WHERE o.club_id = $1 AND o.subjects && $2::uuid[] AND v.event_seq <= $3 AND p.amount <> 0
      ORDER BY v.event_seq`,
    values: [clubId, ids, head],
  });
  const known = await pool.query({
    name: 'is-member',
    text: 'SELECT FROM member WHERE club_id = $1 AND id = $2',
    values: [clubId, memberId],
  });
  if (known.rowCount === 0) throw new Problem('member-not-found', {});
  return { member, lines: rows.map(lineOf) };
}

function lineOf({
  number,
  firstDay,
  lastDay,
  openedAt,
  book,
  rate,
  ...line
}: StatementRow): StatementLine {
  return {
    ...line,
    label: `${labelOfYear({ firstDay, lastDay })}-${number}`,
    evening:
      openedAt === null || book === null || rate === null
        ? null
        : { openedAt: openedAt.toISOString(), book, rate },
  };
}
