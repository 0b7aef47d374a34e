import { ShownActor, ShownActorName } from '../../clubs/actor-names.js';
import { KIND_NAMES, type Kind } from '../../events/registry.js';
import { VOUCHER_CHANGES, type VoucherChange } from './voucher-changes.js';
import { STANDINGS, type RemarkStanding } from '../../events/money/remarks.js';
import { CHECKED, CONCLUSIONS, type Checked, type Conclusion } from '../../money/years/examined.js';
import {
  COUNT,
  DAY,
  Field,
  ID,
  listOf,
  many,
  one,
  oneOf,
  ORDINAL,
  orNull,
  TEXT,
  TIME,
  WHOLE,
  YES_NO,
} from '../../platform/http/reference/field.js';

/** An account of the club, by what it is called. */
export class NamedAccount {
  @Field(ID, 'The account.')
  readonly account!: string;
  @Field(orNull(TEXT), 'The key of a built-in account; null for others.')
  readonly code!: string | null;
  @Field(orNull(TEXT), 'Its name; null for a built-in one that goes by that of the language.')
  readonly name!: string | null;
}

/** The end of the log, as somebody saw it. */
export class SeenHead {
  @Field(ORDINAL, 'The number of the last event.')
  readonly seq!: number;
  @Field(TEXT, 'Its hash.')
  readonly hash!: string;
}

/** A text about an examination or a remark, with its author. */
export class SaidView {
  @Field(ORDINAL, 'The event.')
  readonly event!: number;
  @Field(TIME, 'When.')
  readonly time!: string;
  @ShownActor()
  readonly actor!: string;
  @ShownActorName()
  readonly actorName!: string;
  @Field(TEXT, 'The text; empty for the end of a remark.')
  readonly text!: string;
}

/** The voucher that a remark is about. */
export class RemarkedVoucher {
  @Field(ORDINAL, 'The event of the voucher.')
  readonly event!: number;
  @Field(TEXT, 'The label of the voucher: the year and its number in it, `2026-17`.')
  readonly label!: string;
}

/** A remark of an auditor. */
export class RemarkView {
  @Field(ORDINAL, 'Its number in the year, from 1: it never changes.')
  readonly number!: number;
  @Field(ORDINAL, 'The event.')
  readonly event!: number;
  @Field(TIME, 'When.')
  readonly time!: string;
  @ShownActor()
  readonly actor!: string;
  @ShownActorName()
  readonly actorName!: string;
  @Field(TEXT, 'The remark.')
  readonly text!: string;
  @Field(
    orNull(one(() => RemarkedVoucher)),
    'The voucher that it is about; null for the year as a whole.',
  )
  readonly voucher!: RemarkedVoucher | null;
  @Field(YES_NO, 'Whether those who keep the money are asked to answer it.')
  readonly needsAnswer!: boolean;
  @Field(
    oneOf(STANDINGS),
    '`unanswered`: it waits for those who keep the money; `answered`: for an auditor; `noted`: for nobody; `settled`; `gone`: withdrawn with the examination that held it.',
  )
  readonly standing!: RemarkStanding;
  @Field(orNull(one(() => SaidView)), 'The answer of those who keep the money; null without one.')
  readonly answer!: SaidView | null;
  @Field(
    orNull(one(() => SaidView)),
    'Why an auditor was not satisfied with an answer; null without such a reason.',
  )
  readonly keptOpen!: SaidView | null;
  @Field(orNull(one(() => SaidView)), 'Its end, by an auditor; null while it is open.')
  readonly settled!: SaidView | null;
}

/** The part of a year’s vouchers that an auditor looked at. */
export class VouchersLookedAt {
  @Field(COUNT, 'The number of vouchers that the year had then.')
  readonly total!: number;
  @Field(listOf(ORDINAL), 'Those that were looked at, by their events.')
  readonly looked!: readonly number[];
  @Field(listOf(ORDINAL), 'The same by their numbers in the year, in order.')
  readonly numbers!: readonly number[];
  @Field(listOf(ORDINAL), 'Those that were not looked at, by their numbers in the year, in order.')
  readonly otherNumbers!: readonly number[];
}

/** The books of a year, as far as the points that an auditor signs are concerned. */
export class BooksAtSigningView {
  @Field(COUNT, 'The number of vouchers of the year.')
  readonly vouchers!: number;
  @Field(COUNT, 'Those of expenses and income that hold without a receipt, on paper or attached.')
  readonly withoutReceipt!: number;
  @Field(COUNT, 'How many vouchers charged dues.')
  readonly dues!: number;
  @Field(
    many(() => NamedAccount),
    'The purses of which no count and no reconciliation covers every voucher of the year.',
  )
  readonly purses!: readonly NamedAccount[];
  @Field(
    many(() => RemarkedVoucher),
    'The vouchers of the year to which an objection of a member was open, by number.',
  )
  readonly objected!: readonly RemarkedVoucher[];
}

/** A voucher that changed the accounts since a signature. */
export class ChangedVoucher {
  @Field(ORDINAL, 'The event of the voucher.')
  readonly event!: number;
  @Field(TEXT, 'Its label: the year and its number in it, `2026-17`.')
  readonly label!: string;
  @Field(DAY, 'Its day.')
  readonly day!: string;
  @Field(oneOf(KIND_NAMES), 'The kind of event.')
  readonly kind!: Kind;
  @Field(TEXT, 'The purpose; may be empty.')
  readonly text!: string;
  @Field(orNull(TEXT), 'The dues that it charged or waived; null for none.')
  readonly dues!: string | null;
  @Field(
    oneOf(VOUCHER_CHANGES),
    '`added` after the signature; `corrected`: the difference of an evening that was corrected after it; ' +
      '`reversed`: signed, and taken back after it.',
  )
  readonly change!: VoucherChange;
  @Field(WHOLE, 'Its amount in minor units, as in the list of vouchers.')
  readonly amount!: number;
}

/** A balance that is another than the one that was signed. */
export class ChangedBalance {
  @Field(orNull(ID), 'The account of the club; null for the members together.')
  readonly account!: string | null;
  @Field(orNull(TEXT), 'The key of a built-in account; null for others.')
  readonly code!: string | null;
  @Field(orNull(TEXT), 'Its name; null for none of its own.')
  readonly name!: string | null;
  @Field(
    WHOLE,
    'The balance at the signature, in minor units: of income and expenses in the year, of others at its ' +
      'end. A balance of the members below 0 is their debt in all.',
  )
  readonly then!: number;
  @Field(WHOLE, 'The balance now, in minor units.')
  readonly now!: number;
}

/** The differences between the accounts that were signed and those of now. */
export class ChangesSince {
  @Field(
    many(() => ChangedVoucher),
    'The vouchers of the year, by number; none for those who do not see all of the money.',
  )
  readonly vouchers!: readonly ChangedVoucher[];
  @Field(COUNT, 'How many vouchers were added, evenings that were corrected among them.')
  readonly added!: number;
  @Field(COUNT, 'How many signed vouchers were reversed.')
  readonly reversed!: number;
  @Field(many(() => ChangedBalance), 'The balances that differ.')
  readonly balances!: readonly ChangedBalance[];
}

/** The findings of an auditor. */
export class ExaminationView {
  @Field(ORDINAL, 'The event.')
  readonly event!: number;
  @Field(TIME, 'When.')
  readonly time!: string;
  @ShownActor()
  readonly actor!: string;
  @ShownActorName()
  readonly actorName!: string;
  @Field(listOf(oneOf(CHECKED)), 'The checks that were made.')
  readonly ticked!: readonly Checked[];
  @Field(listOf(oneOf(CHECKED)), 'The checks that were not made.')
  readonly unticked!: readonly Checked[];
  @Field(
    orNull(oneOf(CONCLUSIONS)),
    'The conclusion; null for an examination that was signed before there were conclusions.',
  )
  readonly conclusion!: Conclusion | null;
  @Field(
    orNull(TEXT),
    'The reservation that was written at the signature, or why the accounts are not approved; null where there is none.',
  )
  readonly reservation!: string | null;
  @Field(
    listOf(ORDINAL),
    'The remarks of the year that were settled at the signature, by their numbers.',
  )
  readonly settled!: readonly number[];
  @Field(listOf(ORDINAL), 'Those that waited then for an answer, or for their end.')
  readonly open!: readonly number[];
  @Field(listOf(ORDINAL), 'Those that asked for no answer.')
  readonly noted!: readonly number[];
  @Field(
    orNull(one(() => VouchersLookedAt)),
    'The vouchers that were looked at; null for an examination of before that was asked.',
  )
  readonly vouchers!: VouchersLookedAt | null;
  @Field(
    one(() => BooksAtSigningView),
    'The books at the signature, as far as its points are concerned.',
  )
  readonly books!: BooksAtSigningView;
  @Field(one(() => SeenHead), 'The end of the log as the auditor saw it.')
  readonly head!: SeenHead;
  @Field(
    YES_NO,
    'Whether it is of the year as it is now. Opening a year again makes another version of it: earlier findings are of the earlier version.',
  )
  readonly holds!: boolean;
  @Field(
    orNull(one(() => SaidView)),
    'When the year was opened again after it, and why; null while it is of the year as it is.',
  )
  readonly reopened!: SaidView | null;
  @Field(
    orNull(one(() => ChangesSince)),
    'The differences from the accounts that were signed; null while it is of the year as it is.',
  )
  readonly changes!: ChangesSince | null;
  @Field(
    orNull(one(() => SaidView)),
    'The withdrawal by its author, with the reason; null while it is signed.',
  )
  readonly withdrawn!: SaidView | null;
}

/** A year that was examined. */
export class ExaminedYear {
  @Field(ORDINAL, 'The event.')
  readonly event!: number;
  @Field(DAY, 'The year, by its first day.')
  readonly year!: string;
  @Field(ORDINAL, 'The version of the year that was examined.')
  readonly version!: number;
}

/** A change of an examination. */
export class ChangedExamination {
  @Field(ORDINAL, 'The event.')
  readonly event!: number;
  @Field(DAY, 'The year, by its first day.')
  readonly year!: string;
  @Field(ORDINAL, 'The examination, by its event.')
  readonly examination!: number;
}

/** A change of a remark. */
export class ChangedRemark {
  @Field(ORDINAL, 'The event.')
  readonly event!: number;
  @Field(DAY, 'The year, by its first day.')
  readonly year!: string;
  @Field(ORDINAL, 'The remark, by its number in the year.')
  readonly remark!: number;
}
