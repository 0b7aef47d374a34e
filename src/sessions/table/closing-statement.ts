import { actorName, idsOfActors, readNames } from '../../clubs/actor-names.js';
import { headText } from '../../ledger/log/head-text.js';
import type { ReadPool } from '../../platform/database/pools.js';
import { Problem } from '../../platform/http/problem/problem.js';
import type { Course } from '../../evening/course.js';
import { firstCourse } from '../../evening/history.js';
import { readHistory } from '../history.js';
import type { ClosingStatement } from './session.view.js';
import { viewMoney, viewPayments } from '../view.js';

/**
 * The result of a session at its close, with the head of the club's log at that time, and its result
 * after later corrections.
 *
 * @throws Problem `session-not-found`, `session-open`
 */
export async function readClosingStatement(
  database: ReadPool,
  clubId: string,
  sessionId: string,
): Promise<ClosingStatement> {
  const history = await readHistory(database, clubId, sessionId);
  const closing = history.events.find(({ event }) => event.kind === 'session-closed');
  if (!closing) throw new Problem('session-is-open', {});
  const { seq, time, actor } = closing;
  const course = firstCourse(history, seq);
  const closed = closeIn(course);
  const [{ rows }, names] = await Promise.all([
    database.pool.query<{ hash: string; currency: string }>({
      name: 'closing-of-evening',
      text: `SELECT e.hash, c.currency FROM club_event e JOIN club c ON c.id = e.club_id
        WHERE e.club_id = $1 AND e.seq = $2`,
      values: [clubId, seq],
    }),
    readNames(database.pool, clubId, idsOfActors([actor])),
  ]);
  const [logged] = rows;
  if (!closed || !logged) throw new RangeError(`event ${seq} closed no session`);
  return {
    session: sessionId,
    closedAt: time,
    closedBy: actorName(actor, names),
    event: seq,
    head: headText({ seq, hash: logged.hash }),
    currency: logged.currency,
    payments: viewPayments(closed.payments),
    paymentsNow: viewPayments(closeIn(history.course)?.payments ?? []),
    money: viewMoney(closed.state),
    corrections: history.corrections
      .filter((correction) => correction.seq > seq)
      .map(({ seq: event, time: recordedAt, event: { reason } }) => ({
        event,
        recordedAt,
        reason,
      })),
    moneyNow: viewMoney(history.state),
  };
}

function closeIn(course: Course) {
  return course.find(({ step }) => step.kind === 'session-closed');
}
