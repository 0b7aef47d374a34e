import {
  COUNT,
  Field,
  ID,
  many,
  one,
  ORDINAL,
  orNull,
  TEXT,
  WHOLE,
  YES_NO,
} from '../../platform/http/reference/field.js';

/** A purse with what it holds. */
export class PurseView {
  @Field(ID, 'The purse.')
  readonly id!: string;
  @Field(orNull(TEXT), 'The key of a built-in purse; null for others.')
  readonly code!: string | null;
  @Field(orNull(TEXT), 'Its name; null for a built-in one that goes by that of the language.')
  readonly name!: string | null;
  @Field(WHOLE, 'Its content, in minor units.')
  readonly held!: number;
}

/** The open tasks of those who keep the money. */
export class MoneyWaits {
  @Field(COUNT, 'Payments that members reported and nobody has answered.')
  readonly payments!: number;
  @Field(COUNT, 'Their sum, in minor units, at most 2^53 - 1.')
  readonly amount!: number;
}

/** The club's money at a glance. */
export class ClubMoney {
  @Field(TEXT, 'The currency of the club (ISO 4217).')
  readonly currency!: string;
  @Field(
    orNull(many(() => PurseView)),
    'The purses in use; null for members of a club that does not show them.',
  )
  readonly purses!: readonly PurseView[] | null;
  @Field(
    orNull(COUNT),
    'The sum owed by members, in minor units, at most 2^53 - 1; null for members.',
  )
  readonly owedByMembers!: number | null;
  @Field(
    orNull(COUNT),
    'The sum owed to members, in minor units, at most 2^53 - 1; null for members.',
  )
  readonly owedToMembers!: number | null;
  @Field(
    orNull(WHOLE),
    'The caller’s balance: above 0 the club owes them, below they owe; null for a caller who is not a member.',
  )
  readonly own!: number | null;
  @Field(
    orNull(one(() => MoneyWaits)),
    'The open tasks of those who keep the money; null for members.',
  )
  readonly waits!: MoneyWaits | null;
}

/** The balance of a member with the club. */
export class MemberMoney {
  @Field(ID, 'The member.')
  readonly member!: string;
  @Field(TEXT, 'Their name.')
  readonly name!: string;
  @Field(YES_NO, 'Whether they are a guest.')
  readonly guest!: boolean;
  @Field(YES_NO, 'Whether they are archived.')
  readonly archived!: boolean;
  @Field(WHOLE, 'Minor units: above 0 the club owes them, below they owe.')
  readonly amount!: number;
}

/** The balance of a member, with the reference of their payments. */
export class MemberBalance extends MemberMoney {
  @Field(TEXT, 'The reference of their payments: six characters, theirs for good.')
  readonly reference!: string;
}

/** A transfer that a plan still asks for. */
export class OpenTransfer {
  @Field(ID, 'The plan.')
  readonly plan!: string;
  @Field(ID, 'The transfer.')
  readonly id!: string;
  @Field(ID, 'The payer: a member, or the purse of the plan.')
  readonly from!: string;
  @Field(ID, 'The recipient: a member, or the purse of the plan.')
  readonly to!: string;
  @Field(YES_NO, 'Whether the recipient is the purse of the plan.')
  readonly toPurse!: boolean;
  @Field(ORDINAL, 'Minor units.')
  readonly amount!: number;
  @Field(ORDINAL, 'The unpaid rest, in minor units.')
  readonly rest!: number;
  @Field(TEXT, 'The reference of the payment: six characters.')
  readonly reference!: string;
}

/** The balances of all members. */
export class MembersMoney {
  @Field(TEXT, 'The currency of the club (ISO 4217).')
  readonly currency!: string;
  @Field(many(() => MemberBalance), 'Everybody who has an account, by name.')
  readonly members!: readonly MemberBalance[];
  @Field(many(() => OpenTransfer), 'The transfers that plans still ask for, the oldest first.')
  readonly transfers!: readonly OpenTransfer[];
}
