import { dayAfter, daysBetween, firstOfMonth, monthOf, plusDays, type Day } from '../values/day.js';

/** How often the evenings of a series come. */
export const REPEATS = ['once', 'week', 'two-weeks', 'month'] as const;
export type Repeat = (typeof REPEATS)[number];

/** The days of a series of evenings, where the club is. */
export interface SeriesDays {
  /** The day of its first evening. */
  readonly firstDay: Day;
  readonly repeat: Repeat;
  /** The last day on which an evening may be; null for no end. */
  readonly lastDay: Day | null;
  /** Days of the series without an evening. */
  readonly except: readonly Day[];
}

/** The most evenings of one look at a calendar. */
const MOST_DAYS = 1000;

const WEEK = 7;
/** Days of a repeat in weeks. */
const STEPS = { week: WEEK, 'two-weeks': 2 * WEEK } as const;

/**
 * The planned days of a series, in their order.
 *
 * @param from the earliest day that is asked for
 * @param to the latest one
 */
export function daysOf(series: SeriesDays, from: Day, to: Day): readonly Day[] {
  const end = series.lastDay === null || to < series.lastDay ? to : series.lastDay;
  const days: Day[] = [];
  for (let at = indexAt(series, from); days.length < MOST_DAYS; at++) {
    const day = dayAt(series, at);
    if (day === null || day > end) break;
    if (day >= from && !series.except.includes(day)) days.push(day);
  }
  return days;
}

/** Whether a series has an evening that was first planned for this day. */
export function hasDay(series: SeriesDays, day: Day): boolean {
  return daysOf(series, day, day).length > 0;
}

/** An index of the series at or before a day. */
function indexAt({ firstDay, repeat }: SeriesDays, from: Day): number {
  if (from <= firstDay || repeat === 'once') return 0;
  if (repeat !== 'month') return Math.floor(daysBetween(firstDay, from) / STEPS[repeat]);
  return Math.max(0, monthOf(from) - monthOf(firstDay));
}

/** The day of a series by its index; null after the only one. */
function dayAt({ firstDay, repeat }: SeriesDays, index: number): Day | null {
  if (index === 0) return firstDay;
  if (repeat === 'once') return null;
  if (repeat === 'month') return inMonth(firstDay, monthOf(firstDay) + index);
  return plusDays(firstDay, index * STEPS[repeat]);
}

/**
 * The same weekday of a month: the second Wednesday follows the second Wednesday. Few months have a fifth
 * one, so a series that begins on a fifth weekday is on the last one of each month.
 */
function inMonth(firstDay: Day, month: number): Day {
  const ordinal = Math.ceil(Number(firstDay.slice(-2)) / WEEK);
  const first = firstOfMonth(month);
  const until = (weekdayOf(firstDay) - weekdayOf(first) + WEEK) % WEEK;
  const last = 4;
  const day = plusDays(first, until + (Math.min(ordinal, last) - 1) * WEEK);
  if (ordinal <= last) return day;
  const fifth = plusDays(day, WEEK);
  return monthOf(fifth) === month ? fifth : day;
}

/** 0 for Sunday. */
function weekdayOf(day: Day): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay();
}

/** The first planned day of a series on or after a day; null when there is none within two years. */
export function nextDay(series: SeriesDays, from: Day): Day | null {
  const later = from > series.firstDay ? from : series.firstDay;
  return daysOf(series, from, dayAfter(plusDays(later, 2 * 366)))[0] ?? null;
}
