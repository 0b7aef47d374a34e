import { COUNT, Field, many, orNull, TEXT } from '../../platform/http/reference/field.js';
import { MemberBalance } from '../money/money.view.js';
import { PaymentEntry, TransferOfReference } from '../payments/payment.view.js';
import { VoucherEntry } from '../vouchers/voucher.view.js';

/** The parts of a club's money that a text leads to. */
export class MoneyFound {
  @Field(TEXT, 'The currency of the club (ISO 4217).')
  readonly currency!: string;
  @Field(orNull(COUNT), 'The amount in the text, in minor units; null for none.')
  readonly amount!: number | null;
  @Field(
    many(() => MemberBalance),
    'The members: by their reference first, then by name, then those whose balance is the amount. At most 20.',
  )
  readonly members!: readonly MemberBalance[];
  @Field(
    many(() => TransferOfReference),
    'The transfers of plans: by reference, then the open ones of the amount. At most 20.',
  )
  readonly transfers!: readonly TransferOfReference[];
  @Field(
    many(() => PaymentEntry),
    'The payments that wait for an answer: by reference, then by amount. At most 20.',
  )
  readonly payments!: readonly PaymentEntry[];
  @Field(
    many(() => VoucherEntry),
    'The vouchers: by number, by amount, or by text, the newest first. At most 20.',
  )
  readonly vouchers!: readonly VoucherEntry[];
}
