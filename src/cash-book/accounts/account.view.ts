import { CASH_ACCOUNT_TYPES, type CashAccountType } from '../../money/cash-accounts.js';
import {
  Field,
  ID,
  many,
  oneOf,
  orNull,
  TEXT,
  TIME,
  WHOLE,
} from '../../platform/http/reference/field.js';

/** An account of the club's own money. */
export class AccountView {
  @Field(ID, 'The account.')
  readonly id!: string;
  @Field(oneOf(CASH_ACCOUNT_TYPES), 'The kind.')
  readonly type!: CashAccountType;
  @Field(orNull(TEXT), 'The key of a built-in account, e.g. `drawer`; null for others.')
  readonly code!: string | null;
  @Field(orNull(TEXT), 'Its name; null for a built-in account that goes by that of the language.')
  readonly name!: string | null;
  @Field(orNull(TIME), 'When it was put away; null while it is used.')
  readonly archivedAt!: string | null;
  @Field(WHOLE, 'Minor units, over all years: the content of a purse, income, or spending.')
  readonly amount!: number;
}

/** The accounts of a club. */
export class AccountList {
  @Field(many(() => AccountView), 'Purses, income, expenses, equity; each in the order of opening.')
  readonly accounts!: readonly AccountView[];
}
