import type { Database } from '../../platform/database/database.js';
import { writeCursor, type LogCursor } from '../../platform/http/page.js';
import { Problem } from '../../platform/http/problem/problem.js';
import type { PotLine, PotsOfSession, PotView } from './pots.view.js';

/** The present content of each cup, by its account. */
const POTS = `
  SELECT pot.kind AS pot, account.balance AS holds
  FROM pot JOIN account ON account.club_id = pot.club_id AND account.id = pot.account_id
  WHERE pot.club_id = $1 AND pot.session_id = $2 ORDER BY pot.kind`;

/** Nothing goes from cup to cup, so that an event and a line name one movement. */
const LINES = `
  SELECT * FROM (
    SELECT e.seq AS event, p.line, e.time, pot.kind AS pot, moved.amount,
      (sum(moved.amount) OVER (PARTITION BY pot.kind ORDER BY e.seq, p.line))::int8 AS holds,
      other.member_id AS player, p.reason, p.stage, p.source, p.hand_number AS hand, p.fine_id AS fine
    FROM club_event e
    JOIN posting p ON p.club_id = e.club_id AND p.event_seq = e.seq
    JOIN pot ON pot.club_id = e.club_id AND pot.session_id = e.session_id
      AND pot.account_id IN (p.from_account, p.to_account)
    CROSS JOIN LATERAL (SELECT
      CASE WHEN p.to_account = pot.account_id THEN p.amount ELSE -p.amount END AS amount,
      CASE WHEN p.to_account = pot.account_id THEN p.from_account ELSE p.to_account END AS beside
    ) moved
    JOIN account other ON other.club_id = e.club_id AND other.id = moved.beside
    WHERE e.club_id = $1 AND e.session_id = $2
  ) lines
  WHERE (event, line) > ($3, $4::int)
  ORDER BY event, line LIMIT $5`;

type PotRow = Omit<PotLine, 'time'> & { readonly time: Date };

/**
 * The cups of a session, and what went into them and out of them.
 *
 * @param page lines after the one of the cursor (null for the first page), at most `limit`
 * @throws Problem 'session-not-found'
 */
export async function readPots(
  { pool, prisma }: Database,
  clubId: string,
  sessionId: string,
  { after, limit }: { readonly after: LogCursor | null; readonly limit: number },
): Promise<PotsOfSession> {
  const where = { clubId_id: { clubId, id: sessionId } };
  const session = await prisma.session.findUnique({ where, select: { id: true } });
  if (session === null) throw new Problem('session-not-found', {});
  const { rows: pots } = await pool.query<PotView>(POTS, [clubId, sessionId]);
  const { seq, line } = after ?? { seq: 0, line: 0 };
  const { rows } = await pool.query<PotRow>(LINES, [clubId, sessionId, seq, line, limit + 1]);
  const lines = rows.slice(0, limit).map((row) => ({ ...row, time: row.time.toISOString() }));
  const last = lines.at(-1);
  const isMore = rows.length > limit && last !== undefined;
  return { pots, lines, next: isMore ? writeCursor({ seq: last.event, line: last.line }) : null };
}
