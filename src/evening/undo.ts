import { handChange } from './changes.js';
import type { Course } from './course.js';
import type { CorrectionRecorded } from './event.js';
import { handContent } from './lookup.js';
import { refusal } from './reasons.js';
import { USUAL_REASONS } from './usual-reasons.js';

/**
 * What takes back the latest hand that counts, as if it had not been dealt: a void, replayed. Undoing
 * again takes back the one before. Also after the close.
 *
 * @param reason why; the usual words when null
 * @throws Refusal `hand-not-found` when no hand is left
 */
export function undoing(
  course: Course,
  reason: string | null,
): Omit<CorrectionRecorded, 'kind' | 'session'> {
  const nothing = { record: null, fineIds: [] };
  return {
    mode: 'replay',
    reason: reason?.trim() ?? USUAL_REASONS.undone,
    dispute: null,
    changes: [handChange(course, latestHand(course), nothing)],
  };
}

function latestHand(course: Course): number {
  for (const { step } of course.toReversed()) {
    if (step.kind !== 'hand-recorded') continue;
    if (handContent(course, step.hand).record !== null) return step.hand;
  }
  throw refusal('nothing-to-undo', {});
}
