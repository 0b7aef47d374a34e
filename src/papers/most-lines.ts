import { Problem } from '../platform/http/problem/problem.js';

/**
 * The most lines of a list on one paper: about a hundred pages, drawn in some seconds. One with more
 * is refused whole, for a paper that leaves something out proves nothing.
 */
export const MOST_LINES = 5000;

/** @throws Problem `paper-too-long` where a list has more lines than go on one paper */
export function checkLines(lines: number): void {
  if (lines > MOST_LINES) throw new Problem('paper-too-long', { lines, most: MOST_LINES });
}
