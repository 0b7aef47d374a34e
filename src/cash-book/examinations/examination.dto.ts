import { ApiProperty } from '@nestjs/swagger';
import { Matches, ValidateBy } from 'class-validator';
import { CHECKED, CONCLUSIONS, type Checked, type Conclusion } from '../../money/years/examined.js';
import type { Doubt } from '../../money/reasons/doubts.js';
import { OneOf, Ordinals, Text, WholeNumber, YesNo } from '../../platform/validation/fields.js';
import { Nested } from '../../platform/validation/validation.js';
import { Despite } from '../money-fields.js';

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
  @Ordinals(MOST_VOUCHERS, {
    optional: true,
    usually: [],
    description: 'The vouchers of the year that were looked at, by their events.',
    example: [17],
  })
  readonly looked?: readonly number[] | null;
  @OneOf(CONCLUSIONS, { description: 'The conclusion that is signed.' })
  readonly conclusion!: Conclusion;
  @Text(1, 2000, {
    optional: true,
    description:
      'The reservation, or why the accounts are not approved. One is needed for a conclusion short of ' +
      'approval unless a remark of the year is still open; an approval has none.',
  })
  readonly reservation?: string | null;
  @ApiProperty({
    type: () => SeenHeadDto,
    description: 'The end of the log as the auditor saw it.',
  })
  @Nested(() => SeenHeadDto)
  readonly head!: SeenHeadDto;
  @Despite()
  readonly despite?: readonly Doubt[] | null;
}

/** A remark of an auditor. */
export class RemarkDto {
  @Text(1, 2000, { description: 'The remark.' })
  readonly text!: string;
  @WholeNumber(1, Number.MAX_SAFE_INTEGER, {
    optional: true,
    description: 'The voucher of the year that it is about, by its event; the year when left out.',
  })
  readonly voucher?: number | null;
  @YesNo({
    optional: true,
    usually: true,
    description: 'Whether those who keep the money are asked to answer it.',
  })
  readonly needsAnswer?: boolean | null;
}

/** The answer to a remark. */
export class RemarkAnswerDto {
  @Text(1, 2000, {
    description: 'The answer of those who keep the money.',
  })
  readonly answer!: string;
}

/** Why a remark stays open after its answer. */
export class KeepRemarkOpenDto {
  @Text(1, 2000, { description: 'The part that is still missing.' })
  readonly why!: string;
}

/** Why an examination is withdrawn. */
export class WithdrawExaminationDto {
  @Text(1, 500, { description: 'Why; it stays in the log.' })
  readonly why!: string;
}
