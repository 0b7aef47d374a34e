import type { HandRecord } from '../../../src/rules/game.js';
import { countedBeside, handsAfter, type CountedHand } from '../../evening/counted-hands.js';
import type { Evening } from '../../evening/evening.js';
import { isBehind, type Waiting } from '../waiting.js';

/** A hand that waits here, and the recorded hand that it may be. */
export interface Meeting {
  readonly waiting: Waiting;
  /** The hand that waits. */
  readonly mine: HandRecord;
  readonly recorded: CountedHand & { readonly record: HandRecord };
}

/** The meeting of a hand that waits with a recorded one; null where it meets none. */
export function meetingOf(waiting: Waiting, evening: Evening): Meeting | null {
  const { step, madeOn, state } = waiting;
  if (step.kind !== 'hand' || state.is !== 'conflict' || isBehind(waiting, evening.session))
    return null;
  const recorded = countedBeside(handsAfter(evening, madeOn.hands), madeOn.hands);
  return recorded === undefined ? null : { waiting, mine: step.record, recorded };
}
