import type { AskedStep } from '../../src/evening/asked.js';
import type { Course } from '../../src/evening/course.js';
import type { CorrectionRecorded } from '../../src/evening/event.js';
import { undoing } from '../../src/evening/undo.js';
import type { Rules } from '../../src/rules/game.js';
import type { Payment, PlayerId } from '../../src/rules/payment.js';
import { Refusal } from '../../src/rules/refusal.js';
import { countedHand, type CountedHand } from './counted-hands.js';

/** The last thing that happened at the table. */
export interface LastStep {
  readonly kind: AskedStep['kind'] | 'correction';
  /** The hand it was or is about; of an undo the one that was taken back; null for none. */
  readonly hand: number | null;
  /** None of a correction: it pays the difference. */
  readonly payments: readonly Payment[];
  /** Who joined, left, or was fined; else null. */
  readonly player: PlayerId | null;
}

/** The last step of a course; null as long as the table is only laid. */
export function lastStepOf(course: Course): LastStep | null {
  const last = course.at(-1);
  if (last === undefined) return null;
  const { step, payments } = last;
  const nothing = { hand: null, payments, player: null };
  switch (step.kind) {
    case 'session-opened':
      return null;
    case 'hand-recorded':
      return { ...nothing, kind: 'hand', hand: step.hand };
    case 'fine-recorded': {
      const player = step.record?.player ?? null;
      return { ...nothing, kind: 'fine', hand: step.hand, player };
    }
    case 'player-joined':
      return { ...nothing, kind: 'join', player: step.player };
    case 'player-left':
      return { ...nothing, kind: 'leave', player: step.player };
    case 'session-closed':
      return { ...nothing, kind: 'close' };
    case 'correction-recorded': {
      const hand = takenBack(step);
      return { ...nothing, kind: hand === null ? 'correction' : 'undo', hand };
    }
  }
}

/** The hand that a correction took back and did nothing else; null for any other correction. */
function takenBack({ mode, changes, dispute }: CorrectionRecorded): number | null {
  const [change, ...more] = changes;
  if (mode !== 'replay' || dispute !== null || change === undefined || more.length > 0) return null;
  return 'hand' in change && change.now.record === null ? change.hand : null;
}

/** The hand that an undo takes back; null when none is left. */
export function undoneNext(rules: Rules, course: Course): CountedHand | null {
  try {
    const [change] = undoing(course, null).changes;
    return change === undefined || !('hand' in change)
      ? null
      : countedHand(rules, course, change.hand);
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}
