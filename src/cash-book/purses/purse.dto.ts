import { MOST_ONE_AMOUNT } from '../../money/amount.js';
import { Id, Text, WholeNumber } from '../../platform/validation/fields.js';
import { Amount, OnVoucherDto } from '../money-fields.js';

/** Money from one purse into another. */
export class PurseMoveDto extends OnVoucherDto {
  @Id({ description: 'The purse that it is taken out of.' })
  readonly from!: string;
  @Id({ description: 'The purse that it is put into.' })
  readonly to!: string;
  @Amount()
  readonly amount!: number;
}

/** The counted money of a purse. */
export class PurseCountDto extends OnVoucherDto {
  @Id({ description: 'The purse.' })
  readonly purse!: string;
  @WholeNumber(-MOST_ONE_AMOUNT, MOST_ONE_AMOUNT, {
    description: 'The counted amount, in minor units; below 0 for an account that is overdrawn.',
  })
  readonly counted!: number;
  @Text(0, 500, {
    optional: true,
    usually: '',
    description: 'Why it differs from the books; asked for where it does.',
  })
  readonly why?: string | null;
}
