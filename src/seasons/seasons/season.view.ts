import {
  DAY,
  Field,
  ID,
  listOf,
  many,
  one,
  oneOf,
  ORDINAL,
  orNull,
  TEXT,
  WHOLE,
  YES_NO,
  COUNT,
} from '../../platform/http/reference/field.js';
import {
  RANKED_BY,
  TIE_BREAKS,
  type RankedBy,
  type StandingRule,
  type TieBreak,
} from '../../standings/rule/standing-rule.js';

/** How a season makes its standings. */
export class RuleView implements StandingRule {
  @Field(oneOf(RANKED_BY), 'The figure that ranks the members.')
  readonly by!: RankedBy;
  @Field(orNull(ORDINAL), 'Of each member so many evenings count, their best; null for all.')
  readonly best!: number | null;
  @Field(COUNT, 'A member with fewer evenings is not ranked.')
  readonly least!: number;
  @Field(listOf(oneOf(TIE_BREAKS)), 'The tie-breaks, in this order.')
  readonly ties!: readonly TieBreak[];
  @Field(YES_NO, 'Whether guests are ranked.')
  readonly guests!: boolean;
  @Field(
    orNull(WHOLE),
    'The value of an evening for a member who did not play it: points, or minor units where money ranks; ' +
      'null for nothing at all.',
  )
  readonly notPlayed!: number | null;
}

export const SEASON_STATES = ['open', 'closed'] as const;
export type SeasonStatus = (typeof SEASON_STATES)[number];

/** A season. */
export class SeasonView {
  @Field(ID, 'Its id.')
  readonly id!: string;
  @Field(TEXT, 'Its name.')
  readonly name!: string;
  @Field(DAY, 'Its first day, where the club is.')
  readonly firstDay!: string;
  @Field(DAY, 'Its last day.')
  readonly lastDay!: string;
  @Field(listOf(TEXT), 'Rule books whose evenings belong to it; none for all.')
  readonly books!: readonly string[];
  @Field(listOf(TEXT), 'Names of tables whose evenings belong to it; none for all.')
  readonly tables!: readonly string[];
  @Field(one(() => RuleView), 'How its standings are made.')
  readonly rule!: RuleView;
  @Field(ORDINAL, 'Its version, for the `If-Match` of the next write to it.')
  readonly version!: number;
  @Field(oneOf(SEASON_STATES), 'Whether it is closed: nothing of it is changed then.')
  readonly status!: SeasonStatus;
  @Field(ORDINAL, 'The event that made it as it is here.')
  readonly since!: number;
  @Field(orNull(ORDINAL), 'The event that closed it; null while it is open.')
  readonly closed!: number | null;
}

/** The seasons of a club. */
export class SeasonList {
  @Field(ORDINAL, 'The event in the log as of which this holds.')
  readonly head!: number;
  @Field(orNull(DAY), 'The day of the latest evening, where the club is; null before the first.')
  readonly latestDay!: string | null;
  @Field(many(() => SeasonView), 'The one whose last day is latest first.')
  readonly seasons!: readonly SeasonView[];
}

/** An evening that belongs elsewhere than by its day. */
export class EveningMoveView {
  @Field(ORDINAL, 'The event.')
  readonly event!: number;
  @Field(ID, 'The evening.')
  readonly session!: string;
  @Field(orNull(ID), 'The season that it was taken out of; null for none.')
  readonly from!: string | null;
  @Field(orNull(ID), 'The season that it was put into; null for none.')
  readonly to!: string | null;
  @Field(TEXT, 'Why.')
  readonly why!: string;
}
