import { checkInUse } from '../../clubs/in-use.js';
import { StaleRead } from '../../ledger/write/fresh-read.js';
import type { MemberRow, NewEvent, Snapshot } from '../../ledger/log/event.js';
import { NOBODY, type Actor } from '../../people/actor.js';
import { Problem } from '../../platform/http/problem/problem.js';
import type { ClubWrite } from '../../ledger/requests/club-write.js';
import type { DisputeEvent, DisputeRaised } from '../../evening/event.js';
import type { History, LoggedStep } from '../../evening/history.js';
import { findSession, requireMember, type FoundSession } from '../session-write.js';
import type { DisputeState } from '../../evening/disputes/dispute-state.js';
import { rowsOfDispute } from '../rows-of-event.js';
import { finedIn } from './disputed.js';
import { viewStep, type DisputeSteppedView, type DisputeView } from './dispute.view.js';

/** A step of a dispute: it names no version, for it leaves the session's as it is. */
export interface DisputeWrite extends ClubWrite {
  readonly sessionId: string;
}

/** A dispute as a decision finds it. */
export interface FoundDispute {
  readonly id: string;
  readonly state: DisputeState;
  readonly session: FoundSession;
  readonly history: History;
  readonly raised: LoggedStep & { readonly event: DisputeRaised };
  /** The acting member. */
  readonly author: MemberRow;
  /** The author, with all their ids. */
  readonly actor: Actor;
}

/**
 * The session of a dispute, open or closed, and who acts in it.
 *
 * @param known its history as it was read before
 * @throws Problem `session-not-found`, `club-archived`, `member-not-claimed`; StaleRead
 */
export function requireTable(
  snapshot: Snapshot,
  { sessionId, actor = NOBODY }: DisputeWrite,
  known: History | null,
): Pick<FoundDispute, 'session' | 'history' | 'author' | 'actor'> {
  const session = findSession(snapshot, sessionId);
  checkInUse(snapshot.club);
  if (known === null) throw new StaleRead();
  return { session, history: known, author: requireAuthor(snapshot, actor), actor };
}

/** Each step of a dispute is a member's. */
function requireAuthor(snapshot: Snapshot, { member }: Actor): MemberRow {
  if (member !== null) return requireMember(snapshot, member, 'member');
  throw new Problem('member-not-claimed', {});
}

/**
 * Finds a dispute that is open.
 *
 * @throws Problem `dispute-not-found`, `dispute-closed`, and what `requireTable` throws; StaleRead
 */
export function requireOpenDispute(
  snapshot: Snapshot,
  write: DisputeWrite,
  id: string,
  known: History | null,
): FoundDispute {
  const { state } = findSession(snapshot, write.sessionId);
  const dispute = state.disputes?.[id];
  if (dispute === undefined) {
    throw new Problem('dispute-not-found', {});
  }
  const found = requireTable(snapshot, write, known);
  if (dispute.state !== 'open') {
    throw new Problem('dispute-ended', { end: dispute.state });
  }
  for (const { event, ...logged } of found.history.events) {
    if (event.kind !== 'dispute-raised' || event.dispute !== id) continue;
    return { ...found, id, state: dispute, raised: { ...logged, event } };
  }
  throw new StaleRead();
}

/** Throws StaleRead unless the history is that of the present session. */
export function checkCurrent(history: History, { row }: FoundSession): void {
  if (history.state.version !== row.version) throw new StaleRead();
}

/**
 * A step of a dispute with all that it writes.
 * @throws StaleRead where it changes rows of statistics, and the history is not that of the session now
 */
export function writtenStep(
  { session, history }: Pick<FoundDispute, 'session' | 'history'>,
  event: DisputeEvent,
): NewEvent {
  const course = () => {
    checkCurrent(history, session);
    return history.course;
  };
  return rowsOfDispute(event, session, (fine) => finedIn(history, { fine }), course);
}

/** The next step in the log: the first event of the decision. */
export function nextStep<E extends DisputeEvent>(snapshot: Snapshot, now: Date, event: E) {
  return { seq: snapshot.club.headSeq + 1, time: now.toISOString(), event };
}

/**
 * The answer to a step.
 * @param proposal the proposed decision that waits after it; null for none
 */
export function viewStepped(
  raised: Pick<LoggedStep, 'seq' | 'time'> & { readonly event: DisputeRaised },
  step: Pick<LoggedStep, 'seq' | 'time'> & { readonly event: DisputeEvent },
  proposal: DisputeView['proposal'] = null,
): DisputeSteppedView {
  const { session, dispute: id, hand, fine, by: raisedBy, text } = raised.event;
  const { seq, time } = step;
  const [state, isEnded] = STANDING[step.event.kind];
  return {
    id,
    session,
    hand,
    fine,
    raisedBy,
    text,
    state,
    event: raised.seq,
    raisedAt: raised.time,
    endedEvent: isEnded ? seq : null,
    endedAt: isEnded ? time : null,
    proposal,
    step: viewStep(step),
  };
}

/** The state of a dispute after a step, and whether the step ends it. */
const STANDING = {
  'dispute-raised': ['open', false],
  'dispute-answered': ['open', false],
  'dispute-proposed': ['open', false],
  'dispute-declined': ['open', false],
  'dispute-taken-back': ['open', false],
  'dispute-upheld': ['upheld', true],
  'dispute-overturned': ['overturned', true],
  'dispute-withdrawn': ['withdrawn', true],
} as const satisfies Record<DisputeEvent['kind'], readonly [DisputeView['state'], boolean]>;
