import { ID, many, oneOf, ORDINAL, orNull, Shown, TEXT, TIME } from '../platform/api/shown.js';
import type { Database } from '../platform/database.js';
import type { LogCursor } from '../platform/page.js';
import { writeCursor } from '../platform/page.js';
import { Problem } from '../platform/problem.js';
import { withCorrections } from './line-corrections.js';

/** A line of the ledger: one payment between two accounts, and why. */
export class LedgerLine {
  @Shown(ORDINAL, "The event in the club's log that made it.")
  readonly event!: number;
  @Shown(ORDINAL, 'Its line in that event.')
  readonly line!: number;
  @Shown(TIME, 'When the event was recorded.')
  readonly time!: string;
  @Shown(TEXT, 'What happened, e.g. `hand-recorded`.')
  readonly kind!: string;
  @Shown(TEXT, "Who pays: a member's id, `king-pot`, `pagat-pot` or `cash-box`.")
  readonly from!: string;
  @Shown(TEXT, 'Who is paid, likewise.')
  readonly to!: string;
  @Shown(ORDINAL, 'Points, or minor units of money.')
  readonly amount!: number;
  @Shown(oneOf(['points', 'money']), 'What the amount counts.')
  readonly unit!: 'points' | 'money';
  @Shown(TEXT, 'What it is for, e.g. `king-ultimo`; `session-settled` for money.')
  readonly reason!: string;
  @Shown(TEXT, 'When in the evening it fell due, e.g. `last-trick`; `money` at the close.')
  readonly stage!: string;
  @Shown(TEXT, 'The place in the rule book.')
  readonly source!: string;
  @Shown(
    orNull(TEXT),
    'Path of what says so: the rules pinned to the session; for money the session with its rate.',
  )
  readonly rule!: string | null;
  @Shown(orNull(ID), 'The session.')
  readonly session!: string | null;
  @Shown(orNull(ORDINAL), 'The hand it belongs to; null for none.')
  readonly hand!: number | null;
  @Shown(orNull(ID), 'The fine it belongs to; null for none.')
  readonly fine!: string | null;
  @Shown(
    orNull(ORDINAL),
    'The event of the latest correction of that hand or fine; null when there is none.',
  )
  readonly correction!: number | null;
  @Shown(orNull(TEXT), 'Of what a correction paid: its reason; else null.')
  readonly why!: string | null;
}

/** A page of the ledger. */
export class LedgerPage {
  @Shown(many(() => LedgerLine), 'In the order of the log.')
  readonly lines!: readonly LedgerLine[];
  @Shown(orNull(TEXT), 'Cursor of the next page; null when there is none.')
  readonly next!: string | null;
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

type Row = Omit<LedgerLine, 'time' | 'rule' | 'correction' | 'why'> & { readonly time: Date };

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
  const shown = await withCorrections(pool, clubId, rows.slice(0, page.limit));
  const lines = shown.map((row): LedgerLine => {
    return { ...row, time: row.time.toISOString(), rule: ruleOf(clubId, row) };
  });
  const last = lines.at(-1);
  const more = rows.length > page.limit && last !== undefined;
  return { lines, next: more ? writeCursor({ seq: last.event, line: last.line }) : null };
}

/** Where the API shows what a payment follows from. */
function ruleOf(clubId: string, { session, unit }: Pick<Row, 'session' | 'unit'>): string | null {
  if (session === null) return null;
  const path = `/v1/clubs/${clubId}/sessions/${session}`;
  return unit === 'money' ? path : `${path}/rules`;
}
