import { VoucherView } from '../cash-book/vouchers/voucher.view.js';
import { MemberView } from '../clubs/view.js';
import { Field, many, one, orNull } from '../platform/http/reference/field.js';

/** The members of a list, once they are added. */
export class AddedList {
  @Field(many(() => MemberView), 'In the order of the list.')
  readonly members!: readonly MemberView[];
  @Field(orNull(one(() => VoucherView)), 'The voucher of the opening balances; null for none.')
  readonly opening!: VoucherView | null;
}

/** The members of a list that was taken back, by what is left of them. */
export class ListTakenBack {
  @Field(many(() => MemberView), 'Archived, and without their names.')
  readonly members!: readonly MemberView[];
}
