import { dayOf } from '../../values/time-zone.js';
import type { ReadPool } from '../../platform/database/pools.js';
import { Problem } from '../../platform/http/problem/problem.js';
import type { SeasonRow } from '../found-seasons.js';
import { readSeasonRows } from '../seasons/read-seasons.js';
import type { ReadAt } from '../statistics/read/read-head.js';
import type { EveningSeasons } from './evening-seasons.view.js';
import { placeInSeason, type EveningRow } from './evening-place.js';
import type { MovedEvening } from './standings.view.js';
import { selectColumns } from '../../platform/database/select-columns.js';

interface Move {
  readonly season: string;
  readonly belongs: boolean;
  readonly moved: MovedEvening;
}

type EveningSeasonsRow = Omit<EveningRow, 'belongs' | 'moved' | 'day' | 'carried'> & {
  readonly openedAt: Date;
  readonly day: string | null;
  readonly moves: readonly Move[] | null;
};

const EVENING = {
  name: 'evening-in-seasons',
  text: `SELECT s.id AS session, s.game, s.book, s.own_book AS own,
      s.own_name AS "ownBook", s.table_name AS "table",
      ${selectColumns('Session', 's', 'openedAt', 'day')},
      EXISTS (SELECT FROM statistic t WHERE t.club_id = s.club_id AND t.session_id = s.id
        AND t.from_seq <= $2) AS closed,
      EXISTS (SELECT FROM statistic t WHERE t.club_id = s.club_id AND t.session_id = s.id AND t.hands > 0
        AND t.from_seq <= $2 AND (t.until_seq IS NULL OR t.until_seq > $2)) AS "hasHands",
      (SELECT json_agg(json_build_object('season', m.season_id, 'belongs', m.belongs, 'moved',
          json_build_object('event', e.seq, 'time', e.time, 'from', e.payload::json ->> 'from',
            'to', e.payload::json ->> 'to', 'why', m.why)))
        FROM season_evening m JOIN club_event e ON e.club_id = m.club_id AND e.seq = m.from_seq
        WHERE m.club_id = s.club_id AND m.session_id = s.id
          AND m.from_seq <= $2 AND (m.until_seq IS NULL OR m.until_seq > $2)) AS moves
    FROM session s
    WHERE s.club_id = $1 AND s.id = $3 AND EXISTS (SELECT FROM club_event o
      WHERE o.club_id = s.club_id AND o.session_id = s.id AND o.seq <= $2)`,
};

/**
 * In which seasons an evening counts as of a head, in which it does not, and why.
 * @throws Problem `session-not-found` for one that there was not yet
 */
export async function readEveningSeasons(
  database: ReadPool,
  at: ReadAt,
  session: string,
): Promise<EveningSeasons> {
  const { clubId, head } = at;
  const { rows } = await database.pool.query<EveningSeasonsRow>({
    ...EVENING,
    values: [clubId, head, session],
  });
  const [found] = rows;
  if (found === undefined) throw new Problem('session-not-found', {});
  const { moves, openedAt, day: said, ...evening } = found;
  const day = said ?? dayOf(openedAt, at.timeZone);
  const seasons = (await readSeasonRows(database, at)).flatMap((season: SeasonRow) => {
    const move = moves?.find((one) => one.season === season.id);
    const moved = { belongs: move?.belongs ?? null, moved: move?.moved ?? null };
    const place = placeInSeason(season, { ...evening, day, carried: false, ...moved });
    if (place === null) return [];
    const { belongs, counts, why } = place;
    const { id, name } = season;
    return [{ season: id, name, belongs, counts, why, moved: place.moved }];
  });
  return { head, seasons };
}
