import { KIND_NAMES, type Kind } from '../../events/registry.js';
import {
  COUNT,
  DAY,
  Field,
  ID,
  many,
  one,
  oneOf,
  ORDINAL,
  orNull,
  TEXT,
  TIME,
  WHOLE,
} from '../../platform/http/reference/field.js';
import { CASH_ACCOUNT_TYPES, type CashAccountType } from '../../money/cash-accounts.js';
import { NamedParty } from '../vouchers/voucher.view.js';

/** The evening behind a line of a card. */
export class CardEvening {
  @Field(ID, 'The session.')
  readonly session!: string;
  @Field(TIME, 'When it was opened.')
  readonly openedAt!: string;
  @Field(TEXT, 'Its rule book.')
  readonly book!: string;
  @Field(
    orNull(TEXT),
    "The name of the club's own book that it was played by; null where it was played by a printed one.",
  )
  readonly ownBook!: string | null;
  @Field(COUNT, 'Minor units a point.')
  readonly rate!: number;
}

/** The part of a voucher on one account. */
export class CardLine {
  @Field(ORDINAL, 'The event of the voucher.')
  readonly event!: number;
  @Field(DAY, 'The day that it is about, where the club is.')
  readonly day!: string;
  @Field(TEXT, 'Its label: the year and its number in it, `2026-17`.')
  readonly label!: string;
  @Field(oneOf(KIND_NAMES), 'The kind of event.')
  readonly kind!: Kind;
  @Field(TEXT, 'The purpose; may be empty.')
  readonly text!: string;
  @Field(orNull(TEXT), 'The dues that it charged or waived; null for none.')
  readonly dues!: string | null;
  @Field(orNull(TEXT), 'The number of the receipt on paper; null for none.')
  readonly receipt!: string | null;
  @Field(orNull(one(() => CardEvening)), 'The evening whose money it is; null for none.')
  readonly evening!: CardEvening | null;
  @Field(orNull(ORDINAL), 'The event that took it back; null for none.')
  readonly reversedBy!: number | null;
  @Field(many(() => NamedParty), 'The members and accounts on the other side; none for an evening.')
  readonly parties!: readonly NamedParty[];
  @Field(COUNT, 'Minor units that came in: the balance is higher by them.')
  readonly in!: number;
  @Field(COUNT, 'Minor units that went out.')
  readonly out!: number;
  @Field(WHOLE, 'The balance after it, in minor units as people read it.')
  readonly balance!: number;
}

/** The card of an account: its vouchers by day, with the balance after each. */
export class AccountCard {
  @Field(one(() => NamedParty), 'The owner of the card.')
  readonly of!: NamedParty;
  @Field(oneOf(['member', ...CASH_ACCOUNT_TYPES]), 'The type of account.')
  readonly type!: CashAccountType | 'member';
  @Field(orNull(DAY), 'The first day; null for the beginning.')
  readonly from!: string | null;
  @Field(orNull(DAY), 'The last day; null for the end.')
  readonly to!: string | null;
  @Field(
    WHOLE,
    'The balance before the first day, in minor units as people read it: above 0 is the content of a ' +
      'purse, the sum spent, the sum that came in, and the credit of a member.',
  )
  readonly opening!: number;
  @Field(COUNT, 'All that came in from the first day to the last.')
  readonly in!: number;
  @Field(COUNT, 'All that went out.')
  readonly out!: number;
  @Field(WHOLE, 'The balance at the end of the last day.')
  readonly closing!: number;
  @Field(many(() => CardLine), 'By day, and by number within a day.')
  readonly lines!: readonly CardLine[];
  @Field(orNull(TEXT), 'Cursor of the next page; null when there is none.')
  readonly next!: string | null;
}
