import type { CorrectionChange, FineContent, HandContent } from './event.js';
import type { FineStep, HandStep } from './fold.js';
import type { Course, FoldedStep } from './course.js';
import { refusal } from './reasons.js';

/** The id that a fine between hands has in its own step, whatever compensations made of it since. */
export function firstIdOf(course: Course, fineId: string): string {
  let id = fineId;
  for (let i = course.length - 1; i >= 0; i--) {
    const step = course[i]?.step;
    if (step?.kind !== 'correction-recorded' || step.mode !== 'compensate') continue;
    for (const change of step.changes) {
      if ('fine' in change && change.now.fineId === id) id = change.was.fineId;
    }
  }
  return id;
}

/** A hand in the course. Throws Refusal `hand-not-found`. */
export function findHand(course: Course, hand: number): FoldedStep & { step: HandStep } {
  for (const folded of course) {
    const { step } = folded;
    if (step.kind === 'hand-recorded' && step.hand === hand) return { ...folded, step };
  }
  throw refusal('no-such-hand', { hand }, { hand });
}

/** The fine between hands that this is, or was once. Undefined when there is none. */
export function findFine(
  course: Course,
  fineId: string,
): (FoldedStep & { step: FineStep }) | undefined {
  const id = firstIdOf(course, fineId);
  for (const folded of course) {
    const { step } = folded;
    if (step.kind === 'fine-recorded' && step.fineId === id) return { ...folded, step };
  }
  return undefined;
}

/** What a hand says now, compensations of it included. Throws Refusal `hand-not-found`. */
export function handContent(course: Course, hand: number): HandContent {
  const { record, fineIds } = findHand(course, hand).step;
  return latest(
    course,
    (change) => ('hand' in change && change.hand === hand ? change.now : null),
    {
      record,
      fineIds,
    },
  );
}

/** What a fine between hands says now. */
export function fineContent(course: Course, { record, fineId }: FineStep): FineContent {
  return latest(
    course,
    (change) => ('fine' in change && firstIdOf(course, change.fine) === fineId ? change.now : null),
    { record, fineId },
  );
}

function latest<T>(course: Course, of: (change: CorrectionChange) => T | null, first: T): T {
  let content = first;
  for (const { step } of course) {
    if (step.kind !== 'correction-recorded' || step.mode !== 'compensate') continue;
    for (const change of step.changes) content = of(change) ?? content;
  }
  return content;
}

/** Which revision of a hand counts: 1 as first recorded, one more with every correction of it. */
export function revisionOf(course: Course, hand: number): number {
  let { revision = 1 } = findHand(course, hand).step;
  for (const { step } of course) {
    if (step.kind !== 'correction-recorded' || step.mode !== 'compensate') continue;
    for (const change of step.changes) {
      if ('hand' in change && change.hand === hand) revision = Math.max(revision, change.revision);
    }
  }
  return revision;
}
