/** A line of the file and the event of a voucher that is the same money, or a part of it. */
export type Match = readonly [line: number, event: number];

/** Lines and vouchers that have the same sum together. */
export interface MatchedSet {
  readonly lines: readonly number[];
  readonly events: readonly number[];
}

/** The sets that matches make: all that is joined with each other, in the order of the matches. */
export function setsOfMatches(matches: readonly Match[]): readonly MatchedSet[] {
  let sets: readonly MatchedSet[] = [];
  for (const [line, event] of matches) {
    const joined = sets.filter(
      ({ lines, events }) => lines.includes(line) || events.includes(event),
    );
    const lines = [...new Set([...joined.flatMap((set) => set.lines), line])];
    const events = [...new Set([...joined.flatMap((set) => set.events), event])];
    sets = [...sets.filter((set) => !joined.includes(set)), { lines, events }];
  }
  return sets;
}

/** The matches that join a set. */
export function matchesOfSet({ lines, events }: MatchedSet): readonly Match[] {
  const [line, ...others] = lines;
  const [event] = events;
  if (line === undefined || event === undefined) return [];
  return [
    ...events.map((one) => [line, one] as const),
    ...others.map((one) => [one, event] as const),
  ];
}

/** The matches without the sets that hold anything that is not wanted. */
export function withoutSets(
  matches: readonly Match[],
  isWanted: (set: MatchedSet) => boolean,
): readonly Match[] {
  const kept = setsOfMatches(matches).filter(isWanted);
  return matches.filter(([line]) => kept.some(({ lines }) => lines.includes(line)));
}
