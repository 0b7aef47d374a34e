import { Field, ID, one, orNull, TEXT, WHOLE } from '../../platform/http/reference/field.js';
import { VoucherView } from '../vouchers/voucher.view.js';

/** A purse as it was counted. */
export class PurseCount {
  @Field(ID, 'The purse.')
  readonly purse!: string;
  @Field(TEXT, 'The currency of the club (ISO 4217).')
  readonly currency!: string;
  @Field(
    WHOLE,
    'The content by the books when the count was recorded, in minor units, whatever its day: later ' +
      'vouchers are in it.',
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
