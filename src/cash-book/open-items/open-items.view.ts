import { KIND_NAMES, type Kind } from '../../events/registry.js';
import {
  COUNT,
  DAY,
  Field,
  ID,
  many,
  oneOf,
  ORDINAL,
  orNull,
  TEXT,
  WHOLE,
} from '../../platform/http/reference/field.js';

/** An origin of a debt or credit that is not wholly set against others. */
export class OpenItemView {
  @Field(ORDINAL, 'The event that made it; it has a voucher.')
  readonly event!: number;
  @Field(oneOf(KIND_NAMES), 'The kind of that event.')
  readonly kind!: Kind;
  @Field(
    TEXT,
    'The name of the dues, else the text of the voucher; may be empty. Of an evening its day, where the ' +
      'voucher is under another.',
  )
  readonly name!: string;
  @Field(orNull(ID), 'The dues; null for all else.')
  readonly dues!: string | null;
  @Field(orNull(ID), 'The evening; null for all else.')
  readonly session!: string | null;
  @Field(DAY, 'The day since which it is owed.')
  readonly day!: string;
  @Field(orNull(DAY), 'The day by which dues are to be paid; null for all else.')
  readonly dueDay!: string | null;
  @Field(COUNT, 'For how many days dues are overdue; 0 for all that is not.')
  readonly overdue!: number;
  @Field(WHOLE, 'The whole, in minor units: above 0 the club owes it, below the member does.')
  readonly amount!: number;
  @Field(WHOLE, 'The part that is open, with the same sign.')
  readonly open!: number;
}

/** The open amounts between the club and one member. */
export class MemberItems {
  @Field(ID, 'The member.')
  readonly member!: string;
  @Field(TEXT, 'Their name.')
  readonly name!: string;
  @Field(WHOLE, 'Their balance on that day, the sum of what is open: above 0 the club owes them.')
  readonly amount!: number;
  @Field(
    many(() => OpenItemView),
    'In the order in which payments settle them: by due day, else their own day.',
  )
  readonly items!: readonly OpenItemView[];
}

/** The open amounts between the club and its members. */
export class OpenItemsList {
  @Field(TEXT, 'The currency of the club (ISO 4217).')
  readonly currency!: string;
  @Field(many(() => MemberItems), 'The members with something open, by name.')
  readonly members!: readonly MemberItems[];
}
