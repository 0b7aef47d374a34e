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
    'What the books held as the count was recorded, in minor units, whatever day it is under: later ' +
      'vouchers are in it.',
  )
  readonly held!: number;
  @Field(WHOLE, 'What there was, in minor units.')
  readonly counted!: number;
  @Field(WHOLE, 'What there was more than the books held, below 0 for less; in minor units.')
  readonly difference!: number;
  @Field(
    orNull(one(() => VoucherView)),
    'The voucher of the difference; null where the count agrees with the books.',
  )
  readonly voucher!: VoucherView | null;
}
