import type { NewPosting } from '../ledger/log/posting.js';
import type { Database } from '../platform/database.js';
import { Problem } from '../platform/problem.js';
import {
  correctCourse,
  foldNext,
  stateOf,
  type Course,
  type FoldedStep,
} from '../evening/course.js';
import { applyDispute } from '../evening/dispute.js';
import { isDispute, type CorrectionRecorded, type SessionEvent } from '../evening/event.js';
import type { SessionState } from '../evening/fold.js';
import type { Rules } from '../rules/game.js';

/** An event of a session as the log has it. */
export interface LoggedStep {
  readonly seq: number;
  /** ISO 8601 in UTC with milliseconds. */
  readonly time: string;
  /** Who did it (platform/actor.ts). */
  readonly actor: string;
  readonly event: SessionEvent;
}

/** A correction, with the course before and after it. */
export interface CorrectionStep extends LoggedStep {
  readonly event: CorrectionRecorded;
  readonly before: Course;
  readonly after: Course;
  readonly postings: readonly NewPosting[];
}

/** A session with all that happened in it: what it says now, and what it said before. */
export interface History {
  readonly rules: Rules;
  readonly events: readonly LoggedStep[];
  readonly course: Course;
  readonly corrections: readonly CorrectionStep[];
  /** As the last event leaves it, disputes included. */
  readonly state: SessionState;
}

/**
 * Folds the events of a session, in the order of the log, from its opening on. Pure.
 *
 * @throws Error for what is no log of a session
 */
export function foldHistory(events: readonly LoggedStep[]): History {
  const opening = events[0]?.event;
  if (opening?.kind !== 'session-opened')
    throw new RangeError('A session begins with its opening.');
  const { rules } = opening;
  let course: FoldedStep[] = [];
  let disputes: SessionState['disputes'];
  const corrections: CorrectionStep[] = [];
  for (const logged of events) {
    const { event } = logged;
    if (isDispute(event)) {
      disputes = applyDispute(
        { ...stateOf(course), ...(disputes && { disputes }) },
        event,
      ).disputes;
    } else if (event.kind === 'correction-recorded') {
      const { course: after, postings } = correctCourse(rules, course, event);
      corrections.push({ ...logged, event, before: course, after, postings });
      course = [...after];
    } else {
      course.push(foldNext(rules, course, event));
    }
  }
  const state = { ...stateOf(course), ...(disputes && { disputes }) };
  return { rules, events, course, corrections, state };
}

/** The course in which an event stands as it was first folded: before any correction after it. */
export function firstCourse({ corrections, course }: History, seq: number): Course {
  return corrections.find((correction) => correction.seq > seq)?.before ?? course;
}

/**
 * The history of a session: one query, and a fold of some microseconds a hand.
 *
 * @throws Problem `session-not-found`
 */
export async function readHistory(
  database: Database,
  clubId: string,
  sessionId: string,
): Promise<History> {
  const history = await findHistory(database, clubId, sessionId);
  if (history !== null) return history;
  throw new Problem('session-not-found', 'The club has no such session.');
}

/** The history of a session; null when there is no such session. */
export async function findHistory(
  { pool }: Database,
  clubId: string,
  sessionId: string,
): Promise<History | null> {
  const { rows } = await pool.query<StoredEvent>({
    name: 'events-of-session',
    text: `SELECT seq::text, kind, actor, time, payload FROM club_event e
      WHERE club_id = $1 AND session_id = $2 ORDER BY e.seq`,
    values: [clubId, sessionId],
  });
  if (rows.length === 0) return null;
  return foldHistory(
    rows.map(({ seq, kind, actor, time, payload }) => ({
      seq: Number(seq),
      time: time.toISOString(),
      actor,
      // The log holds what this module wrote.
      event: { kind, ...(JSON.parse(payload) as object) } as SessionEvent,
    })),
  );
}

interface StoredEvent {
  readonly seq: string;
  readonly kind: string;
  readonly actor: string;
  readonly time: Date;
  readonly payload: string;
}
