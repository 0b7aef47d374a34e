import { ArrayMaxSize, ArrayMinSize, IsOptional } from 'class-validator';
import { ApiProperty } from '@nestjs/swagger';
import { DayOf, Id, Name, OneOf, Text, WholeNumber } from '../../platform/validation/fields.js';
import { Nested, QueryNumber } from '../../platform/validation/validation.js';
import { LANGUAGES, type LanguageId } from '../../people/languages.js';
import { Amount, OnVoucherDto } from '../money-fields.js';

/** Many years, and more than any period of dues. */
const MOST_MONTHS = 1200;

/** The part of the rate of a class, for a member who joined during the period. */
export class DuesPartDto {
  @Amount('The rate of the class, in minor units.')
  readonly rate!: number;
  @WholeNumber(1, MOST_MONTHS, {
    description: 'For how many months of the period they are charged.',
    example: 8,
  })
  readonly months!: number;
  @WholeNumber(1, MOST_MONTHS, { description: 'The months of the period.', example: 12 })
  readonly of!: number;
}

/** The charge of one member. */
export class DuesLineDto {
  @Id({ description: 'The member.' })
  readonly member!: string;
  @Text(1, 50, {
    description:
      '`active`, `passive`, `half-year`, which every language has words for, or a class of the club’s own.',
  })
  readonly class!: string;
  @Amount()
  readonly amount!: number;
  @ApiProperty({
    type: () => DuesPartDto,
    required: false,
    nullable: true,
    description:
      'Where the amount is a part of the rate, for who joined during the period: how it was worked out. The ' +
      'amount may be another one, not more than the rate.',
  })
  @IsOptional()
  @Nested(() => DuesPartDto)
  readonly part?: DuesPartDto | null;
}

const MOST_LINES = 1000;

/** Dues to charge. */
export class DuesDto extends OnVoucherDto {
  @Name(1, 100, { description: 'Their name.' })
  readonly name!: string;
  @Id({ optional: true, description: 'The income account; that of dues when it is left out.' })
  readonly income?: string | null;
  @DayOf('The day by which they are to be paid.')
  readonly dueDay!: string;
  @ApiProperty({
    type: () => [DuesLineDto],
    minItems: 1,
    maxItems: MOST_LINES,
    description: 'The charges, each member once.',
  })
  @ArrayMinSize(1)
  @ArrayMaxSize(MOST_LINES)
  @Nested(() => DuesLineDto)
  readonly lines!: DuesLineDto[];
}

/** The member for whom dues are waived. */
export class WaiveDto extends OnVoucherDto {
  @Id({ description: 'The member, as they were charged.' })
  readonly member!: string;
  @Text(1, 500, { description: 'Why; it stays in the log.' })
  readonly why!: string;
}

/** The member who was reminded. */
export class ReminderDto {
  @Id({ description: 'The member.' })
  readonly member!: string;
}

export const USUAL_CHARGES = 5;

/** Which dues are wanted. */
export class DuesQuery {
  @Id({ optional: true, description: 'Only those of this member, with their lines only.' })
  readonly member?: string;
  @Text(1, 40, {
    optional: true,
    description: '`next` of the page before; the first page when left out.',
    example: '8.0',
  })
  readonly cursor?: string;
  @QueryNumber()
  @WholeNumber(1, 50, {
    optional: true,
    usually: USUAL_CHARGES,
    description: 'At most so many charges.',
  })
  readonly limit?: number;
}

/** The period of the dues that are proposed. */
export class DuesProposalQuery {
  @DayOf('The first day of the period; that of the fiscal year of `day` when it is left out.', {
    optional: true,
    example: '2026-01-01',
  })
  readonly firstDay?: string;
  @DayOf('The last day of the period; that of the fiscal year of `day` when it is left out.', {
    optional: true,
    example: '2026-12-31',
  })
  readonly lastDay?: string;
  @DayOf('A day of the fiscal year that is the period; today when it is left out.', {
    optional: true,
  })
  readonly day?: string;
}

/** In which language members are reminded. */
export class ArrearsQuery {
  @OneOf(LANGUAGES, {
    optional: true,
    description: 'The language of the reminders; that of the club when it is left out.',
    example: 'da',
  })
  readonly language?: LanguageId;
}
