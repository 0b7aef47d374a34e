import { COUNT, Field, ID, listOf, many } from '../../platform/http/reference/field.js';
import { VoucherView } from '../vouchers/voucher.view.js';

/** The share of one member. */
export class ExpenseShare {
  @Field(ID, 'The member.')
  readonly member!: string;
  @Field(COUNT, 'Minor units; the member who paid has a share too.')
  readonly amount!: number;
}

/** The voucher of an expense, with who bears it. */
export class ExpenseVoucher extends VoucherView {
  @Field(many(() => ExpenseShare), 'The share of each member; empty where the club bears it.')
  readonly shares!: readonly ExpenseShare[];
  @Field(
    listOf(ID),
    'The members with one minor unit more than the others, where the amount does not divide.',
  )
  readonly odd!: readonly string[];
}
