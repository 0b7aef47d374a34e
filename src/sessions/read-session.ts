import type { Database } from '../platform/database.js';
import { Problem } from '../platform/problem.js';
import type { TarokRules } from '../rules/tarok/book.js';
import type { SessionState } from './replay.js';
import { viewTable, type TableView } from './view.js';

/** A session as the API shows it. */
export interface SessionView extends TableView {
  readonly id: string;
  readonly game: string;
  readonly book: string;
  readonly bookVersion: string;
  /** Minor units of money a point. */
  readonly rate: number;
  /** Which option of each reading is in force. */
  readonly readings: Readonly<Record<string, string>>;
  readonly status: 'open' | 'closed';
  readonly openedAt: string;
  readonly closedAt: string | null;
  /** Hands recorded so far. */
  readonly hands: number;
}

/**
 * A session as it stands: constant time, whatever was played in it.
 *
 * @throws Problem 'session-not-found'
 */
export async function readSession(
  { prisma }: Database,
  clubId: string,
  sessionId: string,
): Promise<SessionView> {
  const row = await prisma.session.findUnique({
    where: { clubId_id: { clubId, id: sessionId } },
  });
  if (!row) throw new Problem('session-not-found', 'The club has no such session.');
  return viewSession(row);
}

/** The rules a session plays by, in full. Throws Problem 'session-not-found'. */
export async function readSessionRules(
  { prisma }: Database,
  clubId: string,
  sessionId: string,
): Promise<TarokRules> {
  const row = await prisma.session.findUnique({
    where: { clubId_id: { clubId, id: sessionId } },
    select: { rules: true },
  });
  if (!row) throw new Problem('session-not-found', 'The club has no such session.');
  return row.rules as unknown as TarokRules;
}

/**
 * The sessions of a club, the latest first.
 *
 * @param before sessions opened before this time only (the `openedAt` of the last one seen)
 * @throws Problem 'club-not-found'
 */
export async function listSessions(
  { prisma }: Database,
  clubId: string,
  page: { readonly limit: number; readonly before: Date | null },
): Promise<SessionView[]> {
  const club = await prisma.club.findUnique({ where: { id: clubId }, select: { id: true } });
  if (!club) throw new Problem('club-not-found', 'There is no such club.');
  const rows = await prisma.session.findMany({
    where: { clubId, ...(page.before === null ? {} : { openedAt: { lt: page.before } }) },
    orderBy: [{ openedAt: 'desc' }, { id: 'desc' }],
    take: page.limit,
  });
  return rows.map(viewSession);
}

type SessionRecord = NonNullable<Awaited<ReturnType<Database['prisma']['session']['findUnique']>>>;

function viewSession(row: SessionRecord): SessionView {
  const { id, game, book, bookVersion, rate, status } = row;
  // What stands in these columns was written by this module, through the same types.
  const rules = row.rules as unknown as TarokRules;
  const state = row.state as unknown as SessionState;
  return {
    id,
    game,
    book,
    bookVersion,
    rate,
    readings: rules.readings,
    status: status === 'closed' ? 'closed' : 'open',
    openedAt: row.openedAt.toISOString(),
    closedAt: row.closedAt?.toISOString() ?? null,
    hands: state.hands,
    ...viewTable(rules, state),
  };
}
