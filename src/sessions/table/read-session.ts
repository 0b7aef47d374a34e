import { isRequestId } from '../../values/uuid.js';
import type { Database } from '../../platform/database/database.js';
import { Problem } from '../../platform/http/problem/problem.js';
import type { SessionState } from '../../evening/fold.js';
import type { SessionList, SessionView } from './session.view.js';
import { viewSession } from '../view.js';
import type { Rules } from '../../rules/game.js';

/**
 * A session with its present state: constant time, however much was played in it.
 *
 * @throws Problem 'session-not-found'
 */
export async function readSession(
  { prisma, pool }: Database,
  clubId: string,
  sessionId: string,
): Promise<SessionView> {
  const row = await prisma.session.findUnique({
    where: { clubId_id: { clubId, id: sessionId } },
  });
  if (!row) throw new Problem('session-not-found', {});
  return viewRow(row, await countVoided(pool, clubId, [sessionId]));
}

/** The rules a session plays by, in full. Throws Problem 'session-not-found'. */
export async function readSessionRules(
  { prisma }: Database,
  clubId: string,
  sessionId: string,
): Promise<Rules> {
  const row = await prisma.session.findUnique({
    where: { clubId_id: { clubId, id: sessionId } },
    select: { rules: true },
  });
  if (!row) throw new Problem('session-not-found', {});
  return row.rules as unknown as Rules;
}

/** Where a list of sessions goes on: after the last one seen. */
export interface SessionCursor {
  readonly openedAt: Date;
  readonly id: string;
}

/**
 * A page of the sessions of a club, the latest first.
 *
 * @throws Problem 'club-not-found'
 */
export async function listSessions(
  { prisma, pool }: Database,
  clubId: string,
  page: { readonly limit: number; readonly after: SessionCursor | null },
): Promise<SessionList> {
  const club = await prisma.club.findUnique({ where: { id: clubId }, select: { id: true } });
  if (!club) throw new Problem('club-not-found', {});
  const rows = await prisma.session.findMany({
    where: { clubId, ...(page.after === null ? {} : olderThan(page.after)) },
    orderBy: [{ openedAt: 'desc' }, { id: 'desc' }],
    take: page.limit + 1,
  });
  const shown = rows.slice(0, page.limit);
  const ids = shown.map(({ id }) => id);
  const voided = await countVoided(pool, clubId, ids);
  const sessions = shown.map((row) => viewRow(row, voided));
  const last = sessions.at(-1);
  const more = rows.length > page.limit && last !== undefined;
  return { sessions, next: more ? `${last.openedAt}_${last.id}` : null };
}

/** Several sessions can open in one millisecond; their ids distinguish them. */
function olderThan({ openedAt, id }: SessionCursor) {
  return { OR: [{ openedAt: { lt: openedAt } }, { openedAt, id: { lt: id } }] };
}

/** @throws Problem 'validation-failed' for a text that is no cursor of ours */
export function readSessionCursor(cursor: string | null | undefined): SessionCursor | null {
  if (cursor == null) return null;
  const parts = /^([12]\d{3}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)_([0-9a-f-]{36})$/.exec(cursor);
  const openedAt = new Date(parts?.[1] ?? '');
  const id = parts?.[2] ?? '';
  if (isRequestId(id) && !Number.isNaN(openedAt.getTime())) return { openedAt, id };
  throw new Problem('cursor-unknown', {}, { field: 'cursor' });
}

type SessionRecord = NonNullable<Awaited<ReturnType<Database['prisma']['session']['findUnique']>>>;

/** How many hands of sessions are voided as they now count, by the ids of the sessions. */
async function countVoided(
  pool: Database['pool'],
  clubId: string,
  sessions: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await pool.query<{ readonly id: string; readonly voided: number }>({
    name: 'voided-hands',
    text: `SELECT h.session_id AS id, count(*)::int4 AS voided FROM hand h
      WHERE h.club_id = $1 AND h.session_id = ANY ($2::uuid[]) AND h.kind = 'voided'
        AND NOT EXISTS (SELECT FROM hand later WHERE later.club_id = h.club_id
          AND later.session_id = h.session_id AND later.number = h.number
          AND later.revision > h.revision)
      GROUP BY h.session_id`,
    values: [clubId, sessions],
  });
  return new Map(rows.map(({ id, voided }) => [id, voided]));
}

function viewRow(row: SessionRecord, voided: ReadonlyMap<string, number>): SessionView {
  return viewSession({
    ...row,
    // The values of these columns were written by this module, through the same types.
    rules: row.rules as unknown as Rules,
    state: row.state as unknown as SessionState,
    status: row.status === 'closed' ? 'closed' : 'open',
    openedAt: row.openedAt.toISOString(),
    closedAt: row.closedAt?.toISOString() ?? null,
    voided: voided.get(row.id) ?? 0,
  });
}
