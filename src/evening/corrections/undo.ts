import { resolveChanges, type CorrectionAsked } from './changes.js';
import type { Course } from '../course.js';
import type { CorrectionRecorded } from '../event.js';
import { refusal } from '../reasons.js';
import { takingBack } from '../steps.js';
import { USUAL_REASONS } from './usual-reasons.js';

/**
 * The correction that takes back the latest step at the table that counts: a hand, a fine, or any step
 * that `steps.ts` can take back; a void, replayed. The next undo takes back the one before. Also after
 * the close, which is computed again.
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
    // A voided hand gets no new fines.
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
