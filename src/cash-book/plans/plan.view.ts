import { ShownActor, ShownActorName } from '../../clubs/actor-names.js';
import { KIND_NAMES, type Kind } from '../../events/registry.js';
import { WAYS, type Way } from '../../money/settling-up/plan.js';
import {
  COUNT,
  DAY,
  Field,
  ID,
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
import { PartyView } from '../vouchers/voucher.view.js';

const STATUSES = ['open', 'done', 'dropped'] as const;
export type TransferStatus = (typeof STATUSES)[number];

const EVENING = 'The one evening whose open items it settles; null for whole balances.';

/** Something that a balance is made of. */
export class BalanceReason {
  @Field(ORDINAL, 'The event of the voucher.')
  readonly event!: number;
  @Field(DAY, 'The fiscal year of the voucher, by its first day.')
  readonly year!: string;
  @Field(ORDINAL, 'Its number in the year.')
  readonly number!: number;
  @Field(TEXT, 'Its label: `2026-17`.')
  readonly label!: string;
  @Field(DAY, 'The day that it is about.')
  readonly day!: string;
  @Field(oneOf(KIND_NAMES), 'The kind of event.')
  readonly kind!: Kind;
  @Field(TEXT, 'The purpose; may be empty.')
  readonly text!: string;
  @Field(orNull(ID), 'The evening whose money it is; null for none.')
  readonly session!: string | null;
  @Field(WHOLE, 'The amount for the member, in minor units: above 0 to them.')
  readonly amount!: number;
}

/** A balance that is settled. */
export class PlanBalance {
  @Field(ID, 'The member.')
  readonly member!: string;
  @Field(
    WHOLE,
    'As of the day, in minor units: above 0 the club owes them, below they owe the club.',
  )
  readonly balance!: number;
  @Field(WHOLE, 'The open transfers of earlier plans for it.')
  readonly planned!: number;
  @Field(WHOLE, 'The amount left to settle: both together.')
  readonly open!: number;
}

/** A balance, with what it is made of. */
export class ExplainedBalance extends PlanBalance {
  @Field(
    many(() => BalanceReason),
    'The entries of the balance since it was last zero: the newest 20, the newest first.',
  )
  readonly reasons!: readonly BalanceReason[];
  @Field(WHOLE, 'The balance before those.')
  readonly earlier!: number;
}

/** A transfer with the open amounts of both parties before and after it. */
export class PlanStep {
  @Field(one(() => PartyView), 'The payer.')
  readonly from!: PartyView;
  @Field(one(() => PartyView), 'The recipient.')
  readonly to!: PartyView;
  @Field(ORDINAL, 'Minor units.')
  readonly amount!: number;
  @Field(WHOLE, 'The open amount of the payer before it: below 0 they owe.')
  readonly fromBefore!: number;
  @Field(WHOLE, 'And after it.')
  readonly fromAfter!: number;
  @Field(WHOLE, 'The open amount of the recipient before it: above 0 they are owed.')
  readonly toBefore!: number;
  @Field(WHOLE, 'And after it.')
  readonly toAfter!: number;
}

/** How balances would be settled. Nothing is agreed by it. */
export class PlanPreview {
  @Field(TEXT, 'The currency of the club (ISO 4217).')
  readonly currency!: string;
  @Field(oneOf(WAYS), 'Through the purse, or among the members.')
  readonly way!: Way;
  @Field(orNull(ID), 'The purse that takes part; null for none.')
  readonly purse!: string | null;
  @Field(DAY, 'The day as of which the balances are.')
  readonly on!: string;
  @Field(orNull(ID), EVENING)
  readonly evening!: string | null;
  @Field(YES_NO, 'Whether no plan of this way has fewer transfers; false where that is not proved.')
  readonly least!: boolean;
  @Field(TEXT, 'The digest of this plan; agreeing names it.')
  readonly digest!: string;
  @Field(many(() => ExplainedBalance), 'Those who were chosen.')
  readonly balances!: readonly ExplainedBalance[];
  @Field(many(() => PlanStep), 'The transfers; none where nothing is open.')
  readonly transfers!: readonly PlanStep[];
}

/** A transfer that was agreed. */
export class PlanTransferView extends PlanStep {
  @Field(ID, 'The transfer.')
  readonly id!: string;
  @Field(TEXT, 'The reference of the payment: six characters.')
  readonly reference!: string;
  @Field(oneOf(STATUSES), 'Whether it is still to be made.')
  readonly status!: TransferStatus;
  @Field(ORDINAL, 'Its version, for the `If-Match` of the next write to it.')
  readonly version!: number;
  @Field(COUNT, 'The paid part, in minor units: payments may be less than all of it, or more.')
  readonly paid!: number;
  @Field(orNull(ORDINAL), 'The event that posted the last of it; null while it is not done.')
  readonly voucher!: number | null;
  @Field(orNull(DAY), 'The day under which it was posted; null while it is not done.')
  readonly day!: string | null;
  @Field(orNull(TEXT), 'Why it was dropped.')
  readonly why!: string | null;
}

/** The fields that every plan has. */
class AgreedPlan {
  @Field(ID, 'The plan.')
  readonly id!: string;
  @Field(ORDINAL, 'The event that agreed it.')
  readonly event!: number;
  @Field(TIME, 'When it was agreed.')
  readonly agreedAt!: string;
  @Field(oneOf(WAYS), 'Through the purse, or among the members.')
  readonly way!: Way;
  @Field(orNull(ID), 'The purse that takes part; null for none.')
  readonly purse!: string | null;
  @Field(DAY, 'The day as of which the balances are.')
  readonly on!: string;
  @Field(orNull(ID), EVENING)
  readonly evening!: string | null;
  @Field(YES_NO, 'Whether no plan of this way has fewer transfers; false where that is not proved.')
  readonly least!: boolean;
}

/** A plan that was agreed. */
export class PlanView extends AgreedPlan {
  @Field(TEXT, 'The currency of the club (ISO 4217).')
  readonly currency!: string;
  @Field(many(() => PlanBalance), 'The balances that it brings to zero.')
  readonly balances!: readonly PlanBalance[];
  @Field(many(() => PlanTransferView), 'The payments.')
  readonly transfers!: readonly PlanTransferView[];
}

/** A plan with who agreed it and what its balances are made of. */
export class PlanEntry extends AgreedPlan {
  @ShownActor()
  readonly actor!: string;
  @ShownActorName()
  readonly actorName!: string;
  @Field(TEXT, 'The currency of the club (ISO 4217).')
  readonly currency!: string;
  @Field(
    many(() => ExplainedBalance),
    'The balances that it brings to zero; a member sees their own.',
  )
  readonly balances!: readonly ExplainedBalance[];
  @Field(many(() => PlanTransferView), 'The payments.')
  readonly transfers!: readonly PlanTransferView[];
}

/** A plan in the list of plans. */
export class PlanSummary extends AgreedPlan {
  @Field(COUNT, 'How many transfers it has.')
  readonly transfers!: number;
  @Field(COUNT, 'How many of them are still to be made.')
  readonly open!: number;
  @Field(COUNT, 'The amount still to be paid by them, in minor units.')
  readonly openAmount!: number;
  @Field(many(() => PlanTransferView), 'Those of the caller.')
  readonly own!: readonly PlanTransferView[];
}

/** A page of plans. */
export class PlanPage {
  @Field(TEXT, 'The currency of the club (ISO 4217).')
  readonly currency!: string;
  @Field(many(() => PlanSummary), 'Those with something to be made first, then the newest first.')
  readonly plans!: readonly PlanSummary[];
  @Field(orNull(TEXT), 'Cursor of the next page; null when there is none.')
  readonly next!: string | null;
}
