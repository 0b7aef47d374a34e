import { applyDecorators } from '@nestjs/common';
import { ApiExtraModels, ApiProperty, getSchemaPath } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayMinSize, IsOptional } from 'class-validator';
import { Id, Ids, OneOf, Text, WholeNumber, YesNo } from '../../platform/validation/fields.js';
import { Nested, QueryNumber } from '../../platform/validation/validation.js';
import {
  CORRECTION_DTOS,
  correctionDto,
  KEEP_DEALERS,
  MODES,
  type AnyCorrectionDto,
} from '../corrections/correction.dto.js';
import type { CorrectionMode } from '../../evening/event.js';
import { DISPUTE_STATES, type DisputeStanding } from '../../evening/disputes/dispute-state.js';

const MOST_WORDS = 500;
const MOST_TOGETHER = 20;
/** As many as a correction can make at once. */
const MOST_CORRECTIONS = 200;

/** An objection to a fine or to a hand. */
export class RaiseDisputeDto {
  @Id({ optional: true, description: 'The fine it is about; or else name the hand.' })
  readonly fine?: string | null;
  @WholeNumber(1, 1_000_000, {
    optional: true,
    description: 'The hand it is about; or else name the fine.',
  })
  readonly hand?: number | null;
  @Text(1, MOST_WORDS, { description: 'The objection.' })
  readonly text!: string;
}

/** A member's text in a dispute. */
export class DisputeTextDto {
  @Text(1, MOST_WORDS, { description: 'The text, or the reason.' })
  readonly text!: string;
}

/** How a dispute is decided. */
export class DecideDisputeDto extends DisputeTextDto {
  @Ids(0, MOST_TOGETHER, {
    optional: true,
    description: 'Members who decide together with the acting one, who has no part themselves.',
  })
  readonly together?: string[] | null;
}

/** The correct content of an overturned record. */
export function Corrections(): PropertyDecorator {
  return applyDecorators(
    ApiProperty({
      required: false,
      nullable: true,
      type: 'array',
      minItems: 1,
      maxItems: MOST_CORRECTIONS,
      description: 'The correct content. A fine is voided when it is left out; a hand needs it.',
      items: { oneOf: CORRECTION_DTOS.map((dto) => ({ $ref: getSchemaPath(dto) })) },
    }),
    IsOptional(),
    ArrayMinSize(1),
    ArrayMaxSize(MOST_CORRECTIONS),
    Nested(correctionDto),
  );
}

/** How a dispute is decided against what was recorded, and how that is put right. */
@ApiExtraModels(...CORRECTION_DTOS)
export class OverturnDisputeDto extends DecideDisputeDto {
  @OneOf(MODES, {
    description:
      'Pay the difference now, play the session again with it, or pay a disputed fine back from where ' +
      'its points went.',
  })
  readonly mode!: CorrectionMode;
  @YesNo({ optional: true, description: KEEP_DEALERS })
  readonly keepDealers?: boolean;
  @Corrections()
  readonly corrections?: AnyCorrectionDto[];
}

/** A page of the disputes, the latest first. */
export class DisputesQuery {
  @OneOf(DISPUTE_STATES, { optional: true, description: 'Only those in this state.' })
  readonly state?: DisputeStanding;
  @Id({
    optional: true,
    description:
      'Only those that this member raised, that are about their fines, or in which they are asked to confirm a decision.',
  })
  readonly member?: string;
  @Id({ optional: true, description: 'Only those of this session.' })
  readonly session?: string;
  @Text(1, 20, { optional: true, description: '`next` of the page before.', example: '42' })
  readonly cursor?: string;
  @QueryNumber()
  @WholeNumber(1, 100, { optional: true, usually: 20, description: 'At most so many.' })
  readonly limit?: number;
}
