import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, IsOptional } from 'class-validator';
import { MOST_ONE_AMOUNT } from '../../money/amount.js';
import { Id, IsDay, Text, WholeNumber } from '../../platform/validation/fields.js';
import { Nested } from '../../platform/validation/validation.js';

/** Why a closed year is opened again. */
export class ReopenYearDto {
  @Text(1, 500, { description: 'Why; it stays in the log.' })
  readonly why!: string;
}

/** The budget of an account. */
export class BudgetLineDto {
  @Id({ description: 'An account of income or expenses.' })
  readonly account!: string;
  @WholeNumber(0, MOST_ONE_AMOUNT, {
    description: 'Minor units: the expected income or spending.',
  })
  readonly amount!: number;
}

const MOST_LINES = 500;

/** The budget of a year as a whole: omitted accounts have none. */
export class BudgetDto {
  @ApiProperty({
    type: () => [BudgetLineDto],
    maxItems: MOST_LINES,
    description: 'One an account.',
  })
  @ArrayMaxSize(MOST_LINES)
  @Nested(() => BudgetLineDto)
  readonly lines!: BudgetLineDto[];
}

const day = (description: string) =>
  ApiProperty({
    type: 'string',
    format: 'date',
    required: false,
    example: '2026-03-31',
    description,
  });

/** Of which days of the year. */
export class PeriodQuery {
  @day('From this day of the year on; its first when left out.')
  @IsOptional()
  @IsDay()
  readonly from?: string;
  @day('To this day of the year; its last when left out.')
  @IsOptional()
  @IsDay()
  readonly to?: string;
}

/** A note to the accounts. */
export class AccountsNoteDto {
  @Id({
    optional: true,
    description: 'The account that it is about; the accounts as a whole when left out.',
  })
  readonly account?: string | null;
  @Text(1, 2000, { description: 'The note; all who read the accounts see it.' })
  readonly text!: string;
}

const MOST_NOTES = 100;

/** The notes to the accounts of a year: all of them, in their order. */
export class AccountsNotesDto {
  @ApiProperty({
    type: () => [AccountsNoteDto],
    maxItems: MOST_NOTES,
    description: 'The notes: the first one is number 1.',
  })
  @ArrayMaxSize(MOST_NOTES)
  @Nested(() => AccountsNoteDto)
  readonly notes!: AccountsNoteDto[];
}
