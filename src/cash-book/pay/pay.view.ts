import {
  COUNT,
  Field,
  ID,
  many,
  mapOf,
  one,
  oneOf,
  ORDINAL,
  orNull,
  TEXT,
} from '../../platform/http/reference/field.js';
import { WAY_KINDS, type WayKind } from '../../money/pay/how-to-pay.js';
import { PAY_REASONS, PAY_WARNINGS } from '../../money/pay/reasons.js';
import { PAY_LINES, type Line } from '../../money/pay/way.js';
import type { Params } from '../../rules/refusals/params.js';

/** The fields of a way to pay, as its kind has them. */
export class SaidOfWay {
  @Field(TEXT, 'Of MobilePay and Swish: the number.', { optional: true })
  readonly number?: string;
  @Field(TEXT, 'Of a MobilePay Box: its id.', { optional: true })
  readonly box?: string;
  @Field(TEXT, 'Of a bank account: the registration number.', { optional: true })
  readonly registration?: string;
  @Field(TEXT, 'Of a bank account: the account number.', { optional: true })
  readonly account?: string;
  @Field(TEXT, 'Of a transfer in euro: the IBAN.', { optional: true })
  readonly iban?: string;
  @Field(TEXT, 'Of a transfer in euro: the account holder.', { optional: true })
  readonly name?: string;
  @Field(orNull(TEXT), 'Of a transfer in euro: the BIC; null where it goes without.', {
    optional: true,
  })
  readonly bic?: string | null;
}

/** A note on a way to pay. */
export class PayWarning {
  @Field(oneOf(['limited-way']), 'The kind of warning.')
  readonly code!: string;
  @Field(oneOf(Object.keys(PAY_WARNINGS)), 'Why, out of the closed list (docs/problems.md).')
  readonly reason!: string;
  @Field(mapOf({}), 'The parameters of the reason.')
  readonly params!: Params;
  @Field(TEXT, 'The reason in English.')
  readonly detail!: string;
}

/** A way to pay, as the club says it. */
export class ChosenWay {
  @Field(oneOf(WAY_KINDS), 'The way.')
  readonly kind!: WayKind;
  @Field(one(() => SaidOfWay), 'The details given by the club.')
  readonly said!: SaidOfWay;
  @Field(orNull(ID), 'The purse that its money comes into; null where none is named.')
  readonly purse!: string | null;
  @Field(many(() => PayWarning), 'Notes on it.')
  readonly warnings!: readonly PayWarning[];
}

/** How the club can be paid. */
export class ChosenWays {
  @Field(TEXT, 'The currency of the club (ISO 4217).')
  readonly currency!: string;
  @Field(
    { type: 'array', items: oneOf(WAY_KINDS) },
    'The ways that fit the currency: none for most of the world.',
  )
  readonly possible!: readonly WayKind[];
  @Field(many(() => ChosenWay), 'Those that the club has chosen, in its order.')
  readonly ways!: readonly ChosenWay[];
}

/** Something to copy into an app or a bank. */
export class PayLine {
  @Field(oneOf(PAY_LINES), 'The kind.')
  readonly name!: Line['name'];
  @Field(TEXT, 'The text to copy.')
  readonly text!: string;
}

/** Why an amount cannot be paid in a way. */
export class NotPayable {
  @Field(oneOf(Object.keys(PAY_REASONS)), 'Why, out of the closed list (docs/problems.md).')
  readonly reason!: string;
  @Field(mapOf({}), 'The parameters of the reason.')
  readonly params!: Params;
  @Field(TEXT, 'The reason in English.')
  readonly detail!: string;
}

/** How to pay in one way. */
export class WaySheet {
  @Field(oneOf(WAY_KINDS), 'The way.')
  readonly kind!: WayKind;
  @Field(orNull(ID), 'The purse that its money comes into; null where none is named, or in use.')
  readonly purse!: string | null;
  @Field(
    many(() => PayLine),
    'The lines to copy; none where the amount cannot be paid in this way.',
  )
  readonly lines!: readonly PayLine[];
  @Field(
    orNull(TEXT),
    'The content of a QR code, with amount and reference; null where the provider documents none.',
  )
  readonly qr!: string | null;
  @Field(many(() => PayWarning), 'Notes on it.')
  readonly warnings!: readonly PayWarning[];
  @Field(
    orNull(one(() => NotPayable)),
    'The reason why the amount cannot be paid in this way; null where it can.',
  )
  readonly refused!: NotPayable | null;
}

/** The debt of somebody, with the ways to pay it. */
export class HowToPay {
  @Field(ID, 'The member; for a guest who was merged, the member that they are.')
  readonly member!: string;
  @Field(TEXT, 'The currency of the club (ISO 4217).')
  readonly currency!: string;
  @Field(COUNT, 'The debt, in minor units; 0 for none.')
  readonly owes!: number;
  @Field(COUNT, 'The sum of their reported payments without an answer, in minor units.')
  readonly reported!: number;
  @Field(
    orNull(ORDINAL),
    'The amount that the ways are for: as it was asked for, else what is left of the transfer, else what ' +
      'is owed, without what plans say that they pay other members; less what is reported. Null for ' +
      'nothing to pay.',
  )
  readonly amount!: number | null;
  @Field(
    TEXT,
    'The reference by which the payment is found again: six characters. That of the transfer, else the ' +
      'member’s own, which is theirs for good.',
  )
  readonly reference!: string;
  @Field(
    orNull(ID),
    'The open transfer of an agreed plan by which they pay into a purse: the oldest that is not reported; null for none.',
  )
  readonly transfer!: string | null;
  @Field(many(() => WaySheet), 'The ways; none where there is nothing to pay.')
  readonly ways!: readonly WaySheet[];
}
