import { dayBefore, type Day } from '../../values/day.js';

/** An adoption of a version that nobody took back, as its row has it. */
export interface Adoption {
  readonly version: number;
  readonly fromDay: Day;
  readonly adoptedSeq: number;
}

/** The days on which a version is in force by one of its adoptions. */
export interface Period extends Adoption {
  /** The last day; null while no other version is adopted for a later one. */
  readonly until: Day | null;
}

/**
 * The days of the versions of a book, the earliest first. Of two adoptions for one day the later event
 * holds: the other one was in force on that day until then, and is left out where the day is still to come.
 *
 * @param today where the club is
 */
export function periodsOf(adoptions: readonly Adoption[], today: Day): readonly Period[] {
  const inOrder = adoptions.toSorted((one, other) => {
    if (one.fromDay !== other.fromDay) return one.fromDay < other.fromDay ? -1 : 1;
    return one.adoptedSeq - other.adoptedSeq;
  });
  return inOrder.flatMap((adoption, at): readonly Period[] => {
    const next = inOrder[at + 1];
    const { version, fromDay, adoptedSeq } = adoption;
    const said = { version, fromDay, adoptedSeq };
    if (next === undefined) return [{ ...said, until: null }];
    if (next.fromDay > fromDay) return [{ ...said, until: dayBefore(next.fromDay) }];
    return fromDay > today ? [] : [{ ...said, until: fromDay }];
  });
}

/** The same of a book that was retired on a day: it ends them all. */
export function periodsUntil(periods: readonly Period[], retired: Day): readonly Period[] {
  return periods
    .filter(({ fromDay }) => fromDay <= retired)
    .map((one) => (one.until === null || one.until > retired ? { ...one, until: retired } : one));
}

/** The period of the version in force on a day; undefined for none. */
export function periodOn(periods: readonly Period[], day: Day): Period | undefined {
  return periods.findLast(({ fromDay }) => fromDay <= day);
}
