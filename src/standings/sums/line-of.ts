import { FEWEST } from './share.js';
import type { StatisticRow } from './statistic-row.js';
import type { StatisticSum } from './statistic-sum.js';

/** The points of somebody on an evening that was carried in: nothing is known of its hands. */
export interface CarriedPoints {
  readonly session: string;
  readonly member: StatisticRow['member'];
  readonly points: number;
  /** Minor units; null where it is not known what a point was worth. */
  readonly money: number | null;
}

/** A member in a few numbers: the part of their `StatisticSum` in a list of members. */
export type MemberLine = Pick<StatisticSum, 'evenings' | 'points' | 'pointsAHand'> & {
  /** Evenings that were carried in, among them. */
  readonly carriedIn: number;
  /** Null where all of their evenings were carried in. */
  readonly hands: number | null;
  /** Null where it is not known of an evening. */
  readonly money: number | null;
};

/**
 * The lines of everybody who has a row, most evenings first. A hand counts once, also for somebody who
 * sat there twice: as a guest who was merged, and as themselves. Points a hand are those of the evenings
 * whose hands are known.
 */
export function memberLines(
  rows: readonly StatisticRow[],
  carried: readonly CarriedPoints[],
): readonly (MemberLine & { readonly member: StatisticRow['member'] })[] {
  const byMember = groupedByMember(rows);
  const carriedBy = groupedByMember(carried);
  const members = new Set([...byMember.keys(), ...carriedBy.keys()]);
  return Array.from(members, (member) => {
    const known = lineOf(byMember.get(member) ?? []);
    return { member, ...withCarried(known, carriedBy.get(member) ?? []) };
  }).sort(
    (one, other) =>
      other.evenings - one.evenings ||
      (other.hands ?? 0) - (one.hands ?? 0) ||
      (one.member < other.member ? -1 : 1),
  );
}

function groupedByMember<T extends { readonly member: StatisticRow['member'] }>(
  all: readonly T[],
): ReadonlyMap<StatisticRow['member'], readonly T[]> {
  const groups = new Map<StatisticRow['member'], T[]>();
  for (const one of all) {
    const own = groups.get(one.member);
    if (own === undefined) groups.set(one.member, [one]);
    else own.push(one);
  }
  return groups;
}

/**
 * Numbers with those of evenings that were carried in.
 * @param known of the evenings that were played here
 */
export function withCarried(
  known: Pick<StatisticSum, 'evenings' | 'hands' | 'points' | 'money' | 'pointsAHand'>,
  carried: readonly CarriedPoints[],
): MemberLine {
  const carriedIn = new Set(carried.map(({ session }) => session)).size;
  const isAllCarried = carriedIn > 0 && known.evenings === 0;
  const isWorthKnown = carried.every(({ money }) => money !== null);
  return {
    evenings: known.evenings + carriedIn,
    carriedIn,
    hands: isAllCarried ? null : known.hands,
    points: carried.reduce((sum, { points }) => sum + points, known.points),
    money: isWorthKnown ? carried.reduce((sum, one) => sum + (one.money ?? 0), known.money) : null,
    pointsAHand: known.pointsAHand,
  };
}

function lineOf(
  rows: readonly StatisticRow[],
): Pick<StatisticSum, 'evenings' | 'hands' | 'points' | 'money' | 'pointsAHand'> {
  const bySession = new Map<string, StatisticRow[]>();
  let points = 0;
  let money = 0;
  for (const row of rows) {
    points += row.points;
    money += row.money;
    const there = bySession.get(row.session);
    if (there === undefined) bySession.set(row.session, [row]);
    else there.push(row);
  }
  let hands = 0;
  for (const [row, ...others] of bySession.values()) {
    if (row === undefined) continue;
    if (others.length === 0) hands += row.hands;
    else hands += new Set([row, ...others].flatMap(({ figures }) => figures.hands)).size;
  }
  const pointsAHand = hands < FEWEST ? null : points / hands;
  return { evenings: bySession.size, hands, points, money, pointsAHand };
}
