import type { Day } from '../values/day.js';

/** The tasks of an evening that go round the members. */
export const TURNS = ['host', 'cake'] as const;
export type Turn = (typeof TURNS)[number];

/** The most members of a turn. */
export const MOST_IN_TURN = 100;

/** The order of a turn from a day on; nobody in it ends the turn. */
export interface TurnList {
  readonly turn: Turn;
  readonly fromDay: Day;
  readonly members: readonly string[];
  readonly setSeq: number;
}

/** A person who took over an evening of a turn by a swap. */
export interface TurnSwap {
  readonly turn: Turn;
  readonly series: string;
  readonly planned: Day;
  readonly member: string;
  readonly swappedSeq: number;
}

/** An evening of a series that repeats, by the day for which it was first planned. */
export interface EveningInTurn {
  readonly series: string;
  readonly planned: Day;
}

/** The members of an evening by the turns of the club; null where the club has no such turn. */
export interface InTurn extends Readonly<Record<Turn, string | null>> {
  /** The turns of it that two members swapped. */
  readonly swapped: readonly Turn[];
}

/** An evening for which nobody has a turn. */
export const NOBODY_IN_TURN: InTurn = { host: null, cake: null, swapped: [] };

/** The key of an evening among those of a club. */
export function eveningKey({ series, planned }: EveningInTurn): string {
  return `${series} ${planned}`;
}

/**
 * The members who have a turn at each evening. The list that was set last for a day counts from that day on,
 * beginning with its first member; who has left by then is passed over for good. An evening that is called off
 * keeps its place, so that the days of all others stay. A swap counts while its member is there and until a
 * later list.
 *
 * @param lists in the order in which they were set
 * @param evenings in the order of their days
 */
export function turnsOf(
  lists: readonly TurnList[],
  swaps: readonly TurnSwap[],
  evenings: readonly EveningInTurn[],
  hasLeft: (member: string, day: Day) => boolean,
): ReadonlyMap<string, InTurn> {
  const found = new Map<string, InTurn>();
  for (const turn of TURNS) {
    const swapped = new Map(
      swaps.filter((one) => one.turn === turn).map((one) => [eveningKey(one), one]),
    );
    let list: TurnList | undefined;
    let queue: string[] = [];
    for (const evening of evenings) {
      const { planned } = evening;
      const now = lists.findLast((one) => one.turn === turn && one.fromDay <= planned);
      if (now === undefined) continue;
      if (now !== list) queue = [...now.members];
      list = now;
      queue = queue.filter((member) => !hasLeft(member, planned));
      const [next] = queue;
      if (next === undefined) continue;
      queue.push(...queue.splice(0, 1));
      const swap = swapped.get(eveningKey(evening));
      const counts =
        swap !== undefined && swap.swappedSeq > now.setSeq && !hasLeft(swap.member, planned);
      const others = found.get(eveningKey(evening)) ?? NOBODY_IN_TURN;
      found.set(eveningKey(evening), {
        ...others,
        [turn]: counts ? swap.member : next,
        swapped: counts ? [...others.swapped, turn] : others.swapped,
      });
    }
  }
  return found;
}
