import { FEWEST } from './share.js';
import type { StatisticRow } from './statistic-row.js';
import type { StatisticSum } from './statistic-sum.js';

/** A member in a few numbers: the part of their `StatisticSum` in a list of members. */
export type MemberLine = Pick<
  StatisticSum,
  'evenings' | 'hands' | 'points' | 'money' | 'pointsAHand'
>;

/**
 * The lines of everybody who has a row, most evenings first. A hand counts once, also for somebody who
 * sat there twice: as a guest who was merged, and as themselves.
 */
export function memberLines(
  rows: readonly StatisticRow[],
): readonly (MemberLine & { readonly member: StatisticRow['member'] })[] {
  const byMember = new Map<StatisticRow['member'], StatisticRow[]>();
  for (const row of rows) {
    const own = byMember.get(row.member);
    if (own === undefined) byMember.set(row.member, [row]);
    else own.push(row);
  }
  return Array.from(byMember, ([member, own]) => ({ member, ...lineOf(own) })).sort(
    (one, other) =>
      other.evenings - one.evenings ||
      other.hands - one.hands ||
      (one.member < other.member ? -1 : 1),
  );
}

function lineOf(rows: readonly StatisticRow[]): MemberLine {
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
