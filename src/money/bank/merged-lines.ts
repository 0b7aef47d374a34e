import type { BankLine } from './statement.js';

/** The lines of several files, and how many of the latest file were known before. */
export interface MergedLines {
  readonly lines: readonly BankLine[];
  readonly known: number;
}

/**
 * The lines of a further file beside those that were read before, from the oldest to the newest: a line
 * that both files have is there once, under its number of before. Lines that are the same in all their
 * parts are as many as the file has that shows more of them.
 */
export function mergedLines(before: readonly BankLine[], read: readonly BankLine[]): MergedLines {
  const left = [...before];
  // The numbers of lines are those of their file: lines of a further file come after all of before.
  const most = Math.max(0, ...before.map(({ line }) => line));
  const lines = read.map((one) => {
    const at = left.findIndex((other) => isSame(one, other));
    const [same] = at < 0 ? [] : left.splice(at, 1);
    return same ?? { ...one, line: most + one.line };
  });
  // Of a day that both have, the file that shows more of it has the order.
  const all = [...lines, ...left].sort((one, other) =>
    one.day < other.day ? -1 : one.day > other.day ? 1 : 0,
  );
  return { lines: all, known: before.length - left.length };
}

/** Banks change texts of a line, never its balance; where there is none, the text must be the same. */
function isSame(one: BankLine, other: BankLine): boolean {
  if (one.day !== other.day || one.amount !== other.amount) return false;
  return one.balance !== null && other.balance !== null
    ? one.balance === other.balance
    : one.text === other.text;
}
