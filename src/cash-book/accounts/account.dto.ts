import { ArrayMaxSize, ArrayMinSize } from 'class-validator';
import { ApiProperty } from '@nestjs/swagger';
import { MOST_ONE_AMOUNT } from '../../money/amount.js';
import { Id, OneOf, Name, WholeNumber, YesNo } from '../../platform/validation/fields.js';
import { Nested } from '../../platform/validation/validation.js';
import type { Doubt } from '../../money/reasons/doubts.js';
import { Despite, OnVoucherDto } from '../money-fields.js';

/** The types of accounts that a club can add to the built-in ones. */
export const ADDED_TYPES = ['purse', 'income', 'expense'] as const;

/** An account to be opened. */
export class AccountDto {
  @OneOf(ADDED_TYPES, {
    description: 'A purse holds real money: a drawer, an account at the bank, MobilePay.',
  })
  readonly type!: (typeof ADDED_TYPES)[number];
  @Name(1, 100, { description: 'Its name; blanks around it are taken away.' })
  readonly name!: string;
  @Despite()
  readonly despite?: readonly Doubt[] | null;
}

/** Changes to an account; omitted fields keep their value. */
export class AccountChangeDto {
  @Name(1, 100, { optional: true, description: 'Its new name.' })
  readonly name?: string | null;
  @YesNo({ optional: true, description: 'Whether it is put away: nothing is written to it then.' })
  readonly archived?: boolean | null;
}

/** The opening balance of a purse or a member. */
export class OpeningLineDto {
  @Id({ optional: true, description: 'The member; or else `account`.' })
  readonly member?: string | null;
  @Id({ optional: true, description: 'The purse; or else `member`.' })
  readonly account?: string | null;
  @WholeNumber(-MOST_ONE_AMOUNT, MOST_ONE_AMOUNT, {
    description:
      'Minor units: the content of the purse; or the balance of the member, above 0 where the club owes them.',
  })
  readonly amount!: number;
}

const MOST_LINES = 1000;

/** The balances of a club when it begins with its books, or moves them here. */
export class OpeningBalancesDto extends OnVoucherDto {
  @ApiProperty({
    type: () => [OpeningLineDto],
    minItems: 1,
    maxItems: MOST_LINES,
    description: 'One for each purse and member who has anything.',
  })
  @ArrayMinSize(1)
  @ArrayMaxSize(MOST_LINES)
  @Nested(() => OpeningLineDto)
  readonly lines!: OpeningLineDto[];
}
