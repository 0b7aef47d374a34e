import { dayOf } from '../../values/time-zone.js';
import type { Database } from '../../platform/database/database.js';
import { spanOf, type SeasonRow } from '../found-seasons.js';
import type { ReadAt } from '../statistics/read/read-head.js';
import { placeInSeason, type EveningRow } from './evening-place.js';
import type { SeasonEvening } from './standings.view.js';
import { selectColumns } from '../../platform/database/select-columns.js';

/**
 * A day more on both sides, for the index of openings knows no time zone. Evenings of its days and those
 * that were moved are found apart, each by its index, and whether one is closed is asked for each: evenings
 * outside the season are not read, however long the club has played.
 */
const EVENINGS = {
  name: 'evenings-of-season',
  text: `SELECT s.id AS session, s.game, s.book, s.own_book AS own,
      s.own_name AS "ownBook", s.table_name AS "table",
      ${selectColumns('Session', 's', 'openedAt', 'day')}, o.seq,
      c.closed IS NOT NULL AS closed, coalesce(c."hasHands", false) AS "hasHands",
      m.belongs, CASE WHEN m.belongs IS NOT NULL THEN json_build_object('event', e.seq, 'time', e.time,
        'from', e.payload::json ->> 'from', 'to', e.payload::json ->> 'to', 'why', m.why) END AS moved
    FROM (SELECT i.id FROM session i WHERE i.club_id = $1
          AND i.opened_at >= ($4::date - 1)::timestamp AT TIME ZONE 'UTC'
          AND i.opened_at < ($5::date + 2)::timestamp AT TIME ZONE 'UTC'
        UNION SELECT i.id FROM session i WHERE i.club_id = $1 
          AND i.day BETWEEN to_char($4::date, 'YYYY-MM-DD') AND to_char($5::date, 'YYYY-MM-DD')
        UNION SELECT x.session_id FROM season_evening x WHERE x.club_id = $1 AND x.season_id = $3) found
      JOIN session s ON s.club_id = $1 AND s.id = found.id
      LEFT JOIN LATERAL (SELECT bool_or(true) AS closed,
          bool_or(t.hands > 0 AND (t.until_seq IS NULL OR t.until_seq > $2)) AS "hasHands"
        FROM statistic t
        WHERE t.club_id = $1 AND t.session_id = s.id AND t.from_seq <= $2) c ON true
      JOIN LATERAL (SELECT o.seq FROM club_event o
        WHERE o.club_id = $1 AND o.session_id = s.id AND o.seq <= $2 ORDER BY o.seq LIMIT 1) o ON true
      LEFT JOIN season_evening m ON m.club_id = s.club_id AND m.season_id = $3 AND m.session_id = s.id
        AND m.from_seq <= $2 AND (m.until_seq IS NULL OR m.until_seq > $2)
      LEFT JOIN club_event e ON e.club_id = m.club_id AND e.seq = m.from_seq
    ORDER BY s.opened_at, s.id`,
};

const CARRIED = {
  name: 'carried-evenings-of-days',
  text: `SELECT id AS session, game, book, table_name AS "table", day, from_seq AS seq
    FROM carried_evening
    WHERE club_id = $1 AND from_seq <= $2 AND (until_seq IS NULL OR until_seq > $2)
      AND day BETWEEN $3 AND $4`,
};

/** An evening that was played here. */
type PlayedRow = Omit<EveningRow, 'day' | 'carried'> & {
  readonly openedAt: Date;
  readonly day: string | null;
  /** The event that opened it. */
  readonly seq: number;
};
type CarriedRow = Pick<EveningRow, 'session' | 'game' | 'book' | 'table' | 'day'> & {
  /** The event since which it is so. */
  readonly seq: number;
};

const AS_CARRIED = {
  own: null,
  ownBook: null,
  carried: true,
  closed: true,
  hasHands: true,
  belongs: null,
  moved: null,
} as const;

/**
 * The evenings of a season as of a head, and those in its days that do not belong to it, in the order of
 * their days, then of their events, each with why. Those that were carried in are among them.
 */
export async function readEvenings(
  { pool }: Pick<Database, 'pool'>,
  at: ReadAt,
  season: SeasonRow,
): Promise<SeasonEvening[]> {
  const { firstDay, lastDay } = spanOf(season);
  const { clubId, head, timeZone } = at;
  const played = await pool.query<PlayedRow>({
    ...EVENINGS,
    values: [clubId, head, season.id, firstDay, lastDay],
  });
  const carried = await pool.query<CarriedRow>({
    ...CARRIED,
    values: [clubId, head, firstDay, lastDay],
  });
  const evenings = [
    ...played.rows.map(({ openedAt, day, seq, ...row }) => {
      return { seq, row: { ...row, day: day ?? dayOf(openedAt, timeZone), carried: false } };
    }),
    ...carried.rows.map(({ seq, ...row }) => ({ seq, row: { ...row, ...AS_CARRIED } })),
  ];
  evenings.sort((one, other) => {
    const { row, seq } = one;
    return row.day === other.row.day ? seq - other.seq : row.day < other.row.day ? -1 : 1;
  });
  return evenings.flatMap(({ row }) => placeInSeason(season, row) ?? []);
}
