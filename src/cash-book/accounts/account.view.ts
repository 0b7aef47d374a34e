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
  @Field(oneOf(CASH_ACCOUNT_TYPES), 'What it is.')
  readonly type!: CashAccountType;
  @Field(orNull(TEXT), 'By what a built-in account is known, e.g. `drawer`; null for others.')
  readonly code!: string | null;
  @Field(orNull(TEXT), 'Its name; null for a built-in account that goes by that of the language.')
  readonly name!: string | null;
  @Field(orNull(TIME), 'When it was put away; null while it is used.')
  readonly archivedAt!: string | null;
  @Field(
    WHOLE,
    'Minor units, as people say it: what a purse holds, what came in, what was spent, of all years.',
  )
  readonly amount!: number;
}

/** The accounts of a club. */
export class AccountList {
  @Field(many(() => AccountView), 'Purses, income, expenses, equity; each in the order of opening.')
  readonly accounts!: readonly AccountView[];
}
