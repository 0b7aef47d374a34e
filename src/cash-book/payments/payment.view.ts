import {
  DAY,
  Field,
  ID,
  listOf,
  many,
  oneOf,
  ORDINAL,
  orNull,
  TEXT,
  TIME,
} from '../../platform/http/reference/field.js';
import { PAID_BY, type PaidBy } from '../../money/pay/how-to-pay.js';
import { PAYMENT_STATES, type PaymentState } from '../../money/payment-states.js';
import { MemberMoney } from '../money/money.view.js';

/** A reported payment with its outcome. */
export class ReportedPayment {
  @Field(ID, 'The payment.')
  readonly id!: string;
  @Field(ID, 'The payer; for a guest who was merged, the member.')
  readonly member!: string;
  @Field(ORDINAL, 'Minor units.')
  readonly amount!: number;
  @Field(TEXT, 'The currency of the club (ISO 4217).')
  readonly currency!: string;
  @Field(DAY, 'The day on which they paid, where the club is.')
  readonly day!: string;
  @Field(
    orNull(ID),
    'The purse: as they said, and once it is confirmed, as it was; null while nobody has said.',
  )
  readonly purse!: string | null;
  @Field(
    orNull(oneOf(PAID_BY)),
    'The way of the payment: cash, or one of the ways to pay; null where they named none.',
  )
  readonly way!: PaidBy | null;
  @Field(TEXT, 'The reference by which a line of the bank finds it.')
  readonly reference!: string;
  @Field(
    orNull(ID),
    'The transfer of an agreed plan that it is for: as they said, and once it is confirmed, as it was; ' +
      'null for none.',
  )
  readonly transfer!: string | null;
  @Field(
    listOf(ORDINAL),
    'The open items that the member said it is for, by the events that made them; none where they did not ' +
      'say.',
  )
  readonly pays!: readonly number[];
  @Field(TEXT, 'The purpose; may be empty.')
  readonly text!: string;
  @Field(
    oneOf(PAYMENT_STATES),
    '`reported` waits for an answer and has moved nothing; `reversed` was confirmed and taken back.',
  )
  readonly state!: PaymentState;
  @Field(ORDINAL, 'For `If-Match`.')
  readonly version!: number;
  @Field(ORDINAL, 'The event that reported it.')
  readonly event!: number;
  @Field(TIME, 'When it was reported.')
  readonly reportedAt!: string;
  @Field(orNull(TIME), 'When it was answered or withdrawn; null while it waits.')
  readonly endedAt!: string | null;
  @Field(orNull(TEXT), 'Why it was declined; null for all else.')
  readonly why!: string | null;
  @Field(orNull(ORDINAL), 'The event of its voucher; null unless it was confirmed.')
  readonly voucher!: number | null;
  @Field(orNull(ORDINAL), 'The event that took the voucher back; null for none.')
  readonly reversedBy!: number | null;
}

/** A payment with the names of those concerned. */
export class PaymentEntry extends ReportedPayment {
  @Field(TEXT, 'The name of who paid.')
  readonly name!: string;
  @Field(orNull(TEXT), 'The person who answered or withdrew it, in words; null while it waits.')
  readonly endedBy!: string | null;
}

/** A page of payments. */
export class PaymentPage {
  @Field(many(() => PaymentEntry), 'The newest first.')
  readonly payments!: readonly PaymentEntry[];
  @Field(orNull(TEXT), 'Cursor of the next page; null when there is none.')
  readonly next!: string | null;
}

/** A transfer of a plan that has a reference. */
export class TransferOfReference {
  @Field(ID, 'The plan.')
  readonly plan!: string;
  @Field(ID, 'The transfer.')
  readonly id!: string;
  @Field(ID, 'The payer.')
  readonly from!: string;
  @Field(ID, 'The recipient; in a plan through a purse the purse is one of both.')
  readonly to!: string;
  @Field(ORDINAL, 'Minor units.')
  readonly amount!: number;
  @Field(oneOf(['open', 'done', 'dropped']), 'The outcome.')
  readonly status!: 'open' | 'done' | 'dropped';
}

/** The member or transfer behind a reference. */
export class ReferenceView {
  @Field(TEXT, 'The reference, as it is written.')
  readonly reference!: string;
  @Field(TEXT, 'The currency of the club (ISO 4217).')
  readonly currency!: string;
  @Field(
    many(() => MemberMoney),
    'The members with this reference, with their balances; hardly ever several.',
  )
  readonly members!: readonly MemberMoney[];
  @Field(
    many(() => TransferOfReference),
    'The transfers of plans that have it; hardly ever several.',
  )
  readonly transfers!: readonly TransferOfReference[];
  @Field(many(() => PaymentEntry), 'The payments reported with it, the newest first, at most 20.')
  readonly payments!: readonly PaymentEntry[];
}
