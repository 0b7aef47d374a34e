import { ANSWERS, type Answer, type Answered } from '../planned/answers.js';
import { REPEATS, type Repeat } from '../planned/series.js';
import type { AnswerReminder } from '../planned/answer-reminder.js';
import type { Division } from '../planned/tables.js';
import { TURNS, type InTurn, type Turn } from '../planned/turns.js';
import {
  COUNT,
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
  TIME,
  YES_NO,
} from '../platform/http/reference/field.js';

const CLOCK = { type: 'string', example: '19:00' } as const;

/** A series of planned evenings; a single evening is one too. */
export class SeriesView {
  @Field(ID, 'The series.')
  readonly id!: string;
  @Field(orNull(ID), 'The series that it goes on from; null for none.')
  readonly follows!: string | null;
  @Field(DAY, 'The day of its first evening, where the club is.')
  readonly firstDay!: string;
  @Field(oneOf(REPEATS), 'How often its evenings come.')
  readonly repeat!: Repeat;
  @Field(orNull(DAY), 'The last day on which one may be; null for no end.')
  readonly lastDay!: string | null;
  @Field(listOf(DAY), 'Days of the series without an evening.')
  readonly except!: readonly string[];
  @Field(CLOCK, 'When its evenings begin, where the club is.')
  readonly time!: string;
  @Field(orNull(TEXT), 'Where; null where nothing is said.')
  readonly place!: string | null;
  @Field(orNull(TEXT), 'The rule book; null where that is left open.')
  readonly book!: string | null;
  @Field(orNull(COUNT), 'The most tables; null for any number.')
  readonly tables!: number | null;
  @Field(orNull(COUNT), 'Hours before an evening by which answers are wanted.')
  readonly answerHours!: number | null;
}

/** A written change of a planned evening or series. */
export class PlannedWritten {
  @Field(ORDINAL, "The last event of it in the club's log.")
  readonly event!: number;
  @Field(ID, 'The series.')
  readonly series!: string;
  @Field(orNull(ID), 'The series that goes on from it; null for none.')
  readonly then!: string | null;
}

/** A written setting of planned evenings. */
export class PlannedSettingWritten {
  @Field(ORDINAL, "The event in the club's log.")
  readonly event!: number;
}

/** The answer of a member. */
export class ComingView implements Answered {
  @Field(ID, 'The member.')
  readonly member!: string;
  @Field(oneOf(ANSWERS), 'Whether they come; `later` after its beginning.')
  readonly answer!: Answer;
  @Field(COUNT, 'Guests who come with them and have no name here.')
  readonly guests!: number;
  @Field(listOf(ID), 'Guests of the club who come with them.')
  readonly named!: readonly string[];
  @Field(TIME, 'When they last answered.')
  readonly answered!: string;
}

/** How those who come divide into tables. */
export class TablesOfEveningView implements Division {
  @Field(listOf(ORDINAL), 'People at each table; none where no division is possible.')
  readonly tables!: readonly number[];
  @Field(orNull(COUNT), 'How many more make another table; null for no more tables.')
  readonly forAnother!: number | null;
  @Field(orNull(COUNT), 'Without a division: how many are too many for the next smaller one.')
  readonly tooMany!: number | null;
  @Field(orNull(COUNT), 'Without a division: how many are missing to the next larger one.')
  readonly missing!: number | null;
}

/** The members who have a turn at an evening. */
export class InTurnView implements InTurn {
  @Field(orNull(ID), 'The host; null where the club has no such turn.')
  readonly host!: string | null;
  @Field(orNull(ID), 'The member who brings cake; null where the club has no such turn.')
  readonly cake!: string | null;
  @Field(
    listOf(oneOf(TURNS)),
    'The turns of it that two members swapped. A new order from its day on, or from an earlier one, ends the swap.',
  )
  readonly swapped!: readonly Turn[];
}

/** A turn that somebody took over by a swap. */
export class SwapOfEveningView {
  @Field(oneOf(TURNS), 'The task.')
  readonly turn!: Turn;
  @Field(ID, 'The member who has it.')
  readonly member!: string;
  @Field(ID, 'The member who had it before.')
  readonly before!: string;
  @Field(DAY, 'The day for which the evening was planned that the latter has for it.')
  readonly forDay!: string;
  @Field(TEXT, 'Why.')
  readonly why!: string;
}

/** A turn that goes round members. */
export class TurnView {
  @Field(oneOf(TURNS), 'The task.')
  readonly turn!: Turn;
  @Field(DAY, 'The day from which the order counts.')
  readonly fromDay!: string;
  @Field(listOf(ID), 'The members in their order; none where the turn is ended.')
  readonly members!: readonly string[];
}

/** A planned evening. */
export class PlannedEveningView {
  @Field(ID, 'Its series.')
  readonly series!: string;
  @Field(DAY, 'The day for which it was first planned: its name in the series.')
  readonly planned!: string;
  @Field(DAY, 'Its day now, where the club is.')
  readonly day!: string;
  @Field(CLOCK, 'When it begins, where the club is.')
  readonly time!: string;
  @Field(TIME, 'The instant at which it begins.')
  readonly begins!: string;
  @Field(TIME, 'The instant by which answers are wanted.')
  readonly answerBy!: string;
  @Field(orNull(TEXT), 'Where; null where nothing is said.')
  readonly place!: string | null;
  @Field(orNull(TEXT), 'The rule book; null where that is left open.')
  readonly book!: string | null;
  @Field(YES_NO, 'Whether it is called off.')
  readonly calledOff!: boolean;
  @Field(YES_NO, 'Whether its last change is that it is held after all.')
  readonly broughtBack!: boolean;
  @Field(
    orNull(TEXT),
    'Why it was moved, called off or brought back; null where it is as it was planned.',
  )
  readonly why!: string | null;
  @Field(COUNT, 'How often it was changed.')
  readonly changes!: number;
  @Field(TIME, 'When it was planned, or last moved, called off or brought back.')
  readonly changed!: string;
  @Field(COUNT, 'How often it was changed, or the turns at it were.')
  readonly revision!: number;
  @Field(TIME, 'When it was planned, or last changed in one of these ways.')
  readonly revised!: string;
  @Field(
    orNull(oneOf(['open', 'closed'])),
    'Whether a table of it can still be played in; null where none was opened.',
  )
  readonly played!: 'open' | 'closed' | null;
  @Field(many(() => ComingView), 'The answers, in the order in which they came.')
  readonly answers!: readonly ComingView[];
  @Field(COUNT, 'How many come, guests among them.')
  readonly coming!: number;
  @Field(
    orNull(one(() => TablesOfEveningView)),
    'How they divide into tables by the rule book; null where that is left open.',
  )
  readonly division!: TablesOfEveningView | null;
  @Field(one(() => InTurnView), 'The members whose turn it is; of a series that repeats.')
  readonly turns!: InTurnView;
}

/** When members without an answer are reminded. */
export class AnswerReminderView implements AnswerReminder {
  @Field(CLOCK, 'The time of the clock where the club is.')
  readonly time!: string;
  @Field(COUNT, 'Days before the day until which answers are wanted; 0 for that day.')
  readonly daysBefore!: number;
}

/** The answers of a member, and whether they came. */
export class AttendanceOfMemberView {
  @Field(ID, 'The member.')
  readonly member!: string;
  @Field(COUNT, 'Evenings for which they said yes, and came.')
  readonly yesCame!: number;
  @Field(COUNT, 'Evenings for which they said yes, and did not come.')
  readonly yesMissed!: number;
  @Field(COUNT, 'Evenings for which they said no, and came.')
  readonly noCame!: number;
  @Field(COUNT, 'Evenings for which they said no, and did not come.')
  readonly noMissed!: number;
}

/** The number of answers that were kept, and of those that were not. */
export class AttendanceView {
  @Field(COUNT, 'Planned evenings that were played, of these days.')
  readonly evenings!: number;
  @Field(many(() => AttendanceOfMemberView), 'Members who answered for one of them yes or no.')
  readonly members!: readonly AttendanceOfMemberView[];
}

/** Planned evenings of some days. */
export class PlannedEveningList {
  @Field(DAY, 'The first of these days.')
  readonly from!: string;
  @Field(DAY, 'The last of them.')
  readonly to!: string;
  @Field(many(() => PlannedEveningView), 'The earliest first.')
  readonly evenings!: readonly PlannedEveningView[];
  @Field(many(() => SeriesView), 'The series of these evenings, and those that have no end yet.')
  readonly series!: readonly SeriesView[];
  @Field(one(() => AnswerReminderView), 'When members without an answer are reminded.')
  readonly reminder!: AnswerReminderView;
  @Field(many(() => TurnView), 'The orders of the turns of the club, as each was set last.')
  readonly turns!: readonly TurnView[];
}

/** A table that was opened for a planned evening. */
export class TableOfEveningView {
  @Field(ID, 'The session.')
  readonly session!: string;
  @Field(orNull(TEXT), "Which of the club's tables; null where none is named.")
  readonly tableName!: string | null;
  @Field(oneOf(['open', 'closed']), 'Whether it can still be played in.')
  readonly status!: 'open' | 'closed';
  @Field(TIME, 'When it was opened.')
  readonly openedAt!: string;
  @Field(TEXT, 'The rule book.')
  readonly book!: string;
  @Field(
    orNull(TEXT),
    "The name of the club's own book that it is played by; null where it is played by a printed one.",
  )
  readonly ownBook!: string | null;
  @Field(listOf(ID), 'Everybody who sat at it.')
  readonly players!: readonly string[];
}

/** A planned evening with its series and its tables. */
export class PlannedEveningPage {
  @Field(one(() => PlannedEveningView), 'The evening.')
  readonly evening!: PlannedEveningView;
  @Field(one(() => SeriesView), 'Its series.')
  readonly series!: SeriesView;
  @Field(many(() => TableOfEveningView), 'The tables that were opened for it, the first first.')
  readonly tables!: readonly TableOfEveningView[];
  @Field(many(() => SwapOfEveningView), 'The turns at it that somebody took over by a swap.')
  readonly swaps!: readonly SwapOfEveningView[];
}

/** Two who sat at a table together. */
export class SatTogetherView {
  @Field(ID, 'One of them.')
  readonly one!: string;
  @Field(ID, 'The other one.')
  readonly other!: string;
  @Field(ORDINAL, 'At how many tables.')
  readonly tables!: number;
}

/** How often those who come have sat together. */
export class SatTogetherList {
  @Field(DAY, 'The day from which tables count: the first of the season, else of the year.')
  readonly since!: string;
  @Field(many(() => SatTogetherView), 'Every two of those who come who sat together since then.')
  readonly pairs!: readonly SatTogetherView[];
}
