import { ApiProperty } from '@nestjs/swagger';
import { IsOptional, ValidateBy } from 'class-validator';
import {
  DayOf,
  Id,
  Ids,
  Name,
  OneOf,
  Text,
  WholeNumber,
  YesNo,
} from '../../platform/validation/fields.js';
import { OwnVersionDto } from '../../clubs/clubs/own-version.dto.js';
import { Nested, QueryNumber } from '../../platform/validation/validation.js';
import type { PlayerId } from '../../rules/payment.js';
import { BOOK_IDS, type BookId } from '../../rules/rule-book.js';

const MOST_ENTRIES = 100;

/** A map of short names to values of one kind; which names there are the book says. */
function MapOf(what: string, isValue: (value: unknown) => boolean): PropertyDecorator {
  return ValidateBy({
    name: 'mapOf',
    validator: {
      validate: (value: unknown) =>
        typeof value === 'object' &&
        value !== null &&
        !Array.isArray(value) &&
        Object.keys(value).length <= MOST_ENTRIES &&
        Object.values(value).every(isValue),
      defaultMessage: () => `$property must be an object whose values are ${what}`,
    },
  });
}

const isWhole = (value: unknown): boolean => Number.isSafeInteger(value) && !Object.is(value, -0);

/** The club's own rules in place of the book's. */
export class HouseRulesDto {
  @ApiProperty({
    selfRequired: false,
    nullable: true,
    type: 'object',
    maxProperties: MOST_ENTRIES,
    additionalProperties: { type: 'string' },
    description: 'Reading → option, see `readings` of the rule book.',
  })
  @IsOptional()
  @MapOf('options', (value) => typeof value === 'string')
  readonly readings?: Record<string, string>;

  @ApiProperty({
    selfRequired: false,
    nullable: true,
    type: 'object',
    maxProperties: MOST_ENTRIES,
    additionalProperties: { type: 'integer' },
    description: 'Row of the tariff → points, see `tariff` of the rule book.',
  })
  @IsOptional()
  @MapOf('points', isWhole)
  readonly tariff?: Record<string, number>;

  @ApiProperty({
    selfRequired: false,
    nullable: true,
    type: 'object',
    maxProperties: MOST_ENTRIES,
    additionalProperties: {
      oneOf: [{ type: 'integer' }, { type: 'array', items: { type: 'integer' } }],
    },
    description: 'Code → points to each pot; a list, one for each degree, where there are several.',
  })
  @IsOptional()
  @MapOf(
    'points, or lists of them',
    (value) => isWhole(value) || (Array.isArray(value) && value.every(isWhole)),
  )
  readonly fines?: Record<string, number | number[]>;
}

/** The planned evening that a table is opened for. */
export class PlannedForDto {
  @Id({ description: 'Its series.' })
  readonly series!: string;
  @DayOf('The day for which it was first planned.', {})
  readonly planned!: string;
}

/** An evening to be opened. */
export class OpenSessionDto {
  @OneOf(BOOK_IDS, { description: 'The rule book that is played by.' })
  readonly book!: BookId;

  @ApiProperty({
    required: false,
    nullable: true,
    type: () => OwnVersionDto,
    description:
      "The version of the club's own book that is played by, of which `book` is the parent; a book of the " +
      'sources when left out.',
  })
  @IsOptional()
  @Nested(() => OwnVersionDto)
  readonly own?: OwnVersionDto | null;

  @ApiProperty({
    required: false,
    nullable: true,
    type: HouseRulesDto,
    description: "The differences of this evening from the book, or from the club's own.",
  })
  @IsOptional()
  @Nested(() => HouseRulesDto)
  readonly houseRules?: HouseRulesDto;

  @WholeNumber(0, 1_000_000, {
    description: 'Minor units of money a point; 0 plays for honour.',
  })
  readonly rate!: number;

  @Ids(1, 10, {
    description: 'Members, counter-clockwise: each sits to the right of the one before.',
  })
  readonly seats!: PlayerId[];

  @Id({ description: 'The first dealer.' })
  readonly firstDealer!: PlayerId;

  @Text(1, 40, {
    optional: true,
    description: "Which of the club's tables it is played at, where there are several.",
  })
  readonly tableName?: string | null;

  @ApiProperty({
    required: false,
    nullable: true,
    type: () => PlannedForDto,
    description: 'The planned evening that it is played for; none when left out.',
  })
  @IsOptional()
  @Nested(() => PlannedForDto)
  readonly plannedEvening?: PlannedForDto | null;

  @DayOf(
    'Its day, before today, where it is recorded from a paper; left out for an evening that begins now.',
    { optional: true, example: '2025-11-20' },
  )
  readonly day?: string | null;

  @YesNo({
    optional: true,
    description:
      'Only with `day`. True where its money was settled then: closing it posts none. Where opening ' +
      'balances of a later day may hold its money, true or false must be said.',
  })
  readonly settledThen?: boolean | null;
}

/** A guest whom the club does not know yet. */
export class NewGuestDto {
  @Name(1, 100, { description: 'The name; blanks around it are taken away.' })
  readonly name!: string;
}

/** The player who sits down. */
export class JoinDto {
  @Id({ description: 'The member; with `guest`, an id that the caller makes for them.' })
  readonly player!: PlayerId;
  @WholeNumber(0, 10, {
    optional: true,
    description: 'Seat counted from 0; the last when left out.',
  })
  readonly seat?: number | null;

  @ApiProperty({
    required: false,
    nullable: true,
    type: () => NewGuestDto,
    description:
      'A guest who becomes known to the club with this, under the id of `player`. Where the club knows ' +
      'that id already, nobody is added.',
  })
  @IsOptional()
  @Nested(() => NewGuestDto)
  readonly guest?: NewGuestDto | null;
}

/** The player who gets up. */
export class LeaveDto {
  @Id({ description: 'The player.' })
  readonly player!: PlayerId;
}

/** The dealer of the next hand. */
export class DealerDto {
  @Id({ description: 'The dealer of the next hand, somebody at the table.' })
  readonly player!: PlayerId;
  @Text(1, 500, { description: 'Why, in words.' })
  readonly reason!: string;
}

/** A page of the sessions, the latest first. */
export class SessionsQuery {
  @Text(1, 80, { optional: true, description: '`next` of the page before.' })
  readonly cursor?: string;
  @QueryNumber()
  @WholeNumber(1, 100, { optional: true, usually: 20, description: 'At most so many.' })
  readonly limit?: number;
}

/** A page of the hands of a session, in order. */
export class HandsQuery {
  @QueryNumber()
  @WholeNumber(0, 1_000_000, { optional: true, description: 'Only hands with a higher number.' })
  readonly after?: number;
  @QueryNumber()
  @WholeNumber(1, 200, { optional: true, usually: 100, description: 'At most so many.' })
  readonly limit?: number;
}
