import { EVERY, type Every } from '../../money/recurring/due-days.js';
import {
  DAY,
  Field,
  ID,
  listOf,
  many,
  oneOf,
  ORDINAL,
  orNull,
  TEXT,
  YES_NO,
} from '../../platform/http/reference/field.js';

/** A due day that was booked or skipped. */
export class SettledDay {
  @Field(DAY, 'The due day.')
  readonly dueDay!: string;
  @Field(ORDINAL, 'The event that booked or skipped it.')
  readonly event!: number;
  @Field(orNull(TEXT), 'The number of its voucher; null where it was skipped.')
  readonly label!: string | null;
  @Field(orNull(ORDINAL), 'The amount of its voucher in minor units; null where it was skipped.')
  readonly amount!: number | null;
  @Field(orNull(TEXT), 'Why it was skipped; null where it was booked.')
  readonly why!: string | null;
}

/** A recurring expense. */
export class RecurringExpense {
  @Field(ID, 'The recurring expense.')
  readonly id!: string;
  @Field(TEXT, 'The purpose, and the text of its vouchers.')
  readonly text!: string;
  @Field(ORDINAL, 'The proposed amount in minor units.')
  readonly amount!: number;
  @Field(ID, 'The expense account.')
  readonly account!: string;
  @Field(ID, 'The purse that it is paid out of.')
  readonly purse!: string;
  @Field(DAY, 'The first day on which it is due.')
  readonly firstDay!: string;
  @Field(oneOf(EVERY), 'How often it is due.')
  readonly every!: Every;
  @Field(orNull(DAY), 'The last day on which it can be due; null for no end.')
  readonly lastDay!: string | null;
  @Field(
    listOf(DAY),
    'The due days up to today that are neither booked nor skipped, the oldest first; at most 100.',
  )
  readonly due!: readonly string[];
  @Field(orNull(DAY), 'The next due day after today that is still open; null after the end.')
  readonly next!: string | null;
  @Field(YES_NO, 'Whether a due day is booked or skipped: the first day and the rhythm stay then.')
  readonly hasBegun!: boolean;
  @Field(many(() => SettledDay), 'The latest due days that were booked or skipped, at most 24.')
  readonly settled!: readonly SettledDay[];
}

/** The recurring expenses of a club. */
export class RecurringExpenseList {
  @Field(TEXT, 'The currency of the club (ISO 4217).')
  readonly currency!: string;
  @Field(DAY, 'Today, where the club is.')
  readonly today!: string;
  @Field(many(() => RecurringExpense), 'In the order in which they were added.')
  readonly recurring!: readonly RecurringExpense[];
}

/** The recurring expense that was written. */
export class WrittenRecurring {
  @Field(ID, 'The recurring expense.')
  readonly recurring!: string;
}
