import { EVERY, type Every } from '../../money/recurring/due-days.js';
import { DayOf, Id, OneOf, Text } from '../../platform/validation/fields.js';
import { Amount } from '../money-fields.js';

/** A recurring expense: all of it, as it is from now on. */
export class RecurringExpenseDto {
  @Text(1, 200, { description: 'The purpose, and the text of its vouchers.', example: 'Rent' })
  readonly text!: string;
  @Amount('Minor units: the amount that is proposed.')
  readonly amount!: number;
  @Id({ description: 'The purpose: an expense account.' })
  readonly account!: string;
  @Id({ description: 'The purse that it is paid out of.' })
  readonly purse!: string;
  @DayOf(
    'The first day on which it is due. The 31st is the last day of shorter months. It and `every` ' +
      'change only as long as no due day is booked or skipped.',
  )
  readonly firstDay!: string;
  @OneOf(EVERY, { description: 'How often it is due.' })
  readonly every!: Every;
  @DayOf('The last day on which it can be due; without it there is no end.', { optional: true })
  readonly lastDay?: string | null;
}

/** A due day that is not booked. */
export class SkippedDayDto {
  @DayOf('The due day.')
  readonly dueDay!: string;
  @Text(1, 500, { description: 'Why; it stays in the log.' })
  readonly why!: string;
}

/** The due day that was skipped and is proposed again. */
export class DueAgainDto {
  @DayOf('The due day.')
  readonly dueDay!: string;
}
