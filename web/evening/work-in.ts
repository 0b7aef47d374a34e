import { eventAsked, takeEvent } from '../../src/evening/asked.js';
import { stateOf, type Course } from '../../src/evening/course.js';
import type { SessionState } from '../../src/evening/fold.js';
import type { Rules } from '../../src/rules/game.js';
import { Refusal } from '../../src/rules/refusals/refusal.js';
import { isStuck, type Waiting } from '../outbox/waiting.js';

/** A session as it is folded, with all that it was folded from. */
export interface Folded {
  /** The session. */
  readonly id: string;
  readonly rules: Rules;
  readonly course: Course;
  readonly disputes: SessionState['disputes'];
  /** The last event that this device read of it; missing where an earlier version kept the session. */
  readonly lastEvent?: string | undefined;
}

/** A course with what waits worked in. */
export interface Worked {
  readonly course: Course;
  /** How many of its last steps are not sent yet. */
  readonly unsent: number;
}

/**
 * Works what waits into a course. It stops at the first step that does not follow: it is stuck, the
 * rules refuse it, or the session has moved on.
 */
export function workIn(
  { id, rules, course, disputes }: Folded,
  waiting: readonly Waiting[],
): Worked {
  let worked: Worked = { course, unsent: 0 };
  for (const one of waiting) {
    const { version } = stateOf(worked.course);
    // Sent, not answered, and the session has moved since: most likely by this very step.
    if (!isStuck(one) && one.tries > 0 && one.version < version) continue;
    if (isStuck(one) || one.version !== version) break;
    try {
      // The service gives the ids; until then any do that nothing else has.
      const event = eventAsked(rules, id, worked.course, one.step, newId);
      const taken = takeEvent(rules, worked.course, disputes, event);
      worked = { course: taken.course, unsent: worked.unsent + 1 };
    } catch (error) {
      if (error instanceof Refusal) break;
      throw error;
    }
  }
  return worked;
}

let given = 0;

/** An id for a fine that is not in the books yet, unlike any other on this page. */
export function newId(): string {
  given += 1;
  return `not sent ${given}`;
}
