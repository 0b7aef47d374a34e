import { daysBetween, type Day } from '../../values/day.js';

/** A line of a bank or a movement of the books. */
interface Part {
  readonly id: number;
  readonly day: Day;
  /** Minor units. */
  readonly amount: number;
}

/** One on one side, and the several on the other that have its amount together. */
export interface SummedMatch {
  readonly one: number;
  readonly several: readonly number[];
  /** Whether no other set of as few parts, as near, has this sum. */
  readonly isOnly: boolean;
}

const MOST_PARTS = 5;
const MOST_DAYS = 7;
/** Nearest candidates for one: their sets of five are 2002. */
const MOST_CANDIDATES = 14;

interface Summed {
  readonly parts: readonly Part[];
  readonly days: number;
}

/**
 * Sets of up to five parts that have exactly the amount of one on the other side: of its day, else of
 * the week before and after it. Each is in one set at most.
 */
export function summedMatches(
  ones: readonly Part[],
  parts: readonly Part[],
): readonly SummedMatch[] {
  const used = new Set<number>();
  return ones.flatMap((one) => {
    const left = parts.filter(({ id }) => !used.has(id));
    const sets = setsOf(one, left);
    const [best] = sets;
    if (best === undefined) return [];
    for (const { id } of best.parts) used.add(id);
    const rivals = sets.filter(
      (other) =>
        other !== best && other.parts.length <= best.parts.length && other.days <= best.days,
    );
    return [{ one: one.id, several: best.parts.map(({ id }) => id), isOnly: rivals.length === 0 }];
  });
}

/** The sets that have the amount of one, the best first: of its day, then of few parts, then near. */
function setsOf(one: Part, parts: readonly Part[]): readonly Summed[] {
  const days = ({ day }: Part) => Math.abs(daysBetween(one.day, day));
  const candidates = parts
    .filter((part) => days(part) <= MOST_DAYS && part.amount !== 0)
    .sort((part, other) => days(part) - days(other) || part.id - other.id)
    .slice(0, MOST_CANDIDATES);
  return subsetsOf(candidates, one.amount)
    .map((its) => ({ parts: its, days: its.reduce((sum, part) => sum + days(part), 0) }))
    .sort(
      (set, other) =>
        Number(set.days > 0) - Number(other.days > 0) ||
        set.parts.length - other.parts.length ||
        set.days - other.days,
    );
}

/** The sets of two to five parts with this sum. */
function subsetsOf(parts: readonly Part[], sum: number): readonly (readonly Part[])[] {
  const found: (readonly Part[])[] = [];
  const add = (from: number, chosen: readonly Part[], left: number) => {
    if (left === 0 && chosen.length > 1) found.push(chosen);
    if (chosen.length === MOST_PARTS) return;
    for (let at = from; at < parts.length; at++) {
      const part = parts[at];
      if (part !== undefined) add(at + 1, [...chosen, part], left - part.amount);
    }
  };
  add(0, [], sum);
  return found;
}
