import type { Settlement } from '../rules/game.js';
import type { Folded, SessionState, Step } from './fold.js';
import type { EveningPosting } from './posting.js';

/**
 * The course of a session: its steps as they now count. A replay puts the corrected step in the place
 * of the old one and folds all again; a compensation leaves the old one and is a step of its own.
 */
export type Course = readonly FoldedStep[];

/** A step with what it came to. */
export interface FoldedStep extends Folded {
  readonly step: Step;
  /** Null before the opening. */
  readonly before: SessionState | null;
  /** Of a hand that is not voided. */
  readonly settlement?: Settlement;
}

/** A course after a correction. */
export interface Corrected {
  readonly course: Course;
  /** The postings of the correction. */
  readonly postings: readonly EveningPosting[];
}

/** The state that a course leaves. */
export function stateOf(course: Course): SessionState {
  const last = course.at(-1);
  if (last === undefined) throw new RangeError('A session has at least its opening.');
  return last.state;
}
