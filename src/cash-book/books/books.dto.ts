import { Matches } from 'class-validator';
import { IsOptional } from 'class-validator';
import { ApiProperty } from '@nestjs/swagger';
import { MOST_RECEIPT_YEARS } from '../../money/receipts/kept-until.js';
import { DayOf, Text, WholeNumber, YesNo } from '../../platform/validation/fields.js';

/** Changes to the settings of the books; omitted fields keep their value. */
export class BooksDto {
  @Text(1, 64, {
    optional: true,
    description: 'The time zone (IANA) that decides the day.',
  })
  readonly timeZone?: string | null;

  @ApiProperty({
    type: 'string',
    required: false,
    nullable: true,
    pattern: '^\\d{2}-\\d{2}$',
    description:
      'The day on which fiscal years begin, `MM-DD`, from the 1st to the 28th. It holds from its next day ' +
      'after today, unless `yearStartsNow` says otherwise; the year that runs then ends the day before.',
  })
  @IsOptional()
  @Matches(/^\d{2}-\d{2}$/, { message: '$property must be a day as MM-DD' })
  readonly yearStart?: string | null;

  @YesNo({
    optional: true,
    description:
      'Whether years begin so already now: the year that runs today is then one that began on the last such ' +
      'day. It is refused where a voucher has that day or a later one.',
  })
  readonly yearStartsNow?: boolean | null;

  @DayOf('The first day of the books: nothing is recorded under a day before it.', {
    optional: true,
  })
  readonly firstDay?: string | null;

  @YesNo({ optional: true, description: 'Whether members see what the purses hold.' })
  readonly pursesShown?: boolean | null;

  @WholeNumber(0, MOST_RECEIPT_YEARS, {
    optional: true,
    description:
      'For how many years after the fiscal year of its voucher a receipt is kept: before, it is removed only ' +
      'with a reason.',
  })
  readonly receiptYears?: number | null;
}
