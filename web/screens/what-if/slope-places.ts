/** A line of a slopes picture: a member from then to now. */
export interface Slope {
  readonly id: string;
  readonly then: number;
  readonly now: number;
}

/** Where a line begins and ends, and where its labels are, in units of the picture from its top. */
export interface PlacedSlope {
  readonly id: string;
  readonly y: readonly [number, number];
  readonly label: readonly [number, number];
}

/**
 * Places slopes on one scale for both sides, the highest value at the top. Labels keep a distance
 * from each other and stay within the picture.
 *
 * @param height of the picture, @param gap the least distance of two labels of one side
 */
export function placeSlopes(
  slopes: readonly Slope[],
  height: number,
  gap: number,
): readonly PlacedSlope[] {
  const values = slopes.flatMap(({ then, now }) => [then, now]);
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const yOf = (value: number) =>
    most === least ? height / 2 : gap / 2 + ((most - value) / (most - least)) * (height - gap);
  const ends = slopes.map(({ then, now }) => [yOf(then), yOf(now)] as const);
  const labels = ([0, 1] as const).map((side) =>
    spread(
      ends.map((end) => end[side]),
      height,
      gap,
    ),
  );
  return slopes.map(({ id }, place) => ({
    id,
    y: ends[place] ?? [0, 0],
    label: [labels[0]?.[place] ?? 0, labels[1]?.[place] ?? 0],
  }));
}

/** The same places, none nearer to the next one than the gap. */
function spread(places: readonly number[], height: number, gap: number): readonly number[] {
  const order = places
    .map((_, index) => index)
    .toSorted((a, b) => (places[a] ?? 0) - (places[b] ?? 0));
  const spaced = new Map<number, number>();
  let next = gap / 2;
  for (const index of order) {
    const y = Math.max(places[index] ?? 0, next);
    spaced.set(index, y);
    next = y + gap;
  }
  // A label over the edge is pushed back from below.
  let last = height - gap / 2;
  for (const index of order.toReversed()) {
    const y = Math.min(spaced.get(index) ?? 0, last);
    spaced.set(index, y);
    last = y - gap;
  }
  return places.map((_, index) => spaced.get(index) ?? 0);
}
