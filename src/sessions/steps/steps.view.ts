import type { Type } from '@nestjs/common';
import { getSchemaPath } from '@nestjs/swagger';
import {
  namedSchema,
  schemaOf,
  type Reference,
} from '../../platform/http/reference/schema-parts.js';
import { COUNT, ID, listOf, many, one, oneOf } from '../../platform/http/reference/field.js';
import {
  Field,
  ORDINAL,
  orNull,
  TEXT,
  TIME,
  YES_NO,
  type FieldSchema,
} from '../../platform/http/reference/field.js';
import { isDisputeKind, type CorrectionMode } from '../../evening/event.js';
import { KIND_NAMES, payloadOf } from '../../events/registry.js';
import type { Step } from '../../evening/fold.js';
import { BETWEEN_KINDS } from '../../evening/steps.js';
import type { FineRecord } from '../../rules/fine-record.js';
import { GAME_IDS, type HandRecord, type Rules } from '../../rules/game.js';
import type { PlayerId } from '../../rules/payment.js';
import { BOOK_IDS } from '../../rules/rule-book.js';
import { MODES } from '../corrections/correction.dto.js';
import { SeatChangeView, StepChangeView } from '../corrections/correction.view.js';
import { DisputeStateView } from '../disputes/dispute.view.js';
import { FineDto } from '../fines/fine.dto.js';
import { HAND_RECORD_OR_NULL } from '../hands/hand-record.js';
import { SESSION_RULES } from '../rule-books/rule-book.schema.js';

/** The API's views of the steps of a session. */

const VOIDED = 'That it was taken back: all is as if it had not been. Left out where not.';
const EVENT = "The event in the club's log that it came with.";
const RECORDED_AT = 'When that was.';

/** A step as it counts now. */
class StepView {
  @Field(ORDINAL, EVENT)
  readonly event!: number;
  @Field(TIME, RECORDED_AT)
  readonly recordedAt!: string;
}

/** The fields that a step has of its event. */
type Of<Kind extends Step['kind']> = Omit<Extract<Step, { readonly kind: Kind }>, 'session'>;

const kind = (of: Step['kind']): FieldSchema => oneOf([of]);

/** The table is laid. */
export class OpeningStepView extends StepView implements Of<'session-opened'> {
  @Field(kind('session-opened'), 'The session was opened.')
  readonly kind!: 'session-opened';
  @Field(oneOf(GAME_IDS), 'The game.')
  readonly game!: Rules['game'];
  @Field(oneOf(BOOK_IDS), 'The rule book.')
  readonly book!: string;
  @Field(TEXT, 'A hash of the book’s data when the session opened.')
  readonly bookVersion!: string;
  @Field(SESSION_RULES, 'The rules that settle every later step.')
  readonly rules!: Rules;
  @Field(COUNT, 'Minor units of money a point; 0 for honour.')
  readonly rate!: number;
  @Field(listOf(ID), 'The players, counter-clockwise.')
  readonly seats!: readonly PlayerId[];
  @Field(ID, 'The first dealer.')
  readonly firstDealer!: PlayerId;
  @Field(TEXT, "Which of the club's tables it is played at; left out where none is named.", {
    optional: true,
  })
  readonly tableName?: string;
}

/** A hand. */
export class HandStepView extends StepView implements Of<'hand-recorded'> {
  @Field(kind('hand-recorded'), 'A hand was recorded.')
  readonly kind!: 'hand-recorded';
  @Field(ORDINAL, 'Its number.')
  readonly hand!: number;
  @Field(
    ORDINAL,
    '1 as first recorded, more when a replay put another record here. The effect of a compensation is ' +
      'in the step of that correction.',
  )
  readonly revision!: number;
  @Field(HAND_RECORD_OR_NULL, 'Its content; null once it is voided.')
  readonly record!: HandRecord | null;
  @Field(listOf(ID), 'The ids of its fines, in the order of the record.')
  readonly fineIds!: readonly string[];
  @Field(ID, 'The dealer that a replay of something earlier left it.', { optional: true })
  readonly dealer?: PlayerId;
}

/** A fine between two hands. */
export class FineStepView extends StepView implements Of<'fine-recorded'> {
  @Field(kind('fine-recorded'), 'A fine was recorded between two hands.')
  readonly kind!: 'fine-recorded';
  @Field(ID, 'The id of the fine.')
  readonly fineId!: string;
  @Field(orNull(ORDINAL), 'The hand it is about; null for none.')
  readonly hand!: number | null;
  @Field(orNull(one(() => FineDto)), 'Its content; null once it is voided.')
  readonly record!: FineRecord | null;
}

/** The content of a hand. */
export class HandContentView {
  @Field(HAND_RECORD_OR_NULL, 'Its record; null when it is void.')
  readonly record!: HandRecord | null;
  @Field(listOf(ID), 'The ids of its fines, in the order of the record.')
  readonly fineIds!: readonly string[];
}

/** The content of a fine between two hands. */
export class FineContentView {
  @Field(orNull(one(() => FineDto)), 'Its record; null when it is void.')
  readonly record!: FineRecord | null;
  @Field(ID, 'Its id; another one when it is not as it was.')
  readonly fineId!: string;
}

/** A hand that a correction changes. */
export class ChangeOfHandView {
  @Field(ORDINAL, 'The hand.')
  readonly hand!: number;
  @Field(ORDINAL, 'Its revision from then on.')
  readonly revision!: number;
  @Field(one(() => HandContentView), 'The content before.')
  readonly was!: HandContentView;
  @Field(one(() => HandContentView), 'The content from then on.')
  readonly now!: HandContentView;
}

/** A fine between two hands that a correction changes. */
export class ChangeOfFineView {
  @Field(ID, 'The fine.')
  readonly fine!: string;
  @Field(one(() => FineContentView), 'The content before.')
  readonly was!: FineContentView;
  @Field(one(() => FineContentView), 'The content from then on.')
  readonly now!: FineContentView;
}

/** A fine that a correction pays back. */
export class PaidBackView {
  @Field(ID, 'The fine, in a hand or between hands; its record stays as it was.')
  readonly paidBack!: string;
}

const CHANGES = [
  ChangeOfHandView,
  ChangeOfFineView,
  SeatChangeView,
  StepChangeView,
  PaidBackView,
] as const;
const CHANGE = { oneOf: CHANGES.map((view) => ({ $ref: getSchemaPath(view) })) };

/** A correction: of a compensation what it pays, of a replay that it was made. */
export class CorrectionStepView extends StepView implements Of<'correction-recorded'> {
  @Field(kind('correction-recorded'), 'Hands, fines and changes of seats were corrected.')
  readonly kind!: 'correction-recorded';
  @Field(
    oneOf(MODES),
    'How it is paid: with `compensate` and `paid-back` by this step; with `replay` its changes are in the steps ' +
      'before it, and this one pays nothing.',
  )
  readonly mode!: CorrectionMode;
  @Field(TEXT, 'Why; empty for one that settled a dispute, whose texts are not for everybody.')
  readonly reason!: string;
  @Field(orNull(ID), 'The dispute that it settled; null for none.')
  readonly dispute!: string | null;
  @Field(listOf(CHANGE), 'Its changes, without those that a later replay replaced.')
  readonly changes!: readonly InstanceType<(typeof CHANGES)[number]>[];
  @Field(ID, 'The player who got a forfeited deal back.', { optional: true })
  readonly dealGivenBack?: PlayerId;
  @Field(YES_NO, 'Whether the hands after it kept their dealers.', { optional: true })
  readonly keepDealers?: boolean;
}

/** The kinds that hold a record, rules or changes, with their views. */
const WITH_VIEW = {
  'session-opened': OpeningStepView,
  'hand-recorded': HandStepView,
  'fine-recorded': FineStepView,
  'correction-recorded': CorrectionStepView,
} as const satisfies Partial<Readonly<Record<Step['kind'], Type>>>;

type PlainKind = Exclude<Step['kind'], keyof typeof WITH_VIEW>;

const CAN_BE_VOIDED: ReadonlySet<string> = new Set(BETWEEN_KINDS);

/** A step that holds nothing but ids and numbers: its fields are those of its event. */
type PlainStepView = { readonly [K in PlainKind]: Of<K> & StepView }[PlainKind];

/** A step of any kind. */
export type AnyStepView = InstanceType<(typeof WITH_VIEW)[keyof typeof WITH_VIEW]> | PlainStepView;

/** The classes behind a step; its reference names them where it is used. */
export const STEP_VIEWS: readonly Type[] = [...Object.values(WITH_VIEW), ...CHANGES];

const STEP_KINDS = KIND_NAMES.filter(
  (kind): kind is Step['kind'] => 'session' in payloadOf(kind) && !isDisputeKind(kind),
);

/** The fields of a step that its event gives. */
export function fieldsOfStep(kind: Step['kind']): string[] {
  return Object.keys(payloadOf(kind)).filter((name) => name !== 'session');
}

function viewOf(kind: Step['kind']): Reference {
  if (kind in WITH_VIEW) return schemaOf(WITH_VIEW[kind as keyof typeof WITH_VIEW]);
  const fields = fieldsOfStep(kind).map((name) => [name, payloadOf(kind)[name]] as const);
  const properties = {
    kind: { ...oneOf([kind]), description: 'The kind of event.' },
    event: { ...ORDINAL, description: EVENT },
    recordedAt: { ...TIME, description: RECORDED_AT },
    ...Object.fromEntries(fields.map(([name, held]) => [name, held?.schema ?? {}])),
    ...(CAN_BE_VOIDED.has(kind) ? { voided: { ...YES_NO, description: VOIDED } } : {}),
  };
  const needed = fields.filter(([, held]) => held?.isOptional !== true).map(([name]) => name);
  const required = ['kind', 'event', 'recordedAt', ...needed];
  return namedSchema(`${pascal(kind)}StepView`, { type: 'object', properties, required });
}

/** `player-joined` as `PlayerJoined`. */
function pascal(kind: string): string {
  return kind.replaceAll(/(?:^|-)(\w)/g, (_all, letter: string) => letter.toUpperCase());
}

const STEPS = Object.fromEntries(STEP_KINDS.map((kind) => [kind, viewOf(kind)]));

const STEP = namedSchema('SessionStep', {
  description: 'A step of a session as it counts now.',
  oneOf: Object.values(STEPS),
  discriminator: {
    propertyName: 'kind',
    mapping: Object.fromEntries(Object.entries(STEPS).map(([step, { $ref }]) => [step, $ref])),
  },
});

/** All that a session is worked out from. */
export class SessionStepsView {
  @Field(ORDINAL, 'The session version: how many steps there are.')
  readonly version!: number;
  @Field(
    TEXT,
    'The last event of the session with the first digits of its hash, for `Known-Event`.',
  )
  readonly lastEvent!: string;
  @Field(listOf(STEP), 'In order, from the opening on.')
  readonly steps!: readonly AnyStepView[];
  @Field(many(() => DisputeStateView), 'Every dispute that was raised, in order.')
  readonly disputes!: readonly DisputeStateView[];
}
