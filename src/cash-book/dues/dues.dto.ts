import { ArrayMaxSize, ArrayMinSize } from 'class-validator';
import { ApiProperty } from '@nestjs/swagger';
import { DayOf, Id, Name, OneOf, Text, WholeNumber } from '../../platform/validation/fields.js';
import { Nested, QueryNumber } from '../../platform/validation/validation.js';
import { LANGUAGES, type LanguageId } from '../../people/languages.js';
import { Amount, OnVoucherDto } from '../money-fields.js';

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

/** In which language members are reminded. */
export class ArrearsQuery {
  @OneOf(LANGUAGES, {
    optional: true,
    description: 'The language of the reminders; that of the club when it is left out.',
    example: 'da',
  })
  readonly language?: LanguageId;
}
