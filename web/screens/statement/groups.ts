import type { components } from '../../api/schema.js';

type LedgerLine = components['schemas']['LedgerLine'];

/**
 * The lines of each event together, in the order of the events as they come; within an event in the
 * order in which it was paid.
 *
 * @param isCut whether more is to come after the last line. Its event may go on there, and what it comes
 *   to would be told wrong: it waits for the rest, unless there is nothing else to show.
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
