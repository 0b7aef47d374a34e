import {
  COUNT,
  DAY,
  Field,
  ID,
  many,
  one,
  ORDINAL,
  orNull,
  TEXT,
  TIME,
} from '../../platform/http/reference/field.js';
import { OpenItemView } from '../open-items/open-items.view.js';
import { VoucherView } from '../vouchers/voucher.view.js';

/** The voucher of dues that were charged. */
export class DuesVoucher extends VoucherView {
  @Field(ID, 'The dues.')
  readonly dues!: string;
}

/** The part of the rate of a class that a member is charged who joined during the period. */
export class DuesPart {
  @Field(ORDINAL, 'The rate of the class, in minor units.')
  readonly rate!: number;
  @Field(ORDINAL, 'For how many months of the period they are charged.')
  readonly months!: number;
  @Field(ORDINAL, 'The months of the period.')
  readonly of!: number;
}

/** The charge of one member. */
export class ChargedMember {
  @Field(
    ID,
    'The member, as they were charged: a guest who was merged since goes by the id they had.',
  )
  readonly member!: string;
  @Field(TEXT, 'Their name.')
  readonly name!: string;
  @Field(TEXT, '`active`, `passive`, `half-year`, or a class of the club’s own.')
  readonly class!: string;
  @Field(ORDINAL, 'The charge, in minor units.')
  readonly amount!: number;
  @Field(orNull(one(() => DuesPart)), 'The part of the rate that it is; null for all of it.')
  readonly part!: DuesPart | null;
  @Field(
    COUNT,
    'The debt left of it, in minor units: a part that was paid stays paid. 0 when it is paid, waived ' +
      'or taken back.',
  )
  readonly left!: number;
  @Field(orNull(ORDINAL), 'The event that waived it; null for none.')
  readonly waivedBy!: number | null;
}

/** Dues that were charged. */
export class ChargedDues {
  @Field(ID, 'The dues.')
  readonly id!: string;
  @Field(TEXT, 'Their name.')
  readonly name!: string;
  @Field(ID, 'The income account that they went to.')
  readonly income!: string;
  @Field(DAY, 'The day under which they were charged.')
  readonly day!: string;
  @Field(DAY, 'The day by which they are to be paid.')
  readonly dueDay!: string;
  @Field(ORDINAL, 'The event that charged them; its voucher can be taken back.')
  readonly event!: number;
  @Field(orNull(ORDINAL), 'The event that took them back; null for none.')
  readonly reversedBy!: number | null;
  @Field(many(() => ChargedMember), 'The charged members, in the order in which they were named.')
  readonly lines!: readonly ChargedMember[];
}

/** A class with what it is usually charged. */
export class DuesClass {
  @Field(TEXT, '`active`, `passive`, `half-year`, or a class of the club’s own.')
  readonly class!: string;
  @Field(ORDINAL, 'The charge last time, in minor units.')
  readonly amount!: number;
}

/** A member as dues are proposed for them. */
export class ProposedMember {
  @Field(ID, 'The member.')
  readonly member!: string;
  @Field(TEXT, 'Their name.')
  readonly name!: string;
  @Field(
    orNull(DAY),
    'The day on which they became a member; null for who was added on the day on which the club was ' +
      'opened here: they may have joined long before.',
  )
  readonly joined!: string | null;
  @Field(
    COUNT,
    'For how many months of the period they are charged: the month in which they joined, and those ' +
      'after it. 0 for who joined after the period.',
  )
  readonly months!: number;
  @Field(orNull(TEXT), 'The class that they were charged last; null for none.')
  readonly class!: string | null;
  @Field(orNull(ORDINAL), 'The last rate of that class in minor units; null without a class.')
  readonly rate!: number | null;
  @Field(
    orNull(COUNT),
    'The proposed charge in minor units: the part of the rate for those months, half of a minor unit and ' +
      'more rounded up; 0 for no months, null without a class.',
  )
  readonly amount!: number | null;
}

/** The proposed charges of the members for a period. */
export class DuesProposal {
  @Field(TEXT, 'The currency of the club (ISO 4217).')
  readonly currency!: string;
  @Field(DAY, 'The first day of the period.')
  readonly firstDay!: string;
  @Field(DAY, 'The last day of the period.')
  readonly lastDay!: string;
  @Field(ORDINAL, 'The months of the period, counted from its first day.')
  readonly months!: number;
  @Field(many(() => ProposedMember), 'The members in use who are no guests, by name.')
  readonly members!: readonly ProposedMember[];
}

/** A page of dues. */
export class DuesPage {
  @Field(TEXT, 'The currency of the club (ISO 4217).')
  readonly currency!: string;
  @Field(many(() => DuesClass), 'The classes that the club charged so far, by name.')
  readonly classes!: readonly DuesClass[];
  @Field(many(() => ChargedDues), 'The newest first.')
  readonly dues!: readonly ChargedDues[];
  @Field(orNull(TEXT), 'Cursor of the next page; null when there is none.')
  readonly next!: string | null;
}

/** A reminder that was recorded. */
export class RemindedMember {
  @Field(ORDINAL, 'The event.')
  readonly event!: number;
  @Field(ID, 'The member.')
  readonly member!: string;
}

/** A member who owes the club money. */
export class MemberArrears {
  @Field(ID, 'The member.')
  readonly member!: string;
  @Field(TEXT, 'Their name.')
  readonly name!: string;
  @Field(ORDINAL, 'The whole debt to the club, in minor units: the sum of the items.')
  readonly owes!: number;
  @Field(COUNT, 'The part of it that is overdue dues, in minor units.')
  readonly arrears!: number;
  @Field(COUNT, 'For how many days the oldest dues are overdue; 0 for none.')
  readonly days!: number;
  @Field(
    many(() => OpenItemView),
    'All that they owe, each under its own origin: dues past their due day are overdue, the rest is owed ' +
      'since its day.',
  )
  readonly items!: readonly OpenItemView[];
  @Field(TEXT, 'A reminder to copy and send.')
  readonly reminder!: string;
  @Field(COUNT, 'How often they were reminded of what they owe now: since the oldest of the items.')
  readonly reminders!: number;
  @Field(orNull(TIME), 'When they were reminded last; null for never.')
  readonly remindedAt!: string | null;
}

/** The members who owe the club money. */
export class ArrearsList {
  @Field(TEXT, 'The currency of the club (ISO 4217).')
  readonly currency!: string;
  @Field(COUNT, 'The debt of all of them, in minor units: the sum of all items.')
  readonly total!: number;
  @Field(COUNT, 'The part of it that is overdue dues, in minor units.')
  readonly overdue!: number;
  @Field(many(() => MemberArrears), 'The members who owe, by name.')
  readonly members!: readonly MemberArrears[];
}
