import { Problem } from '../platform/problem.js';
import { Refusal } from '../rules/refusal.js';
import type { Step } from './fold.js';

/** A step that cannot stand where it stands. */
export interface Broken {
  /** The hand that it is, or that it compensates. */
  readonly hand: number | null;
  readonly fine: string | null;
  /** Which step it is, in words. */
  readonly what: string;
  readonly refusal: Refusal | Problem;
}

/** What broke, of what a step threw. Throws what is no refusal on. */
export function brokenBy(step: Step, error: unknown): Broken {
  if (!(error instanceof Refusal || error instanceof Problem)) throw error;
  const broken = { hand: null, fine: null, refusal: error };
  switch (step.kind) {
    case 'hand-recorded':
      return { ...broken, hand: step.hand, what: `Hand ${step.hand}` };
    case 'fine-recorded':
      return { ...broken, fine: step.fineId, what: 'A fine between hands' };
    case 'correction-recorded': {
      // One change of several may be at fault; what refused it names its hand.
      const [first] = step.changes;
      const hand = error instanceof Problem ? error.extra.hand : undefined;
      const firstHand = first && 'hand' in first ? first.hand : null;
      return { ...broken, hand: hand ?? firstHand, what: 'A later compensation' };
    }
    default:
      return { ...broken, what: 'Somebody joining or leaving' };
  }
}

/**
 * Why a step cannot stand, as the caller is told.
 *
 * @param isAskedFor whether it is what the caller wants to be put there: the fault is then its own
 */
export function refusalOf({ hand, what, refusal }: Broken, isAskedFor: boolean): Problem {
  const { code, detail, extra } = refusal instanceof Problem ? refusal : Problem.of(refusal);
  const { field, card } = extra;
  const isOwn = isAskedFor || code === 'amount-too-large';
  return new Problem(isOwn ? code : 'correction-refused', `${what}: ${detail}`, {
    ...(hand === null ? {} : { hand }),
    ...(field === undefined ? {} : { field }),
    ...(card === undefined ? {} : { card }),
  });
}
