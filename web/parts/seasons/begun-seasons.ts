interface Season {
  readonly status: 'open' | 'closed';
  readonly firstDay: string;
}

interface Seasons<One> {
  readonly seasons: readonly One[];
  /** The day of the latest evening, where the club is; null before the first. */
  readonly latestDay: string | null;
}

/**
 * The open seasons that have begun by the latest evening, in their order: one that is yet to come has
 * no standings to look at.
 */
export function begunSeasons<One extends Season>({
  seasons,
  latestDay,
}: Seasons<One>): readonly One[] {
  if (latestDay === null) return [];
  return seasons.filter(({ status, firstDay }) => status === 'open' && firstDay <= latestDay);
}
