import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, IsOptional } from 'class-validator';
import { MOST_AMOUNT } from '../../ledger/log/posting.js';
import { DayOf, Ordinals, Text, WholeNumber } from '../../platform/validation/fields.js';
import { Nested } from '../../platform/validation/validation.js';

/** More vouchers than a purse ever has open. */
const MOST_VOUCHERS = 10_000;

/** The balance of a statement at the end of one of its days. */
export class BalanceOnDayDto {
  @DayOf('The day.')
  readonly day!: string;
  @WholeNumber(-MOST_AMOUNT, MOST_AMOUNT, {
    description: 'The balance of the statement on that day, in minor units.',
  })
  readonly balance!: number;
}

/** More fiscal years than a statement ever reaches over. */
const MOST_BALANCES = 20;

/** A statement of the bank, as far as the club keeps it. */
export class ReconciliationDto {
  @DayOf('The last day of the statement; not after today.')
  readonly until!: string;
  @WholeNumber(-MOST_AMOUNT, MOST_AMOUNT, {
    description:
      'The balance of the statement on that day, in minor units; below 0 for an account that is ' +
      'overdrawn.',
  })
  readonly balance!: number;
  @Ordinals(MOST_VOUCHERS, {
    description:
      'The vouchers that were found on the statement, by their events; a voucher and its reversal, which ' +
      'no statement shows, are done with by naming both.',
  })
  readonly vouchers!: readonly number[];
  @ApiProperty({
    type: () => [BalanceOnDayDto],
    required: false,
    maxItems: MOST_BALANCES,
    description:
      'The balances of the statement on the last days of fiscal years before its own last day: the ' +
      'accounts of those years show them. Each day once, after the reconciliation before.',
  })
  @IsOptional()
  @ArrayMaxSize(MOST_BALANCES)
  @Nested(() => BalanceOnDayDto)
  readonly balances?: BalanceOnDayDto[];
}

/** Why a reconciliation is withdrawn. */
export class WithdrawReconciliationDto {
  @Text(1, 500, { description: 'Why; it stays in the log.' })
  readonly why!: string;
}
