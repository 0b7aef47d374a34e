import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayMinSize, IsOptional } from 'class-validator';
import { AddMemberDto } from '../../clubs/clubs/club.dto.js';
import { DayOf, Id, OneOf, Text, WholeNumber, YesNo } from '../../platform/validation/fields.js';
import { Nested } from '../../platform/validation/validation.js';
import { GAME_IDS, type GameId } from '../../rules/game.js';
import { BOOK_IDS } from '../../rules/rule-book.js';

/** More evenings than a club carries in at once, and more people than sat at one table. */
const MOST = { evenings: 500, people: 200, results: 60 } as const;
/** The most points of one person on one evening, either way. */
const MOST_POINTS = 1_000_000_000;
const MOST_WORTH = 1_000_000;

/** Somebody whom the club does not have yet. */
export class CarriedPersonDto extends AddMemberDto {
  @YesNo({
    optional: true,
    usually: false,
    description: 'Whether they are added as a guest; else they are a member.',
  })
  readonly guest?: boolean | null;
}

/** The points of somebody. */
export class CarriedResultDto {
  @Id({ optional: true, description: 'The member or guest; left out for somebody of `people`.' })
  readonly member?: string | null;
  @WholeNumber(0, MOST.people - 1, {
    optional: true,
    description: 'Their place in `people`, from 0; left out for who is in the club.',
  })
  readonly person?: number | null;
  @WholeNumber(-MOST_POINTS, MOST_POINTS, { description: 'Their points.', example: -12 })
  readonly points!: number;
}

/** The fields of an evening from before that can be corrected. */
export class CarriedContentDto {
  @DayOf('Its day, where the club is: before today.', { example: '2019-03-14' })
  readonly day!: string;
  @OneOf(GAME_IDS, { description: 'The game.' })
  readonly game!: GameId;
  @OneOf(BOOK_IDS, { optional: true, description: 'The rule book; none known when left out.' })
  readonly book?: string | null;
  @Text(1, 40, { optional: true, description: 'The name of its table; none when left out.' })
  readonly table?: string | null;
  @WholeNumber(0, MOST_WORTH, {
    optional: true,
    description:
      'Minor units of money that a point was worth, if it is known. Nothing is paid by it: debts of then ' +
      'come with opening balances.',
  })
  readonly worth?: number | null;
  @ApiProperty({
    type: () => [CarriedResultDto],
    minItems: 1,
    maxItems: MOST.results,
    description: 'The points of everybody who is named, each once.',
  })
  @ArrayMinSize(1)
  @ArrayMaxSize(MOST.results)
  @Nested(() => CarriedResultDto)
  readonly results!: CarriedResultDto[];
  @WholeNumber(-MOST_POINTS, MOST_POINTS, {
    optional: true,
    description:
      'Points of people who are not named: with them all points add up to 0. Left out where everybody is ' +
      'named.',
  })
  readonly others?: number | null;
  @YesNo({
    optional: true,
    usually: false,
    description: 'It is another evening than one of the same day and table that is known already.',
  })
  readonly again?: boolean | null;
}

/** Evenings from before, all or none of them. */
export class CarryInDto {
  @ApiProperty({
    type: () => [CarriedPersonDto],
    required: false,
    nullable: true,
    maxItems: MOST.people,
    description: 'People of these evenings whom the club does not have yet: they are added.',
  })
  @IsOptional()
  @ArrayMaxSize(MOST.people)
  @Nested(() => CarriedPersonDto)
  readonly people?: CarriedPersonDto[];
  @ApiProperty({
    type: () => [CarriedContentDto],
    minItems: 1,
    maxItems: MOST.evenings,
    description: 'The evenings: one for each day and table.',
  })
  @ArrayMinSize(1)
  @ArrayMaxSize(MOST.evenings)
  @Nested(() => CarriedContentDto)
  readonly evenings!: CarriedContentDto[];
}

/** The whole new content of an evening that was carried in. */
export class CorrectCarriedDto extends CarriedContentDto {
  @Text(1, 500, { description: 'Why; it stays in the log.' })
  readonly why!: string;
}

/** Why an evening that was carried in is taken back. */
export class TakeBackCarriedDto {
  @Text(1, 500, { description: 'Why; it stays in the log.' })
  readonly why!: string;
}
