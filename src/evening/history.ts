import type { Rules } from '../rules/game.js';
import { stateOf, type Course, type FoldedStep } from './course.js';
import { correctCourse, foldNext } from './fold-course.js';
import { applyDispute } from './disputes/dispute.js';
import { isDispute, type CorrectionRecorded, type SessionEvent } from './event.js';
import type { SessionState } from './fold.js';
import type { EveningPosting } from './posting.js';

/** An event of a session as the log has it. */
export interface LoggedStep {
  readonly seq: number;
  /** ISO 8601 in UTC with milliseconds. */
  readonly time: string;
  /** The author (people/actor.ts). */
  readonly actor: string;
  readonly event: SessionEvent;
}

/** A correction, with the course before and after it. */
export interface CorrectionStep extends LoggedStep {
  readonly event: CorrectionRecorded;
  readonly before: Course;
  readonly after: Course;
  readonly postings: readonly EveningPosting[];
}

/** A session with all that happened in it, as it counts now and as it counted before. */
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
      disputes = applyDispute(withDisputes(stateOf(course), disputes), event).disputes;
    } else if (event.kind === 'correction-recorded') {
      const { course: after, postings } = correctCourse(rules, course, event);
      corrections.push({ ...logged, event, before: course, after, postings });
      course = [...after];
    } else {
      course.push(foldNext(rules, course, event));
    }
  }
  const state = withDisputes(stateOf(course), disputes);
  return { rules, events, course, corrections, state };
}

/** A state with the disputes there are: a course leaves them out, for they are no steps of it. */
export function withDisputes(
  state: SessionState,
  disputes: SessionState['disputes'],
): SessionState {
  return disputes === undefined ? state : { ...state, disputes };
}

/** The course in which an event was first folded: before any correction after it. */
export function firstCourse({ corrections, course }: History, seq: number): Course {
  return corrections.find((correction) => correction.seq > seq)?.before ?? course;
}
