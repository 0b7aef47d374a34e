import type { ReadPool } from '../../platform/database/pools.js';
import { recordsOf } from '../../standings/sums/records.js';
import { readClubRows, readPeople } from './read/club-rows.js';
import type { FilterQuery } from './filter.dto.js';
import type { ReadAt } from './read/read-head.js';
import type { RecordsView, RecordView } from './views/records.view.js';

/**
 * The records of a club over the evenings of a filter.
 *
 * @throws Problem `season-not-found`, `validation-failed`
 */
export async function readRecords(
  database: ReadPool,
  at: ReadAt,
  query: FilterQuery,
): Promise<RecordsView> {
  const people = await readPeople(database, at);
  const { rows, evenings } = await readClubRows(database, {
    ...{ at, query, people, members: null },
    without: ['paid', 'fromClub', 'fines', 'contracts', 'figures', 'feats', 'dealt'],
  });
  const { largestCup, largestHand, longestEvening, rarestMelding } = recordsOf(rows);
  const at_ = (session: string) => ({ session, day: evenings.get(session)?.day ?? '' });
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
  if (rarestMelding !== null) {
    const { session, hand, member, melding: name, made: value } = rarestMelding;
    const members = [member];
    records.push({ record: 'rarest-melding', value, name, ...at_(session), hand, members });
  }
  return { head: at.head, hidden: [], records };
}
