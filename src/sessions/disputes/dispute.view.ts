import { ID, listOf, many, one, oneOf, ORDINAL } from '../../platform/http/reference/field.js';
import { Field, orNull, TEXT, TIME } from '../../platform/http/reference/field.js';
import { CorrectionView } from '../corrections/correction.view.js';
import { HAND_RECORD_OR_NULL } from '../hands/hand-record.js';
import {
  isDisputeKind,
  type CorrectionMode,
  type DisputeDecision,
  type DisputeEvent,
} from '../../evening/event.js';
import { KIND_NAMES } from '../../events/registry.js';
import { FineFactsView } from '../fines/fine.view.js';
import { HAND_KINDS } from '../hands/hand.view.js';
import { TableView } from '../table/table.view.js';
import { DISPUTE_STATES, type DisputeStanding } from '../../evening/disputes/dispute-state.js';
import type { HandRecord } from '../../rules/game.js';
import { DISPUTE_PARTS } from '../../problems/sessions.js';
import type { Part } from './parties.js';

/** The API's views of a dispute. */

/** The state of a dispute, without its texts. */
export class DisputeStateView {
  @Field(ID, 'The id the service gave it.')
  readonly id!: string;
  @Field(orNull(ORDINAL), 'The hand it is about, or that its fine belongs to; null for none.')
  readonly hand!: number | null;
  @Field(orNull(ID), 'The fine it is about; null when it is about the hand.')
  readonly fine!: string | null;
  @Field(ID, 'The member who raised it.')
  readonly raisedBy!: string;
  @Field(oneOf(DISPUTE_STATES), 'Its state.')
  readonly state!: DisputeStanding;
}

/** A proposed decision that waits to be confirmed. */
export class WaitingProposalView {
  @Field(ORDINAL, "The event in the club's log that proposed it: name it to confirm it.")
  readonly event!: number;
  @Field(ID, 'The member who proposed it, a party.')
  readonly by!: string;
  @Field(ID, 'The member who is asked to confirm it.')
  readonly second!: string;
}

/** A recorded dispute. */
export class DisputeView extends DisputeStateView {
  @Field(ID, 'The session.')
  readonly session!: string;
  @Field(TEXT, 'Why, in their words.')
  readonly text!: string;
  @Field(ORDINAL, "The event in the club's log that raised it.")
  readonly event!: number;
  @Field(TIME, 'When it was raised.')
  readonly raisedAt!: string;
  @Field(orNull(ORDINAL), 'The event that decided or withdrew it; null while it is open.')
  readonly endedEvent!: number | null;
  @Field(orNull(TIME), 'When it was decided or withdrawn; null while it is open.')
  readonly endedAt!: string | null;
  @Field(
    orNull(one(() => WaitingProposalView)),
    'The proposed decision that waits to be confirmed; null for none.',
  )
  readonly proposal!: WaitingProposalView | null;
}

/** A dispute in a list. */
export class ListedDispute extends DisputeView {
  @Field(orNull(TEXT), 'The reason of the fine that it is about: its fine code; null for a hand.')
  readonly fineCode!: string | null;
}

export const DISPUTE_KINDS = KIND_NAMES.filter(isDisputeKind);

/** A step of a dispute. */
export class DisputeStepView {
  @Field(oneOf(DISPUTE_KINDS), 'The step.')
  readonly kind!: DisputeEvent['kind'];
  @Field(ID, 'The member who did it.')
  readonly by!: string;
  @Field(listOf(ID), 'Members who decided together with them.')
  readonly together!: readonly string[];
  @Field(TIME, 'When.')
  readonly time!: string;
  @Field(TEXT, 'In their words.')
  readonly text!: string;
  @Field(ORDINAL, "The event in the club's log.")
  readonly event!: number;
  @Field(
    orNull(ID),
    'Of a proposal the member who is asked to confirm it; of one that was declined who proposed it; else ' +
      'null.',
  )
  readonly other!: string | null;
  @Field(
    orNull(oneOf(['upheld', 'overturned'])),
    'Of a proposal the decision that it proposes; else null.',
  )
  readonly proposes!: DisputeDecision | null;
}

/** The answer to a step of a dispute. */
export class DisputeSteppedView extends DisputeView {
  @Field(one(() => DisputeStepView), 'The new step.')
  readonly step!: DisputeStepView;
}

/** The answer to a dispute that has just been overturned. */
export class DisputeOverturnedView {
  @Field(one(() => DisputeSteppedView), 'The dispute.')
  readonly dispute!: DisputeSteppedView;
  @Field(one(() => CorrectionView), 'The correction that carries the decision out.')
  readonly correction!: CorrectionView;
  @Field(one(() => TableView), 'The table after it.')
  readonly session!: TableView;
}

/** The fine that a dispute is about. */
export class DisputedFineView extends FineFactsView {}

/** The hand that a dispute is about. */
export class DisputedHandView {
  @Field(ORDINAL, '1 as first recorded, one more with every correction.')
  readonly revision!: number;
  @Field(oneOf(HAND_KINDS), 'The kind of hand.')
  readonly kind!: string;
  @Field(ID, 'The dealer.')
  readonly dealer!: string;
  @Field(HAND_RECORD_OR_NULL, 'As it was given; null for a voided one.')
  readonly record!: HandRecord | null;
  @Field(ORDINAL, "The event in the club's log that recorded it.")
  readonly event!: number;
  @Field(TIME, 'When it was recorded.')
  readonly recordedAt!: string;
}

/** The correction that a dispute led to. */
export class DisputeCorrectionView {
  @Field(ORDINAL, "The event in the club's log.")
  readonly event!: number;
  @Field(oneOf(['compensate', 'replay', 'paid-back']), 'How it was paid.')
  readonly mode!: CorrectionMode;
}

/** A dispute with all that was said and done in it. */
export class DisputeFileView extends DisputeView {
  @Field(
    orNull(one(() => DisputedFineView)),
    'The fine it is about; null when it is about the hand.',
  )
  readonly disputedFine!: DisputedFineView | null;
  @Field(
    orNull(one(() => DisputedHandView)),
    'The hand it is about, as recorded when it was raised; null when it is about a fine.',
  )
  readonly disputedHand!: DisputedHandView | null;
  @Field(many(() => DisputeStepView), 'In the order of the log, the raising first.')
  readonly steps!: readonly DisputeStepView[];
  @Field(
    orNull(one(() => DisputeCorrectionView)),
    'The correction that carried it out; null when it was not overturned.',
  )
  readonly correction!: DisputeCorrectionView | null;
}

/** A party of a dispute. */
export class DisputePartyView {
  @Field(ID, 'The member.')
  readonly member!: string;
  @Field(oneOf(DISPUTE_PARTS), 'Which part they have in what is disputed.')
  readonly part!: Part;
}

/** A dispute with its parties. */
export class DisputeWithPartiesView extends DisputeFileView {
  @Field(
    many(() => DisputePartyView),
    'Each once. A party decides only with a member who is none and who confirms it.',
  )
  readonly parties!: readonly DisputePartyView[];
  @Field(
    listOf(ID),
    'Unarchived members who are no party: any of them may confirm what a party proposes. Where there is ' +
      'none, a party may decide alone.',
  )
  readonly withoutPart!: readonly string[];
  @Field(
    listOf(ID),
    'Those of them who can sign in: the others have to be invited before they can confirm.',
  )
  readonly canConfirm!: readonly string[];
}

/** Disputes of a club. */
export class DisputeList {
  @Field(many(() => ListedDispute), 'The latest first.')
  readonly disputes!: readonly ListedDispute[];
  @Field(orNull(TEXT), 'Cursor of the next page; null when there is none.')
  readonly next!: string | null;
}

/** A step as its event has it. */
export function viewStep(step: {
  readonly seq: number;
  readonly time: string;
  readonly event: DisputeEvent;
}): DisputeStepView {
  const { seq, time, event } = step;
  const { kind, by, text } = event;
  const together = 'together' in event ? event.together : [];
  const proposes = 'decision' in event ? event.decision : null;
  return { kind, by, together, time, text, event: seq, other: otherIn(event), proposes };
}

function otherIn(event: DisputeEvent): string | null {
  if (event.kind === 'dispute-proposed') return event.second;
  return event.kind === 'dispute-declined' ? event.proposedBy : null;
}
