import { exactSum } from '../../platform/database/exact-sum.js';
import type { Day } from '../../values/day.js';
import type { PartOfLog } from '../read/part-of-log.js';
import { readPostings } from '../read/read-postings.js';
import type { Period, Reading } from '../table.js';

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

/** The balance of such an account before a period. */
export interface PointsBefore extends PointsAccount {
  readonly session: string;
  readonly sessionDay: Day;
  readonly balance: number;
}

/** The payments in points in a part of the log, in its order. */
export function pointsLines(
  reading: Reading<Period>,
  part: PartOfLog,
): AsyncGenerator<readonly PointsLine[]> {
  return readPostings(reading, part, (lines) =>
    lines.flatMap(({ stage, session, from, to, ...line }) => {
      const { sessionDay } = from;
      if (stage === 'money') return [];
      if (session === null || sessionDay === null) throw new Error('points of no evening');
      return [{ ...line, session, sessionDay, from, to }];
    }),
  );
}

const BEFORE = `
  SELECT a.id, a.kind, m.account_id AS whose, a.session_id AS session,
    coalesce(s.day, (s.opened_at AT TIME ZONE $4)::date::text) AS "sessionDay", b.balance
  FROM (SELECT side.account, ${exactSum('sum(side.amount)')} AS balance
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

/** The balances before a part of the log, of the accounts of evenings that go on in it. */
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
