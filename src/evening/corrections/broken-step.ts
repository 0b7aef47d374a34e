import { Refusal } from '../../rules/refusals/refusal.js';
import type { SessionState, Step } from '../fold.js';
import { refusal, type BrokenStep } from '../reasons.js';
import { brokenName } from '../steps.js';

/** A step that cannot follow the ones before it. */
export interface Broken {
  readonly step: BrokenStep;
  /** The hand that it is, or that it compensates. */
  readonly hand: number | null;
  readonly fine: string | null;
  /** The version of the session that it makes, of what happens between two hands. */
  readonly version: number | null;
  readonly refusal: Refusal;
}

/**
 * The broken step behind an error that a step threw. Throws any error that is no refusal again.
 *
 * @param before the state before the step
 */
export function brokenBy(step: Step, before: SessionState, error: unknown): Broken {
  if (!(error instanceof Refusal)) throw error;
  const broken = { hand: null, fine: null, version: null, refusal: error };
  if (step.kind !== 'correction-recorded') {
    return { ...broken, ...brokenName(step, before.version + 1) };
  }
  // One change of several may be at fault; what refused it names its hand.
  const [first] = step.changes;
  const firstHand = first && 'hand' in first ? first.hand : null;
  return { ...broken, step: 'compensation', hand: error.concerned.hand ?? firstHand };
}

/**
 * The refusal of a broken step.
 *
 * @param isAskedFor whether the caller wants this step in its place: the fault is then its own
 */
export function refusalOf({ step, hand, refusal: because }: Broken, isAskedFor: boolean): Refusal {
  const concerned = { ...because.concerned, ...(hand === null ? {} : { hand }) };
  if (isAskedFor || because.code === 'amount-too-large') return because.about(concerned);
  const { reason, params } = because;
  return refusal('step-cannot-stand', { step, because: { reason, params } }, concerned);
}
