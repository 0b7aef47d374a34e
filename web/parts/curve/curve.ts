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
  /** One for each step; null where it has none yet. */
  readonly values: readonly (number | null)[];
}

/** Lines differ by their dashes as well as by their colours, which are tokens (app/tokens.css). */
export const DASHES = ['', '9 4', '2 4', '14 4 2 4', '5 5', '18 6'] as const;

/** So many colours are there for members. */
export const COLOURS = 8;

export function dashOf(index: number): string {
  return DASHES[index % DASHES.length] ?? '';
}

export function colourOf(index: number): string {
  return `var(--member-${(index % COLOURS) + 1})`;
}
