import type { LedgerLine } from '../../reports/ledger-report.js';
import { withCorrections } from '../../reports/line-corrections.js';
import { partOfLog } from './part-of-log.js';
import { readPostings } from './read-postings.js';
import { isWithin, type Period, type Reading } from '../table.js';

/**
 * Every payment of the club in the order of its log, in points and money, page by page.
 *
 * @param reading the days are those on which it was recorded, where the club is
 */
export async function* readClubLedger(
  reading: Reading<Period>,
): AsyncGenerator<readonly LedgerLine[]> {
  const {
    database: { pool },
    about: { clubId },
    query,
  } = reading;
  const part = await partOfLog(reading);
  if (part === null) return;
  yield* readPostings(reading, part, async (lines) => {
    const wanted = lines.filter(({ day }) => isWithin(day, query));
    const told = await withCorrections(pool, clubId, wanted);
    return told.map(({ time, day: _, from, to, ...line }) => ({
      ...line,
      time: time.toISOString(),
      unit: from.unit,
      from: from.party,
      to: to.party,
      rule: null,
    }));
  });
}
