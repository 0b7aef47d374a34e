import { randomUUID } from 'node:crypto';
import { atMinute, EXAMPLE } from '../../platform/http/reference/example-ids.js';
import { evening } from './evening.js';
import { resolveChanges } from '../../evening/corrections/changes.js';
import { viewCorrection } from '../corrections/correct.js';
import { stateOf } from '../../evening/course.js';
import { correctCourse } from '../../evening/fold-course.js';
import type { CorrectionRecorded, DisputeEvent, DisputeRaised } from '../../evening/event.js';
import { foldHistory } from '../../evening/history.js';
import { viewTable } from '../view.js';
import {
  viewStep,
  type DisputeWithPartiesView,
  type DisputeOverturnedView,
  type DisputeSteppedView,
  type DisputeView,
} from '../disputes/dispute.view.js';
import { viewStepped } from '../disputes/dispute-write.js';
import { partsIn } from '../disputes/parties.js';

/**
 * The dispute in the examples of the API reference: Aksel was fined in the first hand of the evening,
 * and objects; it is then decided in three ways.
 */

const OF = { session: EXAMPLE.session, dispute: EXAMPLE.dispute };

export const OBJECTION = {
  fine: EXAMPLE.fineInHand,
  text: 'I won the eighth trick, so that it was mine to lead.',
};
export const ANSWER = { text: 'Karen won the eighth with the mondo.' };
export const UPHELD = { text: 'The mondo lay in her tricks.', together: [EXAMPLE.karen] };
export const OVERTURNED = {
  text: 'The mondo fell in the seventh; Aksel led rightly.',
  together: [EXAMPLE.karen],
  mode: 'compensate',
} as const;
export const WITHDRAWN = { text: 'I remember it now.' };

/** The hand is event 7 of the log; then Aksel, Børge and Else come in, each as the member they are. */
const RAISED = at(11, 20, {
  kind: 'dispute-raised',
  ...OF,
  by: EXAMPLE.aksel,
  text: OBJECTION.text,
  hand: 1,
  fine: OBJECTION.fine,
} as const satisfies DisputeRaised);
const ANSWERED = at(12, 22, {
  kind: 'dispute-answered',
  ...OF,
  by: EXAMPLE.borge,
  ...ANSWER,
} as const);
const OVERTURNING = at(13, 25, {
  kind: 'dispute-overturned',
  ...OF,
  by: EXAMPLE.else,
  text: OVERTURNED.text,
  together: OVERTURNED.together,
} as const);

function at<E extends DisputeEvent>(seq: number, minute: number, event: E) {
  return { seq, time: atMinute(minute), event };
}

export function raised(): DisputeSteppedView {
  return viewStepped(RAISED, RAISED);
}

export function answered(): DisputeSteppedView {
  return viewStepped(RAISED, ANSWERED);
}

export function upheld(): DisputeSteppedView {
  const by = EXAMPLE.else;
  return viewStepped(RAISED, at(13, 25, { kind: 'dispute-upheld', ...OF, by, ...UPHELD }));
}

export function withdrawn(): DisputeSteppedView {
  const by = EXAMPLE.aksel;
  return viewStepped(RAISED, at(13, 25, { kind: 'dispute-withdrawn', ...OF, by, ...WITHDRAWN }));
}

export function overturned(): DisputeOverturnedView {
  const before = foldHistory(evening().events.slice(0, 2));
  const { rules } = before;
  const event: CorrectionRecorded = {
    kind: 'correction-recorded',
    session: EXAMPLE.session,
    mode: OVERTURNED.mode,
    reason: OVERTURNED.text,
    dispute: EXAMPLE.dispute,
    changes: resolveChanges(before, [{ fine: OBJECTION.fine, void: true }], randomUUID),
  };
  const { course: after, postings } = correctCourse(rules, before.course, event);
  const logged = { seq: 14, time: OVERTURNING.time, actor: EXAMPLE.else };
  return {
    dispute: viewStepped(RAISED, OVERTURNING),
    correction: viewCorrection(
      rules,
      { ...logged, event, before: before.course, after, postings },
      new Map([[EXAMPLE.else, 'Else']]),
    ),
    session: viewTable(rules, stateOf(after)),
  };
}

/** All who are in the club sat at the table; Karen recorded as a user who was no member yet. */
function parties(): DisputeWithPartiesView['parties'] {
  const parts = partsIn(foldHistory(evening().events), RAISED.event);
  const members = [EXAMPLE.karen, EXAMPLE.borge, EXAMPLE.else, EXAMPLE.aksel];
  return members.flatMap((member) => {
    const part = parts.get(member);
    return part === undefined ? [] : [{ member, part }];
  });
}

/** The dispute once it was overturned. */
export function inTheBooks(): DisputeView {
  const { step: _last, ...dispute } = viewStepped(RAISED, OVERTURNING);
  return dispute;
}

export function file(): DisputeWithPartiesView {
  const { full } = evening();
  const [fine] = full.record?.fines ?? [];
  if (fine === undefined) throw new RangeError('The first hand of the examples has a fine.');
  const { player, code, stage } = fine;
  return {
    ...inTheBooks(),
    disputedFine: {
      player,
      code,
      stage,
      amount: 20,
      to: 'pots',
      selfReported: fine.selfReported ?? false,
      reportedBy: fine.reportedBy ?? null,
      note: fine.note ?? '',
      state: 'overturned',
      event: full.event,
      recordedAt: full.recordedAt,
    },
    disputedHand: null,
    steps: [RAISED, ANSWERED, OVERTURNING].map(viewStep),
    correction: { event: 14, mode: OVERTURNED.mode },
    parties: parties(),
    withoutPart: [],
  };
}
