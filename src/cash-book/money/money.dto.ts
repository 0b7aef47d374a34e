import { Id, IsDay } from '../../platform/validation/fields.js';
import { IsOptional } from 'class-validator';
import { ApiProperty } from '@nestjs/swagger';
import { Amount, OnVoucherDto } from '../money-fields.js';

/** Money between a member and a purse. */
export class MovedDto extends OnVoucherDto {
  @Id({ description: 'The member.' })
  readonly member!: string;
  @Id({ description: 'The purse.' })
  readonly purse!: string;
  @Amount()
  readonly amount!: number;
}

/** Money from one member to another. */
export class GivenDto extends OnVoucherDto {
  @Id({ description: 'The member who gives.' })
  readonly from!: string;
  @Id({ description: 'The member who gets.' })
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
