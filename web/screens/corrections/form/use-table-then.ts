import { useMemo } from 'react';
import {
  resolveChanges,
  type CorrectionAsked,
} from '../../../../src/evening/corrections/changes.js';
import { stateOf, type Course } from '../../../../src/evening/course.js';
import { correctCourse } from '../../../../src/evening/fold-course.js';
import type { SessionState } from '../../../../src/evening/fold.js';
import { findFine } from '../../../../src/evening/lookup.js';
import { Refusal } from '../../../../src/rules/refusals/refusal.js';
import type { Change } from '../../../api/evenings/corrections.js';
import type { Evening } from '../../../evening/evening.js';
import { newId } from '../../../evening/work-in.js';
import { keyOf, type FormTarget } from '../changes/use-changes.js';

/**
 * The table of a hand or a fine once the rest of a correction is applied: another player may deal by
 * then, and the pots may hold other amounts.
 *
 * @param target a hand, or a fine between hands
 */
export function useTableThen(
  { rules, course, session: { id } }: Evening,
  target: FormTarget,
  changes: readonly Change[],
): SessionState {
  const key = keyOf(target);
  const then = useMemo(
    () => replayed({ rules, course, id }, changesBeside(key, changes)),
    [rules, course, id, key, changes],
  );
  const place =
    'fine' in target
      ? findFine(then, target.fine)
      : then.find(({ step }) => step.kind === 'hand-recorded' && step.hand === target.hand);
  // A target that is not recorded, or not known here yet, is entered for the table of today.
  return place?.before ?? stateOf(course);
}

function changesBeside(key: string, changes: readonly Change[]): readonly Change[] {
  return changes.filter((one) => keyOf(one) !== key);
}

interface Played extends Pick<Evening, 'rules' | 'course'> {
  /** The session. */
  readonly id: string;
}

/** The course with changes put in their place; as it is where they cannot be put there at all. */
function replayed({ rules, course, id }: Played, changes: readonly Change[]): Course {
  if (changes.length === 0) return course;
  try {
    // The rules' own records; the service's types know ids and points as texts and numbers only.
    const asked = changes as unknown as readonly CorrectionAsked[];
    const correction = {
      kind: 'correction-recorded',
      session: id,
      mode: 'replay',
      reason: '',
      dispute: null,
      changes: resolveChanges({ course, corrections: [] }, asked, newId),
    } as const;
    // Steps that could then not follow are shown with the effects.
    return correctCourse(rules, course, correction, () => undefined).course;
  } catch (error) {
    if (error instanceof Refusal) return course;
    throw error;
  }
}
