import { ApiProperty } from '@nestjs/swagger';
import { DayOf, Id, Ids } from '../../platform/validation/fields.js';
import { Nested } from '../../platform/validation/validation.js';
import { Amount, OnVoucherDto } from '../money-fields.js';

/** A purse or a member: the one who paid, or the one who got the money. */
export class PurseOrMemberDto {
  @Id({ optional: true, description: 'The purse; or else `member`.' })
  readonly purse?: string | null;
  @Id({ optional: true, description: 'The member; or else `purse`.' })
  readonly member?: string | null;
}

/** Money that the club got. */
export class IncomeDto extends OnVoucherDto {
  @Id({ description: 'The sort of income: an income account.' })
  readonly account!: string;
  @Amount()
  readonly amount!: number;
  @ApiProperty({
    type: () => PurseOrMemberDto,
    description: 'The purse it went into, or the member who took it for the club and owes it.',
  })
  @Nested(() => PurseOrMemberDto)
  readonly paidTo!: PurseOrMemberDto;
}

/** Something that was paid for. */
export class ExpenseDto extends OnVoucherDto {
  @Id({ description: 'The purpose: an expense account.' })
  readonly account!: string;
  @Amount()
  readonly amount!: number;
  @ApiProperty({
    type: () => PurseOrMemberDto,
    description: 'The purse it was paid out of, or the member who laid it out.',
  })
  @Nested(() => PurseOrMemberDto)
  readonly paidBy!: PurseOrMemberDto;
  @Ids(1, 500, {
    optional: true,
    description:
      'The members who share it evenly, the payer among them if they share; an odd rest is borne ' +
      'by the first, one minor unit each. The club bears it when this is left out.',
  })
  readonly sharedBy?: string[] | null;
  @Id({ optional: true, description: 'The recurring expense that it is; with `dueDay`.' })
  readonly recurring?: string | null;
  @DayOf('The due day of the recurring expense that it is: it is booked once.', { optional: true })
  readonly dueDay?: string | null;
}
