import { settingsOf, type Books } from '../ledger/books/books.js';
import type { BooksSnapshot } from '../ledger/log/event.js';
import type { Row } from '../ledger/projection/tables/tables.js';
import { refusal } from '../planned/reasons.js';
import { hasDay, type SeriesDays } from '../planned/series.js';
import type { Day } from '../values/day.js';
import { dayOf } from '../values/time-zone.js';
import { instantOf } from '../values/wall-clock.js';

/**
 * The state that an event of planned evenings meets. A decision takes it from its snapshot, a replay from
 * the log so far: the rows of an event are the same in both.
 */
export interface FoundPlans extends Pick<Books, 'eveningSeries' | 'plannedEvening'> {
  /** Where the club is. */
  readonly today: Day;
  readonly now: Date;
  /** IANA. */
  readonly timeZone: string;
}

/** The plans in a snapshot. */
export function foundPlans({ club, books }: BooksSnapshot, now: Date): FoundPlans {
  const { timeZone } = settingsOf(club);
  const { eveningSeries, plannedEvening } = books;
  return { eveningSeries, plannedEvening, timeZone, now, today: dayOf(now, timeZone) };
}

export type SeriesRow = Row<'eveningSeries'>;
export type EveningRow = Row<'plannedEvening'>;

/** The days of a series, by its row. */
export function daysOfRow({ firstDay, repeat, lastDay, daysOff }: SeriesRow): SeriesDays {
  // The value of the column was written by this room, through the same type.
  return { firstDay, repeat, lastDay, except: daysOff as readonly Day[] };
}

/** A series. @throws Refusal `no-such-planned-evening` */
export function seriesNow({ eveningSeries }: Pick<FoundPlans, 'eveningSeries'>, id: string) {
  const row = eveningSeries.get(id);
  if (row === undefined) throw refusal('no-such-planned-evening', {});
  return row;
}

/** An evening as it is planned now. */
export type EveningNow = Omit<EveningRow, 'changedAt'>;

/**
 * An evening of a series as it is planned now: as something was said of it, else as its series has it.
 * @throws Refusal `no-such-planned-evening` for a day that the series does not have
 */
export function eveningNow(
  found: Pick<FoundPlans, 'eveningSeries' | 'plannedEvening'>,
  seriesId: string,
  plannedDay: Day,
): EveningNow {
  const series = seriesNow(found, seriesId);
  if (!hasDay(daysOfRow(series), plannedDay)) throw refusal('no-such-planned-evening', {});
  return found.plannedEvening.get(`${seriesId} ${plannedDay}`) ?? asPlanned(series, plannedDay);
}

/** An evening of which nothing was said. */
export function asPlanned({ id, startsAt, place }: SeriesRow, plannedDay: Day): EveningNow {
  const of = { seriesId: id, plannedDay, day: plannedDay };
  return { ...of, startsAt, place, calledOff: false, broughtBack: false, why: '', changes: 0 };
}

/**
 * The same, before it begins.
 * @throws Refusal `planned-evening-is-off`, `planned-evening-over` too
 */
export function comingEvening(found: FoundPlans, series: string, planned: Day): EveningNow {
  const evening = eveningNow(found, series, planned);
  const { day, calledOff } = evening;
  if (calledOff) throw refusal('planned-evening-is-off', { day });
  return beforeItBegins(found, evening);
}

/**
 * An evening that was called off, before it would begin.
 * @throws Refusal `planned-evening-is-on`, `planned-evening-over`, `no-such-planned-evening`
 */
export function eveningOff(found: FoundPlans, series: string, planned: Day): EveningNow {
  const evening = eveningNow(found, series, planned);
  const { day, calledOff } = evening;
  if (!calledOff) throw refusal('planned-evening-is-on', { day });
  return beforeItBegins(found, evening);
}

function beforeItBegins({ now, timeZone }: FoundPlans, evening: EveningNow): EveningNow {
  const { day, startsAt } = evening;
  if (instantOf(day, startsAt, timeZone) > now) return evening;
  throw refusal('planned-evening-over', { day });
}
