import type { Database } from '../platform/database.js';
import type { LogCursor } from '../platform/page.js';
import { writeCursor } from '../platform/page.js';
import { Problem } from '../platform/problem.js';

/** A line of the ledger: one payment between two accounts, and why. */
export interface LedgerLine {
  /** The event that made it, and its line in that event. */
  readonly event: number;
  readonly line: number;
  readonly time: string;
  readonly kind: string;
  /** A member's id, 'king-pot', 'pagat-pot' or 'cash-box'. */
  readonly from: string;
  readonly to: string;
  /** Points, or minor units of money. */
  readonly amount: number;
  readonly unit: 'points' | 'money';
  readonly reason: string;
  readonly stage: string;
  readonly source: string;
  readonly session: string | null;
  readonly hand: number | null;
  readonly fine: string | null;
}

export interface LedgerPage {
  readonly lines: readonly LedgerLine[];
  /** Cursor of the next page; null when there is none. */
  readonly next: string | null;
}

/** Whose lines: of a session, or of one member in all his sessions and in money. */
export type LedgerScope = { readonly sessionId: string } | { readonly memberId: string };

const COLUMNS = `p.event_seq AS event, p.line, e.time, e.kind, p.amount, f.unit, p.reason, p.stage,
  p.source, p.session_id AS session, p.hand_number AS hand, p.fine_id AS fine,
  COALESCE(f.member_id::text, f.kind) AS "from", COALESCE(t.member_id::text, t.kind) AS "to"`;

/** Each part finds events by index and then their postings by key: a page costs what it shows. */
const OF_SESSION = `
  SELECT ${COLUMNS}
  FROM club_event e
  JOIN posting p ON p.club_id = e.club_id AND p.event_seq = e.seq
  JOIN account f ON f.club_id = p.club_id AND f.id = p.from_account
  JOIN account t ON t.club_id = p.club_id AND t.id = p.to_account
  WHERE e.club_id = $1 AND e.session_id = $2 AND e.seq >= $3 AND (p.event_seq, p.line) > ($3, $4)
  ORDER BY e.seq, p.line
  LIMIT $5`;

const OF_MEMBER = `
  SELECT ${COLUMNS}
  FROM club_event e
  JOIN posting p ON p.club_id = e.club_id AND p.event_seq = e.seq
  JOIN account f ON f.club_id = p.club_id AND f.id = p.from_account
  JOIN account t ON t.club_id = p.club_id AND t.id = p.to_account
  WHERE e.club_id = $1
    AND e.session_id IN (SELECT session_id FROM seat WHERE club_id = $1 AND member_id = $2)
    AND e.seq >= $3 AND (p.event_seq, p.line) > ($3, $4)
    AND (f.member_id = $2 OR t.member_id = $2)
  ORDER BY e.seq, p.line
  LIMIT $5`;

type Row = Omit<LedgerLine, 'time'> & { readonly time: Date };

/**
 * A page of the ledger, in the order of the log.
 *
 * @throws Problem 'session-not-found' or 'member-not-found'
 */
export async function readLedger(
  { pool, prisma }: Database,
  clubId: string,
  scope: LedgerScope,
  page: { readonly after: LogCursor; readonly limit: number },
): Promise<LedgerPage> {
  const ofSession = 'sessionId' in scope;
  const id = ofSession ? scope.sessionId : scope.memberId;
  const where = { clubId_id: { clubId, id } };
  const found = ofSession
    ? await prisma.session.findUnique({ where, select: { id: true } })
    : await prisma.member.findUnique({ where, select: { id: true } });
  if (!found) {
    throw ofSession
      ? new Problem('session-not-found', 'The club has no such session.')
      : new Problem('member-not-found', 'The club has no such member.');
  }
  const { rows } = await pool.query<Row>({
    name: ofSession ? 'ledger-of-session' : 'ledger-of-member',
    text: ofSession ? OF_SESSION : OF_MEMBER,
    values: [clubId, id, page.after.seq, page.after.line, page.limit + 1],
  });
  const lines = rows.slice(0, page.limit).map((row) => ({ ...row, time: row.time.toISOString() }));
  const last = lines.at(-1);
  const more = rows.length > page.limit && last !== undefined;
  return { lines, next: more ? writeCursor({ seq: last.event, line: last.line }) : null };
}
