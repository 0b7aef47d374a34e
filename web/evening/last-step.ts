import type { AskedStep } from '../../src/evening/asked.js';
import type { Course, FoldedStep } from '../../src/evening/course.js';
import {
  kindTakenBack,
  type BetweenHands,
  type CorrectionChange,
  type CorrectionRecorded,
} from '../../src/evening/event.js';
import { applyFine } from '../../src/evening/fold.js';
import { findFine, fineContent } from '../../src/evening/lookup.js';
import { stepName, type AskedBetween } from '../../src/evening/steps.js';
import { undoing } from '../../src/evening/corrections/undo.js';
import type { Rules } from '../../src/rules/game.js';
import type { Payment, PlayerId } from '../../src/rules/payment.js';
import { Refusal } from '../../src/rules/refusals/refusal.js';
import { countedHand } from './counted-hands.js';

/** Something at the table that an undo can take back, with what it takes to name it. */
export interface Undoable {
  readonly kind: 'hand' | 'fine' | AskedBetween['kind'];
  /** Of a hand its number, else null. */
  readonly hand: number | null;
  /** The player who was fined, joined or left; null for other steps. */
  readonly player: PlayerId | null;
}

/** The step that the next undo takes back. */
export interface Undoes extends Undoable {
  /** The id of the fine between hands that it is; null for any other step. */
  readonly fine: string | null;
  /** The payments for it. */
  readonly payments: readonly Payment[];
}

/** The last thing that happened at the table. */
export interface LastStep {
  readonly kind: AskedStep['kind'] | 'correction';
  /** The hand it was or is about; null for none. */
  readonly hand: number | null;
  /** The fine that it was, as it is put right; else null. */
  readonly fine: string | null;
  /** None of a correction: it pays the difference. */
  readonly payments: readonly Payment[];
  /** The player who was fined, joined or left; else null. */
  readonly player: PlayerId | null;
  /** The step that an undo took back; null for any other step. */
  readonly undone: Undoable | null;
}

/** The last step of a course; null as long as the table is only laid. */
export function lastStepOf(course: Course): LastStep | null {
  const last = course.at(-1);
  return last === undefined ? null : stepSaid(last);
}

/** A step with what it takes to name it; null for the opening. */
export function stepSaid({ step, payments }: FoldedStep): LastStep | null {
  const nothing = { hand: null, fine: null, payments, player: null, undone: null };
  switch (step.kind) {
    case 'session-opened':
      return null;
    case 'hand-recorded':
      return { ...nothing, kind: 'hand', hand: step.hand };
    case 'fine-recorded': {
      const player = step.record?.player ?? null;
      return { ...nothing, kind: 'fine', hand: step.hand, fine: step.fineId, player };
    }
    case 'session-closed':
      return { ...nothing, kind: 'close' };
    case 'correction-recorded': {
      const undone = takenBack(step);
      return { ...nothing, kind: undone === null ? 'correction' : 'undo', undone };
    }
    default:
      return {
        ...nothing,
        kind: stepName(step.kind),
        player: playerOf(step),
      };
  }
}

/** The player who joined, left or deals. */
function playerOf(step: BetweenHands): PlayerId {
  return 'dealer' in step ? step.dealer : step.player;
}

/** The step that a correction took back without doing anything else; null for any other correction. */
function takenBack({ mode, changes, dispute }: CorrectionRecorded): Undoable | null {
  const [change, ...more] = changes;
  if (mode !== 'replay' || dispute !== null || change === undefined || more.length > 0) return null;
  return 'now' in change && change.now.record !== null ? null : undoable(change);
}

/** The target of a change. */
export function undoable(change: CorrectionChange): Undoable {
  if ('hand' in change) return { kind: 'hand', hand: change.hand, player: null };
  if ('fine' in change) {
    return { kind: 'fine', hand: null, player: change.was.record?.player ?? null };
  }
  if ('paidBack' in change) return { kind: 'fine', hand: null, player: null };
  const kind = stepName(kindTakenBack(change));
  return { kind, hand: null, player: 'player' in change ? change.player : null };
}

/** The step that the next undo takes back; null when nothing is left. */
export function undoneNext(rules: Rules, course: Course): Undoes | null {
  try {
    const [change] = undoing(course, null).changes;
    if (change === undefined) return null;
    const fine = 'fine' in change ? change.fine : null;
    return { ...undoable(change), fine, payments: paidFor(rules, course, change) };
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}

/** The payments for it, as they count now. */
function paidFor(rules: Rules, course: Course, change: CorrectionChange): readonly Payment[] {
  if ('hand' in change) return countedHand(rules, course, change.hand).payments;
  if ('step' in change) return course[change.step - 1]?.payments ?? [];
  const found = 'fine' in change ? findFine(course, change.fine) : undefined;
  return found === undefined ? [] : paidForFine(rules, course, found);
}

function paidForFine(
  rules: Rules,
  course: Course,
  { step, before }: NonNullable<ReturnType<typeof findFine>> & FoldedStep,
): readonly Payment[] {
  const { record, fineId } = fineContent(course, step);
  if (before === null || record === null) return [];
  return applyFine(rules, before, { ...step, record, fineId }).payments;
}
