import type { ReadPool } from '../../platform/database/pools.js';
import { memberLines, withCarried } from '../../standings/sums/line-of.js';
import type { StatisticRow } from '../../standings/sums/statistic-row.js';
import { partnersOf, sumOf } from '../../standings/sums/sum-of.js';
import type { PartnerSum } from '../../standings/sums/statistic-sum.js';
import type { Sight } from '../who-sees.js';
import { readCarriedRows, readClubRows, readPeople, requirePerson } from './read/club-rows.js';
import type { StatisticsQuery } from './filter.dto.js';
import type { ReadAt } from './read/read-head.js';
import type { PartnerView, StatisticsView } from './views/statistics.view.js';
import { counted, hundredths, number, viewFines, viewSum } from './view-sum.js';

/**
 * The statistics of a member, or of the club, in which every hand counts once.
 *
 * @throws Problem `member-not-found`, `season-not-found`, `validation-failed`
 */
export async function readMemberStatistics(
  database: ReadPool,
  at: ReadAt,
  sight: Sight,
  query: StatisticsQuery,
): Promise<StatisticsView> {
  const people = await readPeople(database, at);
  const member = query.member == null ? null : requirePerson(people, query.member);
  const members = member === null ? null : [member];
  // Of the club all hands are those that somebody dealt: the longer lists need not be read.
  const isByDealer = member === null && people.all.every(({ mergedInto }) => mergedInto === null);
  const { rows } = await readClubRows(database, {
    ...{ at, query, people },
    members,
    without: ['points', 'paid', 'fromClub', ...(isByDealer ? (['hands'] as const) : [])],
  });
  const carried = await readCarriedRows(database, { at, query, people, members });
  const sum = sumOf(isByDealer ? rows.map(withHandsDealt) : rows);
  const all = withCarried(sum, carried);
  const shown = viewSum(sum);
  const isKnown = all.hands !== null;
  const isOwn = member !== null;
  const isSeen = member === null || sight.sees(member);
  return {
    head: at.head,
    hidden: member === null ? (sight.all ? [] : ['money']) : sight.hiddenOf(member),
    member,
    currency: at.currency,
    ...shown,
    evenings: number({ kind: 'evenings' }, all.evenings),
    carriedIn: all.carriedIn,
    hands: isKnown ? shown.hands : null,
    deals: isKnown ? shown.deals : null,
    points: isOwn ? all.points : null,
    pointsAHand: isOwn ? hundredths(sum.pointsAHand) : null,
    money: isOwn && isSeen ? all.money : null,
    partners: isOwn ? partnersOf(rows).map(viewPartner) : [],
    fines: isSeen ? viewFines(sum.fines) : null,
    members: memberLines(rows, carried).map(({ money, ...line }) => ({
      ...line,
      pointsAHand: hundredths(line.pointsAHand),
      money: sight.sees(line.member) ? money : null,
    })),
  };
}

function viewPartner({ partner, won }: PartnerSum): PartnerView {
  return {
    member: partner,
    hands: number({ kind: 'partner', other: partner, isWon: false }, won.of),
    won: counted({ kind: 'partner', other: partner, isWon: true }, won),
  };
}

function withHandsDealt(row: StatisticRow): StatisticRow {
  return { ...row, figures: { ...row.figures, hands: row.figures.dealt } };
}
