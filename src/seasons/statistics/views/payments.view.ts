import {
  COUNT,
  DAY,
  Field,
  ID,
  listOf,
  many,
  mapOf,
  oneOf,
  orNull,
  TEXT,
  WHOLE,
  YES_NO,
} from '../../../platform/http/reference/field.js';
import { AsOfView } from './statistics.view.js';

/** The parts of payments. */
const PARTS_FIELD = mapOf(COUNT);
const PARTS_SAY =
  'Its parts, in points: `counts`, `meldinger`, `ultimos`, `tricks`, `games`, `figures`, `fines`, ' +
  '`cups`, `other`. Parts of 0 are left out; fines that are hidden are among `other`.';

/** The payments of one member to another, all evenings together. */
export class PaidView {
  @Field(TEXT, 'The payer: a member, or `club`.')
  readonly from!: string;
  @Field(TEXT, 'The recipient: a member, or `club`.')
  readonly to!: string;
  @Field(COUNT, 'Points.')
  readonly points!: number;
  @Field(PARTS_FIELD, PARTS_SAY)
  readonly parts!: Readonly<Record<string, number>>;
}

/** The sums that somebody paid and received. */
export class PaidSumView {
  @Field(TEXT, 'The member; last of all `club`, where a kitty was paid or paid out.')
  readonly member!: string;
  @Field(COUNT, 'Points that they paid.')
  readonly paid!: number;
  @Field(COUNT, 'Points that they got.')
  readonly received!: number;
  @Field(WHOLE, 'Points received less points paid: their points.')
  readonly points!: number;
}

/** The rules by which points out of a cup are shared among those who filled it. */
export const CUPS_SHARED = ['by-what-each-put-in'] as const;

/** Payments between members. */
export class WhoPaidWhomView extends AsOfView {
  @Field(COUNT, 'Evenings that count.')
  readonly evenings!: number;
  @Field(
    oneOf(CUPS_SHARED),
    'Points out of a cup are paid by those who filled it, in proportion, in whole points, ' +
      'the rest by the largest remainders and then in the order of filling; points that somebody gets back of ' +
      'their own are nobody’s payment. Points that the kitty keeps are paid to `club`.',
  )
  readonly cupsShared!: (typeof CUPS_SHARED)[number];
  @Field(
    listOf(ID),
    'Everybody, in the order in which rows and columns are best read: most points first.',
  )
  readonly members!: readonly string[];
  @Field(
    many(() => PaidView),
    'The payments between members, one entry each way; entries of 0 are left out.',
  )
  readonly cells!: readonly PaidView[];
  @Field(many(() => PaidSumView), 'Of each of `members`, in their order, and of the club.')
  readonly sums!: readonly PaidSumView[];
}

/** Two members after an evening at which both had cards. */
export class HeadToHeadPoint {
  @Field(ID, 'The evening.')
  readonly session!: string;
  @Field(DAY, 'Its day.')
  readonly day!: string;
  @Field(COUNT, 'Hands with both of them, up to and including this evening.')
  readonly hands!: number;
  @Field(listOf(WHOLE), 'Points of the first and of the second in those hands.')
  readonly points!: readonly number[];
  @Field(
    WHOLE,
    'The points of the first from the second, less those paid back, up to and including this evening.',
  )
  readonly net!: number;
}

/** Two members beside each other. */
export class HeadToHeadView extends AsOfView {
  @Field(listOf(ID), 'The two, as they were asked for.')
  readonly members!: readonly string[];
  @Field(COUNT, 'Evenings at which both had cards in the same hand.')
  readonly evenings!: number;
  @Field(
    COUNT,
    'Hands in which both had cards. `statistics/hands?figure=together:<member>` shows them.',
  )
  readonly hands!: number;
  @Field(COUNT, 'From how many hands on there is more to say.')
  readonly least!: number;
  @Field(YES_NO, 'Whether there are so many; the rest is null where there are not.')
  readonly enough!: boolean;
  @Field(orNull(listOf(WHOLE)), 'Points of the first and of the second in those hands.')
  readonly points!: readonly number[] | null;
  @Field(
    orNull(WHOLE),
    'The points of the first from the second, less those paid back, over the evenings with such hands.',
  )
  readonly net!: number | null;
  @Field(orNull(many(() => PaidView)), 'The payments of each to the other, by part.')
  readonly paid!: readonly PaidView[] | null;
  @Field(orNull(many(() => HeadToHeadPoint)), 'The curve, evening by evening, the oldest first.')
  readonly curve!: readonly HeadToHeadPoint[] | null;
}
