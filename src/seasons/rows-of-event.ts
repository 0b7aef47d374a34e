import type { EveningMoved } from '../events/season/evening-moved.js';
import type { SeasonEvent } from '../events/season/kinds.js';
import type { SeasonChanged, SeasonOpened } from '../events/season/seasons.js';
import type { NewEvent } from '../ledger/log/event.js';
import { SEQ_OF_EVENT, type RowChange } from '../ledger/projection/row-change.js';
import { requireCalendarDay } from '../money/books.js';
import { refusal } from '../standings/reasons.js';
import { requireRule } from '../standings/rule/standing-rule.js';
import { step } from '../world/step.js';
import { carriedRows } from './carried/carried-rows.js';
import {
  belongsNow,
  moveNow,
  openSeasonNow,
  seasonNow,
  type FoundSeasons,
  type SeasonRow,
} from './found-seasons.js';

/**
 * An event of seasons with all that it writes.
 * @throws Refusal for what cannot be with these seasons and evenings
 */
export function rowsOfSeasonEvent(event: SeasonEvent, found: FoundSeasons): NewEvent {
  return step(event, { rows: rowsOf(event, found) });
}

function rowsOf(event: SeasonEvent, found: FoundSeasons): RowChange[] {
  switch (event.kind) {
    case 'season-opened':
      return [openedRow(event)];
    case 'season-changed': {
      const { name, firstDay, lastDay, books, tables } = event;
      requireDays(event);
      const row = openSeasonNow(found, event.season);
      return nextRow(row, { name, firstDay, lastDay, books, tables });
    }
    case 'season-rule-changed': {
      const { rule } = event;
      requireRule(rule, 'rule');
      return nextRow(openSeasonNow(found, event.season), { rule });
    }
    case 'season-closed': {
      const row = openSeasonNow(found, event.season);
      requireOver(row, found);
      return nextRow(row, { status: 'closed', closedSeq: SEQ_OF_EVENT });
    }
    case 'season-reopened': {
      const row = seasonNow(found, event.season);
      if (row.status === 'open') throw refusal('season-is-open', { season: row.name });
      return nextRow(row, { status: 'open', closedSeq: null });
    }
    case 'evening-moved':
      return movedRows(event, found);
    case 'evening-carried-in':
    case 'evening-carried-in-corrected':
    case 'evening-carried-in-taken-back':
      return carriedRows(event, found);
  }
}

function openedRow(event: SeasonOpened): RowChange {
  const { season: id, name, firstDay, lastDay, books, tables, rule } = event;
  requireDays(event);
  requireRule(rule, 'rule');
  const said = { id, name, firstDay, lastDay, books, tables, rule };
  const begun = { fromSeq: SEQ_OF_EVENT, untilSeq: null, version: 1 } as const;
  return { table: 'season', put: { ...said, ...begun, status: 'open', closedSeq: null } };
}

type Changed = Partial<Extract<RowChange, { table: 'season'; put: object }>['put']>;

/** The row of the season before the event and the one from the event on. */
function nextRow(row: SeasonRow, changed: Changed): RowChange[] {
  const { id, fromSeq, version } = row;
  const put = { ...row, ...changed, fromSeq: SEQ_OF_EVENT, version: version + 1 } as const;
  return [
    { table: 'season', of: { id, fromSeq }, change: { untilSeq: SEQ_OF_EVENT } },
    { table: 'season', put },
  ];
}

/** @throws Refusal `no-such-day`, `season-days-reversed` */
function requireDays({ firstDay, lastDay }: Pick<SeasonChanged, 'firstDay' | 'lastDay'>): void {
  requireCalendarDay(firstDay, 'firstDay');
  requireCalendarDay(lastDay, 'lastDay');
  if (lastDay < firstDay) throw refusal('season-days-reversed', {}, { field: 'lastDay' });
}

/** @throws Refusal `season-runs-still`, `season-has-open-evenings` */
function requireOver(season: SeasonRow, found: FoundSeasons): void {
  const { name, lastDay } = season;
  if (lastDay >= found.today) throw refusal('season-runs-still', { season: name, lastDay });
  const open = found.openEvenings().filter((evening) => belongsNow(found, season, evening));
  if (open.length === 0) return;
  throw refusal('season-has-open-evenings', { season: name, days: open.map(({ day }) => day) });
}

function movedRows({ evening: session, from, to, why }: EveningMoved, found: FoundSeasons) {
  const evening = found.evening(session);
  if (evening === undefined) throw refusal('no-such-evening', {}, { field: 'session' });
  if (from === to) throw refusal('evening-moved-nowhere', {}, { field: 'to' });
  const moved = (id: string | null, belongs: boolean): RowChange[] => {
    if (id === null) return [];
    const field = belongs ? 'to' : 'from';
    const season = openSeasonNow(found, id, field);
    if (belongsNow(found, season, evening) === belongs) {
      const reason = belongs ? 'evening-in-season-already' : 'evening-not-in-season';
      throw refusal(reason, { season: season.name }, { field });
    }
    return movedRow(found, id, session, belongs, why);
  };
  return [...moved(from, false), ...moved(to, true)];
}

function movedRow(
  found: FoundSeasons,
  seasonId: string,
  sessionId: string,
  belongs: boolean,
  why: string,
): RowChange[] {
  const of = { seasonId, sessionId };
  const before = moveNow(found, seasonId, sessionId);
  const put = { ...of, fromSeq: SEQ_OF_EVENT, untilSeq: null, belongs, why } as const;
  if (before === undefined) return [{ table: 'seasonEvening', put }];
  const { fromSeq } = before;
  return [
    { table: 'seasonEvening', of: { ...of, fromSeq }, change: { untilSeq: SEQ_OF_EVENT } },
    { table: 'seasonEvening', put },
  ];
}
