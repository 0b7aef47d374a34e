import { ShownActor, ShownActorName } from '../../clubs/actor-names.js';
import { KIND_NAMES, type Kind } from '../../events/registry.js';
import {
  COUNT,
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
} from '../../platform/http/reference/field.js';
import { DAY } from '../day.js';

/** The movement of a voucher in a purse. */
export class MovementView {
  @Field(ORDINAL, 'The event of the voucher.')
  readonly event!: number;
  @Field(DAY, 'The day of the voucher.')
  readonly day!: string;
  @Field(TEXT, 'The label of the voucher: the year and its number in it, `2026-17`.')
  readonly label!: string;
  @Field(oneOf(KIND_NAMES), 'The kind of event.')
  readonly kind!: Kind;
  @Field(TEXT, 'The purpose; may be empty.')
  readonly text!: string;
  @Field(orNull(TEXT), 'The number of the receipt on paper; null for none.')
  readonly receipt!: string | null;
  @Field(orNull(ORDINAL), 'The event that the voucher takes back; null for none.')
  readonly reverses!: number | null;
  @Field(orNull(ORDINAL), 'The event that took the voucher back; null for none.')
  readonly reversedBy!: number | null;
  @Field(WHOLE, 'Minor units; below 0 where money left the purse.')
  readonly amount!: number;
  @Field(listOf(ID), 'The members on the other side.')
  readonly members!: readonly string[];
  @Field(
    listOf(TEXT),
    'The payment codes that a bank may show for it, beside those of its members.',
  )
  readonly references!: readonly string[];
}

/** A reconciliation of a purse with the statement of its bank. */
export class ReconciliationView {
  @Field(ORDINAL, 'Its event.')
  readonly event!: number;
  @Field(DAY, 'The last day of the statement.')
  readonly until!: string;
  @Field(WHOLE, 'The balance of the statement on that day, in minor units.')
  readonly balance!: number;
  @Field(COUNT, 'The number of vouchers that were found on the statement.')
  readonly found!: number;
  @Field(
    many(() => MovementView),
    'The movements that were in the books up to that day and not yet on a statement, when it was recorded.',
  )
  readonly outstanding!: readonly MovementView[];
  @Field(TIME, 'When it was recorded.')
  readonly time!: string;
  @ShownActor()
  readonly actor!: string;
  @ShownActorName()
  readonly actorName!: string;
  @Field(orNull(one(() => WithdrawalView)), 'Its withdrawal; null while it counts.')
  readonly withdrawal!: WithdrawalView | null;
}

/** How a reconciliation was withdrawn. */
export class WithdrawalView {
  @Field(TIME, 'When it was withdrawn.')
  readonly time!: string;
  @ShownActor()
  readonly actor!: string;
  @ShownActorName()
  readonly actorName!: string;
  @Field(TEXT, 'Why.')
  readonly why!: string;
}

/** The payment code of somebody, as a bank's line may show it. */
export class PayerCode {
  @Field(TEXT, 'The code.')
  readonly reference!: string;
  @Field(ID, 'The member who pays with it.')
  readonly member!: string;
}

/** A purse beside the statement of its bank. */
export class PurseReconciliations {
  @Field(ID, 'The purse.')
  readonly purse!: string;
  @Field(TEXT, 'The currency of the club (ISO 4217).')
  readonly currency!: string;
  @Field(
    orNull(DAY),
    'The day up to which the purse agrees with its bank; null before the first reconciliation.',
  )
  readonly until!: string | null;
  @Field(WHOLE, 'The balance of the bank on that day, in minor units; 0 before the first one.')
  readonly balance!: number;
  @Field(many(() => MovementView), 'The movements that no statement has shown yet, by day.')
  readonly open!: readonly MovementView[];
  @Field(many(() => ReconciliationView), 'The latest reconciliations, the newest first.')
  readonly reconciliations!: readonly ReconciliationView[];
  @Field(many(() => PayerCode), 'The payment codes of the members, and of transfers that are open.')
  readonly codes!: readonly PayerCode[];
}

/** A reconciliation that was recorded or withdrawn. */
export class WrittenReconciliation {
  @Field(ORDINAL, 'The event of the reconciliation.')
  readonly event!: number;
  @Field(ID, 'The purse.')
  readonly purse!: string;
  @Field(DAY, 'The last day of the statement.')
  readonly until!: string;
  @Field(WHOLE, 'The balance of the statement on that day, in minor units.')
  readonly balance!: number;
}
