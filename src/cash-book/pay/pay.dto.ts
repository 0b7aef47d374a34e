import { ArrayMaxSize } from 'class-validator';
import { ApiProperty } from '@nestjs/swagger';
import { MOST_AMOUNT } from '../../ledger/log/posting.js';
import { WAY_KINDS, type WayKind } from '../../money/pay/how-to-pay.js';
import { Id, OneOf, Text, WholeNumber } from '../../platform/validation/fields.js';
import { Nested, QueryNumber } from '../../platform/validation/validation.js';

const LONGEST = 100;
const MOST_WAYS = 10;

/** The fields of a way to pay, as its kind has them. */
export class SaidOfWayDto {
  @Text(0, LONGEST, {
    optional: true,
    description: 'Of MobilePay and Swish: the number.',
  })
  readonly number?: string | null;
  @Text(0, LONGEST, { optional: true, description: 'Of a MobilePay Box: its id.' })
  readonly box?: string | null;
  @Text(0, LONGEST, { optional: true, description: 'Of a bank account: the registration number.' })
  readonly registration?: string | null;
  @Text(0, LONGEST, { optional: true, description: 'Of a bank account: the account number.' })
  readonly account?: string | null;
  @Text(0, LONGEST, { optional: true, description: 'Of a transfer in euro: the IBAN.' })
  readonly iban?: string | null;
  @Text(0, LONGEST, {
    optional: true,
    description: 'Of a transfer in euro: the account holder.',
  })
  readonly name?: string | null;
  @Text(0, LONGEST, { optional: true, description: 'Of a transfer in euro: the BIC, if needed.' })
  readonly bic?: string | null;
}

/** A way to pay. */
export class WayDto {
  @OneOf(WAY_KINDS, { description: 'The way.' })
  readonly kind!: WayKind;
  @ApiProperty({ type: () => SaidOfWayDto, description: 'The details given by the club.' })
  @Nested(() => SaidOfWayDto)
  readonly said!: SaidOfWayDto;
  @Id({ optional: true, description: 'The purse that its money comes into; null for none.' })
  readonly purse?: string | null;
}

/** How the club can be paid. */
export class WaysDto {
  @ApiProperty({
    type: () => [WayDto],
    maxItems: MOST_WAYS,
    description: 'All the ways, in the order in which they are offered; none to say none.',
  })
  @ArrayMaxSize(MOST_WAYS)
  @Nested(() => WayDto)
  readonly ways!: WayDto[];
}

/** For which amount. */
export class HowToPayQuery {
  @QueryNumber()
  @WholeNumber(1, MOST_AMOUNT, {
    optional: true,
    description: 'Minor units; by default the debt that is not reported as paid yet.',
    example: 34000,
  })
  readonly amount?: number;
}
