/** A backup as far as the choice of what is kept needs it. */
export interface Dated {
  /** ISO time at which it was begun. */
  readonly at: string;
  /** Whether it was restored and verified after it was made. */
  readonly isProved: boolean;
}

/** How many days, weeks and months keep a backup each: the last ones that have a proved one. */
export const KEPT = { days: 7, weeks: 5, months: 12 } as const;

/**
 * The backups that may go: those which are the newest proved one of none of the kept days, weeks and
 * months. One that was not proved goes once a newer one is proved. The newest proved one always stays.
 */
export function expendable<T extends Dated>(backups: readonly T[]): T[] {
  const newestFirst = backups.toSorted((a, b) => (a.at < b.at ? 1 : -1));
  const proved = newestFirst.filter(({ isProved }) => isProved);
  const kept = new Set([
    ...keptDaily(proved),
    ...newestOfEach(proved, KEPT.weeks, ({ at }) => weekOf(at)),
    ...newestOfEach(proved, KEPT.months, ({ at }) => at.slice(0, 7)),
  ]);
  const newest = proved[0];
  return newestFirst.filter((backup) => {
    if (backup.isProved) return !kept.has(backup);
    return newest !== undefined && newest.at > backup.at;
  });
}

/** The newest proved backup of each kept day: every moment since the oldest of them can be restored. */
export function keptDaily<T extends Dated>(backups: readonly T[]): T[] {
  const newestFirst = backups.toSorted((a, b) => (a.at < b.at ? 1 : -1));
  const proved = newestFirst.filter(({ isProved }) => isProved);
  return newestOfEach(proved, KEPT.days, ({ at }) => at.slice(0, 10));
}

/** The newest backup of each of the last `most` spans that have one. */
function newestOfEach<T>(newestFirst: readonly T[], most: number, spanOf: (one: T) => string): T[] {
  const bySpan = new Map<string, T>();
  for (const one of newestFirst) {
    const span = spanOf(one);
    if (!bySpan.has(span) && bySpan.size < most) bySpan.set(span, one);
  }
  return [...bySpan.values()];
}

const DAY_MS = 86_400_000;

/** The Monday of the week of a time, in UTC. */
function weekOf(at: string): string {
  const day = new Date(at);
  const sinceMonday = (day.getUTCDay() + 6) % 7;
  return new Date(day.getTime() - sinceMonday * DAY_MS).toISOString().slice(0, 10);
}
