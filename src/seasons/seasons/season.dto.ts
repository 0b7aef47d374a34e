import { ApiProperty } from '@nestjs/swagger';
import {
  DayOf,
  Id,
  OneOf,
  SomeOf,
  Text,
  Texts,
  WholeNumber,
  YesNo,
} from '../../platform/validation/fields.js';
import { Nested, QueryNumber } from '../../platform/validation/validation.js';
import {
  MOST_EVENINGS,
  MOST_NOT_PLAYED,
  RANKED_BY,
  TIE_BREAKS,
  type RankedBy,
  type TieBreak,
} from '../../standings/rule/standing-rule.js';
import { LANGUAGES, type LanguageId } from '../../people/languages.js';

/** How a season makes its standings. */
export class RuleDto {
  @OneOf(RANKED_BY, { description: 'The figure that ranks the members.' })
  readonly by!: RankedBy;
  @WholeNumber(1, MOST_EVENINGS, {
    optional: true,
    description: 'Of each member so many evenings count, their best; all when left out.',
  })
  readonly best?: number | null;
  @WholeNumber(0, MOST_EVENINGS, {
    optional: true,
    usually: 0,
    description: 'A member with fewer evenings is not ranked.',
  })
  readonly least?: number | null;
  @SomeOf(TIE_BREAKS, {
    least: 0,
    optional: true,
    usually: [],
    description:
      'The tie-breaks, in this order; each looks at every evening that was ' +
      'played, whether it counts or not. Members who are level in all of them share the rank.',
  })
  readonly ties?: TieBreak[] | null;
  @YesNo({ optional: true, usually: false, description: 'Whether guests are ranked.' })
  readonly guests?: boolean | null;
  @WholeNumber(-MOST_NOT_PLAYED, MOST_NOT_PLAYED, {
    optional: true,
    description:
      'The value of an evening for a member who did not play it: points, or minor units where money ranks; ' +
      'nothing at all when left out. Not with `points-a-hand`.',
  })
  readonly notPlayed?: number | null;
}

const BOOKS =
  "Rule books, and the club's own by their ids, whose evenings belong to it; all when left out or empty.";
const TABLES = 'Names of tables whose evenings belong to it; all when left out or empty.';
const MOST_LISTED = 50;

/** A season that is to be kept. */
export class SeasonDto {
  @Text(1, 80, { description: 'Its name; blanks around it are taken away.' })
  readonly name!: string;
  @DayOf('Its first day, where the club is.', {})
  readonly firstDay!: string;
  @DayOf('Its last day.', {})
  readonly lastDay!: string;
  @Texts(MOST_LISTED, 100, { optional: true, usually: [], description: BOOKS })
  readonly books?: string[] | null;
  @Texts(MOST_LISTED, 40, { optional: true, usually: [], description: TABLES })
  readonly tables?: string[] | null;
  @ApiProperty({ type: () => RuleDto, description: 'How its standings are made.' })
  @Nested(() => RuleDto)
  readonly rule!: RuleDto;
}

/** Changes to a season; omitted fields keep their value. */
export class SeasonChangeDto {
  @Text(1, 80, { optional: true, description: 'Its name.' })
  readonly name?: string | null;
  @DayOf('Its first day, where the club is.', { optional: true })
  readonly firstDay?: string | null;
  @DayOf('Its last day.', { optional: true })
  readonly lastDay?: string | null;
  @Texts(MOST_LISTED, 100, { optional: true, description: BOOKS })
  readonly books?: string[] | null;
  @Texts(MOST_LISTED, 40, { optional: true, description: TABLES })
  readonly tables?: string[] | null;
  @Text(1, 500, { description: 'Why; it stays in the log.' })
  readonly why!: string;
}

/** Another rule, from now on for all evenings of the season. */
export class RuleChangeDto {
  @ApiProperty({ type: () => RuleDto, description: 'How its standings are made: all of the rule.' })
  @Nested(() => RuleDto)
  readonly rule!: RuleDto;
  @Text(1, 500, {
    description: 'Why; the standings show it.',
  })
  readonly why!: string;
}

/** Why a closed season is opened again. */
export class ReopenSeasonDto {
  @Text(1, 500, { description: 'Why; it stays in the log.' })
  readonly why!: string;
}

/** An evening that is to belong elsewhere than by its day. */
export class EveningMoveDto {
  @Id({ description: 'The evening.' })
  readonly session!: string;
  @Id({ optional: true, description: 'The season that it is taken out of; none when left out.' })
  readonly from?: string | null;
  @Id({ optional: true, description: 'The season that it is put into; none when left out.' })
  readonly to?: string | null;
  @Text(1, 500, {
    description: 'Why; the standings show it.',
  })
  readonly why!: string;
}

/** As of which event. */
export class HeadQuery {
  @QueryNumber()
  @WholeNumber(1, Number.MAX_SAFE_INTEGER, {
    optional: true,
    description:
      'As of this event of the log: the answer is the same for ever. The last event when left out.',
    example: 412,
  })
  readonly head?: number;
}

/** As of which event, and in which language. */
export class StandingsQuery extends HeadQuery {
  @OneOf(LANGUAGES, {
    optional: true,
    usually: 'en',
    description: 'The language in which the rule is said.',
    example: 'da',
  })
  readonly language?: LanguageId;
}
