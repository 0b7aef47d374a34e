import { ApiProperty } from '@nestjs/swagger';
import { IsOptional } from 'class-validator';
import { ANSWERS, MOST_GUESTS, type Answer } from '../planned/answers.js';
import { MOST_DAYS_BEFORE } from '../planned/answer-reminder.js';
import { REPEATS, type Repeat } from '../planned/series.js';
import { MOST_IN_TURN, TURNS, type Turn } from '../planned/turns.js';
import {
  ClockTime,
  DayOf,
  Days,
  Id,
  Ids,
  OneOf,
  Text,
  WholeNumber,
} from '../platform/validation/fields.js';
import { Nested } from '../platform/validation/validation.js';

const MOST_EXCEPT = 100;
const MOST_TABLES = 50;
const MOST_HOURS = 24 * 28;
const WHY = 'Why; it stays in the log.';

/** Evenings that are to be planned. */
export class EveningsDto {
  @DayOf('The day of the first evening, where the club is.', {})
  readonly firstDay!: string;
  @ClockTime({ description: 'When it begins, where the club is.' })
  readonly time!: string;
  @OneOf(REPEATS, {
    description: 'How often. `month`: on the same weekday of the month, e.g. the second Wednesday.',
  })
  readonly repeat!: Repeat;
  @DayOf('The last day on which an evening may be; no end when left out.', {
    optional: true,
  })
  readonly lastDay?: string | null;
  @Days(MOST_EXCEPT, {
    optional: true,
    usually: [],
    description: 'Days of the series without an evening.',
  })
  readonly except?: string[] | null;
  @Text(1, 120, { optional: true, description: 'Where.' })
  readonly place?: string | null;
  @Text(1, 100, {
    optional: true,
    description: 'The rule book; left open when it is left out.',
  })
  readonly book?: string | null;
  @WholeNumber(1, MOST_TABLES, {
    optional: true,
    description: 'The most tables; any number when left out.',
  })
  readonly tables?: number | null;
  @WholeNumber(0, MOST_HOURS, {
    optional: true,
    description:
      'Hours before an evening by which answers are wanted; its beginning when left out.',
  })
  readonly answerHours?: number | null;
}

/** All evenings of a series from a day on are others, or there are none. */
export class EndSeriesDto {
  @DayOf('The last day on which an evening of the series may be.', {})
  readonly lastDay!: string;
  @ApiProperty({
    type: () => EveningsDto,
    description: 'The series that goes on from it; none when left out.',
    nullable: true,
    required: false,
  })
  @Nested(() => EveningsDto)
  @IsOptional()
  readonly then?: EveningsDto | null;
  @Text(1, 500, { description: WHY })
  readonly why!: string;
}

/** A planned evening that is to be moved. Omitted fields keep their value. */
export class MovePlannedDto {
  @DayOf('Its day now.', { optional: true })
  readonly day?: string | null;
  @ClockTime({ optional: true, description: 'When it begins now.' })
  readonly time?: string | null;
  @Text(0, 120, {
    optional: true,
    description: 'Where now; an empty text for nothing said.',
  })
  readonly place?: string | null;
  @Text(1, 500, { description: WHY })
  readonly why!: string;
}

/** A planned evening that is to be called off. */
export class CallOffDto {
  @Text(1, 500, { description: WHY })
  readonly why!: string;
}

/** A planned evening that was called off and is to be held after all. */
export class BringBackDto {
  @Text(1, 500, { description: WHY })
  readonly why!: string;
}

/** The order of a turn. */
export class TurnDto {
  @OneOf(TURNS, { description: 'To host, or to bring cake.' })
  readonly turn!: Turn;
  @DayOf('The day from which it counts, where the club is; today when left out.', {
    optional: true,
  })
  readonly fromDay?: string | null;
  @Ids(0, MOST_IN_TURN, { description: 'The members in their order; none ends the turn.' })
  readonly members!: string[];
}

/** Another evening of a series. */
export class OtherEveningDto {
  @Id({ description: 'Its series.' })
  readonly series!: string;
  @DayOf('The day for which it was first planned.', {})
  readonly planned!: string;
}

/** Two members who swap their evenings of a turn. */
export class SwapTurnsDto {
  @OneOf(TURNS, { description: 'To host, or to bring cake.' })
  readonly turn!: Turn;
  @ApiProperty({ type: () => OtherEveningDto, description: 'The other evening.' })
  @Nested(() => OtherEveningDto)
  readonly with!: OtherEveningDto;
  @Text(1, 500, { description: WHY })
  readonly why!: string;
}

/** An answer of the caller. */
export class ComingDto {
  @OneOf(ANSWERS, {
    description: '`later`: they come after its beginning.',
  })
  readonly answer!: Answer;
  @WholeNumber(0, MOST_GUESTS, {
    optional: true,
    usually: 0,
    description: 'Guests who come with them and have no name here.',
  })
  readonly guests?: number | null;
  @Ids(0, MOST_GUESTS, {
    optional: true,
    usually: [],
    description: 'Guests of the club who come with them.',
  })
  readonly named?: string[] | null;
}

/** The time at which members without an answer are reminded. */
export class AnswerReminderDto {
  @ClockTime({ description: 'The time of the clock where the club is.' })
  readonly time!: string;
  @WholeNumber(0, MOST_DAYS_BEFORE, {
    description: 'Days before the day until which answers are wanted; 0 for that day.',
  })
  readonly daysBefore!: number;
}

/** The days of which planned evenings are counted. */
export class AttendanceQuery {
  @DayOf('The first day, where the club is; all before when left out.', { optional: true })
  readonly from?: string | null;
  @DayOf('The last day; all after when left out.', { optional: true })
  readonly to?: string | null;
}

/** The days of which planned evenings are asked for. */
export class PlannedQuery {
  @DayOf('The first day, where the club is; today when left out.', {
    optional: true,
    example: '2026-12-01',
  })
  readonly from?: string | null;
  @DayOf('The last day; 100 days later when left out, and at most 400.', {
    optional: true,
    example: '2026-12-31',
  })
  readonly to?: string | null;
}
