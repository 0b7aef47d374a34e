import { ANSWERS } from '../../../planned/answers.js';
import { REPEATS } from '../../../planned/series.js';
import { TURNS } from '../../../planned/turns.js';
import { BOOL, INT4, JSONB, oneOf, orNull, SEQ, TEXT, TIME, UUID } from './column.js';
import { table } from './table.js';

/**
 * Evenings that are planned: series, the evenings of which something was said, who comes, the turns of
 * hosts and of cake, and the reminders of who has not answered.
 */
export const PLANNED_TABLES = {
  eveningSeries: table('evening_series', {
    scope: 'club',
    columns: {
      id: UUID,
      follows: orNull(UUID),
      firstDay: TEXT,
      repeat: oneOf(...REPEATS),
      lastDay: orNull(TEXT),
      daysOff: JSONB,
      startsAt: TEXT,
      place: orNull(TEXT),
      book: orNull(TEXT),
      tables: orNull(INT4),
      answerHours: orNull(INT4),
      plannedSeq: SEQ,
      plannedAt: TIME,
      changedAt: TIME,
    },
    key: ['id'],
    changing: ['lastDay', 'changedAt'],
  }),
  plannedEvening: table('planned_evening', {
    scope: 'club',
    columns: {
      seriesId: UUID,
      plannedDay: TEXT,
      day: TEXT,
      startsAt: TEXT,
      place: orNull(TEXT),
      calledOff: BOOL,
      broughtBack: BOOL,
      why: TEXT,
      changes: INT4,
      changedAt: TIME,
    },
    key: ['seriesId', 'plannedDay'],
    changing: [
      'day',
      'startsAt',
      'place',
      'calledOff',
      'broughtBack',
      'why',
      'changes',
      'changedAt',
    ],
    again: 'replaced',
  }),
  eveningAnswer: table('evening_answer', {
    scope: 'club',
    columns: {
      seriesId: UUID,
      plannedDay: TEXT,
      memberId: UUID,
      answer: oneOf(...ANSWERS),
      guests: INT4,
      named: JSONB,
      answeredAt: TIME,
    },
    key: ['seriesId', 'plannedDay', 'memberId'],
    changing: ['answer', 'guests', 'named', 'answeredAt'],
    again: 'replaced',
  }),
  eveningTurn: table('evening_turn', {
    scope: 'club',
    columns: { turn: oneOf(...TURNS), setSeq: SEQ, fromDay: TEXT, members: JSONB },
    key: ['turn', 'setSeq'],
    changing: [],
  }),
  answerReminder: table('answer_reminder', {
    scope: 'club',
    columns: { setSeq: SEQ, time: TEXT, daysBefore: INT4 },
    key: ['setSeq'],
    changing: [],
  }),
  turnSwap: table('turn_swap', {
    scope: 'club',
    columns: {
      turn: oneOf(...TURNS),
      seriesId: UUID,
      plannedDay: TEXT,
      memberId: UUID,
      swappedSeq: SEQ,
    },
    key: ['turn', 'seriesId', 'plannedDay'],
    changing: ['memberId', 'swappedSeq'],
    again: 'replaced',
  }),
} as const;
