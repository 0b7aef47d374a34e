import type { PlayerId, PotName } from '../../rules/payment.js';
import { MELDINGER, type MeldingKey } from '../../rules/tally.js';
import type { StatisticRow } from './statistic-row.js';
import { byGame, handsOf, timesMade } from './sum-of.js';

/** The records of a club; null where there is none yet. Of equal ones the first. */
export interface Records {
  readonly largestCup: CupRecord | null;
  readonly largestHand: HandRecordOfClub | null;
  readonly longestEvening: EveningRecord | null;
  readonly bestEvening: BestEvening | null;
  readonly rarestMelding: MeldingRecordOfClub | null;
}

interface InHand {
  readonly session: string;
  readonly hand: number;
  readonly member: PlayerId;
}

/** The most that was taken with a cup. */
export interface CupRecord extends InHand {
  readonly cup: PotName;
  readonly points: number;
}

/** The most that one player won in a hand, pots included. */
export interface HandRecordOfClub extends InHand {
  readonly points: number;
}

/** The most hands of an evening. */
export interface EveningRecord {
  readonly session: string;
  readonly hands: number;
  /** The last of them. */
  readonly hand: number;
}

/** The points of somebody on an evening. */
export interface EveningPoints {
  readonly session: string;
  readonly day: string;
  readonly member: PlayerId;
  readonly points: number;
}

/** The most that one player won on an evening. */
export type BestEvening = Omit<EveningPoints, 'day'> & {
  /** Whether the evening was carried in: it has no hands to be looked at. */
  readonly carried: boolean;
};

/** The melding that was made least often, where it was made last. */
export interface MeldingRecordOfClub extends InHand {
  readonly melding: MeldingKey;
  /** How often it was made, that one included. */
  readonly made: number;
  /** Of so many hands of games that have it. */
  readonly of: number;
}

/**
 * The records of a club. Pure.
 *
 * @param rows of everybody, in the order of their evenings
 * @param carried of evenings that were carried in, in their order
 * @param dayOf the day of an evening of `rows`
 */
export function recordsOf(
  rows: readonly StatisticRow[],
  carried: readonly EveningPoints[] = [],
  dayOf: (session: string) => string = () => '',
): Records {
  let largestCup: CupRecord | null = null;
  let largestHand: HandRecordOfClub | null = null;
  for (const { session, member, figures } of rows) {
    for (const { hand, cup, points } of figures.cups.won) {
      if (!isLarger(session, hand, points, largestCup)) continue;
      largestCup = { session, hand, member, cup, points };
    }
    for (const [at, hand] of figures.hands.entries()) {
      const points = figures.points[at] ?? 0;
      if (!isLarger(session, hand, points, largestHand)) continue;
      largestHand = { session, hand, member, points };
    }
  }
  return {
    largestCup,
    largestHand,
    longestEvening: longest(rows),
    bestEvening: best(rows, carried, dayOf),
    rarestMelding: rarest(rows),
  };
}

/** Above 0; of several as large that of the first evening, and there of the first hand. */
function isLarger(
  session: string,
  hand: number,
  points: number,
  found: (InHand & { readonly points: number }) | null,
): boolean {
  if (found === null) return points > 0;
  if (points !== found.points) return points > found.points;
  return session === found.session && hand < found.hand;
}

/** Above 0; of several as good the first by its day, and one that was played here before one carried in. */
function best(
  rows: readonly StatisticRow[],
  carried: readonly EveningPoints[],
  dayOf: (session: string) => string,
): BestEvening | null {
  const all = [
    ...rows.map(({ session, member, points }) => {
      return { session, member, points, day: dayOf(session), carried: false };
    }),
    ...carried.map(({ session, member, points, day }) => {
      return { session, member, points, day, carried: true };
    }),
  ];
  let found: (BestEvening & { readonly day: string }) | null = null;
  for (const one of all) {
    const than = found?.points ?? 0;
    const isEarlier = found !== null && one.points === than && one.day < found.day;
    if (one.points > than || isEarlier) found = one;
  }
  if (found === null) return null;
  const { day: _, ...record } = found;
  return record;
}

function longest(rows: readonly StatisticRow[]): EveningRecord | null {
  const evenings = new Map<string, Set<number>>();
  for (const { session, figures } of rows) {
    const hands = evenings.get(session);
    if (hands === undefined) evenings.set(session, new Set(figures.hands));
    else for (const hand of figures.hands) hands.add(hand);
  }
  let found: EveningRecord | null = null;
  for (const [session, hands] of evenings) {
    if (hands.size <= (found?.hands ?? 0)) continue;
    found = { session, hands: hands.size, hand: Math.max(...hands) };
  }
  return found;
}

/** Of several as rare the one that was made last: it is what the club still talks about. */
function rarest(rows: readonly StatisticRow[]): MeldingRecordOfClub | null {
  const evenings = [...new Set(rows.map(({ session }) => session))];
  const placeOf = new Map(evenings.map((session, place) => [session, place]));
  let found: (MeldingRecordOfClub & { readonly place: number }) | null = null;
  const games = byGame(rows).filter(({ tallied }) => tallied.meldinger.length > 0);
  const of = handsOf(games);
  for (const melding of MELDINGER) {
    const made = timesMade(games, melding);
    for (const { session, member, figures } of rows) {
      const hand = figures.meldinger[melding]?.at(-1);
      if (hand === undefined) continue;
      const place = placeOf.get(session) ?? 0;
      const one = { session, member, hand, melding, made, of, place };
      if (found === null || made < found.made || (made === found.made && isAfter(one, found))) {
        found = one;
      }
    }
  }
  if (found === null) return null;
  const { place: _, ...record } = found;
  return record;
}

interface Placed {
  readonly place: number;
  readonly hand: number;
}

function isAfter(one: Placed, other: Placed): boolean {
  return one.place === other.place ? one.hand > other.hand : one.place > other.place;
}
