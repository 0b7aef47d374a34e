import type { Course, FoldedStep } from '../../evening/course.js';
import type { CorrectedStep, Step } from '../../evening/fold.js';
import { fineContent, recordedFine } from '../../evening/lookup.js';
import { isBetween, stepName } from '../../evening/steps.js';
import {
  partsPaidBack,
  takenByPayer,
  type PaidBackPart,
} from '../../evening/corrections/paid-back.js';
import type { EveningPosting } from '../../evening/posting.js';
import type { CorrectionStep } from '../../evening/history.js';
import type { OtherDifference, PaidBackPartView } from './effect.view.js';

/** A correction with the course before and after it. */
type CorrectedCourse = Pick<CorrectionStep, 'event' | 'before' | 'after'>;

type PaidBackStep = CorrectedStep & { readonly mode: 'paid-back' };

/** A part of an evening beside its hands: a fine, what else happened between them, the split. */
type Part = Omit<OtherDifference, 'parties'>;

/** Which part a step of the evening is, by its place in the course; the split has none of its own. */
const SPLIT = -1;

/**
 * The effects of a correction beside the hands: fines between hands, the payments of joiners and
 * leavers, and the split of the pots at the close. With the differences of the hands these are all
 * movements: every posting in points belongs to a hand or to one of these.
 *
 * @returns in the order of the evening; the split, which is made again after the close, once
 */
export function otherDifferences(corrected: CorrectedCourse): OtherDifference[] {
  const { before, after } = corrected;
  const fines = finePlaces(before, after);
  const touched = correctedPlaces(corrected, fines);
  const gains = new Map<number, Map<string, number>>(
    [...touched].map((place) => [place, new Map()]),
  );
  const add = (course: Course, sign: 1 | -1): void => {
    course.forEach((folded, place) => {
      for (const posting of folded.postings) {
        const part = partOf(posting, folded, place, fines);
        if (part !== null) gain(gains, part, posting, sign);
      }
    });
  };
  add(before, -1);
  add(after, 1);
  return [...gains]
    .sort(([one], [other]) => inOrder(one) - inOrder(other))
    .flatMap(([place, sums]): OtherDifference[] => {
      const parties = [...sums]
        .flatMap(([party, points]) => (points === 0 ? [] : [{ party, points }]))
        .sort((one, other) => (one.party < other.party ? -1 : 1));
      if (parties.length === 0 && !touched.has(place)) return [];
      return [{ ...describe(corrected, place), corrected: touched.has(place), parties }];
    });
}

const inOrder = (place: number): number => (place === SPLIT ? Infinity : place);

/** The place of every fine between hands, by any id that it has in one of the courses. */
function finePlaces(...courses: readonly Course[]): ReadonlyMap<string, number> {
  const places = new Map<string, number>();
  for (const course of courses) {
    for (const [place, { step }] of course.entries()) {
      if (step.kind === 'fine-recorded') places.set(step.fineId, place);
      if (step.kind !== 'correction-recorded' || step.mode !== 'compensate') continue;
      for (const change of step.changes) {
        const at = 'fine' in change ? places.get(change.fine) : undefined;
        if ('fine' in change && at !== undefined) places.set(change.now.fineId, at);
      }
    }
  }
  return places;
}

/** The places of what is corrected itself. */
function correctedPlaces(
  { event, before }: CorrectedCourse,
  fines: ReadonlyMap<string, number>,
): ReadonlySet<number> {
  return new Set(
    event.changes.flatMap((change) => {
      if ('step' in change) return [change.step - 1];
      // The payment back is a step of its own, the last one.
      if ('paidBack' in change) return [before.length];
      return 'fine' in change ? (fines.get(change.fine) ?? []) : [];
    }),
  );
}

/** The part that a posting belongs to; null for one of a hand, or of money. */
function partOf(
  { unit, fineId, handNumber }: EveningPosting,
  { step }: FoldedStep,
  place: number,
  fines: ReadonlyMap<string, number>,
): number | null {
  if (unit !== 'points') return null;
  if (isPaidBack(step)) return place;
  const fine = fineId === null ? undefined : fines.get(fineId);
  if (fine !== undefined) return fine;
  if (handNumber !== null) return null;
  return isBetween(step) ? place : SPLIT;
}

function gain(
  gains: Map<number, Map<string, number>>,
  part: number,
  { from, to, amount }: EveningPosting,
  sign: 1 | -1,
): void {
  const sums = gains.get(part) ?? new Map<string, number>();
  sums.set(from, (sums.get(from) ?? 0) - sign * amount);
  sums.set(to, (sums.get(to) ?? 0) + sign * amount);
  gains.set(part, sums);
}

function describe({ before, after }: CorrectedCourse, place: number): Omit<Part, 'corrected'> {
  const step = after[place]?.step;
  if (step !== undefined && isPaidBack(step)) return paidBackPart(after, step, place);
  if (step?.kind === 'fine-recorded') {
    const was = before[place]?.step;
    const earlier = was?.kind === 'fine-recorded' ? fineContent(before, was).record : null;
    const { player = null } = fineContent(after, step).record ?? earlier ?? {};
    return { kind: 'fine', hand: step.hand, player };
  }
  if (step === undefined || !isBetween(step)) return { kind: 'split', hand: null, player: null };
  const player = 'player' in step ? step.player : null;
  return { kind: stepName(step.kind), hand: null, player };
}

function isPaidBack(step: Step): step is PaidBackStep {
  return step.kind === 'correction-recorded' && step.mode === 'paid-back';
}

/** Names the fine also where a later replay has ended the payment back. */
function paidBackPart(
  course: Course,
  { changes, replaced = [] }: PaidBackStep,
  place: number,
): Omit<Part, 'corrected'> {
  const nobody = { kind: 'paid-back', hand: null, player: null } as const;
  for (const change of [...changes, ...replaced]) {
    if (!('paidBack' in change)) continue;
    const fine = recordedFine(course, change.paidBack);
    if (fine === null) continue;
    const before = course.slice(0, place);
    const taken = takenByPayer(before, change.paidBack);
    const parts = partsPaidBack(before, change.paidBack).map((part) => viewPart(before, part));
    const { player } = fine.record;
    return { ...nobody, hand: fine.hand, player, parts, ...(taken > 0 && { taken }) };
  }
  return nobody;
}

function viewPart(course: Course, { party, points, taken }: PaidBackPart): PaidBackPartView {
  if (taken === null) return { party, points, taken: null };
  const { cup, place, hand, took, held, lay } = taken;
  return { party, points, taken: { cup, by: takenBy(course[place], hand), hand, took, held, lay } };
}

/** The sort of step that took points out of a cup. */
function takenBy(folded: FoldedStep | undefined, hand: number | null) {
  if (folded?.step.kind === 'correction-recorded') return 'correction';
  if (hand !== null) return 'hand';
  return folded?.step.kind === 'session-closed' ? 'split' : 'seat';
}
