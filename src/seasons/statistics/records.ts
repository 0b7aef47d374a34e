import type { ReadPool } from '../../platform/database/pools.js';
import { recordsOf } from '../../standings/sums/records.js';
import { readCarriedRows, readClubRows, readPeople, requirePerson } from './read/club-rows.js';
import type { StatisticsQuery } from './filter.dto.js';
import type { ReadAt } from './read/read-head.js';
import type { RecordsView, RecordView } from './views/records.view.js';

/**
 * The records of a club, or of one member in it, over the evenings of a filter.
 *
 * @throws Problem `season-not-found`, `member-not-found`, `validation-failed`
 */
export async function readRecords(
  database: ReadPool,
  at: ReadAt,
  query: StatisticsQuery,
): Promise<RecordsView> {
  const people = await readPeople(database, at);
  const one = query.member == null ? null : requirePerson(people, query.member);
  const { rows, evenings } = await readClubRows(database, {
    ...{ at, query, people, members: one === null ? null : [one] },
    without: ['paid', 'fromClub', 'fines', 'contracts', 'figures', 'feats', 'dealt'],
  });
  const members = one === null ? null : [one];
  const carried = await readCarriedRows(database, { at, query, people, members });
  const dayOf = (session: string) => evenings.get(session)?.day ?? '';
  const found = recordsOf(rows, carried, dayOf);
  const { largestCup, largestHand, longestEvening, bestEvening, rarestMelding } = found;
  const at_ = (session: string) => ({ session, day: dayOf(session), carried: false });
  const records: RecordView[] = [];
  if (largestCup !== null) {
    const { session, hand, member, cup: name, points: value } = largestCup;
    const members = [member];
    records.push({ record: 'largest-cup', value, name, ...at_(session), hand, members });
  }
  if (largestHand !== null) {
    const { session, hand, member, points: value } = largestHand;
    const members = [member];
    records.push({ record: 'largest-hand', value, name: null, ...at_(session), hand, members });
  }
  if (longestEvening !== null) {
    const { session, hand, hands: value } = longestEvening;
    const members = [
      ...new Set(rows.filter((row) => row.session === session).map(({ member }) => member)),
    ];
    records.push({ record: 'longest-evening', value, name: null, ...at_(session), hand, members });
  }
  if (bestEvening !== null) {
    const { session, member, points: value, carried: isCarried } = bestEvening;
    const line = carried.find((one_) => one_.session === session);
    records.push({
      ...{ record: 'best-evening', value, name: null, session, carried: isCarried },
      ...{ day: line?.day ?? dayOf(session), hand: null, members: [member] },
    });
  }
  if (rarestMelding !== null) {
    const { session, hand, member, melding: name, made: value } = rarestMelding;
    const members = [member];
    records.push({ record: 'rarest-melding', value, name, ...at_(session), hand, members });
  }
  return { head: at.head, hidden: [], records };
}
