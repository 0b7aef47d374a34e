import { COUNT, Field, ID, listOf, many } from '../../platform/http/reference/field.js';
import { VoucherView } from '../vouchers/voucher.view.js';

/** The share of one member. */
export class ExpenseShare {
  @Field(ID, 'The member.')
  readonly member!: string;
  @Field(COUNT, 'Minor units; who laid it out owes theirs to themselves.')
  readonly amount!: number;
}

/** The voucher of an expense, with who bears it. */
export class ExpenseVoucher extends VoucherView {
  @Field(many(() => ExpenseShare), 'What each bears; nobody where the club bears it.')
  readonly shares!: readonly ExpenseShare[];
  @Field(
    listOf(ID),
    'Who bears one minor unit more than the others, as the amount does not divide; nobody where it does.',
  )
  readonly odd!: readonly string[];
}
