import type { LedgerLine } from '../reports/ledger-report.js';
import { withCorrections } from '../reports/line-corrections.js';
import { partOfLog } from './part-of-log.js';
import { partySql } from './party-sql.js';
import type { Period, Reading } from './table.js';

/** Lines read at a time: PostgreSQL is done with so many in a few milliseconds. */
const PAGE_SIZE = 150;

type Line = Omit<LedgerLine, 'time' | 'rule' | 'correction' | 'why'> & {
  readonly time: Date;
  readonly isInside: boolean;
};

const PAGE = `
  SELECT p.event_seq AS event, p.line, e.time, e.kind, p.amount, f.unit, p.reason, p.stage, p.source,
    p.session_id AS session, p.hand_number AS hand, p.fine_id AS fine,
    ${partySql('f')} AS "from", ${partySql('t')} AS "to",
    ($6::date IS NULL OR (e.time AT TIME ZONE $8)::date >= $6::date)
      AND ($7::date IS NULL OR (e.time AT TIME ZONE $8)::date <= $7::date) AS "isInside"
  FROM (SELECT * FROM posting WHERE club_id = $1 AND (event_seq, line) > ($2::int8, $3::int4)
    AND event_seq <= $4 ORDER BY event_seq, line LIMIT $5) p
  JOIN club_event e ON e.club_id = $1 AND e.seq = p.event_seq
  JOIN account f ON f.club_id = $1 AND f.id = p.from_account
  JOIN account t ON t.club_id = $1 AND t.id = p.to_account
  ORDER BY p.event_seq, p.line`;

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
    turns,
    about: { clubId, timeZone },
    query: { from, to },
  } = reading;
  const part = await partOfLog(reading);
  if (part === null) return;
  let after: Pick<Line, 'event' | 'line'> = { event: part.first, line: 0 };
  for (let isMore = true; isMore;) {
    const values = [clubId, after.event, after.line, part.last, PAGE_SIZE, from, to, timeZone];
    const lines = await turns(async () => {
      const { rows } = await pool.query<Line>({ name: 'ledger-of-club', text: PAGE, values });
      return withCorrections(pool, clubId, rows);
    });
    yield lines
      .filter(({ isInside }) => isInside)
      .map((line) => ({ ...line, time: line.time.toISOString(), rule: null }));
    after = lines.at(-1) ?? after;
    isMore = lines.length === PAGE_SIZE;
  }
}
