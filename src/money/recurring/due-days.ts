import { monthOf, plusMonths, type Day } from '../../values/day.js';

/** How often an expense recurs. */
export const EVERY = ['month', 'quarter', 'year'] as const;
export type Every = (typeof EVERY)[number];

/** Months between two due days. */
const MONTHS: Readonly<Record<Every, number>> = { month: 1, quarter: 3, year: 12 };

/** The days on which something recurs, where the club is. */
export interface Recurs {
  readonly firstDay: Day;
  readonly every: Every;
  /** The last day on which it can be due; null for no end. */
  readonly lastDay: Day | null;
}

/**
 * The due days up to a day, in their order. Each is counted from the first one, so that the 31st is the
 * 28th in February and the 31st again in March.
 */
export function dueDaysUntil(recurs: Recurs, until: Day): readonly Day[] {
  const { firstDay, every, lastDay } = recurs;
  const end = lastDay !== null && lastDay < until ? lastDay : until;
  const days: Day[] = [];
  for (let day = firstDay; day <= end; day = plusMonths(firstDay, days.length * MONTHS[every])) {
    days.push(day);
  }
  return days;
}

/** The due days up to a day that are not among those that are settled, in their order. */
export function openDueDays(recurs: Recurs, until: Day, settled: ReadonlySet<Day>): readonly Day[] {
  return dueDaysUntil(recurs, until).filter((day) => !settled.has(day));
}

/** Whether something is due on a day. */
export function isDueDay({ firstDay, every, lastDay }: Recurs, day: Day): boolean {
  const months = monthOf(day) - monthOf(firstDay);
  if (months < 0 || months % MONTHS[every] !== 0) return false;
  return plusMonths(firstDay, months) === day && (lastDay === null || day <= lastDay);
}

/**
 * The first due day after a day that is not among those that are settled; null when there is none.
 *
 * @param settled the due days that are booked or skipped
 */
export function nextDueDay(recurs: Recurs, after: Day, settled: ReadonlySet<Day>): Day | null {
  const { firstDay, every, lastDay } = recurs;
  const step = MONTHS[every];
  const months = Math.max(0, monthOf(after) - monthOf(firstDay));
  const start = Math.floor(months / step);
  // Of these days one at least is later than `after`, and not settled.
  for (let at = start; at <= start + settled.size + 1; at++) {
    const day = plusMonths(firstDay, at * step);
    if (lastDay !== null && day > lastDay) return null;
    if (day > after && !settled.has(day)) return day;
  }
  return null;
}
