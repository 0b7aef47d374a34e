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

/** Letters of a name that have room beside a line, with its points. */
const MOST = 9;

/**
 * The first words of names, as far as there is room beside a line; two that are then the same have a letter
 * of their last word, or as many as they need to differ.
 */
export function shortNames(names: readonly string[]): readonly string[] {
  const words = names.map((name) => name.split(' '));
  const firsts = words.map(([first = '']) => cut(first, MOST));
  return firsts.map((first, at) => {
    const others = words.filter((_, other) => other !== at && firsts[other] === first);
    const last = words[at]?.at(-1) ?? '';
    if (others.length === 0 || words[at]?.length === 1) return first;
    const isApart = (letters: number) =>
      others.every((one) => one.at(-1)?.slice(0, letters) !== last.slice(0, letters));
    const most = MOST - 3;
    const letters = [1, 2, 3, 4].find(isApart) ?? 4;
    return `${cut(first, most - letters + 1)} ${last.slice(0, letters)}`;
  });
}

function cut(word: string, most: number): string {
  return word.length <= most ? word : `${word.slice(0, most - 1)}…`;
}
