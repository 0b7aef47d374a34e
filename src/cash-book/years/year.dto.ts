import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayUnique, IsOptional, Matches, ValidateBy } from 'class-validator';
import { MOST_ONE_AMOUNT } from '../../money/amount.js';
import { CHECKED, CONCLUSIONS, type Checked, type Conclusion } from '../../money/years/examined.js';
import { Id, IsDay, OneOf, Text, Texts, WholeNumber } from '../../platform/validation/fields.js';
import { Nested } from '../../platform/validation/validation.js';

/** Why a closed year is opened again. */
export class ReopenYearDto {
  @Text(1, 500, { description: 'Why; it stays in the log.' })
  readonly why!: string;
}

/** The end of the log as the auditor saw it: the year’s accounts give it. */
export class SeenHeadDto {
  @WholeNumber(1, Number.MAX_SAFE_INTEGER, {
    description: 'The number of the last event.',
  })
  readonly seq!: number;
  @ApiProperty({
    type: 'string',
    pattern: '^[0-9a-f]{64}$',
    description: 'Its hash.',
  })
  @Matches(/^[0-9a-f]{64}$/, { message: '$property must be a hash in 64 hexadecimal digits' })
  readonly hash!: string;
}

/** A voucher that an auditor looked at. */
export class LookedAtDto {
  @WholeNumber(1, Number.MAX_SAFE_INTEGER, {
    description: 'The voucher, by its event.',
  })
  readonly voucher!: number;
  @Text(0, 500, {
    optional: true,
    usually: '',
    description: 'A remark about the voucher, if there is one.',
  })
  readonly remark?: string | null;
}

/** More vouchers than a year ever has. */
const MOST_VOUCHERS = 10_000;

/** The findings of an auditor. */
export class ExaminationDto {
  @ApiProperty({
    type: 'array',
    items: { type: 'string', enum: [...CHECKED] },
    uniqueItems: true,
    description: 'The checks that were made; at least one.',
  })
  @ValidateBy({
    name: 'checked',
    validator: {
      validate: (value) =>
        Array.isArray(value) &&
        new Set(value).size === value.length &&
        value.every((one) => CHECKED.some((known) => known === one)),
      defaultMessage: () => `$property must be a list of these, each once: ${CHECKED.join(', ')}`,
    },
  })
  readonly ticked!: Checked[];
  @Text(0, 5000, {
    optional: true,
    usually: '',
    description: 'A remark of several lines, if there is one.',
  })
  readonly remarks?: string | null;
  @Texts(50, 2000, {
    optional: true,
    usually: [],
    description:
      'The remarks, each of which is answered and settled. A conclusion short of approval needs a remark.',
  })
  readonly noted?: readonly string[] | null;
  @ApiProperty({
    type: () => [LookedAtDto],
    required: false,
    nullable: true,
    maxItems: MOST_VOUCHERS,
    description: 'The vouchers of the year that were looked at, each once.',
  })
  @IsOptional()
  @ArrayMaxSize(MOST_VOUCHERS)
  @ArrayUnique(({ voucher }: LookedAtDto) => voucher, {
    message: '$property must have each voucher once',
  })
  @Nested(() => LookedAtDto)
  readonly looked?: LookedAtDto[];
  @OneOf(CONCLUSIONS, { description: 'The conclusion that is signed.' })
  readonly conclusion!: Conclusion;
  @ApiProperty({
    type: () => SeenHeadDto,
    description: 'The end of the log as the auditor saw it.',
  })
  @Nested(() => SeenHeadDto)
  readonly head!: SeenHeadDto;
}

/** The answer to a remark. */
export class RemarkAnswerDto {
  @Text(1, 2000, {
    description: 'The answer of those who keep the money.',
  })
  readonly answer!: string;
}

/** Why an examination is withdrawn. */
export class WithdrawExaminationDto {
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
