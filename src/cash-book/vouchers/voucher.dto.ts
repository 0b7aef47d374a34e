import { KIND_NAMES, type Kind } from '../../events/registry.js';
import { Id, OneOf, Text } from '../../platform/validation/fields.js';
import { PageQuery } from '../../platform/http/page.js';
import { VOUCHER_ORDERS, type VoucherOrder } from '../../money/voucher-orders.js';
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
  @OneOf(['yes', 'no'], {
    optional: true,
    description:
      'Only those that an auditor looked at and signed for, or only those that none did.',
  })
  readonly looked?: 'yes' | 'no';
  @Text(1, 100, {
    optional: true,
    description:
      'Only those that have every word of it: in their text, receipt or dues, in the name of a member or an ' +
      'account, as a number (`17`, `2026-17`), or as an amount.',
    example: 'kontingent 250,00',
  })
  readonly q?: string;
  @OneOf(VOUCHER_ORDERS, {
    optional: true,
    description:
      'By year and number, or by day; `-desc` has the last one first. The one that was recorded last comes ' +
      'first when it is left out.',
  })
  readonly order?: VoucherOrder;
}

/** Why a voucher is taken back. */
export class ReversalDto extends OnVoucherDto {
  @Text(1, 500, { description: 'Why; it stays in the log.' })
  readonly why!: string;
}
