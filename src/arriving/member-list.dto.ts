import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayMinSize, IsOptional } from 'class-validator';
import { OpeningLineDto } from '../cash-book/accounts/account.dto.js';
import { OnVoucherDto } from '../cash-book/money-fields.js';
import { AddMemberDto } from '../clubs/clubs/club.dto.js';
import { MOST_ONE_AMOUNT } from '../money/amount.js';
import { Ids, Text, WholeNumber } from '../platform/validation/fields.js';
import { Nested } from '../platform/validation/validation.js';

/** More members than a club brings from its list. */
const MOST_LISTED = 500;

/** A member of a list. */
export class ListedMemberDto extends AddMemberDto {
  @WholeNumber(-MOST_ONE_AMOUNT, MOST_ONE_AMOUNT, {
    optional: true,
    description: 'Their opening balance in minor units, above 0 where the club owes them.',
    example: -12500,
  })
  readonly balance?: number | null;
}

/** The voucher of the opening balances that come with a list. */
export class ListedOpeningDto extends OnVoucherDto {
  @ApiProperty({
    type: () => [OpeningLineDto],
    required: false,
    nullable: true,
    maxItems: MOST_LISTED,
    description:
      'Balances of purses, and of members who were in the club before. The new ones have theirs beside ' +
      'their names.',
  })
  @IsOptional()
  @ArrayMaxSize(MOST_LISTED)
  @Nested(() => OpeningLineDto)
  readonly lines?: OpeningLineDto[];
}

/** The members of a list, who are added together. */
export class MemberListDto {
  @ApiProperty({
    type: () => [ListedMemberDto],
    minItems: 1,
    maxItems: MOST_LISTED,
    description: 'The members, in the order of the list. Two may share a name.',
  })
  @ArrayMinSize(1)
  @ArrayMaxSize(MOST_LISTED)
  @Nested(() => ListedMemberDto)
  readonly members!: ListedMemberDto[];

  @ApiProperty({
    type: () => ListedOpeningDto,
    required: false,
    nullable: true,
    description: 'The day of the opening balances; left out where there are none.',
  })
  @IsOptional()
  @Nested(() => ListedOpeningDto)
  readonly opening?: ListedOpeningDto | null;
}

/** The members of a list that is taken back. */
export class TakeBackListDto {
  @Ids(1, MOST_LISTED, { description: 'The members who were added with the list.' })
  readonly members!: string[];
  @Text(1, 500, {
    description: 'Why; it stays in the log where opening balances came with the list.',
  })
  readonly why!: string;
}
