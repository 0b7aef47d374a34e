import { ShownActor, ShownActorName } from '../../clubs/actor-names.js';
import { KIND_NAMES, type Kind } from '../../events/registry.js';
import { MONEY_WAYS, type MoneyWay } from '../../money/direction.js';
import {
  COUNT,
  DAY,
  Field,
  ID,
  many,
  oneOf,
  one,
  ORDINAL,
  orNull,
  TEXT,
  TIME,
  WHOLE,
  YES_NO,
} from '../../platform/http/reference/field.js';
import { ReceiptView } from '../receipts/receipt.view.js';

/** The owner of money: a member, or one of the club's own accounts. */
export class PartyView {
  @Field(orNull(ID), 'The member; null for an account of the club.')
  readonly member!: string | null;
  @Field(
    orNull(ID),
    'The account of the club; null for a member. Both are null between evenings and members.',
  )
  readonly account!: string | null;
}

/** The owner of money, with the name of an account for readers who do not read the list of accounts. */
export class NamedParty extends PartyView {
  @Field(orNull(TEXT), 'The code of a built-in account; null for anything else.')
  readonly code!: string | null;
  @Field(orNull(TEXT), 'The name that the club gave the account; null for none.')
  readonly name!: string | null;
}

/** A movement between two accounts, as the ledger has it. */
export class VoucherLine {
  @Field(one(() => NamedParty), 'The account that is debited.')
  readonly from!: NamedParty;
  @Field(one(() => NamedParty), 'The account that is credited.')
  readonly to!: NamedParty;
  @Field(
    oneOf(MONEY_WAYS),
    '`paid`: a purse is touched or a member paid another, and the money went from the credited account ' +
      '(`to`) to the debited one (`from`). `owed`: no money moved; the debited account owes and the credited one is owed.',
  )
  readonly way!: MoneyWay;
  @Field(ORDINAL, "Minor units of the club's money.")
  readonly amount!: number;
}

/** Under what something that moved money is written down. */
export class VoucherView {
  @Field(ORDINAL, 'The event.')
  readonly event!: number;
  @Field(DAY, 'The day that it is about, where the club is.')
  readonly day!: string;
  @Field(DAY, 'Its fiscal year, by the first day.')
  readonly year!: string;
  @Field(TEXT, 'Its label: the year and its number in it, `2026-17`.')
  readonly label!: string;
  @Field(ORDINAL, 'Its number in the year.')
  readonly number!: number;
  @Field(oneOf(KIND_NAMES), 'The kind of event.')
  readonly kind!: Kind;
  @Field(TEXT, 'The purpose; may be empty.')
  readonly text!: string;
  @Field(orNull(TEXT), 'The number of the receipt on paper; null for none.')
  readonly receipt!: string | null;
  @Field(orNull(ID), 'The evening whose money it is; null for none.')
  readonly session!: string | null;
  @Field(orNull(ORDINAL), 'The event that it takes back; null for none.')
  readonly reverses!: number | null;
  @Field(orNull(ORDINAL), 'The event that took it back; null for none.')
  readonly reversedBy!: number | null;
  @Field(many(() => VoucherLine), 'The movements.')
  readonly lines!: readonly VoucherLine[];
}

/** A member whose money a voucher is about. */
export class VoucherMember {
  @Field(ID, 'The member; of a merged guest the member they are.')
  readonly member!: string;
  @Field(TEXT, 'Their name.')
  readonly name!: string;
}

/** A signature of an auditor who looked at a voucher. */
export class LookedAtVoucher {
  @Field(ORDINAL, 'The event of the signature.')
  readonly event!: number;
  @Field(TIME, 'When it was signed.')
  readonly time!: string;
  @ShownActor()
  readonly actor!: string;
  @ShownActorName()
  readonly actorName!: string;
}

/** A voucher with who wrote it. */
export class VoucherEntry extends VoucherView {
  @Field(
    WHOLE,
    'Its amount, in minor units. Where money came into purses or went out of them, it has the sign of that. ' +
      'Elsewhere it is what was moved, below 0 for a reversal: of an evening what was lost, of an expense ' +
      'that a member laid out all that it cost.',
  )
  readonly amount!: number;
  @Field(
    WHOLE,
    'Money into purses less money out of them, in minor units; 0 where no purse was touched, and ' +
      'between two purses.',
  )
  readonly inPurses!: number;
  @Field(
    orNull(COUNT),
    'The part of a shared expense that others owe, in minor units; null for none.',
  )
  readonly shared!: number | null;
  @Field(orNull(TEXT), 'The dues that it charged or waived; null for none.')
  readonly dues!: string | null;
  @Field(many(() => VoucherMember), 'The members whose money it is about.')
  readonly members!: readonly VoucherMember[];
  @Field(TIME, 'When it was recorded.')
  readonly time!: string;
  @ShownActor()
  readonly actor!: string;
  @ShownActorName()
  readonly actorName!: string;
  @Field(COUNT, 'How many receipts are attached.')
  readonly receipts!: number;
  @Field(
    YES_NO,
    'Whether it lacks its receipt: an expense or income that holds, with none on paper and none attached.',
  )
  readonly lacksReceipt!: boolean;
  @Field(
    many(() => LookedAtVoucher),
    'The signatures of auditors who looked at it, the first one first; those that were withdrawn are left out.',
  )
  readonly lookedAt!: readonly LookedAtVoucher[];
}

/** A voucher with those beside it. */
export class VoucherBesideOthers extends VoucherEntry {
  @Field(orNull(ORDINAL), 'The event of the voucher before it, by year and number; null for none.')
  readonly previous!: number | null;
  @Field(orNull(ORDINAL), 'The event of the voucher after it; null for none.')
  readonly next!: number | null;
}

/** A voucher with its receipts. */
export class ShownVoucher extends VoucherBesideOthers {
  @Field(many(() => ReceiptView), 'Its receipts, those that were removed too; the first one first.')
  readonly attached!: readonly ReceiptView[];
}

/** A page of vouchers. */
export class VoucherPage {
  @Field(many(() => VoucherEntry), 'In the order that was asked for.')
  readonly vouchers!: readonly VoucherEntry[];
  @Field(orNull(TEXT), 'Cursor of the next page; null when there is none.')
  readonly next!: string | null;
}
