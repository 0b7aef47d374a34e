import {
  Field,
  ID,
  many,
  ORDINAL,
  orNull,
  TEXT,
  TIME,
  WHOLE,
  YES_NO,
} from '../../platform/http/reference/field.js';

/** A payment that would settle a part of an evening. */
export class EveningTransfer {
  @Field(orNull(ID), 'The payer; null for the club, which has the kitty.')
  readonly from!: string | null;
  @Field(orNull(ID), 'The recipient; null for the club.')
  readonly to!: string | null;
  @Field(WHOLE, "Minor units of the club's money.")
  readonly amount!: number;
}

/** A payment in cash for an evening, as it is in the books. */
export class EveningPayment {
  @Field(ORDINAL, "The event in the club's log, which is its voucher.")
  readonly event!: number;
  @Field(TIME, 'When it was recorded.')
  readonly recordedAt!: string;
  @Field(orNull(ID), 'The member who paid; null for a purse of the club.')
  readonly from!: string | null;
  @Field(orNull(ID), 'The member who was paid; null for a purse of the club.')
  readonly to!: string | null;
  @Field(WHOLE, "Minor units of the club's money.")
  readonly amount!: number;
}

/** A part of an evening that a plan of whole balances asks for. */
export class EveningInPlans {
  @Field(ID, 'The player.')
  readonly member!: string;
  @Field(WHOLE, 'Minor units: below 0 they pay it by the plan, above 0 they are paid.')
  readonly amount!: number;
}

/** The payments that settle an evening alone. */
export class EveningPayments {
  @Field(TEXT, 'The currency of the club (ISO 4217).')
  readonly currency!: string;
  @Field(
    many(() => EveningTransfer),
    'The payments that settle the rest of a closed evening, as few as possible; none while it is open.',
  )
  readonly open!: readonly EveningTransfer[];
  @Field(many(() => EveningPayment), 'Those that were made in cash, the oldest first.')
  readonly paid!: readonly EveningPayment[];
  @Field(
    many(() => EveningInPlans),
    'The parts of it that plans of whole balances settle, which were agreed after the close: `open` is the rest.',
  )
  readonly inPlans!: readonly EveningInPlans[];
}

/** The answer to a payment in cash. */
export class EveningPaymentMade {
  @Field(YES_NO, 'Whether it was recorded before, by another request.')
  readonly already!: boolean;
  @Field(ORDINAL, "Its event in the club's log.")
  readonly event!: number;
}
