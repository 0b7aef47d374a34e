import { handContent, revisionOf } from '../../../../src/evening/lookup.js';
import type { Change } from '../../../api/evenings/corrections.js';
import type { Evening } from '../../../evening/evening.js';
import { draftOf } from '../../../outbox/drafts.js';
import { keyOf, type Kept } from './use-changes.js';

/** The name of a hand's correction among the drafts of the evening. */
export function correctionDraft(hand: number, revision: number): string {
  return `correction-${hand}-${revision}`;
}

/**
 * Opens the correction of a recorded hand with a part of it already typed.
 *
 * @param change the hand as it should have been, from what is recorded or typed of it so far
 * @param more further changes that are made with it
 */
export function beginCorrection(
  { session, course }: Evening,
  hand: number,
  change: (typed: object) => object,
  more: readonly Change[] = [],
): void {
  const target = { hand };
  const draft = draftOf(session.id, correctionDraft(hand, revisionOf(course, hand)));
  // Only the screen of this correction writes under this name.
  const kept = (draft.read()?.value ?? { list: [], typed: {} }) as Pick<Kept, 'list' | 'typed'>;
  const before = kept.typed[keyOf(target)] ?? handContent(course, hand).record ?? {};
  const typed = { ...kept.typed, [keyOf(target)]: change(before) };
  draft.write({ list: [...kept.list, ...more], open: target, typed } satisfies Kept);
}
