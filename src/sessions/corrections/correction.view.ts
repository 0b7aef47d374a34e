import { ShownActor, ShownActorName } from '../../clubs/actor-names.js';
import {
  COUNT,
  ID,
  listOf,
  many,
  mapOf,
  one,
  oneOf,
  ORDINAL,
  orNull,
} from '../../platform/http/reference/field.js';
import { Field, TEXT, TIME, YES_NO } from '../../platform/http/reference/field.js';
import type { HandRecord } from '../../rules/game.js';
import type { Params } from '../../rules/refusals/params.js';
import { REASONS } from '../../problems/reasons.js';
import type { PlayerId } from '../../rules/payment.js';
import type { FineRecord } from '../../rules/fine-record.js';
import { FineDto } from '../fines/fine.dto.js';
import { HAND_RECORD_OR_NULL } from '../hands/hand-record.js';
import type { BetweenHands, CorrectionMode, SeatMove } from '../../evening/event.js';
import { PaymentView, TableView } from '../table/table.view.js';
import { MODES } from './correction.dto.js';
import { CorrectionEffect } from './effect.view.js';

/** The API's views of corrections. */

/** A step of the session that could not follow the correction. */
export class AlsoToCorrect {
  @Field(orNull(ORDINAL), 'The hand; null when it is none.')
  readonly hand!: number | null;
  @Field(orNull(ID), 'The fine between hands; null when it is none.')
  readonly fine!: string | null;
  @Field(
    orNull(ORDINAL),
    'The step between hands, as at which somebody joined; null when it is none.',
  )
  readonly step!: number | null;
  @Field(oneOf(Object.keys(REASONS).sort()), 'Why, out of the closed list (docs/problems.md).')
  readonly reason!: string;
  @Field(mapOf({}), 'The parameters of the reason.')
  readonly params!: Params;
  @Field(TEXT, 'Why, in words.')
  readonly detail!: string;
  @Field(
    one(() => TableView),
    'The table that it would then be on, for which it is to be corrected.',
  )
  readonly table!: TableView;
}

/** Why a correction cannot be made. */
export class CorrectionRefusal {
  @Field(TEXT, 'The code of the problem it would be refused with.')
  readonly code!: string;
  @Field(oneOf(Object.keys(REASONS).sort()), 'Why, out of the closed list (docs/problems.md).')
  readonly reason!: string;
  @Field(mapOf({}), 'The parameters of the reason.')
  readonly params!: Params;
  @Field(TEXT, 'Why, in words.')
  readonly detail!: string;
  @Field(orNull(ORDINAL), 'The hand concerned.')
  readonly hand!: number | null;
  @Field(orNull(TEXT), 'The field of its record.')
  readonly field!: string | null;
  @Field(
    many(() => AlsoToCorrect),
    'Further steps that would have to be corrected with it, in order.',
  )
  readonly alsoToCorrect!: readonly AlsoToCorrect[];
  @Field(COUNT, 'How many more there are than are listed: a preview lists only so many.')
  readonly moreToCorrect!: number;
}

/** One of the ways to correct. */
export class CorrectionOption {
  @Field(YES_NO, 'Whether it can be done.')
  readonly possible!: boolean;
  @Field(orNull(one(() => CorrectionEffect)), 'Its effect; null when it cannot be done.')
  readonly effect!: CorrectionEffect | null;
  @Field(orNull(one(() => CorrectionRefusal)), 'Why it cannot be done; null when it can.')
  readonly refusal!: CorrectionRefusal | null;
}

/** The ways to correct, side by side; nothing is written. */
export class CorrectionPreview {
  @Field(ORDINAL, 'The session version it was worked out on.')
  readonly version!: number;
  @Field(
    one(() => CorrectionOption),
    'The evening stays as it was played; the difference is paid now.',
  )
  readonly compensate!: CorrectionOption;
  @Field(
    one(() => CorrectionOption),
    'The session is played again with the correction in its place.',
  )
  readonly replay!: CorrectionOption;
  @Field(
    one(() => CorrectionOption),
    'The session is played again, and later hands keep the dealers that they had. Left out where none of ' +
      'them would have another one.',
    { optional: true },
  )
  readonly replayKeepingDealers?: CorrectionOption;
  @Field(
    orNull(one(() => CorrectionOption)),
    'The fine is returned from where its points went; hand, deal and all other payments stay. Null where ' +
      'the request is not exactly one voided fine.',
  )
  readonly paidBack!: CorrectionOption | null;
  @Field(
    YES_NO,
    'Whether compensating and replaying have the same effect, for everybody and for the table after it.',
  )
  readonly same!: boolean;
}

/** A corrected hand, before and after. */
export class HandChangeView {
  @Field(ORDINAL, 'The hand.')
  readonly hand!: number;
  @Field(ORDINAL, 'Its revision from now on.')
  readonly revision!: number;
  @Field(HAND_RECORD_OR_NULL, 'Its record before; null when it was void.')
  readonly was!: HandRecord | null;
  @Field(HAND_RECORD_OR_NULL, 'Its record now; null when it is void.')
  readonly now!: HandRecord | null;
  @Field(listOf(ID), 'Fines that are overturned by it.')
  readonly overturned!: readonly string[];
  @Field(listOf(ID), 'The ids of the fines that it has now, in the order of the record.')
  readonly fineIds!: readonly string[];
}

/** A corrected fine between hands, before and after. */
export class FineChangeView {
  @Field(ID, 'The fine that is overturned.')
  readonly fine!: string;
  @Field(one(() => FineDto), 'The content before.')
  readonly was!: FineRecord;
  @Field(orNull(one(() => FineDto)), 'The content of the fine in its place; null for none.')
  readonly now!: FineRecord | null;
  @Field(orNull(ID), 'The fine in its place; null for none.')
  readonly replacedBy!: string | null;
}

/** That somebody sat down or got up, taken back. */
export class SeatChangeView {
  @Field(ORDINAL, 'The step of the session: the version that it made.')
  readonly step!: number;
  @Field(oneOf(['joined', 'left']), 'Whether they had sat down or got up.')
  readonly seat!: SeatMove;
  @Field(ID, 'The player.')
  readonly player!: PlayerId;
}

/** Any other step between hands that was taken back. */
export class StepChangeView {
  @Field(ORDINAL, 'The step of the session: the version that it made.')
  readonly step!: number;
  @Field(TEXT, 'The kind of its event.')
  readonly kind!: BetweenHands['kind'];
}

/** A recorded correction. */
export class CorrectionView {
  @Field(ORDINAL, "The event in the club's log.")
  readonly event!: number;
  @Field(TIME, 'When it was made.')
  readonly recordedAt!: string;
  @ShownActor()
  readonly actor!: string;
  @ShownActorName()
  readonly actorName!: string;
  @Field(oneOf(MODES), 'How it was paid.')
  readonly mode!: CorrectionMode;
  @Field(TEXT, 'Why; empty for who may not read the dispute that it settled.')
  readonly reason!: string;
  @Field(orNull(ID), 'The dispute that it settled; null for none.')
  readonly dispute!: string | null;
  @Field(many(() => HandChangeView), 'The hands that were corrected.')
  readonly hands!: readonly HandChangeView[];
  @Field(many(() => FineChangeView), 'The fines between hands that were corrected.')
  readonly fines!: readonly FineChangeView[];
  @Field(many(() => SeatChangeView), 'The changes of seats that were taken back.')
  readonly seats!: readonly SeatChangeView[];
  @Field(many(() => StepChangeView), 'Other steps that were taken back; left out where none.', {
    optional: true,
  })
  readonly steps?: readonly StepChangeView[];
  @Field(listOf(ID), 'The fine that was paid back; left out where none.', { optional: true })
  readonly paidBack?: readonly string[];
  @Field(orNull(ID), 'The player who got a forfeited deal back; null for nobody.')
  readonly dealGivenBack!: PlayerId | null;
  @Field(YES_NO, 'Whether later hands kept their dealers; left out where the deal went round.', {
    optional: true,
  })
  readonly keepDealers?: boolean;
  @Field(one(() => CorrectionEffect), 'Its effect.')
  readonly effect!: CorrectionEffect;
}

/** The answer to a correction that has just been made. */
export class CorrectionMadeView extends CorrectionView {
  @Field(one(() => TableView), 'The table after it.')
  readonly session!: TableView;
}

/** The corrections of a session. */
export class CorrectionList {
  @Field(many(() => CorrectionView), 'In the order of the log.')
  readonly corrections!: readonly CorrectionView[];
}

/** A hand as it was recorded, corrected, or changed by a correction of an earlier one. */
export class HandRevision {
  @Field(ORDINAL, '1 as first recorded, one more with every correction of this hand.')
  readonly revision!: number;
  @Field(
    oneOf(['recorded', 'corrected', 'voided', 'followed']),
    'Its cause: `followed` when the correction of another hand changed this one.',
  )
  readonly by!: 'recorded' | 'corrected' | 'voided' | 'followed';
  @Field(ORDINAL, "The event in the club's log.")
  readonly event!: number;
  @Field(TIME, 'When.')
  readonly recordedAt!: string;
  @ShownActor()
  readonly actor!: string;
  @ShownActorName()
  readonly actorName!: string;
  @Field(orNull(oneOf(MODES)), 'How the correction was paid; null as first recorded.')
  readonly mode!: CorrectionMode | null;
  @Field(
    orNull(TEXT),
    'Why; null as first recorded, empty for who may not read the dispute that it settled.',
  )
  readonly reason!: string | null;
  @Field(HAND_RECORD_OR_NULL, 'The record; null when it is void.')
  readonly record!: HandRecord | null;
  @Field(listOf(ID), 'The ids of its fines, in the order of the record.')
  readonly fineIds!: readonly string[];
  @Field(many(() => PaymentView), 'The payments of the hand by it.')
  readonly payments!: readonly PaymentView[];
}

/** All that a hand ever said. */
export class HandRevisionList {
  @Field(COUNT, 'The hand.')
  readonly hand!: number;
  @Field(many(() => HandRevision), 'In the order of the log.')
  readonly revisions!: readonly HandRevision[];
}
