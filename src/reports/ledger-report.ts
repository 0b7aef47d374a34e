import { idsOfPerson } from '../clubs/members/person.js';
import {
  Field,
  ID,
  many,
  oneOf,
  ORDINAL,
  orNull,
  TEXT,
  TIME,
} from '../platform/http/reference/field.js';
import type { ReadPool } from '../platform/database/pools.js';
import { OneOf } from '../platform/validation/fields.js';
import { PageQuery, writeCursor, type LogCursor } from '../platform/http/page.js';
import { Problem } from '../platform/http/problem/problem.js';
import { withCorrections } from './line-corrections.js';

/** A line of the ledger: one payment between two accounts, and why. */
export class LedgerLine {
  @Field(ORDINAL, "The event in the club's log that made it.")
  readonly event!: number;
  @Field(ORDINAL, 'Its line in that event.')
  readonly line!: number;
  @Field(TIME, 'When the event was recorded.')
  readonly time!: string;
  @Field(TEXT, 'The kind of event, e.g. `hand-recorded`.')
  readonly kind!: string;
  @Field(
    TEXT,
    "The payer: a member's id, `king-pot`, `pagat-pot`, `kitty` or `clearing`; or the account of the " +
      'club, `purse`, `income`, `expense`, `equity`.',
  )
  readonly from!: string;
  @Field(TEXT, 'The recipient, likewise.')
  readonly to!: string;
  @Field(ORDINAL, 'Points, or minor units of money.')
  readonly amount!: number;
  @Field(oneOf(['points', 'money']), 'The unit of the amount.')
  readonly unit!: 'points' | 'money';
  @Field(
    TEXT,
    'The reason, e.g. `king-ultimo`; `session-settled` for the money of an evening, else the kind.',
  )
  readonly reason!: string;
  @Field(TEXT, 'When in the evening it fell due, e.g. `last-trick`; `money` at the close.')
  readonly stage!: string;
  @Field(TEXT, 'The place in the rule book.')
  readonly source!: string;
  @Field(
    orNull(TEXT),
    'Path of what says so: the rules pinned to the session; for money the session with its rate.',
  )
  readonly rule!: string | null;
  @Field(orNull(ID), 'The session.')
  readonly session!: string | null;
  @Field(orNull(ORDINAL), 'The hand it belongs to; null for none.')
  readonly hand!: number | null;
  @Field(orNull(ID), 'The fine it belongs to; null for none.')
  readonly fine!: string | null;
  @Field(
    orNull(ORDINAL),
    'The event of the latest correction of that hand or fine; null when there is none.',
  )
  readonly correction!: number | null;
  @Field(orNull(TEXT), 'The reason of a correction that paid it; else null.')
  readonly why!: string | null;
}

/** A page of the ledger. */
export class LedgerPage {
  @Field(many(() => LedgerLine), 'In the order of the log, or as it was asked for.')
  readonly lines!: readonly LedgerLine[];
  @Field(orNull(TEXT), 'Cursor of the next page; null when there is none.')
  readonly next!: string | null;
}

/** The lines that are read: of a session, or of one member in all their sessions and in money. */
export type LedgerScope = { readonly sessionId: string } | { readonly memberId: string };

/** The order of the log, or the newest first. */
const ORDERS = ['asc', 'desc'] as const;
type Order = (typeof ORDERS)[number];

/** A page of a statement. */
export class StatementQuery extends PageQuery {
  @OneOf(ORDERS, {
    optional: true,
    usually: 'asc',
    description: 'The order of the log, or the newest first. A cursor goes on in the same order.',
  })
  readonly order?: Order;
}

/** The page that is read. */
interface Wanted {
  readonly order: Order;
  /** The last line of the page before; null for the first page. */
  readonly after: LogCursor | null;
  readonly limit: number;
}

/**
 * A page goes from event to event and reads the postings of each by their key, until it is full: it
 * costs what it shows, and for a member the looking up of their events. Both parts keep their own order
 * because one join of them all is planned, wherever statistics lag behind what was written, as a sort
 * of every line.
 */
export function pageSql(ofSession: boolean, order: Order): string {
  const beyond = order === 'asc' ? '>' : '<';
  const sessions = ofSession
    ? '= $2'
    : `= ANY (ARRAY(SELECT session_id FROM seat WHERE club_id = $1
        AND member_id = ANY (${idsOfPerson('$2')})))`;
  return `
  SELECT e.seq AS event, p.line, e.time, e.kind, p.amount, p.unit, p.reason, p.stage, p.source,
    p.session_id AS session, p.hand_number AS hand, p.fine_id AS fine, p."from", p."to"
  FROM (
    SELECT seq, time, kind FROM (
      SELECT seq, time, kind FROM club_event
      WHERE club_id = $1 AND session_id ${sessions} AND seq ${beyond}= $3
      ${ofSession ? '' : `UNION ALL ${beside(beyond)}`}
    ) found
    ORDER BY seq ${order}
  ) e
  CROSS JOIN LATERAL (
    SELECT x.*, f.unit,
      ${ofSession ? 'COALESCE(f.member_id::text, f.kind)' : partySql('f')} AS "from",
      ${ofSession ? 'COALESCE(t.member_id::text, t.kind)' : partySql('t')} AS "to"
    FROM posting x
    JOIN account f ON f.club_id = x.club_id AND f.id = x.from_account
    JOIN account t ON t.club_id = x.club_id AND t.id = x.to_account
    WHERE x.club_id = $1 AND x.event_seq = e.seq AND (x.event_seq, x.line) ${beyond} ($3, $4::int)
      ${ofSession ? '' : `AND (f.member_id = ANY (${idsOfPerson('$2')}) OR t.member_id = ANY (${idsOfPerson('$2')}))`}
    ORDER BY x.line ${order}
  ) p
  ORDER BY e.seq ${order}, p.line ${order}
  LIMIT $5`;
}

/**
 * The events that move a member's money beside their evenings. That a guest was merged into them moves
 * nothing of theirs.
 */
function beside(beyond: '<' | '>'): string {
  return `SELECT o.seq, o.time, o.kind FROM event_subject s
      JOIN voucher v ON v.club_id = s.club_id AND v.event_seq = s.seq
        AND v.session_id IS NULL AND v.kind <> 'guest-merged'
      JOIN club_event o ON o.club_id = s.club_id AND o.seq = s.seq
      WHERE s.club_id = $1 AND s.seq ${beyond}= $3
        AND s.subjects && ${idsOfPerson('$2')}`;
}

/** The party of an account, on a statement: a guest is the member that they are now. */
function partySql(account: string): string {
  return `COALESCE((SELECT coalesce(m.merged_into, m.id)::text FROM member m
        WHERE m.club_id = $1 AND m.id = ${account}.member_id), ${account}.kind)`;
}

/** Before the first line, in either order. */
const START: Readonly<Record<Order, LogCursor>> = {
  asc: { seq: 0, line: 0 },
  desc: { seq: Number.MAX_SAFE_INTEGER, line: 0 },
};

type LedgerRow = Omit<LedgerLine, 'time' | 'rule' | 'correction' | 'why'> & { readonly time: Date };

/**
 * A page of the ledger. Lines written meanwhile are at the end of the log: pages that go on from a
 * cursor stay the same.
 *
 * @throws Problem 'session-not-found' or 'member-not-found'
 */
export async function readLedger(
  { pool }: ReadPool,
  clubId: string,
  scope: LedgerScope,
  { order, after, limit }: Wanted,
): Promise<LedgerPage> {
  const ofSession = 'sessionId' in scope;
  const id = ofSession ? scope.sessionId : scope.memberId;
  const found = await pool.query({
    name: `ledger-has-${ofSession ? 'session' : 'member'}`,
    text: ofSession
      ? 'SELECT FROM session WHERE club_id = $1 AND id = $2'
      : 'SELECT FROM member WHERE club_id = $1 AND id = $2',
    values: [clubId, id],
  });
  if (found.rowCount === 0) {
    throw ofSession ? new Problem('session-not-found', {}) : new Problem('member-not-found', {});
  }
  const { seq, line } = after ?? START[order];
  const { rows } = await pool.query<LedgerRow>({
    name: `ledger-of-${ofSession ? 'session' : 'member'}-${order}`,
    text: pageSql(ofSession, order),
    values: [clubId, id, seq, line, limit + 1],
  });
  const shown = await withCorrections(pool, clubId, rows.slice(0, limit));
  const lines = shown.map((row): LedgerLine => {
    return { ...row, time: row.time.toISOString(), rule: ruleOf(clubId, row) };
  });
  const last = lines.at(-1);
  const more = rows.length > limit && last !== undefined;
  return { lines, next: more ? writeCursor({ seq: last.event, line: last.line }) : null };
}

/** Where the API shows what a payment follows from. */
function ruleOf(
  clubId: string,
  { session, unit }: Pick<LedgerRow, 'session' | 'unit'>,
): string | null {
  if (session === null) return null;
  const path = `/v1/clubs/${clubId}/sessions/${session}`;
  return unit === 'money' ? path : `${path}/rules`;
}
