import { dayOf } from '../../values/time-zone.js';
import { SEASON_TABLES } from '../../ledger/projection/tables/season-tables.js';
import { selectList } from '../../ledger/projection/tables/table.js';
import type { Database } from '../../platform/database/database.js';
import { Problem } from '../../platform/http/problem/problem.js';
import type { SeasonRow } from '../found-seasons.js';
import type { ReadAt } from '../statistics/read/read-head.js';
import type { SeasonList, SeasonView } from './season.view.js';
import { viewSeason } from './write-season.js';
import { selectColumns } from '../../platform/database/select-columns.js';

/** A season from an event on, with that event. */
export interface SeasonSince extends SeasonRow {
  readonly kind: string;
  readonly time: Date;
  readonly actor: string;
  /** Null for who opened or closed it. */
  readonly why: string | null;
}

const SEASON = selectList(SEASON_TABLES.season, 's');

/** The seasons of a club as of a head: the one whose last day is latest first. */
export async function listSeasons(
  database: Pick<Database, 'pool'>,
  at: ReadAt,
): Promise<SeasonList> {
  const latestDay = await readLatestDay(database, at);
  return {
    head: at.head,
    latestDay,
    seasons: (await readSeasonRows(database, at)).map(viewSeason),
  };
}

/** The same, as they are stored. */
export async function readSeasonRows(
  { pool }: Pick<Database, 'pool'>,
  { clubId, head }: ReadAt,
): Promise<SeasonRow[]> {
  const { rows } = await pool.query<SeasonRow>({
    name: 'seasons',
    text: `SELECT ${SEASON} FROM season s
      WHERE s.club_id = $1 AND s.from_seq <= $2 AND (s.until_seq IS NULL OR s.until_seq > $2)
      ORDER BY s.last_day DESC, s.first_day DESC, s.id`,
    values: [clubId, head],
  });
  return rows;
}

/** The day on which the latest evening was opened, where the club is; null before the first. */
async function readLatestDay(
  { pool }: Pick<Database, 'pool'>,
  { clubId, head, timeZone }: ReadAt,
): Promise<string | null> {
  const { rows } = await pool.query<{ readonly openedAt: Date }>({
    name: 'latest-evening',
    text: `SELECT ${selectColumns('Session', 's', 'openedAt')} FROM session s WHERE s.club_id = $1 AND s.day IS NULL AND EXISTS (
        SELECT FROM club_event o WHERE o.club_id = s.club_id AND o.session_id = s.id AND o.seq <= $2)
      ORDER BY s.opened_at DESC LIMIT 1`,
    values: [clubId, head],
  });
  const [latest] = rows;
  return latest === undefined ? null : dayOf(latest.openedAt, timeZone);
}

/** A season as of a head. @throws Problem `season-not-found` */
export async function readSeason(
  database: Pick<Database, 'pool'>,
  at: ReadAt,
  season: string,
): Promise<SeasonView> {
  const { now } = await readSeasonAt(database, at, season);
  return viewSeason(now);
}

/** A season as of a head: as it was then, and all that it was until then, the newest first. */
export interface SeasonAt {
  readonly now: SeasonRow;
  readonly history: readonly SeasonSince[];
}

/** @throws Problem `season-not-found` for one that there was not yet */
export async function readSeasonAt(
  { pool }: Pick<Database, 'pool'>,
  { clubId, head }: ReadAt,
  season: string,
): Promise<SeasonAt> {
  const { rows: history } = await pool.query<SeasonSince>({
    name: 'season-at-head',
    text: `SELECT ${SEASON}, e.kind, e.time, e.actor, e.payload::jsonb ->> 'why' AS why
      FROM season s JOIN club_event e ON e.club_id = s.club_id AND e.seq = s.from_seq
      WHERE s.club_id = $1 AND s.id = $2 AND s.from_seq <= $3 ORDER BY s.from_seq DESC`,
    values: [clubId, season, head],
  });
  const [now] = history;
  if (now === undefined) throw new Problem('no-such-season', {});
  return { now, history };
}
