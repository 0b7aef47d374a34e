import { ShownActor, ShownActorName } from '../../clubs/actor-names.js';
import {
  COUNT,
  DAY,
  Field,
  ID,
  many,
  one,
  ORDINAL,
  orNull,
  TEXT,
  TIME,
  WHOLE,
} from '../../platform/http/reference/field.js';
import { LastCount } from '../purses/purse.view.js';
import { MovementView } from './movement.view.js';

/** A reconciliation of a purse with the statement of its bank. */
export class ReconciliationView {
  @Field(ORDINAL, 'Its event.')
  readonly event!: number;
  @Field(DAY, 'The last day of the statement.')
  readonly until!: string;
  @Field(WHOLE, 'The balance of the statement on that day, in minor units.')
  readonly balance!: number;
  @Field(COUNT, 'The number of vouchers that were found on the statement, or that cancel out.')
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
  @Field(
    many(() => MovementView),
    'The movements up to the day of the latest reconciliation that were recorded after it, by day: the ' +
      'books hold more than was reconciled until then.',
  )
  readonly added!: readonly MovementView[];
  @Field(orNull(one(() => LastCount)), 'The latest count of the purse; null for none.')
  readonly lastCount!: LastCount | null;
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
