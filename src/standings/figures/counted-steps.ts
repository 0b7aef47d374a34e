import { comesTo, handFolded } from '../../evening/corrections/compensation.js';
import type { Course } from '../../evening/course.js';
import { fineContent, handContent, isPaidBack } from '../../evening/lookup.js';
import type { EveningPosting } from '../../evening/posting.js';
import type { FineRecord } from '../../rules/fine-record.js';
import type { HandRecord, Outcome, Rules } from '../../rules/game.js';

/** A step of an evening as it counts now, corrections worked in. */
export interface CountedStep {
  /** The hand that it is; null for a step between two hands. */
  readonly hand: CountedHand | null;
  /** The fines recorded with it. */
  readonly fines: readonly CountedFine[];
  /** The postings as they count now; money is left out by the callers. */
  readonly postings: readonly EveningPosting[];
}

export interface CountedHand {
  readonly number: number;
  readonly record: HandRecord;
  readonly outcome: Outcome;
}

export interface CountedFine {
  readonly id: string;
  /** The hand that it belongs to or is about; null for none. */
  readonly hand: number | null;
  readonly record: FineRecord;
}

/**
 * The steps of an evening that count, in their order. A compensation of a hand or a fine counts in the
 * place of that hand or fine, with the prices of the table at that time as the compensation had them,
 * so that the sums stay the same for everybody. Hands are settled again only where there is a
 * compensation.
 */
export function countedSteps(rules: Rules, course: Course): readonly CountedStep[] {
  const isCompensated = course.some(
    ({ step }) => step.kind === 'correction-recorded' && step.mode === 'compensate',
  );
  const counted = isCompensated ? compensatedIn(course) : NOTHING;
  const steps: CountedStep[] = [];
  for (const { step, settlement, postings } of course) {
    switch (step.kind) {
      case 'hand-recorded': {
        const { hand: number } = step;
        if (counted.hands.has(number)) {
          const now = handContent(course, number);
          const folded = handFolded(
            rules,
            course,
            { hand: number, revision: 1, was: now, now },
            'now',
          );
          if (folded === null || now.record === null) break;
          const { outcome } = folded.settlement;
          steps.push(handStep(course, number, now.record, outcome, now.fineIds, folded.postings));
        } else if (step.record !== null && settlement !== undefined) {
          steps.push(
            handStep(course, number, step.record, settlement.outcome, step.fineIds, postings),
          );
        }
        break;
      }
      case 'fine-recorded': {
        const isChanged = isCompensated && counted.fines.size > 0;
        const now = isChanged ? fineContent(course, step) : step;
        const { record, fineId: id } = now;
        if (record === null) break;
        const fines = isPaidBack(course, id) ? [] : [{ id, hand: step.hand, record }];
        const moved =
          id === step.fineId
            ? postings
            : comesTo(rules, course, { fine: id, was: now, now }, 'now');
        steps.push({ hand: null, fines, postings: moved });
        break;
      }
      case 'correction-recorded':
        // The payments of a compensation for hands and fines are counted with these; the rest is its
        // own split. A fine that is paid back stays where it was paid, and its return is a step.
        steps.push({
          hand: null,
          fines: [],
          postings: step.mode === 'paid-back' ? postings : postings.filter(isOfNothing),
        });
        break;
      default:
        steps.push({ hand: null, fines: [], postings });
    }
  }
  return steps;
}

interface Compensated {
  readonly hands: ReadonlySet<number>;
  /** Ids of the fines between hands, as they are now. */
  readonly fines: ReadonlySet<string>;
}

const NOTHING: Compensated = { hands: new Set(), fines: new Set() };

function compensatedIn(course: Course): Compensated {
  const hands = new Set<number>();
  const fines = new Set<string>();
  for (const { step } of course) {
    if (step.kind !== 'correction-recorded' || step.mode !== 'compensate') continue;
    for (const change of step.changes) {
      if ('hand' in change) hands.add(change.hand);
      else if ('fine' in change) fines.add(change.now.fineId);
    }
  }
  return { hands, fines };
}

function handStep(
  course: Course,
  number: number,
  record: HandRecord,
  outcome: Outcome,
  fineIds: readonly string[],
  postings: readonly EveningPosting[],
): CountedStep {
  const fines = (record.fines ?? []).map((fine, at) => ({
    id: fineIds[at] ?? '',
    hand: number,
    record: fine,
  }));
  const standing = fines.filter(({ id }) => !isPaidBack(course, id));
  return { hand: { number, record, outcome }, fines: standing, postings };
}

function isOfNothing({ handNumber, fineId }: EveningPosting): boolean {
  return handNumber === null && fineId === null;
}
