import { settingsOf, type Books } from '../ledger/books/books.js';
import type { BooksSnapshot, SessionRow } from '../ledger/log/event.js';
import type { Row } from '../ledger/projection/tables/tables.js';
import type { Day } from '../values/day.js';
import { dayOf } from '../values/time-zone.js';
import { refusal } from '../standings/reasons.js';
import {
  belongsByItself,
  type EveningPlace,
  type SeasonSpan,
} from '../standings/rule/season-evenings.js';
import type { StandingRule } from '../standings/rule/standing-rule.js';

/** An evening that is there, with its id. */
export interface FoundEvening extends EveningPlace {
  readonly session: string;
}

/** An evening as seasons ask for it. @param timeZone of the club's days */
export function placeOf(
  {
    id,
    openedAt,
    day,
    book,
    ownBook: own,
    tableName,
  }: Pick<SessionRow, 'id' | 'openedAt' | 'day' | 'book' | 'ownBook' | 'tableName'>,
  timeZone: string,
): FoundEvening {
  const on = day ?? dayOf(new Date(openedAt), timeZone);
  return { session: id, day: on, book, own, table: tableName };
}

/**
 * The state that an event of seasons meets. A decision takes it from its snapshot, a replay from the
 * log so far: the rows of an event are the same in both.
 */
export interface FoundSeasons extends Pick<
  Books,
  'season' | 'seasonEvening' | 'carriedEvening' | 'clubBook'
> {
  /** Where the club is. */
  readonly today: Day;
  /** An evening that was opened; undefined for none. */
  readonly evening: (session: string) => FoundEvening | undefined;
  /** Those that are open now. Asked for when a season is closed. */
  readonly openEvenings: () => readonly FoundEvening[];
}

/** The seasons in a snapshot. */
export function foundSeasons(
  { club, books, sessions }: BooksSnapshot,
  now: Date,
  openEvenings: FoundSeasons['openEvenings'],
): FoundSeasons {
  const { timeZone } = settingsOf(club);
  const { season, seasonEvening, carriedEvening, clubBook } = books;
  return {
    clubBook,
    season,
    seasonEvening,
    carriedEvening,
    today: dayOf(now, timeZone),
    evening: (id) => {
      const row = sessions.get(id);
      return row === undefined ? undefined : placeOf(row, timeZone);
    },
    openEvenings,
  };
}

export type SeasonRow = Row<'season'>;

/**
 * A season as it is now.
 * @throws Refusal `no-such-season`
 */
export function seasonNow(
  { season }: Pick<FoundSeasons, 'season'>,
  id: string,
  field?: string,
): SeasonRow {
  for (const row of season.values()) if (row.id === id && row.untilSeq === null) return row;
  throw refusal('no-such-season', {}, field === undefined ? {} : { field });
}

/** The same, that can be changed. @throws Refusal `season-is-closed` too */
export function openSeasonNow(found: Pick<FoundSeasons, 'season'>, id: string, field?: string) {
  const row = seasonNow(found, id, field);
  if (row.status === 'open') return row;
  throw refusal('season-is-closed', { season: row.name }, field === undefined ? {} : { field });
}

/** The move that holds for an evening in a season; undefined where nobody moved it. */
export function moveNow(
  { seasonEvening }: Pick<FoundSeasons, 'seasonEvening'>,
  season: string,
  session: string,
): Row<'seasonEvening'> | undefined {
  for (const row of seasonEvening.values()) {
    const isIt = row.seasonId === season && row.sessionId === session;
    if (isIt && row.untilSeq === null) return row;
  }
  return undefined;
}

/** Whether an evening belongs to a season now. */
export function belongsNow(found: FoundSeasons, season: SeasonRow, evening: FoundEvening): boolean {
  const move = moveNow(found, season.id, evening.session);
  return move?.belongs ?? belongsByItself(spanOf(season), evening) === 'day';
}

/** The evenings of a season, by its row. */
export function spanOf({ firstDay, lastDay, books, tables }: SeasonRow): SeasonSpan {
  // The values of these columns were written by this room, through the same types.
  return {
    firstDay,
    lastDay,
    books: books as readonly string[],
    tables: tables as readonly string[],
  };
}

export function ruleOf({ rule }: Pick<SeasonRow, 'rule'>): StandingRule {
  return rule as StandingRule;
}
