import { colourOfMember } from '../people/faces.js';

/** A curve with one line for each series over the same steps. */
export interface CurveData {
  readonly steps: readonly CurveStep[];
  readonly series: readonly Series[];
}

export interface CurveStep {
  readonly key: string;
  /** Below the axis. */
  readonly short: string;
  /** In the table and when it is tapped. */
  readonly long: string;
}

export interface Series {
  readonly id: string;
  readonly name: string;
  /** The place of the member that the line is about, who has a colour (people/faces.ts). */
  readonly place?: number | undefined;
  /** One for each step; null where it has none yet. */
  readonly values: readonly (number | null)[];
}

/** The marks of an axis, and the values at its ends. */
interface Axis {
  readonly ticks: readonly number[];
  readonly ends: readonly [least: number, most: number];
}

/** About how many steps an axis has. */
const STEPS = 4;

/**
 * The axis of values, with 0: round numbers, none of which reads as another.
 * @param format the words of a mark; a rounded one can be that of its neighbour
 */
export function axisOf(values: readonly number[], format: (value: number) => string): Axis {
  const [least, most] = [Math.min(0, ...values), Math.max(0, ...values)];
  const step = roundStep((most - least) / STEPS);
  const [first, last] = [Math.floor(least / step), Math.max(1, Math.ceil(most / step))];
  const end = most === 0 && least < 0 ? 0 : last;
  const all = Array.from({ length: end - first + 1 }, (_, at) => (first + at) * step + 0);
  const words = all.map(format);
  const zero = format(0);
  const ticks = all.filter((value, at) => {
    const word = words[at] ?? '';
    return word === zero ? value === 0 : words.indexOf(word) === at;
  });
  return { ticks, ends: [first * step, end * step] };
}

/** The least of 1, 2 and 5 times a power of ten, from 1 on, that is no less than a number. */
function roundStep(least: number): number {
  const power = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, least))));
  return [1, 2, 5, 10].map((times) => times * power).find((step) => step >= least) ?? 10 * power;
}

/** Lines differ by their dashes as well as by their colours, which are tokens (app/tokens.css). */
export const DASHES = ['', '9 4', '2 4', '14 4 2 4', '5 5', '18 6'] as const;

export function dashOf(index: number): string {
  return DASHES[index % DASHES.length] ?? '';
}

/** The colour of a line: that of its member, else one by its place in the drawing. */
export function colourOf({ place }: Pick<Series, 'place'>, index: number): string {
  return colourOfMember(place ?? index);
}
