import { eventAsked, takeEvent } from '../../src/evening/asked.js';
import { stateOf } from '../../src/evening/course.js';
import type { SessionState } from '../../src/evening/fold.js';
import { Refusal } from '../../src/rules/refusals/refusal.js';
import { isBehind, isStuck, type Waiting } from '../outbox/waiting.js';
import { finesNotedSince, isUnchanged } from './moved-on.js';
import { newId, type Folded } from './work-in.js';

/**
 * Settles the waiting steps that need nobody's decision. A step that the service found too old goes on
 * where it is the same step on the present table. A step behind a decided one stops where it has become
 * another one, so that it never goes out for a table that nobody has seen.
 *
 * @returns the changed steps, as they are from now on
 */
export function settleWaiting(folded: Folded, waiting: readonly Waiting[]): readonly Waiting[] {
  const { id, rules, disputes, lastEvent } = folded;
  const session = { version: stateOf(folded.course).version, lastEvent };
  const settled: Waiting[] = [];
  let { course } = folded;
  for (const one of waiting) {
    const now = stateOf(course);
    // Sent without an answer, and the session has moved since: most likely by this very step.
    if (!isStuck(one) && one.tries > 0 && one.version < now.version) continue;
    const isMet = finesNotedSince(one.step, folded.course, one.madeOn.version).length > 0;
    const isSame = !isMet && isUnchanged(rules, one.step, one.madeOn, now);
    const next = settle(renumbered(one, now, settled.length > 0), { isSame, now, session });
    if (next === null) break;
    if (isStuck(next)) return [...settled, next];
    try {
      course = takeEvent(
        rules,
        course,
        disputes,
        eventAsked(rules, id, course, next.step, newId),
      ).course;
    } catch (error) {
      if (error instanceof Refusal) break;
      throw error;
    }
    if (next !== one) settled.push(next);
  }
  return settled;
}

/** A step that never went out, behind another that has moved, is made for the version after it. */
function renumbered(one: Waiting, { version }: SessionState, isBehindMoved: boolean): Waiting {
  return isBehindMoved && one.tries === 0 && one.version !== version ? { ...one, version } : one;
}

interface Met {
  /** Whether it is the same step on the present table, so that nobody has to decide about it. */
  readonly isSame: boolean;
  readonly now: SessionState;
  /** As this device keeps it. */
  readonly session: { readonly version: number; readonly lastEvent: string | undefined };
}

/** A step as it is from now on; null where it and those behind it stay as they are. */
function settle(one: Waiting, { isSame, now, session }: Met): Waiting | null {
  const { state, version, tries } = one;
  if (state.is === 'conflict') {
    if (isBehind(one, session) || !isSame) return null;
    const made = { version: now.version, known: session.lastEvent, madeOn: now };
    return { ...one, ...made, state: { is: 'waiting' } };
  }
  if (isStuck(one) || version !== now.version) return null;
  if (tries > 0 || isSame) return one;
  return { ...one, state: { is: 'conflict', currentVersion: null } };
}
