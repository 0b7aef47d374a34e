import { KIND_NAMES, type Kind } from '../../events/registry.js';
import { Id, OneOf, Text } from '../../platform/validation/fields.js';
import { PageQuery } from '../../platform/http/page.js';
import { OnVoucherDto } from '../money-fields.js';

/** Which vouchers are wanted. Everything that is named must hold. */
export class VoucherQuery extends PageQuery {
  @Text(10, 10, {
    optional: true,
    description: 'Only those of a fiscal year, by its first day.',
    example: '2026-01-01',
  })
  readonly year?: string;
  @Id({ optional: true, description: 'Only those that concern this member.' })
  readonly member?: string;
  @Id({ optional: true, description: 'Only those that concern this account of the club.' })
  readonly account?: string;
  @OneOf(KIND_NAMES, { optional: true, description: 'Only those of this kind of event.' })
  readonly kind?: Kind;
  @OneOf(['missing'], {
    optional: true,
    description: 'Only expenses and income without a receipt, on paper or attached.',
  })
  readonly receipts?: 'missing';
}

/** Why a voucher is taken back. */
export class ReversalDto extends OnVoucherDto {
  @Text(1, 500, { description: 'Why; it stays in the log.', example: 'It was Børge who paid.' })
  readonly why!: string;
}
