import type { Type } from '@nestjs/common';
import { getSchemaPath } from '@nestjs/swagger';
import { namedSchema } from '../../platform/api/parts.js';
import { COUNT, ID, listOf, many, one, oneOf } from '../../platform/api/shown.js';
import { ORDINAL, orNull, Shown, TEXT, TIME, type ShownSchema } from '../../platform/api/shown.js';
import { DISPUTE_STATES, type DisputeStanding } from '../../evening/dispute.js';
import type { CorrectionMode } from '../../evening/event.js';
import type { Step } from '../../evening/fold.js';
import type { FineRecord } from '../../rules/fine-record.js';
import { GAME_IDS, type HandRecord, type Rules } from '../../rules/game.js';
import type { PlayerId } from '../../rules/payment.js';
import { BOOK_IDS } from '../../rules/rule-book.js';
import { MODES } from '../corrections/correction.dto.js';
import { FineDto } from '../fines/fine.dto.js';
import { HAND_RECORD_OR_NULL } from '../hands/hand-record.js';
import { SESSION_RULES } from '../rule-books/rule-book.schema.js';

/** What the API shows of the steps of a session. */

/** A step as it counts now. */
class StepView {
  @Shown(ORDINAL, "The event in the club's log that it came with.")
  readonly event!: number;
  @Shown(TIME, 'When that was.')
  readonly recordedAt!: string;
}

/** The fields that a step has of its event. */
type Of<Kind extends Step['kind']> = Omit<Extract<Step, { readonly kind: Kind }>, 'session'>;

const kind = (of: Step['kind']): ShownSchema => oneOf([of]);

/** The table is laid. */
export class OpeningStepView extends StepView implements Of<'session-opened'> {
  @Shown(kind('session-opened'), 'The session was opened.')
  readonly kind!: 'session-opened';
  @Shown(oneOf(GAME_IDS), 'The game.')
  readonly game!: Rules['game'];
  @Shown(oneOf(BOOK_IDS), 'The rule book.')
  readonly book!: string;
  @Shown(TEXT, 'What the book said when the session opened: a hash of its data.')
  readonly bookVersion!: string;
  @Shown(SESSION_RULES, 'What every later step is settled by.')
  readonly rules!: Rules;
  @Shown(COUNT, 'Minor units of money a point; 0 for honour.')
  readonly rate!: number;
  @Shown(listOf(ID), 'Who sat down, counter-clockwise.')
  readonly seats!: readonly PlayerId[];
  @Shown(ID, 'Who dealt the first hand.')
  readonly firstDealer!: PlayerId;
}

/** A hand. */
export class HandStepView extends StepView implements Of<'hand-recorded'> {
  @Shown(kind('hand-recorded'), 'A hand was recorded.')
  readonly kind!: 'hand-recorded';
  @Shown(ORDINAL, 'Its number.')
  readonly hand!: number;
  @Shown(
    ORDINAL,
    '1 as first recorded, more when a replay put another record here. What a compensation makes of ' +
      'it is told by the step of that correction.',
  )
  readonly revision!: number;
  @Shown(HAND_RECORD_OR_NULL, 'What it says; null once it is voided.')
  readonly record!: HandRecord | null;
  @Shown(listOf(ID), 'The ids of its fines, in the order of the record.')
  readonly fineIds!: readonly string[];
}

/** A fine between two hands. */
export class FineStepView extends StepView implements Of<'fine-recorded'> {
  @Shown(kind('fine-recorded'), 'A fine was recorded between two hands.')
  readonly kind!: 'fine-recorded';
  @Shown(ID, 'The id of the fine.')
  readonly fineId!: string;
  @Shown(orNull(ORDINAL), 'The hand it is about; null for none.')
  readonly hand!: number | null;
  @Shown(orNull(one(() => FineDto)), 'What it says; null once it is voided.')
  readonly record!: FineRecord | null;
}

/** Somebody sits down. */
export class JoiningStepView extends StepView implements Of<'player-joined'> {
  @Shown(kind('player-joined'), 'Somebody joined the table.')
  readonly kind!: 'player-joined';
  @Shown(ID, 'Who.')
  readonly player!: PlayerId;
  @Shown(COUNT, 'The seat, counted from 0.')
  readonly seat!: number;
}

/** Somebody gets up. */
export class LeavingStepView extends StepView implements Of<'player-left'> {
  @Shown(kind('player-left'), 'Somebody left the table.')
  readonly kind!: 'player-left';
  @Shown(ID, 'Who.')
  readonly player!: PlayerId;
}

/** The end of the evening. */
export class ClosingStepView extends StepView implements Of<'session-closed'> {
  @Shown(kind('session-closed'), 'The session was closed.')
  readonly kind!: 'session-closed';
}

/** What a hand says. */
export class HandContentView {
  @Shown(HAND_RECORD_OR_NULL, 'Its record; null when it is void.')
  readonly record!: HandRecord | null;
  @Shown(listOf(ID), 'The ids of its fines, in the order of the record.')
  readonly fineIds!: readonly string[];
}

/** What a fine between two hands says. */
export class FineContentView {
  @Shown(orNull(one(() => FineDto)), 'Its record; null when it is void.')
  readonly record!: FineRecord | null;
  @Shown(ID, 'Its id; another one when it is not as it was.')
  readonly fineId!: string;
}

/** A hand that a correction changes. */
export class ChangeOfHandView {
  @Shown(ORDINAL, 'The hand.')
  readonly hand!: number;
  @Shown(ORDINAL, 'Its revision from then on.')
  readonly revision!: number;
  @Shown(one(() => HandContentView), 'What it said.')
  readonly was!: HandContentView;
  @Shown(one(() => HandContentView), 'What it says from then on.')
  readonly now!: HandContentView;
}

/** A fine between two hands that a correction changes. */
export class ChangeOfFineView {
  @Shown(ID, 'The fine.')
  readonly fine!: string;
  @Shown(one(() => FineContentView), 'What it said.')
  readonly was!: FineContentView;
  @Shown(one(() => FineContentView), 'What it says from then on.')
  readonly now!: FineContentView;
}

const CHANGE = {
  oneOf: [ChangeOfHandView, ChangeOfFineView].map((view) => ({ $ref: getSchemaPath(view) })),
};

/** A correction: of a compensation what it pays, of a replay that it was made. */
export class CorrectionStepView extends StepView implements Of<'correction-recorded'> {
  @Shown(kind('correction-recorded'), 'Hands and fines were corrected.')
  readonly kind!: 'correction-recorded';
  @Shown(
    oneOf(MODES),
    'How it is paid: with `compensate` by this step; with `replay` what it changed stands in the steps ' +
      'before it, and this one pays nothing.',
  )
  readonly mode!: CorrectionMode;
  @Shown(TEXT, 'Why; empty for one that settled a dispute, whose texts are not for everybody.')
  readonly reason!: string;
  @Shown(orNull(ID), 'The dispute that it settled; null for none.')
  readonly dispute!: string | null;
  @Shown(listOf(CHANGE), 'What it changed, without what a later replay put in its place.')
  readonly changes!: readonly (ChangeOfHandView | ChangeOfFineView)[];
  @Shown(ID, 'To whom a forfeited deal was given back.', { optional: true })
  readonly dealGivenBack?: PlayerId;
}

/** The views of the steps: a kind without one does not compile. */
const STEPS = {
  'session-opened': OpeningStepView,
  'hand-recorded': HandStepView,
  'fine-recorded': FineStepView,
  'player-joined': JoiningStepView,
  'player-left': LeavingStepView,
  'session-closed': ClosingStepView,
  'correction-recorded': CorrectionStepView,
} as const satisfies Readonly<Record<Step['kind'], Type>>;

/** A step of any kind. */
export type AnyStepView = InstanceType<(typeof STEPS)[Step['kind']]>;

/** The classes behind a step; its reference names them where it is used. */
export const STEP_VIEWS: readonly Type[] = [
  ...Object.values(STEPS),
  ChangeOfHandView,
  ChangeOfFineView,
];

const STEP = namedSchema('SessionStep', {
  description: 'A step of a session as it counts now.',
  oneOf: Object.values(STEPS).map((view) => ({ $ref: getSchemaPath(view) })),
  discriminator: {
    propertyName: 'kind',
    mapping: Object.fromEntries(
      Object.entries(STEPS).map(([step, view]) => [step, getSchemaPath(view)]),
    ),
  },
});

/** How a dispute stands, without what was said in it. */
export class DisputeStateView {
  @Shown(ID, 'The id the service gave it.')
  readonly id!: string;
  @Shown(orNull(ORDINAL), 'The hand it is about, or that its fine belongs to; null for none.')
  readonly hand!: number | null;
  @Shown(orNull(ID), 'The fine it is about; null when it is about the hand.')
  readonly fine!: string | null;
  @Shown(ID, 'Who raised it.')
  readonly raisedBy!: string;
  @Shown(oneOf(DISPUTE_STATES), 'How it stands.')
  readonly state!: DisputeStanding;
}

/** All that a session is worked out from. */
export class SessionStepsView {
  @Shown(ORDINAL, 'The session version: how many steps there are.')
  readonly version!: number;
  @Shown(listOf(STEP), 'In order, from the opening on.')
  readonly steps!: readonly AnyStepView[];
  @Shown(many(() => DisputeStateView), 'Every dispute that was raised, in order.')
  readonly disputes!: readonly DisputeStateView[];
}
