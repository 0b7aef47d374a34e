import type {
  EveningsEnded,
  EveningsPlanned,
  EveningTurnSet,
  EveningTurnSwapped,
  PlannedEvent,
  PlannedEveningAnswered,
  PlannedEveningBroughtBack,
  PlannedEveningCalledOff,
  PlannedEveningMoved,
} from '../events/planned/kinds.js';
import type { NewEvent } from '../ledger/log/event.js';
import { SEQ_OF_EVENT, TIME_OF_EVENT, type RowChange } from '../ledger/projection/row-change.js';
import { comes } from '../planned/answers.js';
import { refusal } from '../planned/reasons.js';
import { daysOf, nextDay } from '../planned/series.js';
import { dayAfter } from '../values/day.js';
import { instantOf } from '../values/wall-clock.js';
import { step } from '../world/step.js';
import {
  comingEvening,
  daysOfRow,
  eveningOff,
  seriesNow,
  type EveningNow,
  type FoundPlans,
} from './found-plans.js';

/**
 * An event of planned evenings with all that it writes.
 * @throws Refusal for what cannot be with these plans
 */
export function rowsOfPlannedEvent(event: PlannedEvent, found: FoundPlans): NewEvent {
  return step(event, { rows: rowsOf(event, found) });
}

function rowsOf(event: PlannedEvent, found: FoundPlans): RowChange[] {
  switch (event.kind) {
    case 'evenings-planned':
      return [plannedRow(event, found)];
    case 'evenings-ended':
      return [endedRow(event, found)];
    case 'planned-evening-moved':
      return [movedRow(event, found)];
    case 'planned-evening-called-off':
      return [calledOffRow(event, found)];
    case 'planned-evening-brought-back':
      return [broughtBackRow(event, found)];
    case 'planned-evening-answered':
      return [answeredRow(event, found)];
    case 'evening-turn-set':
      return [turnRow(event, found)];
    case 'evening-turn-swapped':
      return swapRows(event, found);
    case 'answer-reminder-set': {
      const { time, daysBefore } = event;
      return [{ table: 'answerReminder', put: { setSeq: SEQ_OF_EVENT, time, daysBefore } }];
    }
  }
}

function plannedRow(event: EveningsPlanned, { now, timeZone }: FoundPlans): RowChange {
  const { series: id, follows, firstDay, repeat, lastDay, time, place, book } = event;
  const { tables, answerHours, except } = event;
  if (lastDay !== null && lastDay < firstDay) {
    throw refusal('planned-days-reversed', {}, { field: 'lastDay' });
  }
  if (nextDay(event, firstDay) === null) {
    throw refusal('planned-without-evening', {}, { field: 'except' });
  }
  if (instantOf(firstDay, time, timeZone) <= now) {
    throw refusal('planned-day-past', { day: firstDay }, { field: 'firstDay' });
  }
  const said = { id, follows, firstDay, repeat, lastDay, daysOff: except, startsAt: time };
  const more = { place, book, tables, answerHours };
  const made = { plannedAt: TIME_OF_EVENT, changedAt: TIME_OF_EVENT } as const;
  const put = { ...said, ...more, ...made, plannedSeq: SEQ_OF_EVENT } as const;
  return { table: 'eveningSeries', put };
}

/** A series ends before evenings to come, never before those that were. */
function endedRow({ series: id, lastDay }: EveningsEnded, found: FoundPlans): RowChange {
  const days = daysOfRow(seriesNow(found, id));
  const yesterday = daysOf(days, dayAfter(lastDay), found.today).filter((day) => day < found.today);
  const [before] = yesterday;
  if (before !== undefined) {
    throw refusal('planned-series-ends-before', { day: before }, { field: 'lastDay' });
  }
  if (nextDay(days, dayAfter(lastDay)) === null) {
    throw refusal('planned-without-evening', {}, { field: 'lastDay' });
  }
  return { table: 'eveningSeries', of: { id }, change: { lastDay, changedAt: TIME_OF_EVENT } };
}

function movedRow(event: PlannedEveningMoved, found: FoundPlans): RowChange {
  const { series, planned, day, time, place, why } = event;
  const was = comingEvening(found, series, planned);
  if (was.day === day && was.startsAt === time && was.place === place) {
    throw refusal('planned-evening-unmoved', {}, { field: 'day' });
  }
  if (instantOf(day, time, found.timeZone) <= found.now) {
    throw refusal('planned-day-past', { day }, { field: 'day' });
  }
  return nextRow(was, { day, startsAt: time, place, why });
}

function calledOffRow({ series, planned, why }: PlannedEveningCalledOff, found: FoundPlans) {
  return nextRow(comingEvening(found, series, planned), { calledOff: true, why });
}

function broughtBackRow(event: PlannedEveningBroughtBack, found: FoundPlans): RowChange {
  const { series, planned, day, time: startsAt, place, why } = event;
  const was = eveningOff(found, series, planned);
  return nextRow(was, { day, startsAt, place, calledOff: false, broughtBack: true, why });
}

/** An evening with one change more. */
function nextRow(was: EveningNow, changed: Partial<EveningNow>): RowChange {
  const now = { ...was, broughtBack: false, ...changed };
  const put = { ...now, changes: was.changes + 1, changedAt: TIME_OF_EVENT } as const;
  return { table: 'plannedEvening', put };
}

function answeredRow(event: PlannedEveningAnswered, found: FoundPlans): RowChange {
  const { series: seriesId, planned: plannedDay, member, answer, guests, named } = event;
  comingEvening(found, seriesId, plannedDay);
  if (!comes(answer) && answer !== 'maybe' && guests + named.length > 0) {
    throw refusal('planned-guests-without-host', {}, { field: 'guests' });
  }
  const of = { seriesId, plannedDay, memberId: member };
  const put = { ...of, answer, guests, named, answeredAt: TIME_OF_EVENT } as const;
  return { table: 'eveningAnswer', put };
}

function turnRow({ turn, fromDay, members }: EveningTurnSet, { today }: FoundPlans): RowChange {
  if (fromDay < today) throw refusal('turn-day-past', { day: fromDay }, { field: 'fromDay' });
  if (new Set(members).size < members.length) {
    throw refusal('twice-in-turn', {}, { field: 'members' });
  }
  return { table: 'eveningTurn', put: { turn, setSeq: SEQ_OF_EVENT, fromDay, members } };
}

function swapRows(event: EveningTurnSwapped, found: FoundPlans): RowChange[] {
  const { turn, series, planned, member, withSeries, withPlanned, withMember } = event;
  comingEvening(found, series, planned);
  comingEvening(found, withSeries, withPlanned);
  if (member === withMember) throw refusal('turn-not-swapped', {}, { field: 'with' });
  const evenings = [
    { seriesId: series, plannedDay: planned, memberId: member },
    { seriesId: withSeries, plannedDay: withPlanned, memberId: withMember },
  ];
  return evenings.map((put): RowChange => {
    return { table: 'turnSwap', put: { turn, ...put, swappedSeq: SEQ_OF_EVENT } };
  });
}
