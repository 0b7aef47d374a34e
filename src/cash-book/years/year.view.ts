import {
  COUNT,
  DAY,
  Field,
  ID,
  many,
  oneOf,
  ORDINAL,
  orNull,
  TEXT,
  YES_NO,
} from '../../platform/http/reference/field.js';
import { ExaminationView, RemarkView } from '../examinations/examination.view.js';
import { WAIT_CODES, type WaitCode } from './waits.js';

/** Something that waits in a year that is to be closed. */
export class YearWait {
  @Field(oneOf(WAIT_CODES), 'The kind of task.')
  readonly what!: WaitCode;
  @Field(ORDINAL, 'How many.')
  readonly count!: number;
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
  @Field(many(() => RemarkView), 'The remarks of auditors about it, by their numbers.')
  readonly remarks!: readonly RemarkView[];
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

/** A note to the accounts. */
export class AccountsNoteView {
  @Field(orNull(ID), 'The account that it is about; null for the accounts as a whole.')
  readonly account!: string | null;
  @Field(TEXT, 'The note.')
  readonly text!: string;
}

/** The notes to the accounts of a year. */
export class AccountsNotesView {
  @Field(DAY, 'The year, by its first day.')
  readonly year!: string;
  @Field(many(() => AccountsNoteView), 'The notes: the first one is number 1.')
  readonly notes!: readonly AccountsNoteView[];
}
