import type { Course } from './course.js';
import type { Standing } from './fold.js';

/** How everybody stood at a moment of the evening. */
export interface StandingsThen {
  /** The hand that had just been played; null at the beginning, and at the end after the last hand. */
  readonly hand: number | null;
  readonly standings: readonly Standing[];
}

/**
 * The standings at the beginning, after every hand that counts, and at the end if a step followed the
 * last hand. A step between two hands shows at the next one.
 */
export function standingsByHand(course: Course): readonly StandingsThen[] {
  const [opening] = course;
  const last = course.at(-1);
  if (opening === undefined || last === undefined) return [];
  const then: StandingsThen[] = [{ hand: null, standings: opening.state.standings }];
  for (const { step, state } of course) {
    if (step.kind !== 'hand-recorded' || step.record === null) continue;
    then.push({ hand: step.hand, standings: state.standings });
  }
  if (last.step.kind !== 'hand-recorded' && last !== opening) {
    then.push({ hand: null, standings: last.state.standings });
  }
  return then;
}
