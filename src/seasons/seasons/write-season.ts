import { checkInUse } from '../../clubs/in-use.js';
import type { SeasonEvent } from '../../events/season/kinds.js';
import type { LogHead } from '../../ledger/log/chain.js';
import type { Decision, NewEvent, BooksSnapshot } from '../../ledger/log/event.js';
import { resolveRow } from '../../ledger/projection/row-change.js';
import type { ClubWriter } from '../../ledger/write/club-writer.js';
import type { StoredAnswer } from '../../platform/http/write/stored-answer.js';
import { Problem } from '../../platform/http/problem/problem.js';
import { refusalAsProblem } from '../../platform/http/problem/refusal-as-problem.js';
import type { ClubWrite } from '../../ledger/requests/club-write.js';
import {
  foundSeasons,
  ruleOf,
  seasonNow,
  spanOf,
  type FoundSeasons,
  type SeasonRow,
} from '../found-seasons.js';
import { rowsOfSeasonEvent } from '../rows-of-event.js';
import type { SeasonView } from './season.view.js';

/** A write to a season: the version that it was made for is named. */
export interface SeasonWrite extends ClubWrite {
  readonly season: string;
  readonly version: number;
}

/** The result of a decision on seasons. */
interface SeasonDecision {
  /** The event; null if there is nothing to write. May throw a Problem or a Refusal. */
  readonly event: (found: FoundSeasons) => SeasonEvent | null;
  /** @param written null where nothing happened */
  readonly answer: (written: NewEvent | null, found: FoundSeasons) => Answer;
}

interface Answer {
  readonly status: number;
  readonly etag?: string;
  readonly body: (head: LogHead) => unknown;
}

/**
 * Decides one event of seasons.
 *
 * @param openEvenings those that are open now, where a season is closed
 * @throws Problem `club-archived`, and what the event and its rows refuse
 */
export function decideSeason(
  snapshot: BooksSnapshot,
  now: Date,
  { event: eventOf, answer }: SeasonDecision,
  openEvenings: FoundSeasons['openEvenings'] = notRead,
): Decision {
  checkInUse(snapshot.club);
  const found = foundSeasons(snapshot, now, openEvenings);
  const written = refusalAsProblem(() => {
    const event = eventOf(found);
    return event === null ? null : rowsOfSeasonEvent(event, found);
  });
  return { events: written === null ? [] : [written], response: answer(written, found) };
}

function notRead(): never {
  throw new RangeError('A decision on open evenings that did not read them.');
}

/**
 * Writes what happens to one season, for the version that it was made for. Answers with the season.
 * @param rows what the event needs beside the season
 */
export function writeSeason(
  writer: ClubWriter,
  write: SeasonWrite,
  event: (row: SeasonRow, found: FoundSeasons) => SeasonEvent | null,
  rows: { readonly clubBook?: readonly string[] } = {},
): Promise<StoredAnswer> {
  const { season, version, ...request } = write;
  return writer.write({
    ...request,
    books: true,
    rows: { season: [season], ...rows },
    decide: (snapshot, now) => decideSeason(snapshot, now, ofVersion(season, version, event)),
  });
}

/** The decision on a season of a version. */
export function ofVersion(
  season: string,
  version: number,
  event: (row: SeasonRow, found: FoundSeasons) => SeasonEvent | null,
): SeasonDecision {
  return {
    event: (found) => {
      const row = seasonNow(found, season);
      const { version: current } = row;
      if (version === current) return event(row, found);
      throw new Problem('season-moved-on', { current, version }, { currentVersion: current });
    },
    answer: (written, found) => answerSeason(200, written, () => seasonNow(found, season)),
  };
}

/** Answers with the season as it is now. @param before as it was, where nothing happened to it */
export function answerSeason(
  status: 200 | 201,
  written: NewEvent | null,
  before: () => SeasonRow,
): Answer {
  const put = written?.rows.flatMap((row) => {
    return row.table === 'season' && 'put' in row ? [row.put] : [];
  })[0];
  const { version } = put ?? before();
  return {
    status,
    etag: `"${version}"`,
    body: ({ seq }) => {
      if (put === undefined) return viewSeason(before());
      // A season says nothing of when its event came but its number.
      return viewSeason(resolveRow(put, { seq, time: '' }) as SeasonRow);
    },
  };
}

/** A season in the API. */
export function viewSeason(row: SeasonRow): SeasonView {
  const { id, name, version, status, fromSeq: since, closedSeq: closed } = row;
  return { id, name, ...spanOf(row), rule: ruleOf(row), version, status, since, closed };
}
