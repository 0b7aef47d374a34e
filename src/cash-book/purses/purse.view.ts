import { ShownActor, ShownActorName } from '../../clubs/actor-names.js';
import {
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
import { MovementView } from '../reconciliations/movement.view.js';
import { VoucherView } from '../vouchers/voucher.view.js';

/** A purse as it was counted. */
export class PurseCount {
  @Field(ID, 'The purse.')
  readonly purse!: string;
  @Field(TEXT, 'The currency of the club (ISO 4217).')
  readonly currency!: string;
  @Field(
    WHOLE,
    'The content by the books at the end of the day of the count, in minor units, as the books were when it ' +
      'was recorded.',
  )
  readonly held!: number;
  @Field(WHOLE, 'The counted amount, in minor units.')
  readonly counted!: number;
  @Field(WHOLE, 'The difference to the books, below 0 where money is missing; in minor units.')
  readonly difference!: number;
  @Field(
    orNull(one(() => VoucherView)),
    'The voucher of the difference; null where the count agrees with the books.',
  )
  readonly voucher!: VoucherView | null;
}

/** The latest count of a purse, with what was recorded in its time since. */
export class LastCount {
  @Field(ORDINAL, 'Its event.')
  readonly event!: number;
  @Field(DAY, 'The day of the count.')
  readonly day!: string;
  @Field(WHOLE, 'The content by the books as it was counted, in minor units.')
  readonly held!: number;
  @Field(WHOLE, 'The counted amount, in minor units.')
  readonly counted!: number;
  @Field(WHOLE, 'The difference to the books, below 0 where money was missing; in minor units.')
  readonly difference!: number;
  @Field(
    many(() => MovementView),
    'The movements of that day or earlier that were recorded after the count, by day: the books of that day ' +
      'are no longer those that it was compared with.',
  )
  readonly added!: readonly MovementView[];
  @Field(TIME, 'When it was recorded.')
  readonly time!: string;
  @ShownActor()
  readonly actor!: string;
  @ShownActorName()
  readonly actorName!: string;
}
