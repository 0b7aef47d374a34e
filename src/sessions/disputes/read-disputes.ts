import { idsOfPerson } from '../../clubs/members/person.js';
import { seesAll, type Caller } from '../../people/caller.js';
import type { Database } from '../../platform/database/database.js';
import type { ReadPool } from '../../platform/database/pools.js';
import { Problem } from '../../platform/http/problem/problem.js';
import { permits } from '../../people/roles.js';
import type { CorrectionMode, DisputeEvent } from '../../evening/event.js';
import type { DisputeStanding } from '../../evening/disputes/dispute-state.js';
import {
  DISPUTE_KINDS,
  viewStep,
  type DisputedFineView,
  type DisputedHandView,
  type DisputeFileView,
  type DisputeList,
  type DisputeStepView,
  type DisputeView,
  type ListedDispute,
} from './dispute.view.js';
import type { HandRecord } from '../../rules/game.js';
import { factsOfRow } from '../fines/read-fines.js';
import { selectColumns } from '../../platform/database/select-columns.js';

/** Which disputes are asked for; null for any. */
export interface DisputeFilter {
  readonly state: DisputeStanding | null;
  /** The member who raised it, or whose fine it is about. */
  readonly member: string | null;
  readonly session: string | null;
}

type Row = Omit<ListedDispute, 'raisedAt' | 'endedAt' | 'proposal'> & {
  readonly raisedAt: Date;
  readonly endedAt: Date | null;
  readonly proposedSeq: number | null;
  readonly proposedBy: string | null;
  readonly second: string | null;
};

const COLUMNS = `d.id, d.session_id AS session, d.hand_number AS hand, d.fine_id AS fine, f.code AS "fineCode",
  ${selectColumns('Dispute', 'd', 'raisedBy', 'text', 'state')}, d.event_seq AS event,
  ${selectColumns('Dispute', 'd', 'raisedAt')},
  d.ended_seq AS "endedEvent",
  ${selectColumns('Dispute', 'd', 'endedAt', 'proposedSeq', 'proposedBy', 'second')}`;

/**
 * Whether a dispute was raised by a member, is about a fine of theirs, or they are asked to confirm its
 * decision or did so; where none is asked for, any.
 */
function isOf(member: `$${number}`): string {
  const ids = idsOfPerson(member);
  const isTheirs = ['d.raised_by', 'f.member_id', 'd.second'].map((one) => `${one} = ANY (${ids})`);
  return `(${member}::uuid IS NULL OR ${isTheirs.join(' OR ')})`;
}

/**
 * A page of the disputes of a club, the latest first.
 *
 * @param page disputes raised by an event before `before`, at most `limit`
 * @throws Problem 'club-not-found'
 */
export async function listDisputes(
  { pool }: ReadPool,
  clubId: string,
  { state, member, session }: DisputeFilter,
  page: { readonly before: number; readonly limit: number },
): Promise<DisputeList> {
  const club = await pool.query({
    name: 'club-of-disputes',
    text: 'SELECT FROM club WHERE id = $1',
    values: [clubId],
  });
  if (club.rowCount === 0) throw new Problem('club-not-found', {});
  const { rows } = await pool.query<Row>({
    name: 'disputes-of-club',
    text: `SELECT ${COLUMNS}
      FROM dispute d
      LEFT JOIN fine f ON f.club_id = d.club_id AND f.id = d.fine_id
      WHERE d.club_id = $1 AND d.event_seq < $2
        AND ($3::text IS NULL OR d.state = $3)
        AND ${isOf('$4')}
        AND ($5::uuid IS NULL OR d.session_id = $5)
      ORDER BY d.event_seq DESC
      LIMIT $6`,
    values: [clubId, page.before, state, member, session, page.limit + 1],
  });
  const disputes = rows
    .slice(0, page.limit)
    .map((row) => ({ ...viewRow(row), fineCode: row.fineCode }));
  const last = disputes.at(-1);
  const more = rows.length > page.limit && last !== undefined;
  return { disputes, next: more ? String(last.event) : null };
}

/**
 * Reads where a list of disputes goes on: at those raised before an event.
 * @throws Problem 'validation-failed' for a text that is no cursor of ours
 */
export function readDisputeCursor(cursor: string | null | undefined): number {
  if (cursor == null) return Number.MAX_SAFE_INTEGER;
  if (/^\d{1,15}$/.test(cursor)) return Number(cursor);
  throw new Problem('cursor-unknown', {}, { field: 'cursor' });
}

/** Ids of the disputes of a session whose texts somebody may read, as the list of disputes shows them. */
export async function readableDisputes(
  { pool }: ReadPool,
  sessionId: string,
  by: Pick<Caller, 'club' | 'roles' | 'member'>,
): Promise<ReadonlySet<string>> {
  const { club, roles, member } = by;
  if (!permits(roles, 'dispute')) return new Set();
  const readsAll = seesAll(by);
  if (!readsAll && member === null) return new Set();
  const { rows } = await pool.query<{ id: string }>({
    name: 'readable-disputes',
    text: `SELECT d.id FROM dispute d
      LEFT JOIN fine f ON f.club_id = d.club_id AND f.id = d.fine_id
      WHERE d.club_id = $1 AND d.session_id = $2
        AND ${isOf('$3')}`,
    values: [club, sessionId, readsAll ? null : member],
  });
  return new Set(rows.map(({ id }) => id));
}

/**
 * A dispute with its steps, with what it is about, and with what it led to.
 *
 * @param member who must have raised it, been fined, or be the second decider; null for anybody
 * @throws Problem 'dispute-not-found'
 */
export async function readDispute(
  database: Database,
  clubId: string,
  disputeId: string,
  member: string | null,
): Promise<DisputeFileView> {
  const { rows } = await database.pool.query<Row>({
    name: 'dispute-of-club',
    text: `SELECT ${COLUMNS} FROM dispute d
      LEFT JOIN fine f ON f.club_id = d.club_id AND f.id = d.fine_id
      WHERE d.club_id = $1 AND d.id = $2
        AND ${isOf('$3')}`,
    values: [clubId, disputeId, member],
  });
  const [row] = rows;
  if (!row) throw new Problem('dispute-not-found', {});
  const [disputedFine, disputedHand, told] = await Promise.all([
    row.fine === null ? null : readDisputedFine(database, clubId, row.fine),
    row.fine !== null || row.hand === null ? null : readDisputedHand(database, clubId, row),
    readSteps(database, clubId, row),
  ]);
  return { ...viewRow(row), disputedFine, disputedHand, ...told };
}

function viewRow({ proposedSeq, proposedBy, second, fineCode: _, ...row }: Row): DisputeView {
  const isWaiting = proposedSeq !== null && proposedBy !== null && second !== null;
  return {
    ...row,
    proposal: isWaiting ? { event: proposedSeq, by: proposedBy, second } : null,
    raisedAt: row.raisedAt.toISOString(),
    endedAt: row.endedAt?.toISOString() ?? null,
  };
}

async function readDisputedFine(
  { prisma }: Database,
  clubId: string,
  id: string,
): Promise<DisputedFineView | null> {
  const fine = await prisma.fine.findUnique({ where: { clubId_id: { clubId, id } } });
  return fine === null ? null : factsOfRow(fine);
}

/** The hand as it stood when it was disputed. */
async function readDisputedHand(
  { prisma }: Database,
  clubId: string,
  { session, hand, event }: Row,
): Promise<DisputedHandView | null> {
  const found = await prisma.hand.findFirst({
    where: { clubId, sessionId: session, number: hand ?? 0, eventSeq: { lt: event } },
    orderBy: { revision: 'desc' },
  });
  if (!found) return null;
  const { revision, kind, dealer } = found;
  return {
    revision,
    kind,
    dealer,
    record: found.record as unknown as HandRecord | null,
    event: Number(found.eventSeq),
    recordedAt: found.recordedAt.toISOString(),
  };
}

/** The steps of a dispute and its correction, as the log has them. */
async function readSteps(
  { pool }: Database,
  clubId: string,
  { id, session, event, endedEvent }: Row,
): Promise<Pick<DisputeFileView, 'steps' | 'correction'>> {
  // The correction follows the event that overturned the dispute.
  const { rows } = await pool.query<StoredStep>({
    name: 'steps-of-dispute',
    text: `SELECT seq, kind, time, payload FROM club_event
      WHERE club_id = $1 AND session_id = $2 AND seq >= $3 AND ($4::bigint IS NULL OR seq <= $4)
        AND kind = ANY ($5::text[])
      ORDER BY seq`,
    values: [
      clubId,
      session,
      event,
      endedEvent === null ? null : endedEvent + 1,
      [...DISPUTE_KINDS, 'correction-recorded'],
    ],
  });
  const steps: DisputeStepView[] = [];
  let correction: DisputeFileView['correction'] = null;
  for (const { seq, kind, time, payload } of rows) {
    // The log holds what this module wrote.
    const given = JSON.parse(payload) as { readonly dispute: string | null };
    if (given.dispute !== id) continue;
    if (kind === 'correction-recorded') {
      correction = { event: seq, mode: (given as unknown as { mode: CorrectionMode }).mode };
    } else {
      const step = { kind, ...given } as unknown as DisputeEvent;
      steps.push(viewStep({ seq, time: time.toISOString(), event: step }));
    }
  }
  return { steps, correction };
}

interface StoredStep {
  readonly seq: number;
  readonly kind: string;
  readonly time: Date;
  readonly payload: string;
}
