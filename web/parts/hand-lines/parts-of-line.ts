/** The parts of a line about a hand: 'Tal: Anna 45, Bent 20' has two. */
export function partsOf(line: string): readonly string[] {
  return line.split(', ');
}

/**
 * Which parts of a hand the hand beside it has not.
 *
 * @param beside the lines of that hand; undefined where there is none, and nothing differs
 */
export function partsMissingIn(beside: readonly string[] | undefined): (part: string) => boolean {
  if (beside === undefined) return () => false;
  const known = new Set(beside.flatMap(partsOf));
  return (part) => !known.has(part);
}
