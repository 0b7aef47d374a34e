import { ApiProperty } from '@nestjs/swagger';
import { Id, Ids } from '../../platform/validation/fields.js';
import { Nested } from '../../platform/validation/validation.js';
import { Amount, OnVoucherDto } from '../money-fields.js';

/** The payer: a purse, or a member who paid in advance. */
export class PaidByDto {
  @Id({ optional: true, description: 'The purse that it was paid out of; or else `member`.' })
  readonly purse?: string | null;
  @Id({ optional: true, description: 'The member who laid it out; or else `purse`.' })
  readonly member?: string | null;
}

/** Something that was paid for. */
export class ExpenseDto extends OnVoucherDto {
  @Id({ description: 'The purpose: an expense account.' })
  readonly account!: string;
  @Amount()
  readonly amount!: number;
  @ApiProperty({ type: () => PaidByDto, description: 'The payer.' })
  @Nested(() => PaidByDto)
  readonly paidBy!: PaidByDto;
  @Ids(1, 500, {
    optional: true,
    description:
      'The members who share it evenly, the payer among them if they share; an odd rest is borne ' +
      'by the first, one minor unit each. The club bears it when this is left out.',
  })
  readonly sharedBy?: string[] | null;
}
