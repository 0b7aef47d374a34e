import { ApiProperty } from '@nestjs/swagger';
import { IsOptional, Matches } from 'class-validator';
import { DayOf, Id, Text, WholeNumber } from '../../platform/validation/fields.js';
import { QueryNumber } from '../../platform/validation/validation.js';
import { BOOK_IDS } from '../../rules/rule-book.js';
import { UUID_PATTERN } from '../../values/uuid.js';

/** The id of a rule book, or of one of the club's own. */
const A_BOOK = `^(${BOOK_IDS.join('|')}|${UUID_PATTERN})$`;
const TWO_IDS = `^${UUID_PATTERN},${UUID_PATTERN}$`;

/** Which evenings are counted. Everything that is named must hold; open evenings never count. */
export class FilterQuery {
  @Id({
    optional: true,
    description:
      'Only evenings of this season. A season has its own days: `from` and `to` are left out.',
  })
  readonly season?: string;
  @DayOf('Only evenings opened on this day or later, where the club is.', { optional: true })
  readonly from?: string;
  @DayOf('Only evenings opened on this day or before, where the club is.', { optional: true })
  readonly to?: string;
  @ApiProperty({
    type: 'string',
    required: false,
    pattern: A_BOOK,
    example: 'brix-1996',
    description:
      "Only evenings played by this rule book, or by this book of the club's own in all its versions.",
  })
  @IsOptional()
  @Matches(new RegExp(A_BOOK, 'i'), { message: '$property must be a rule book' })
  readonly book?: string;
  @Text(1, 40, { optional: true, description: 'Only evenings at the table of this name.' })
  readonly table?: string;
  @QueryNumber()
  @WholeNumber(1, Number.MAX_SAFE_INTEGER, {
    optional: true,
    description:
      "As of this event of the club's log: the same answer for ever, whatever is corrected later. As " +
      'of now when left out.',
  })
  readonly head?: number;
}

/** The member and the evenings of a request for statistics. */
export class StatisticsQuery extends FilterQuery {
  @Id({ optional: true, description: 'Only this member; the whole club when left out.' })
  readonly member?: string;
}

/** Which two members, over which evenings. */
export class HeadToHeadQuery extends FilterQuery {
  @ApiProperty({
    type: 'string',
    pattern: TWO_IDS,
    example: '0d6a3c58-1f0b-4a3e-8f52-3b1f6f0c9a01,1c8e5b7a-2e1d-4b6f-9c43-5d2a7e1b8b02',
    description: 'The two members, separated by a comma.',
  })
  @Matches(new RegExp(TWO_IDS, 'i'), {
    message: '$property must be two ids (UUIDs), separated by a comma',
  })
  readonly members!: string;
}

/** Which number is to be led back to its hands. */
export class FigureHandsQuery extends StatisticsQuery {
  @Text(1, 80, {
    description:
      'The figure: `figure` as given beside the number, with `of:` before it for the whole of its share; `together:<member>` the hands with them, ' +
      '`evenings-together:<member>` the evenings with such hands; `counting`, with `member` and `season`, ' +
      'the hands of the evenings that count for them in its standings.',
    example: 'feat:ultimo-pagat',
  })
  readonly figure!: string;
  @Text(1, 40, {
    optional: true,
    description:
      '`next` of the page before; the first page when left out. It goes on at the same head.',
  })
  readonly cursor?: string;
  @QueryNumber()
  @WholeNumber(1, 500, { optional: true, usually: 100, description: 'At most so many hands.' })
  readonly limit?: number;
}

/** Which points are to be led back to the hands in which they moved. */
export class FigurePointsQuery extends StatisticsQuery {
  @Text(1, 80, {
    description:
      'Points between `member` and somebody else: `between:<other>`, or `between:<other>:<part>` what was ' +
      'paid for one thing, as `parts` of who paid whom name it. The other is a member, `club`, or a cup ' +
      '(`king-pot`, `pagat-pot`, `kitty`), which goes without `member` too. `between-together:` instead of ' +
      '`between:` takes only the evenings at which both had cards in the same hand.',
    example: 'between:king-pot',
  })
  readonly figure!: string;
  @Text(1, 40, {
    optional: true,
    description:
      '`next` of the page before; the first page when left out. It goes on at the same head.',
  })
  readonly cursor?: string;
  @QueryNumber()
  @WholeNumber(1, 100, {
    optional: true,
    usually: 20,
    description: 'The hands of at most so many evenings.',
  })
  readonly limit?: number;
}
