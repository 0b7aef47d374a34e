import { GIVEN_AS, type GivenAs } from '../../events/money/moved.js';
import { Id, IsDay, OneOf } from '../../platform/validation/fields.js';
import { IsOptional } from 'class-validator';
import { ApiProperty } from '@nestjs/swagger';
import { Amount, OnVoucherDto, Pays } from '../money-fields.js';

/** Money between a member and a purse. */
export class MovedDto extends OnVoucherDto {
  @Id({ description: 'The member.' })
  readonly member!: string;
  @Id({ description: 'The purse.' })
  readonly purse!: string;
  @Amount()
  readonly amount!: number;
}

/** Money from a member, into a purse. */
export class ReceivedDto extends MovedDto {
  @Id({
    optional: true,
    description:
      'The open transfer of an agreed plan that it pays; null for none. When it is left out, the oldest ' +
      'open one by which the member pays into a purse, agreed by the day of the voucher.',
  })
  readonly transfer?: string | null;
  @Pays()
  readonly pays?: readonly number[] | null;
}

/** Something between two members. */
export class GivenDto extends OnVoucherDto {
  @OneOf(GIVEN_AS, {
    optional: true,
    usually: 'given',
    description:
      'The occasion. `paid`: `from` paid `to`, so `from` owes less and `to` is owed less. `taken-over`: ' +
      '`to` takes over what `from` owes, so `from` owes less and `to` owes more. `given`: `from` gives `to` ' +
      'of what is theirs at the club, so `from` has less and `to` has more.',
  })
  readonly as?: GivenAs | null;
  @Id({ description: 'The member who paid, whose debt is taken over, or who gives.' })
  readonly from!: string;
  @Id({ description: 'The member who was paid, who takes the debt over, or who gets.' })
  readonly to!: string;
  @Amount()
  readonly amount!: number;
}

/** As of which day. */
export class OnDayQuery {
  @ApiProperty({
    type: 'string',
    format: 'date',
    required: false,
    example: '2026-11-20',
    description:
      'As it was at the end of this day, by the days of the vouchers; today when left out.',
  })
  @IsOptional()
  @IsDay()
  readonly on?: string;
}
