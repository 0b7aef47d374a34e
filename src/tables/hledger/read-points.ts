import type { Day } from '../../money/year.js';
import type { PartOfLog } from '../part-of-log.js';
import type { Period, Reading } from '../table.js';

const PAGE_SIZE = 150;

/** A payment in points. */
export interface PointsLine {
  readonly event: number;
  readonly line: number;
  readonly day: Day;
  readonly kind: string;
  readonly amount: number;
  readonly reason: string;
  readonly source: string;
  readonly hand: number | null;
  readonly fine: string | null;
  readonly session: string;
  readonly sessionDay: Day;
  readonly from: PointsAccount;
  readonly to: PointsAccount;
}

/** An account of an evening. */
export interface PointsAccount {
  readonly id: number;
  readonly kind: string;
  /** The number of the player's account of money; null for a pot. */
  readonly whose: number | null;
}

/** What such an account held before a period. */
export interface PointsBefore extends PointsAccount {
  readonly session: string;
  readonly sessionDay: Day;
  readonly balance: number;
}

const accountSql = (alias: 'f' | 't') =>
  `json_build_object('id', ${alias}.id, 'kind', ${alias}.kind, 'whose', (SELECT m.account_id FROM member m
    WHERE m.club_id = $1 AND m.id = ${alias}.member_id))`;

const PAGE = `
  SELECT p.event_seq AS event, p.line, (e.time AT TIME ZONE $6)::date::text AS day, e.kind, p.amount,
    p.reason, p.source, p.hand_number AS hand, p.fine_id AS fine, p.session_id AS session,
    (s.opened_at AT TIME ZONE $6)::date::text AS "sessionDay", p.stage,
    ${accountSql('f')} AS "from", ${accountSql('t')} AS "to"
  FROM (SELECT * FROM posting WHERE club_id = $1 AND (event_seq, line) > ($2::int8, $3::int4)
    AND event_seq <= $4 ORDER BY event_seq, line LIMIT $5) p
  JOIN club_event e ON e.club_id = $1 AND e.seq = p.event_seq
  LEFT JOIN session s ON s.club_id = $1 AND s.id = p.session_id
  JOIN account f ON f.club_id = $1 AND f.id = p.from_account
  JOIN account t ON t.club_id = $1 AND t.id = p.to_account
  ORDER BY p.event_seq, p.line`;

/** The payments in points in a part of the log, in its order. */
export async function* pointsLines(
  { database: { pool }, turns, about: { clubId, timeZone } }: Reading<Period>,
  { first, last }: PartOfLog,
): AsyncGenerator<readonly PointsLine[]> {
  let after: Pick<PointsLine, 'event' | 'line'> = { event: first, line: 0 };
  for (let isMore = true; isMore;) {
    const values = [clubId, after.event, after.line, last, PAGE_SIZE, timeZone];
    const { rows } = await turns(() =>
      pool.query<PointsLine & { readonly stage: string }>({
        name: 'points-of-club',
        text: PAGE,
        values,
      }),
    );
    yield rows.filter(({ stage }) => stage !== 'money');
    after = rows.at(-1) ?? after;
    isMore = rows.length === PAGE_SIZE;
  }
}

const BEFORE = `
  SELECT a.id, a.kind, m.account_id AS whose, a.session_id AS session,
    (s.opened_at AT TIME ZONE $4)::date::text AS "sessionDay", b.balance
  FROM (SELECT side.account, sum(side.amount)::int8 AS balance
    FROM (SELECT DISTINCT session_id FROM club_event
      WHERE club_id = $1 AND seq BETWEEN $2 AND $3 AND session_id IS NOT NULL) evening
    JOIN club_event e ON e.club_id = $1 AND e.session_id = evening.session_id AND e.seq < $2
    CROSS JOIN LATERAL (SELECT * FROM posting x
      WHERE x.club_id = $1 AND x.event_seq = e.seq AND x.stage <> 'money' OFFSET 0) p
    CROSS JOIN LATERAL (VALUES (p.from_account, -p.amount), (p.to_account, p.amount))
      AS side (account, amount)
    GROUP BY side.account) b
  JOIN account a ON a.club_id = $1 AND a.id = b.account
  JOIN session s ON s.club_id = $1 AND s.id = a.session_id
  LEFT JOIN member m ON m.club_id = $1 AND m.id = a.member_id
  ORDER BY a.id`;

/** What the accounts of evenings held that go on in a part of the log, before it. */
export async function pointsBefore(
  { database: { pool }, turns, about: { clubId, timeZone } }: Reading<Period>,
  { first, last }: PartOfLog,
): Promise<readonly PointsBefore[]> {
  const values = [clubId, first, last, timeZone];
  const { rows } = await turns(() =>
    pool.query<PointsBefore>({ name: 'points-before', text: BEFORE, values }),
  );
  return rows;
}
