import { ApiProperty } from '@nestjs/swagger';
import { IsOptional, Matches } from 'class-validator';
import { Text } from '../platform/fields.js';

export class OpenClubDto {
  @Text(1, 100, { example: 'Tarokklubben af 1959' })
  readonly name!: string;

  @ApiProperty({ required: false, example: 'DKK', description: 'ISO 4217; DKK when left out.' })
  @IsOptional()
  @Matches(/^[A-Z]{3}$/, { message: '$property must be a currency code of three capitals' })
  readonly currency?: string;
}

/** The new name of a club or a member. */
export class RenameDto {
  @Text(1, 100)
  readonly name!: string;
}

export class AddMemberDto {
  @Text(1, 100, { example: 'Karen' })
  readonly name!: string;
}
