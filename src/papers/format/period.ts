import type { Day } from '../../values/day.js';
import type { Frame } from '../frame.js';

/** The days that a paper is of; null for no end. */
export interface Days {
  readonly from: Day | null;
  readonly to: Day | null;
}

/** The days of a paper in words; null where it is of all. */
export function periodOf({ words }: Frame, { from, to }: Days): string | null {
  const { paper, vocabulary } = words;
  if (from === null) return to === null ? null : paper.to(vocabulary.day(to));
  if (to === null) return paper.from(vocabulary.day(from));
  return paper.between(vocabulary.day(from), vocabulary.day(to));
}
