import type { CarriedContent, CarriedEvent } from '../../events/season/carried.js';
import { SEQ_OF_EVENT, type RowChange } from '../../ledger/projection/row-change.js';
import type { Row } from '../../ledger/projection/tables/tables.js';
import { requireCalendarDay } from '../../money/books.js';
import { refusal } from '../../standings/reasons.js';
import { belongsByItself, type EveningPlace } from '../../standings/rule/season-evenings.js';
import { spanOf, type FoundSeasons } from '../found-seasons.js';

export type CarriedRow = Row<'carriedEvening'>;

/**
 * The rows of an event of an evening that was carried in. They end and begin as those of statistics do,
 * so that every head of the log can be read.
 *
 * @throws Refusal `no-such-carried-evening`; `carried-day-not-past`, `carried-points-left`,
 *   `carried-person-twice` for a content that cannot be; `season-is-closed` for an evening that counts,
 *   or would count, in a season that is closed
 */
export function carriedRows(event: CarriedEvent, found: FoundSeasons): RowChange[] {
  if (event.kind === 'evening-carried-in') return begunRows(event, found);
  const was = carriedNow(found, event.evening);
  requireOpenSeasons({ ...was, own: null, table: was.tableName }, found);
  const { id, fromSeq } = was;
  const ended: RowChange = {
    table: 'carriedEvening',
    of: { id, fromSeq },
    change: { untilSeq: SEQ_OF_EVENT },
  };
  if (event.kind === 'evening-carried-in-taken-back') return [ended];
  return [ended, ...begunRows(event, found)];
}

/**
 * An evening that was carried in, as it counts now.
 * @throws Refusal `no-such-carried-evening`
 */
export function carriedNow(
  { carriedEvening }: Pick<FoundSeasons, 'carriedEvening'>,
  id: string,
): CarriedRow {
  for (const row of carriedEvening.values()) if (row.id === id && row.untilSeq === null) return row;
  throw refusal('no-such-carried-evening', {});
}

function begunRows(content: CarriedContent, found: FoundSeasons): RowChange[] {
  const { evening: id, day, game, book, table: tableName, worth, others, results } = content;
  requireContent(content, found);
  requireOpenSeasons({ ...content, own: null }, found);
  const put = { id, day, game, book, tableName, worth, others } as const;
  return [
    { table: 'carriedEvening', put: { ...put, fromSeq: SEQ_OF_EVENT, untilSeq: null } },
    ...results.map(({ member: memberId, points }): RowChange => ({
      table: 'carriedResult',
      put: { eveningId: id, memberId, fromSeq: SEQ_OF_EVENT, points },
    })),
  ];
}

function requireContent({ day, results, others }: CarriedContent, { today }: FoundSeasons): void {
  requireCalendarDay(day, 'day');
  if (day >= today) throw refusal('carried-day-not-past', { day }, { field: 'day' });
  const seen = new Set<string>();
  for (const [at, { member }] of results.entries()) {
    if (seen.has(member)) {
      throw refusal('carried-person-twice', { day }, { field: `results[${at}]` });
    }
    seen.add(member);
  }
  const points = results.reduce((sum, one) => sum + one.points, others ?? 0);
  if (points !== 0) throw refusal('carried-points-left', { day, points }, { field: 'results' });
}

/** The table of a season that is closed is final. */
function requireOpenSeasons(place: EveningPlace, { season }: FoundSeasons): void {
  for (const row of season.values()) {
    const isClosed = row.untilSeq === null && row.status === 'closed';
    if (!isClosed || belongsByItself(spanOf(row), place) !== 'day') continue;
    throw refusal('season-is-closed', { season: row.name }, { field: 'day' });
  }
}
