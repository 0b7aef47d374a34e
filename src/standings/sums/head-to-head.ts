import type { PlayerId } from '../../rules/payment.js';
import { FEWEST } from './share.js';
import type { StatisticRow } from './statistic-row.js';
import { paidTo } from './who-paid-whom.js';

/** Two members against each other. */
export interface HeadToHead {
  readonly members: readonly [PlayerId, PlayerId];
  /** Evenings with such hands. */
  readonly evenings: number;
  /** Hands that both were dealt in. */
  readonly hands: number;
  /** How many such hands it takes before anything is said of them. */
  readonly fewest: number;
  /** Null while they share fewer hands. */
  readonly between: BetweenTwo | null;
}

export interface BetweenTwo {
  /** The points that the first received from the other, less their payments to them. */
  readonly net: number;
  /** The evenings on which both were dealt in the same hand, in the order of the rows: the curve. */
  readonly evenings: readonly EveningOfTwo[];
}

export interface EveningOfTwo {
  readonly session: string;
  /** The hands that both were dealt in. */
  readonly hands: readonly number[];
  /** The points that those hands moved for each of the two, with anybody. */
  readonly points: readonly [number, number];
  /** The points that the first received from the other on that evening, less their payments to them. */
  readonly net: number;
  /** `net` up to here. */
  readonly sum: number;
}

/**
 * The sums of two members over the evenings that they shared.
 *
 * @param rows of both, in the order of their evenings
 * @param one the first member: their receipts from the other count up
 */
export function headToHead(
  rows: readonly StatisticRow[],
  one: PlayerId,
  other: PlayerId,
): HeadToHead {
  const others = new Map(
    rows.filter(({ member }) => member === other).map((row) => [row.session, row]),
  );
  const evenings: EveningOfTwo[] = [];
  let sum = 0;
  for (const row of rows) {
    const against = row.member === one ? others.get(row.session) : undefined;
    if (against === undefined) continue;
    const there = new Set(against.figures.hands);
    const hands = row.figures.hands.filter((hand) => there.has(hand));
    if (hands.length === 0) continue;
    const net = paidTo(against, one) - paidTo(row, other);
    sum += net;
    const shared = new Set(hands);
    const points = [movedIn(row, shared), movedIn(against, shared)] as const;
    evenings.push({ session: row.session, hands, points, net, sum });
  }
  const hands = evenings.reduce((count, evening) => count + evening.hands.length, 0);
  const between = hands < FEWEST ? null : { net: sum, evenings };
  return { members: [one, other], evenings: evenings.length, hands, fewest: FEWEST, between };
}

/** The points that some hands moved for the member of a row. */
function movedIn({ figures: { hands, points } }: StatisticRow, of: ReadonlySet<number>): number {
  return hands.reduce((sum, hand, at) => (of.has(hand) ? sum + (points[at] ?? 0) : sum), 0);
}
