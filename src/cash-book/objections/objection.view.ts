import { ShownActor, ShownActorName } from '../../clubs/actor-names.js';
import { OBJECTION_STATES, type ObjectionState } from '../../events/money/objections.js';
import {
  Field,
  ID,
  listOf,
  many,
  one,
  oneOf,
  ORDINAL,
  orNull,
  TEXT,
  TIME,
  YES_NO,
} from '../../platform/http/reference/field.js';
import { RemarkedVoucher, SaidView } from '../examinations/examination.view.js';

/** An objection of a member to a voucher on their account. */
export class ObjectionView {
  @Field(ORDINAL, 'The event that raised it.')
  readonly event!: number;
  @Field(TIME, 'When.')
  readonly time!: string;
  @ShownActor()
  readonly actor!: string;
  @ShownActorName()
  readonly actorName!: string;
  @Field(one(() => RemarkedVoucher), 'The voucher.')
  readonly voucher!: RemarkedVoucher;
  @Field(ID, 'The member who objects.')
  readonly member!: string;
  @Field(TEXT, 'Their words.')
  readonly text!: string;
  @Field(
    oneOf(OBJECTION_STATES),
    '`open`: it waits for its answer; `granted`: the voucher is wrong; `turned-down`: it is right; `withdrawn` by the member.',
  )
  readonly state!: ObjectionState;
  @Field(orNull(one(() => SaidView)), 'The answer; null without one.')
  readonly answer!: SaidView | null;
  @Field(orNull(one(() => SaidView)), 'The withdrawal, with an empty text; null without one.')
  readonly withdrawn!: SaidView | null;
  @Field(
    orNull(one(() => RemarkedVoucher)),
    'The voucher that reversed the one objected to; null while it holds.',
  )
  readonly reversal!: RemarkedVoucher | null;
  @Field(listOf(TEXT), 'The names of those who may answer it; none once it has ended.')
  readonly waitsFor!: readonly string[];
  @Field(YES_NO, 'Whether it waits, and the caller may answer it.')
  readonly mayAnswer!: boolean;
}

/** The objections of a club. */
export class ObjectionList {
  @Field(many(() => ObjectionView), 'The newest first.')
  readonly objections!: readonly ObjectionView[];
}

/** A change of an objection. */
export class ChangedObjection {
  @Field(ORDINAL, 'The event.')
  readonly event!: number;
  @Field(ORDINAL, 'The objection, by the event that raised it.')
  readonly objection!: number;
  @Field(ORDINAL, 'Its voucher, by its event.')
  readonly voucher!: number;
}
