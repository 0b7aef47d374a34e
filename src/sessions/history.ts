import type { ReadPool } from '../platform/database/pools.js';
import { Problem } from '../platform/http/problem/problem.js';
import type { SessionEvent } from '../evening/event.js';
import { readEvent } from '../events/registry.js';
import { foldHistory, type History } from '../evening/history.js';
import { headText } from '../ledger/log/head-text.js';

/** The history of a session as it was read. */
export interface ReadHistory extends History {
  /** The last event by which texts were taken out of it; 0 where none were. */
  readonly takenOut: number;
  /** Its last event with the first digits of its hash: `4711:9c1f-6a0e-4b7d-2c88`. */
  readonly mark: string;
}

/**
 * The history of a session: one query, and a fold of some microseconds a hand.
 *
 * @throws Problem `session-not-found`
 */
export async function readHistory(
  database: ReadPool,
  clubId: string,
  sessionId: string,
): Promise<ReadHistory> {
  const history = await findHistory(database, clubId, sessionId);
  if (history !== null) return history;
  throw new Problem('session-not-found', {});
}

/**
 * The history of a session; null when there is no such session.
 *
 * @param head as the log had it at this event; when left out, as it is now
 */
export async function findHistory(
  { pool }: ReadPool,
  clubId: string,
  sessionId: string,
  head = Number.MAX_SAFE_INTEGER,
): Promise<ReadHistory | null> {
  const { rows } = await pool.query<StoredEvent>({
    name: 'events-of-session',
    text: `SELECT seq::text, hash, kind, actor, time, payload, taken_out::text AS "takenOut" FROM club_event e
      WHERE club_id = $1 AND session_id = $2 AND seq <= $3 ORDER BY e.seq`,
    values: [clubId, sessionId, head],
  });
  const last = rows.at(-1);
  if (last === undefined) return null;
  const events = rows.map(({ seq, kind, actor, time, payload }) => ({
    seq: Number(seq),
    time: time.toISOString(),
    actor,
    // An event of a session is one.
    event: readEvent(kind, payload) as SessionEvent,
  }));
  const takenOut = Math.max(0, ...rows.map((row) => Number(row.takenOut)));
  const mark = headText({ seq: Number(last.seq), hash: last.hash }).short;
  return { ...foldHistory(events), takenOut, mark };
}

interface StoredEvent {
  readonly seq: string;
  readonly hash: string;
  readonly kind: string;
  readonly actor: string;
  readonly time: Date;
  readonly payload: string;
  readonly takenOut: string | null;
}
