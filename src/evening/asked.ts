import type { FineRecord } from '../rules/fine-record.js';
import { checkNewHand, type HandRecord, type Rules } from '../rules/game.js';
import { overturned, resolveChanges } from './corrections/changes.js';
import { stateOf, type Course } from './course.js';
import { correctCourse, foldNext } from './fold-course.js';
import { checkUndisputed } from './disputes/dispute.js';
import type {
  CorrectionRecorded,
  BetweenHands,
  CorrectionMode,
  FineRecorded,
  HandRecorded,
  SessionClosed,
} from './event.js';
import type { SessionState } from './fold.js';
import { countsHand } from './lookup.js';
import { plainRecord } from './corrections/plain-record.js';
import type { EveningPosting } from './posting.js';
import { refusal } from './reasons.js';
import { betweenAsked, type AskedBetween } from './steps.js';
import { undoing } from './corrections/undo.js';

/** A request at the table; an id or a place that it leaves open is given with its event. */
export type AskedStep =
  | { readonly kind: 'hand'; readonly record: HandRecord }
  /** A fine between two hands; `hand` is the one it is about, if any. */
  | {
      readonly kind: 'fine';
      readonly fine: FineRecord;
      readonly hand: number | null;
      /** The table agreed on the fine alone; missing in requests of an earlier version of the app. */
      readonly asAgreed?: boolean;
    }
  | AskedBetween
  | { readonly kind: 'close' }
  /** Takes back the latest thing that counts (`undo.ts`); `reason` is the usual one when null. */
  | { readonly kind: 'undo'; readonly reason: string | null }
  | HandCorrectionAsked;

/** A recorded hand gets another record. */
export interface HandCorrectionAsked {
  readonly kind: 'correction';
  readonly hand: number;
  readonly record: HandRecord;
  readonly mode: CorrectionMode;
  readonly reason: string;
}

/** The event of a step that was asked for. */
export type AskedEvent =
  | HandRecorded
  | FineRecorded
  | BetweenHands
  | SessionClosed
  | CorrectionRecorded;

/**
 * The event that a step asked for would be.
 *
 * @param newId gives the ids of new fines
 * @throws Refusal `hand-not-found` for an undo where nothing is left, and for a fine about a hand that
 *   is voided; for a correction as `resolveChanges` does
 */
export function eventAsked(
  rules: Rules,
  session: string,
  course: Course,
  asked: AskedStep,
  newId: () => string,
): AskedEvent {
  const state = stateOf(course);
  switch (asked.kind) {
    case 'hand':
      return nextHand(rules, session, state, asked.record, newId);
    case 'fine': {
      const { fine: record, hand } = asked;
      checkFineHand(course, hand);
      return { kind: 'fine-recorded', session, fineId: newId(), hand, record };
    }
    case 'close':
      return { kind: 'session-closed', session };
    case 'undo':
      return { kind: 'correction-recorded', session, ...undoing(course, asked.reason) };
    case 'correction': {
      const { hand, record, mode, reason } = asked;
      const changes = resolveChanges({ course, corrections: [] }, [{ hand, record }], newId);
      return { kind: 'correction-recorded', session, mode, reason, dispute: null, changes };
    }
    default:
      return betweenAsked(session, state, asked);
  }
}

/**
 * A fine is not about a hand that is as if it had not been dealt. The fold lets it be: logs hold such
 * fines, and a hand can be voided after them.
 *
 * @throws Refusal `hand-not-found`
 */
export function checkFineHand(course: Course, hand: number | null): void {
  if (hand === null || hand > stateOf(course).hands || countsHand(course, hand)) return;
  throw refusal('fine-of-void-hand', { hand }, { field: 'hand' });
}

/**
 * The event that recording the next hand would be.
 *
 * @throws Refusal `rule-refused` for an announcement that the club does not play
 */
export function nextHand(
  rules: Rules,
  session: string,
  { hands }: SessionState,
  given: HandRecord,
  newId: () => string,
): HandRecorded {
  const record = plainRecord(given);
  checkNewHand(rules, record);
  const fineIds = (record.fines ?? []).map(newId);
  return { kind: 'hand-recorded', session, hand: hands + 1, record, fineIds };
}

/** A course with one step more, and what that moves. */
export interface Taken {
  readonly course: Course;
  readonly postings: readonly EveningPosting[];
}

/**
 * The course after an event.
 *
 * @param disputes those of the session, for a correction must leave what is disputed alone
 * @throws Refusal for what cannot follow
 */
export function takeEvent(
  rules: Rules,
  course: Course,
  disputes: SessionState['disputes'],
  event: AskedEvent,
): Taken {
  if (event.kind !== 'correction-recorded') {
    const folded = foldNext(rules, course, event);
    return { course: [...course, folded], postings: folded.postings };
  }
  checkUndisputed(disputes, event.changes.flatMap(overturned), event.dispute);
  return correctCourse(rules, course, event);
}
