import { resolveChanges, type CorrectionAsked } from './changes.js';
import type { Course } from '../course.js';
import type { CorrectionRecorded } from '../event.js';
import { refusal } from '../reasons.js';
import { takingBack } from '../steps.js';
import { USUAL_REASONS } from './usual-reasons.js';

/**
 * What takes back the latest thing at the table that counts, as if it had not been: a hand, a fine,
 * or what else `steps.ts` tells how to take back; a void, replayed. Undoing again takes back the one
 * before. Also after the close, which is worked out again.
 *
 * @param reason why; the usual words when null
 * @throws Refusal `hand-not-found` when nothing is left
 */
export function undoing(
  course: Course,
  reason: string | null,
): Omit<CorrectionRecorded, 'kind' | 'session'> {
  const latest = latestThatCounts(course);
  if (latest === null) throw refusal('nothing-to-undo', {});
  return {
    mode: 'replay',
    reason: reason?.trim() ?? USUAL_REASONS.undone,
    dispute: null,
    // What is voided gets no new fines.
    changes: resolveChanges({ course, corrections: [] }, [latest], () => ''),
  };
}

/** The taking back of the latest step that counts; null when nothing is left to take back. */
function latestThatCounts(course: Course): CorrectionAsked | null {
  for (const folded of course.toReversed()) {
    const target = takingBack(course, folded);
    if (target !== null) return { ...target, void: true };
  }
  return null;
}
