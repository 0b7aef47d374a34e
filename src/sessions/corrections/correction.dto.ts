import { ApiExtraModels, ApiProperty, getSchemaPath } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayMinSize, IsOptional } from 'class-validator';
import { Id, OneOf, Text, WholeNumber, YesNo } from '../../platform/validation/fields.js';
import { Nested } from '../../platform/validation/validation.js';
import { FineDto } from '../fines/fine.dto.js';
import { HAND_RECORD_OR_NULL, recordDto } from '../hands/hand-record.js';
import type { HandRecord } from '../../rules/game.js';
import type { CorrectionMode } from '../../evening/event.js';
import { USUAL_REASONS } from '../../evening/corrections/usual-reasons.js';

/** More than an evening has hands. */
const MOST_AT_ONCE = 200;

export const MODES = [
  'compensate',
  'replay',
  'paid-back',
] as const satisfies readonly CorrectionMode[];

/** The description of a field of corrections and decisions. */
export const KEEP_DEALERS =
  'Of a replay: the hands after the correction keep the dealers that they had; else the deal goes round again.';

/** The corrected content of a hand. */
export class HandCorrectionDto {
  @WholeNumber(1, 1_000_000, { description: 'The number of the hand.' })
  readonly hand!: number;
  @ApiProperty({
    required: false,
    ...HAND_RECORD_OR_NULL,
    description: 'The hand as it should have been recorded, whole.',
  })
  @IsOptional()
  @Nested(recordDto, { discriminator: 'game' })
  readonly record?: HandRecord | null;
  @YesNo({
    optional: true,
    description: 'In place of a record: it is as if it had not been dealt.',
  })
  readonly void?: boolean;
}

/** The corrected content of a fine. */
export class FineCorrectionDto {
  @Id({ description: 'The fine, in a hand or between hands.' })
  readonly fine!: string;
  @ApiProperty({
    required: false,
    nullable: true,
    type: FineDto,
    description: 'The fine as it should have been recorded, whole.',
  })
  @IsOptional()
  @Nested(() => FineDto)
  readonly record?: FineDto | null;
  @YesNo({ optional: true, description: 'In place of a record: there was nothing to fine.' })
  readonly void?: boolean;
}

/** Somebody's joining or leaving that was none. */
export class SeatCorrectionDto {
  @WholeNumber(1, 1_000_000, {
    description: 'The step at which it was: the version of the session that it made.',
  })
  readonly step!: number;
  @YesNo({
    description: 'True: it is as if it had not been. It can be put right by a replay only.',
  })
  readonly void!: boolean;
}

/** A correction of any sort. */
export type AnyCorrectionDto = HandCorrectionDto | FineCorrectionDto | SeatCorrectionDto;

export const CORRECTION_DTOS = [HandCorrectionDto, FineCorrectionDto, SeatCorrectionDto] as const;

/** Which sort of correction something is meant to be. */
export function correctionDto(value: unknown): (typeof CORRECTION_DTOS)[number] {
  if (typeof value !== 'object' || value === null) return HandCorrectionDto;
  if ('fine' in value) return FineCorrectionDto;
  return 'step' in value ? SeatCorrectionDto : HandCorrectionDto;
}

const CORRECTIONS = {
  type: 'array' as const,
  minItems: 1,
  maxItems: MOST_AT_ONCE,
  description: 'The changes, all at once; each hand, fine and change of seats at most once.',
  items: {
    oneOf: CORRECTION_DTOS.map((dto) => ({ $ref: getSchemaPath(dto) })),
  },
};

/** Corrections of hands, fines and changes of seats. */
@ApiExtraModels(...CORRECTION_DTOS)
class CorrectionsDto {
  @ApiProperty(CORRECTIONS)
  @ArrayMinSize(1)
  @ArrayMaxSize(MOST_AT_ONCE)
  @Nested(correctionDto)
  readonly corrections!: AnyCorrectionDto[];
}

/** Corrections to be looked at before anybody chooses. */
export class CorrectionPreviewDto extends CorrectionsDto {
  @Id({ optional: true, description: 'The dispute that it would settle, if it is to settle one.' })
  readonly dispute?: string | null;
}

/** A correction to be made. */
export class CorrectionDto extends CorrectionsDto {
  @OneOf(MODES, {
    description:
      'Pay the difference now, play the session again with it, or, for exactly one voided fine, pay it ' +
      'back from where its points went.',
  })
  readonly mode!: CorrectionMode;
  @YesNo({ optional: true, description: KEEP_DEALERS })
  readonly keepDealers?: boolean;
  @Text(1, 500, { description: 'Why; it stays in the log.' })
  readonly reason!: string;
}

/** The undoing of what came last. */
export class UndoDto {
  @Text(1, 500, {
    optional: true,
    usually: USUAL_REASONS.undone,
    description: 'Why; it stays in the log.',
  })
  readonly reason?: string | null;
}

/** A misdeal that was the fault of the cards. */
export class FaultyDeckDto {
  @Id({ description: 'The misdeal fine that is given back, or for which the deal was forfeited.' })
  readonly fine!: string;
  @Text(1, 500, {
    optional: true,
    usually: USUAL_REASONS['deck-faulty'],
    description: 'The fault of the cards; it stays in the log.',
  })
  readonly reason?: string | null;
}
