import { PAID_BY, type PaidBy } from '../../money/pay/how-to-pay.js';
import { PAYMENT_STATES, type PaymentState } from '../../money/payment-states.js';
import { DayOf, Id, OneOf, Text } from '../../platform/validation/fields.js';
import { PageQuery } from '../../platform/http/page.js';
import type { Doubt } from '../../money/reasons/doubts.js';
import { Amount, Despite, OnVoucherDto, Pays } from '../money-fields.js';

/** Which payments are wanted. Everything that is named must hold. */
export class PaymentQuery extends PageQuery {
  @OneOf(PAYMENT_STATES, {
    optional: true,
    description: 'Only those in this state: `reported` are those that wait for an answer.',
  })
  readonly state?: PaymentState;
  @Id({ optional: true, description: 'Only those of this member.' })
  readonly member?: string;
  @Text(1, 20, {
    optional: true,
    description: 'Only those with this reference, however it is typed.',
    example: 'k7m 2x3',
  })
  readonly reference?: string;
}

/** A payment as its member reports it. */
export class PaymentDto {
  @Amount()
  readonly amount!: number;
  @DayOf('The day on which they paid, where the club is; not after today.')
  readonly day!: string;
  @Id({ optional: true, description: 'The purse that they paid into, if they know.' })
  readonly purse?: string | null;
  @OneOf(PAID_BY, {
    optional: true,
    description: 'The way of the payment, where it is known: cash, or one of the ways to pay.',
  })
  readonly way?: PaidBy | null;
  @Text(1, 20, {
    optional: true,
    description:
      'The reference that they paid with. When it is left out, that of the transfer; else their own.',
  })
  readonly reference?: string | null;
  @Id({
    optional: true,
    description:
      'The open transfer of an agreed plan that it is for, by which they pay into a purse; null for none. ' +
      'When it is left out, the transfer with that reference, or without a reference their oldest open one.',
  })
  readonly transfer?: string | null;
  @Pays()
  readonly pays?: readonly number[] | null;
  @Text(0, 500, { optional: true, usually: '', description: 'The purpose.' })
  readonly text?: string | null;
  @Despite()
  readonly despite?: readonly Doubt[] | null;
}

const PAYS_AS_REPORTED =
  'When it is left out, what the member said that is still open; null for the oldest first.';

/** The money is there. */
export class ConfirmedDto extends OnVoucherDto {
  @Id({ description: 'The purse that it is in.' })
  readonly purse!: string;
  @Id({
    optional: true,
    description:
      'The open transfer of an agreed plan that it pays; null for none. When it is left out, as it was ' +
      'reported, unless that was dropped since.',
  })
  readonly transfer?: string | null;
  @Pays(PAYS_AS_REPORTED)
  readonly pays?: readonly number[] | null;
}

/** The money is not there. */
export class DeclinedDto {
  @Text(1, 500, {
    description: 'The reason; the member sees it.',
  })
  readonly why!: string;
}
