import { ApiExtraModels } from '@nestjs/swagger';
import { Id, OneOf, WholeNumber, YesNo } from '../../../platform/validation/fields.js';
import type { CorrectionMode, DisputeDecision } from '../../../evening/event.js';
import {
  CORRECTION_DTOS,
  KEEP_DEALERS,
  MODES,
  type AnyCorrectionDto,
} from '../../corrections/correction.dto.js';
import { Corrections, DisputeTextDto } from '../dispute.dto.js';

export const DECISIONS = ['upheld', 'overturned'] as const satisfies readonly DisputeDecision[];

/** A decision that a party proposes to a member without a part. */
@ApiExtraModels(...CORRECTION_DTOS)
export class ProposeDecisionDto extends DisputeTextDto {
  @Id({ description: 'The member without a part who is asked to confirm it.' })
  readonly second!: string;
  @OneOf(DECISIONS, { description: 'Whether what is disputed stays as it is, or is put right.' })
  readonly decision!: DisputeDecision;
  @OneOf(MODES, {
    optional: true,
    description: 'How an overturned record is put right; left out for one that is upheld.',
  })
  readonly mode?: CorrectionMode | null;
  @YesNo({ optional: true, description: KEEP_DEALERS })
  readonly keepDealers?: boolean;
  @Corrections()
  readonly corrections?: AnyCorrectionDto[];
}

const PROPOSAL = 'The `event` of the proposal, as the dispute has it.';

/** Which proposal is confirmed or taken back. */
export class ProposalDto {
  @WholeNumber(1, Number.MAX_SAFE_INTEGER, { description: PROPOSAL })
  readonly proposal!: number;
}

/** Why a proposal is not confirmed. */
export class DeclineProposalDto extends DisputeTextDto {
  @WholeNumber(1, Number.MAX_SAFE_INTEGER, { description: PROPOSAL })
  readonly proposal!: number;
}
