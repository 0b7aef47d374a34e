import { ShownActor, ShownActorName } from '../../clubs/actor-names.js';
import { CHECKED, CONCLUSIONS, type Checked, type Conclusion } from '../../money/years/examined.js';
import {
  COUNT,
  DAY,
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
import { WAIT_CODES, type WaitCode } from './waits.js';

/** Something that waits in a year that is to be closed. */
export class YearWait {
  @Field(oneOf(WAIT_CODES), 'The kind of task.')
  readonly what!: WaitCode;
  @Field(ORDINAL, 'How many.')
  readonly count!: number;
}

/** The end of the log, as somebody saw it. */
export class SeenHead {
  @Field(ORDINAL, 'The number of the last event.')
  readonly seq!: number;
  @Field(TEXT, 'Its hash.')
  readonly hash!: string;
}

/** A text about an examination, with its author. */
export class SaidView {
  @Field(ORDINAL, 'The event.')
  readonly event!: number;
  @Field(TIME, 'When.')
  readonly time!: string;
  @ShownActor()
  readonly actor!: string;
  @ShownActorName()
  readonly actorName!: string;
  @Field(TEXT, 'The text; empty for the end of a remark.')
  readonly text!: string;
}

/** A remark of an auditor. */
export class RemarkView {
  @Field(ORDINAL, 'Its number in the examination, from 1.')
  readonly number!: number;
  @Field(TEXT, 'The remark.')
  readonly text!: string;
  @Field(orNull(one(() => SaidView)), 'The answer of those who keep the money; null without one.')
  readonly answer!: SaidView | null;
  @Field(orNull(one(() => SaidView)), 'Its end, by an auditor; null while it is open.')
  readonly settled!: SaidView | null;
}

/** A voucher that an auditor looked at. */
export class LookedAtView {
  @Field(ORDINAL, 'The event of the voucher.')
  readonly event!: number;
  @Field(TEXT, 'The label of the voucher: the year and its number in it, `2026-17`.')
  readonly label!: string;
  @Field(TEXT, 'The remark of the auditor; may be empty.')
  readonly remark!: string;
}

/** The part of a year's vouchers that an auditor looked at. */
export class VouchersLookedAt {
  @Field(COUNT, 'The number of vouchers that the year had then.')
  readonly total!: number;
  @Field(many(() => LookedAtView), 'Those that were looked at, by event.')
  readonly looked!: readonly LookedAtView[];
}

/** The findings of an auditor. */
export class ExaminationView {
  @Field(ORDINAL, 'The event.')
  readonly event!: number;
  @Field(TIME, 'When.')
  readonly time!: string;
  @ShownActor()
  readonly actor!: string;
  @ShownActorName()
  readonly actorName!: string;
  @Field(listOf(oneOf(CHECKED)), 'The checks that were made.')
  readonly ticked!: readonly Checked[];
  @Field(listOf(oneOf(CHECKED)), 'The checks that were not made.')
  readonly unticked!: readonly Checked[];
  @Field(
    orNull(oneOf(CONCLUSIONS)),
    'The conclusion; null for an examination that was signed before there were conclusions.',
  )
  readonly conclusion!: Conclusion | null;
  @Field(TEXT, 'The remarks as one text, a line each; may be empty.')
  readonly remarks!: string;
  @Field(many(() => RemarkView), 'The remarks, each with its answer and its end.')
  readonly noted!: readonly RemarkView[];
  @Field(
    orNull(one(() => VouchersLookedAt)),
    'The vouchers that were looked at; null for an examination of before that was asked.',
  )
  readonly vouchers!: VouchersLookedAt | null;
  @Field(one(() => SeenHead), 'The end of the log as the auditor saw it.')
  readonly head!: SeenHead;
  @Field(
    YES_NO,
    'Whether it is of the year as it is now. Opening a year again makes another version of it: earlier findings are of the earlier version.',
  )
  readonly holds!: boolean;
  @Field(
    orNull(one(() => SaidView)),
    'When the year was opened again after it, and why; null while it is of the year as it is.',
  )
  readonly reopened!: SaidView | null;
  @Field(
    orNull(one(() => SaidView)),
    'The withdrawal by its author, with the reason; null while it is signed.',
  )
  readonly withdrawn!: SaidView | null;
}

/** The state of a fiscal year. */
export class YearStanding {
  @Field(DAY, 'Its first day; it is named by it.')
  readonly firstDay!: string;
  @Field(DAY, 'Its last day.')
  readonly lastDay!: string;
  @Field(TEXT, 'Its label: `2026`, or `2026/27`.')
  readonly label!: string;
  @Field(COUNT, 'How many vouchers it has.')
  readonly vouchers!: number;
  @Field(oneOf(['open', 'closed']), 'Whether anything can be written in it.')
  readonly status!: 'open' | 'closed';
  @Field(ORDINAL, 'Its version: one more with every closing and opening again.')
  readonly version!: number;
  @Field(YES_NO, 'Whether its last day is past: it can be closed.')
  readonly isOver!: boolean;
  @Field(many(() => YearWait), 'Its open tasks; none in a closed year.')
  readonly waits!: readonly YearWait[];
  @Field(many(() => ExaminationView), 'The findings of auditors, the newest first.')
  readonly examinations!: readonly ExaminationView[];
}

/** A year that was closed or opened again. */
export class ChangedYear {
  @Field(DAY, 'Its first day; it is named by it.')
  readonly firstDay!: string;
  @Field(DAY, 'Its last day.')
  readonly lastDay!: string;
  @Field(TEXT, 'Its label: `2026`, or `2026/27`.')
  readonly label!: string;
  @Field(COUNT, 'How many vouchers it has.')
  readonly vouchers!: number;
  @Field(oneOf(['open', 'closed']), 'Whether anything can be written in it.')
  readonly status!: 'open' | 'closed';
  @Field(ORDINAL, 'Its version now.')
  readonly version!: number;
  @Field(
    many(() => YearWait),
    'The open tasks when it was closed: they did not keep the year open, and are booked later.',
  )
  readonly waits!: readonly YearWait[];
}

/** A year that was examined. */
export class ExaminedYear {
  @Field(ORDINAL, 'The event.')
  readonly event!: number;
  @Field(DAY, 'The year, by its first day.')
  readonly year!: string;
  @Field(ORDINAL, 'The version of the year that was examined.')
  readonly version!: number;
}

/** An examination of which something was said. */
export class ChangedExamination {
  @Field(ORDINAL, 'The event.')
  readonly event!: number;
  @Field(DAY, 'The year, by its first day.')
  readonly year!: string;
  @Field(ORDINAL, 'The examination, by its event.')
  readonly examination!: number;
}

/** The fiscal years of a club. */
export class YearList {
  @Field(
    many(() => YearStanding),
    'The years in which something is written, and that of today; the newest first.',
  )
  readonly years!: readonly YearStanding[];
}

/** The budget of an account. */
export class BudgetLineView {
  @Field(ID, 'The account.')
  readonly account!: string;
  @Field(COUNT, 'Minor units.')
  readonly amount!: number;
}

/** The budget of a year. */
export class BudgetView {
  @Field(DAY, 'The year, by its first day.')
  readonly year!: string;
  @Field(many(() => BudgetLineView), 'The expected amounts, by account.')
  readonly lines!: readonly BudgetLineView[];
}

/** An account of the club, by what it is called. */
export class NamedAccount {
  @Field(ID, 'The account.')
  readonly account!: string;
  @Field(orNull(TEXT), 'The key of a built-in account; null for others.')
  readonly code!: string | null;
  @Field(orNull(TEXT), 'Its name; null for a built-in one that goes by that of the language.')
  readonly name!: string | null;
}
