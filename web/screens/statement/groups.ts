import type { Bodies } from '../../api/bodies.js';

type LedgerLine = Bodies['LedgerLine'];

/**
 * The lines of each event together, in the order of the events; within an event in the order of
 * payment.
 */
export function groupsOf(lines: readonly LedgerLine[]): LedgerLine[][] {
  const groups = new Map<number, LedgerLine[]>();
  for (const line of lines) {
    const group = groups.get(line.event);
    if (group) group.push(line);
    else groups.set(line.event, [line]);
  }
  return [...groups.values()].map((group) => group.toSorted((a, b) => a.line - b.line));
}
