import type { CorrectionChange, FineContent, HandChange, HandContent } from './event.js';
import type { FineStep, HandStep } from './fold.js';
import type { Course, FoldedStep } from './course.js';
import { refusal } from './reasons.js';
import type { FineRecord } from '../rules/fine-record.js';

/** The id that a fine between hands has in its own step, whatever compensations made of it since. */
export function firstIdOf(course: Course, fineId: string): string {
  let id = fineId;
  for (const change of placesIn(course).compensated.toReversed()) {
    if ('fine' in change && change.now.fineId === id) id = change.was.fineId;
  }
  return id;
}

/** Where things are in a course, as far as it was looked through. */
interface Places {
  steps: number;
  readonly hands: Map<number, FoldedStep & { readonly step: HandStep }>;
  /** The changes of compensations, in their order: a replayed change is in its own step. */
  readonly compensated: CorrectionChange[];
  /** The last of them for each hand. */
  readonly lastOf: Map<number, HandChange>;
  /** The fines that were paid back. */
  readonly paidBack: Set<string>;
}

/**
 * An evening of thousands of hands asks for each of them. A course only ever grows, so that what was
 * found once holds.
 */
const PLACES = new WeakMap<Course, Places>();

function placesIn(course: Course): Places {
  const empty = (): Places => ({
    steps: 0,
    hands: new Map(),
    compensated: [],
    lastOf: new Map(),
    paidBack: new Set(),
  });
  const places = PLACES.get(course) ?? empty();
  PLACES.set(course, places);
  for (const folded of course.slice(places.steps)) {
    const { step } = folded;
    if (step.kind === 'hand-recorded' && !places.hands.has(step.hand)) {
      places.hands.set(step.hand, { ...folded, step });
    }
    if (step.kind !== 'correction-recorded' || step.mode === 'replay') continue;
    for (const change of step.changes) {
      if ('paidBack' in change) {
        places.paidBack.add(change.paidBack);
        continue;
      }
      places.compensated.push(change);
      if ('hand' in change) places.lastOf.set(change.hand, change);
    }
  }
  places.steps = course.length;
  return places;
}

/** A hand in the course. Throws Refusal `hand-not-found`. */
export function findHand(course: Course, hand: number): FoldedStep & { readonly step: HandStep } {
  const found = placesIn(course).hands.get(hand);
  if (found === undefined) throw refusal('no-such-hand', { hand }, { hand });
  return found;
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

/** The present content of a hand, with its compensations. Throws Refusal `hand-not-found`. */
export function handContent(course: Course, hand: number): HandContent {
  const { record, fineIds } = findHand(course, hand).step;
  return placesIn(course).lastOf.get(hand)?.now ?? { record, fineIds };
}

/** The hand that a fine is a part of, or was with some earlier content; null for one between hands. */
export function handOnceWithFine(course: Course, fine: string): number | null {
  const { hands, compensated } = placesIn(course);
  for (const [hand, { step }] of hands) if (step.fineIds.includes(fine)) return hand;
  for (const change of compensated) {
    if ('hand' in change && change.now.fineIds.includes(fine)) return change.hand;
  }
  return null;
}

/** The hand that a fine is a part of; null for one between hands, or one that is no more. */
export function handWithFine(course: Course, fine: string): number | null {
  for (const { step } of course) {
    if (step.kind !== 'hand-recorded') continue;
    if (handContent(course, step.hand).fineIds.includes(fine)) return step.hand;
  }
  return null;
}

/**
 * The record of a fine that counts, with the hand that it is a part of or is about.
 * @returns null for a fine that is no more, or never was
 */
export function recordedFine(
  course: Course,
  fine: string,
): { readonly hand: number | null; readonly record: FineRecord } | null {
  const between = findFine(course, fine)?.step;
  if (between !== undefined) {
    const { record } = fineContent(course, between);
    return record === null ? null : { hand: between.hand, record };
  }
  const hand = handWithFine(course, fine);
  if (hand === null) return null;
  const { record, fineIds } = handContent(course, hand);
  const found = record?.fines?.[fineIds.indexOf(fine)];
  return found === undefined ? null : { hand, record: found };
}

/** Whether there is such a hand, and it is not voided. */
export function countsHand(course: Course, hand: number): boolean {
  return placesIn(course).hands.has(hand) && handContent(course, hand).record !== null;
}

/** The latest hand that counts; null when there is none. Steps after an undone hand are not its own. */
export function latestHand(course: Course): number | null {
  for (const { step } of course.toReversed()) {
    if (step.kind === 'hand-recorded' && countsHand(course, step.hand)) return step.hand;
  }
  return null;
}

/** The present content of a fine between hands. */
export function fineContent(course: Course, { record, fineId }: FineStep): FineContent {
  let content: FineContent = { record, fineId };
  for (const change of placesIn(course).compensated) {
    if ('fine' in change && firstIdOf(course, change.fine) === fineId) content = change.now;
  }
  return content;
}

/** Which revision of a hand counts: 1 as first recorded, one more with every correction of it. */
export function revisionOf(course: Course, hand: number): number {
  const { revision = 1 } = findHand(course, hand).step;
  return placesIn(course).lastOf.get(hand)?.revision ?? revision;
}

/** Whether a fine was paid back, and no later replay changed it or its hand. */
export function isPaidBack(course: Course, fine: string): boolean {
  return placesIn(course).paidBack.has(fine);
}
