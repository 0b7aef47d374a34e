import { Matches } from 'class-validator';
import { ApiProperty } from '@nestjs/swagger';
import { applyDecorators } from '@nestjs/common';
import { MOST_AMOUNT } from '../ledger/log/posting.js';
import { Text, WholeNumber } from '../platform/fields.js';

/** Fields that the requests of the cash book have in common. */

/** An amount: minor units of the club's money, more than nothing. */
export const Amount = (description = "Minor units of the club's money.") =>
  WholeNumber(1, MOST_AMOUNT, { description, example: 34000 });

/** A day of the calendar, where the club is. */
export const DayOf = (description: string) =>
  applyDecorators(
    ApiProperty({ type: 'string', format: 'date', example: '2026-11-20', description }),
    Matches(/^\d{4}-\d{2}-\d{2}$/, { message: '$property must be a day as YYYY-MM-DD' }),
  );

/** What every request says that writes a voucher. */
export class OnVoucherDto {
  @DayOf('The day that it is about, where the club is; not after today.')
  readonly day!: string;
  @Text(0, 500, { optional: true, usually: '', description: 'What it is for.', example: '' })
  readonly text?: string | null;
  @Text(1, 100, { optional: true, description: 'The number of the receipt on paper.' })
  readonly receipt?: string | null;
}

/** What an event says of its voucher, as it was asked for. */
export function onVoucher({ day, text, receipt }: OnVoucherDto) {
  return { day, text: text?.trim() ?? '', receipt: receipt?.trim() ?? null };
}
