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

/** Lines differ by their dashes as well as by their colours, which are tokens (app/tokens.css). */
export const DASHES = ['', '9 4', '2 4', '14 4 2 4', '5 5', '18 6'] as const;

export function dashOf(index: number): string {
  return DASHES[index % DASHES.length] ?? '';
}

/** The colour of a line: that of its member, else one by its place in the drawing. */
export function colourOf({ place }: Pick<Series, 'place'>, index: number): string {
  return colourOfMember(place ?? index);
}
