import type { Bodies } from '../../api/bodies.js';

type LedgerLine = Bodies['LedgerLine'];

/**
 * The lines of each event together, in the order of the events; within an event in the order of
 * payment.
 *
 * @param isCut whether more lines follow the last one. Its event may go on there, and its sum would be
 *   wrong: it waits for the rest, unless there is nothing else to show.
 */
export function groupsOf(lines: readonly LedgerLine[], isCut: boolean): LedgerLine[][] {
  const groups = new Map<number, LedgerLine[]>();
  for (const line of lines) {
    const group = groups.get(line.event);
    if (group) group.push(line);
    else groups.set(line.event, [line]);
  }
  const all = [...groups.values()].map((group) => group.toSorted((a, b) => a.line - b.line));
  return isCut && all.length > 1 ? all.slice(0, -1) : all;
}
